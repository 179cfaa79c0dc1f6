/** Cards and their effects as they are printed: glyphs for the eye, words for the zoom and the screen reader. */
import type { Message } from "../../api/types.ts";
import type { CardFace, Glyph } from "../../kit/glyph.ts";
import type { IconName } from "../../kit/icons/index.ts";
import { hasText, t } from "../../text/texts.svelte.ts";
import { pictureOf } from "./pictures.ts";
import { EPOCHS, SLUG, TRACKS, type Card, type Effect, type Track } from "./model.ts";

export const named = (id: string): string => t(`${SLUG}-${id}`);
export const ui = (id: string, args?: Record<string, string | number>): string => t(`${SLUG}-ui-${id}`, args);
export const roman = (epoch: number): string => EPOCHS[epoch - 1] ?? "";
/** As a heading or a label: with a capital letter. */
export const titled = (id: string): string => {
  const name = named(id);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
};

export const TRACK_ICONS: Readonly<Record<Track, IconName>> = { income: "income", military: "strength", culture: "culture", food: "food" };
export const TRACK_COLORS: Readonly<Record<Track, string>> = { income: "yellow", military: "red", culture: "blue", food: "green" };
export const STEP_ICONS: Readonly<Record<string, IconName>> = {
  set_wheel: "wheel",
  draw: "hand",
  take_income: "income",
  capture: "colony",
  build: "statue",
  take: "discard",
  feed: "food",
  buy_medals: "medal-gold",
};

export { signed } from "../../kit/signed.ts";

/** Bonuses of a card or of the back of a colony. */
export const bonusGlyphs = (bonuses: Readonly<Record<Track, number>>): Glyph[] =>
  TRACKS.filter((track) => bonuses[track]).flatMap((track): Glyph[] => [{ icon: TRACK_ICONS[track], label: named(track) }, { text: String(bonuses[track]) }]);

export const bonusWords = (bonuses: Readonly<Record<Track, number>>): string[] =>
  TRACKS.filter((track) => bonuses[track]).map((track) => ui("bonus", { track: titled(track), n: bonuses[track] }));

const num = (effect: Effect, name: string): number => Number(effect[name] ?? 0);
const coin = (figure: number | string): Glyph => ({ icon: "coin", figure });

function effectGlyphs(effect: Effect): Glyph[] {
  switch (effect.type) {
    case "sell_bonus":
      return [{ icon: "trade" }, coin(`+${num(effect, "coins")}`)];
    case "bonus_tile_on_card":
      return [{ icon: "tile" }, { text: `+${num(effect, "track_bonus")}` }];
    case "track_per_card":
      return [{ icon: TRACK_ICONS[effect["track"] as Track] }, { text: `${num(effect, "amount")}/` }, { icon: `family-${effect["card_color"] as "red"}` }];
    case "coins_on_colony":
      return [{ icon: "colony" }, coin(num(effect, "coins"))];
    case "medal_prices":
      return [{ icon: "medal-silver" }, { icon: "medal-gold" }, { icon: "down" }];
    case "pay_instead_of_removing":
      return [{ icon: "food" }, { text: "−" }, coin(num(effect, "coins_per_card"))];
    case "food_surplus_coins":
      return [{ icon: "food" }, { text: "+" }, coin(num(effect, "coins_per_point"))];
    case "income_catch_up":
      return [{ icon: "income" }, { text: "<" }, coin(num(effect, "coins_per_track"))];
    case "statue_boost":
      return [{ icon: "statue" }, { text: `+${num(effect, "track_bonus")}` }];
    case "silver_full_value":
      return [{ icon: "medal-silver" }, { text: "×2" }];
    case "vp_per_set":
      return [{ icon: "point", figure: num(effect, "vp") }, { text: "/" }, { icon: "set" }];
    case "wild_in_set":
      return [{ icon: "set" }, { text: "+?" }];
    case "double_capture":
      return [{ icon: "colony" }, { icon: "statue" }, { text: "×2" }];
    case "requirement_reduction":
      return [{ icon: "colony" }, { icon: "statue" }, { text: `−${num(effect, "amount")}` }];
    case "pay_for_requirement":
      return [{ icon: "colony" }, { icon: "statue" }, coin(num(effect, "coins_per_point"))];
    default:
      return [{ icon: "family-purple" }];
  }
}

function effectWords(effect: Effect): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(effect)) if (typeof value === "number" || typeof value === "string") args[key] = value;
  const prices = effect["prices"] as Record<string, { silver: number; gold: number }> | undefined;
  for (const [epoch, price] of Object.entries(prices ?? {})) {
    const number = EPOCHS.indexOf(epoch as "I") + 1;
    args[`silver${number}`] = price.silver;
    args[`gold${number}`] = price.gold;
  }
  return t(`${SLUG}-effect-${effect.type}`, args);
}

export const glyphsOf = (card: Card): Glyph[] => (card.effect ? effectGlyphs(card.effect) : bonusGlyphs(card.bonuses));

export const wordsOf = (card: Card): string[] => [
  ...bonusWords(card.bonuses),
  ...(card.effect ? [effectWords(card.effect)] : []),
  ...(card.vp ? [t(`${SLUG}-count-vp`, { vp: card.vp })] : []),
];

export const costWords = (cost: number): string => ui("costs", { cost: t(`${SLUG}-count-coins`, { coins: cost }) });

export function faceOf(card: Card): CardFace {
  return {
    id: card.id,
    name: named(card.id),
    family: card.color,
    familyName: named(card.color),
    effects: glyphsOf(card),
    cost: [{ icon: "coin", figure: card.cost }],
    corner: card.vp ? [{ icon: "point", figure: card.vp }] : [],
    picture: pictureOf(card),
    mark: card.star ? `${card.epoch} ★` : card.epoch,
    words: wordsOf(card),
    costWords: costWords(card.cost),
  };
}

/** A card for the ear: name, colour, cost, what it gives. */
export const spoken = (card: Card): string => [named(card.id), named(card.color), costWords(card.cost), ...wordsOf(card)].join(". ");

/** A refusal in a few words; the whole sentence is a tooltip away. */
export function shortly(reason: Message, say: (message: Message) => string): string {
  const id = reason.id.replace(`${SLUG}-no-`, "");
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(reason.args ?? {})) if (typeof value !== "object") args[key] = value;
  return hasText(`${SLUG}-ui-no-${id}`) ? ui(`no-${id}`, args) : say(reason);
}
