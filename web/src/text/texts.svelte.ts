import type { FluentVariable } from "@fluent/bundle";
import type { Message } from "../api/types.ts";
import { Texts, type Part } from "./fluent.ts";
import { isLang, preferred, type Lang } from "./lang.ts";

const STORED = "ecumene.lang";

/** Only the language that is spoken is loaded. */
const sources: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import("./en.ts"),
  ru: () => import("./ru.ts"),
};

let current = $state.raw(new Texts("en", []));

/** The language everything is shown in. Reading it in a component makes that component follow the switch. */
export const lang = (): Lang => current.lang;

export async function speak(wanted: Lang): Promise<void> {
  current = new Texts(wanted, (await sources[wanted]()).default);
  document.documentElement.lang = wanted;
  localStorage.setItem(STORED, wanted);
}

/** The language of the last visit, else the browser's wish. */
export async function speakAsBefore(): Promise<void> {
  const stored = localStorage.getItem(STORED);
  await speak(isLang(stored) ? stored : preferred(navigator.languages));
}

/** A text by its id. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => current.text(id, args);

export const hasText = (id: string): boolean => current.has(id);

/** The first of several texts that exists. */
export const firstText = (ids: readonly string[], otherwise: string): string => {
  const id = ids.find((candidate) => current.has(candidate));
  return id === undefined ? otherwise : current.text(id);
};

/** A message of the engine in words. */
export const say = (message: Message, name: (seat: number) => string, me?: number): string => current.say(message, name, me);

/** The same in pieces, so that what it names can be pointed at. */
export const partsOf = (message: Message, name: (seat: number) => string, me?: number): Part[] => current.parts(message, name, me);

/** The same in a few words, if there are such. */
export const sayShortly = (message: Message, name: (seat: number) => string): string => current.sayShortly(message, name);

/** The name of a component, option or word of a game. */
export const word = (slug: string, id: string): string =>
  firstText([`${slug}-${id}`], id.replaceAll("_", " "));
