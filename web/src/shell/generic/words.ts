import type { Given } from "../../games/contract.ts";
import { roman } from "../../kit/words.ts";
import { firstText } from "../../text/texts.svelte.ts";
import { Shape } from "../schema.ts";
import type { Tongue } from "./facts.ts";

const readable = (key: string): string => {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a field of a game's view is called. */
export const fieldName = (slug: string, key: string): string =>
  firstText([`${slug}-field-${key}`, `${slug}-${key}`, `${slug}-score-${key}`, `web-field-${key}`], readable(key));

/** The name of a component or word of the game, if it has one. */
export const nameOfComponent = (slug: string, id: string): string =>
  firstText([`${slug}-${id}`, `${slug}-field-${id}`], readable(id));

/** The number of an age as it is printed: I, II, III, or what the game calls it. */
export const ageName = (slug: string, age: number): string => firstText([`${slug}-age-${age}`], roman(age));

/** How the components of the game on the table are spoken of. */
export const tongueOf = (given: Given): Tongue => ({
  name: (word) => nameOfComponent(given.table.game, word),
  age: (age) => ageName(given.table.game, age),
  ages: new Shape(given.game?.view).ages,
  say: given.say,
});

/** Who or what is paid. */
export const priceName = (slug: string, key: string): string =>
  firstText([`${slug}-price-${key}`, `${slug}-${key}`, `${slug}-field-${key}`], readable(key));
