import type { Given } from "../../games/contract.ts";
import { firstText, hasText, t } from "../../text/texts.svelte.ts";
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
  hasText(`${slug}-${id}`) ? t(`${slug}-${id}`) : readable(id);

/** How the components of the game on the table are spoken of. */
export const tongueOf = (given: Given): Tongue => ({ name: (word) => nameOfComponent(given.table.game, word), say: given.say });

/** Who or what is paid. */
export const priceName = (slug: string, key: string): string =>
  firstText([`${slug}-price-${key}`, `${slug}-${key}`, `${slug}-field-${key}`], readable(key));
