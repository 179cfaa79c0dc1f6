import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, Seat } from "../api/types.ts";
import type { Lang } from "./lang.ts";

/** A piece of a sentence: plain, the name of a seat, or what an argument of the message was filled with. */
export interface Part {
  text: string;
  seat?: number;
  argument?: string;
}

type Name = (seat: number) => string;
type Value = number | string | Message | Seat;

// Characters of no script: they mark in a sentence where a name begins and ends.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "u");

/** All texts of one language, filled and formatted: the same files as the server's and the terminal's. */
export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    sources: Iterable<string>,
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const entry = this.#bundle.getMessage(name);
    return Boolean(attribute ? entry?.attributes[attribute] : entry?.value);
  }

  /** A text by id; an unknown id is shown as it is, so that a hole is seen and not hidden. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const [name = "", attribute] = id.split(".");
    const entry = this.#bundle.getMessage(name);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    // No line begins with a dash.
    return pattern ? this.#bundle.formatPattern(pattern, args, []).replaceAll(" —", "\u00a0—") : id;
  }

  /** A message of the engine in words; `name` tells who sits where, `me` is the seat of whoever is spoken to. */
  say(message: Message, name: Name, me = -1): string {
    return this.#fill(message, (value) => this.#plain(value, name, me), me);
  }

  /** The same in pieces: seats, and things by the arguments that name them. */
  parts(message: Message, name: Name, me = -1): Part[] {
    const marked = (value: Value, argument: string): FluentVariable => {
      if (typeof value !== "object") return value;
      if (value.type === "seat") return `${OPEN}${value.seat}${MIDDLE}${name(value.seat)}${CLOSE}`;
      if (value.args) return this.#fill(value, marked, me);
      return `${OPEN}${argument}${MIDDLE}${this.say(value, name, me)}${CLOSE}`;
    };
    // Text, mark, name, text, mark, name, text …
    const pieces = this.#fill(message, marked, me).split(MARKED);
    return pieces.flatMap((text, i): Part[] => {
      if (i % 3 === 1 || !text) return [];
      if (i % 3 === 0) return [{ text }];
      const mark = pieces[i - 1] ?? "";
      return [/^-?\d+$/.test(mark) ? { text, seat: Number(mark) } : { text, argument: mark }];
    });
  }

  /** The same in a few words, where the text has a short form: its attribute `short`. */
  sayShortly(message: Message, name: Name): string {
    const short = `${message.id}.short`;
    return this.say(this.has(short) ? { ...message, id: short } : message, name);
  }

  #plain(value: Value, name: Name, me: number): FluentVariable {
    if (typeof value !== "object") return value;
    return value.type === "seat" ? name(value.seat) : this.say(value, name, me);
  }

  /** `$you` names the argument that is the reader's own seat, so that a text can speak to them. */
  #fill(message: Message, fill: (value: Value, argument: string) => FluentVariable, me: number): string {
    const args = Object.entries(message.args ?? {});
    const you = args.find(([, value]) => typeof value === "object" && value.type === "seat" && value.seat === me)?.[0] ?? "";
    return this.text(message.id, { you, ...Object.fromEntries(args.map(([key, value]) => [key, fill(value, key)])) });
  }
}
