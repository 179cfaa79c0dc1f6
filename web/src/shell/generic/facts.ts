import type { Component, Message } from "../../api/types.ts";
import { isMessage } from "./shape.ts";

export interface Tongue {
  /** The name of a component, a field or a word of the game. */
  name: (word: string) => string;
  /** The number of an age as it is printed, and the fields that hold one. */
  age: (age: number) => string;
  ages: readonly string[];
  say: (message: Message) => string;
}

/** What a component says by itself and need not be told again: its name, its effects, which `words` tell people, and how sure we are of it. */
const UNTOLD = ["id", "gives", "words", "sure", "name_sure", "count_sure", "technology_sure", "doubtful", "radius", "crosses_edge"];

/** Numbers in a row without a word are an outline or a table: to be drawn or looked up, not to be read. */
const isDrawing = (values: readonly unknown[]): boolean => values.length > 1 && values.flat(2).every((value) => typeof value === "number");

/** Plain data of a component in a few words: "2 wood, 1 clay", "blue". Nothing for nothing. */
export function describeFact(value: unknown, tongue: Tongue): string {
  if (value === null || value === undefined || value === false || value === "" || value === 0) return "";
  if (value === true) return "✓";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return tongue.name(value);
  if (isMessage(value)) return tongue.say(value);
  if (Array.isArray(value)) return isDrawing(value) ? "" : value.map((item) => describeFact(item, tongue)).filter(Boolean).join(", ");
  const facts = Object.entries(value as Component).map(([key, inner]) => {
    const text = UNTOLD.includes(key) ? "" : describeFact(inner, tongue);
    return text && (typeof inner === "number" ? `${text} ${tongue.name(key)}` : `${tongue.name(key)}: ${text}`);
  });
  return [...facts, ...wordsOf(value as Component, tongue)].filter(Boolean).join(", ");
}

/** What is printed on a component, field by field. */
export function factsOf(component: Component | undefined, tongue: Tongue): [string, string][] {
  return Object.entries(component ?? {}).flatMap(([key, value]): [string, string][] => {
    const age = typeof value === "number" && tongue.ages.includes(key);
    const text = age ? tongue.age(value) : UNTOLD.includes(key) ? "" : describeFact(value, tongue);
    return text ? [[key, text]] : [];
  });
}

/** What it does, in sentences. */
export const wordsOf = (component: Component | undefined, tongue: Tongue): string[] =>
  ((component?.["words"] ?? []) as Message[]).map(tongue.say);
