/** Cards and their effects as they are printed: glyphs for the eye, words for the zoom and the screen reader. */
import type { Message } from "../../api/types.ts";
import type { CardFace, Glyph } from "../../kit/glyph.ts";
import type { IconName } from "../../kit/icons/index.ts";
import { wordsOf } from "../../kit/words.ts";
import type { atHadara, Card, Track } from "./model.ts";

export const { ui, named, titled } = wordsOf("hadara");

/** How the four tracks look; in the order of the player board. */
export const TRACK: Readonly<Record<Track, { icon: IconName; family: string }>> = {
  income: { icon: "income", family: "yellow" },
  military: { icon: "strength", family: "red" },
  culture: { icon: "culture", family: "blue" },
  food: { icon: "food", family: "green" },
};
export const TRACKS = Object.keys(TRACK) as Track[];

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

/** The lines of the score sheet: sign and colour. */
export const SCORE = {
  ...{ colonies: ["colony", "red"], statues: ["statue", "blue"], cards: ["hand", "purple"] },
  ...{ silver_medals: ["medal-silver", "grey"], gold_medals: ["medal-gold", "yellow"], coins: ["coin", "brown"] },
} as const;

const coin = (figure: unknown): Glyph => ({ icon: "coin", figure: String(figure) });
const text = (text: string): Glyph => ({ text });

/** What each effect looks like, made from its figures. */
const EFFECTS: Readonly<Record<string, (effect: Card["gives"][number]) => Glyph[]>> = {
  sell_bonus: (effect) => [{ icon: "trade" }, coin(`+${effect["coins"]}`)],
  bonus_tile_on_card: (effect) => [{ icon: "tile" }, text(`+${effect["track_bonus"]}`)],
  track_per_card: (effect) => [{ icon: TRACK[effect["track"] as Track].icon }, text(`${effect["amount"]}/`), { icon: `family-${effect["card_color"] as "red"}` }],
  coins_on_colony: (effect) => [{ icon: "colony" }, coin(effect["coins"])],
  medal_prices: () => [{ icon: "medal-silver" }, { icon: "medal-gold" }, { icon: "down" }],
  pay_instead_of_removing: (effect) => [{ icon: "food" }, text("−"), coin(effect["coins_per_card"])],
  food_surplus_coins: (effect) => [{ icon: "food" }, text("+"), coin(effect["coins_per_point"])],
  income_catch_up: (effect) => [{ icon: "income" }, text("<"), coin(effect["coins_per_track"])],
  statue_boost: (effect) => [{ icon: "statue" }, text(`+${effect["track_bonus"]}`)],
  silver_full_value: () => [{ icon: "medal-silver" }, text("×2")],
  vp_per_set: (effect) => [{ icon: "point", figure: String(effect["vp"]) }, text("/"), { icon: "set" }],
  wild_in_set: () => [{ icon: "set" }, text("+?")],
  double_capture: () => [{ icon: "colony" }, { icon: "statue" }, text("×2")],
  requirement_reduction: (effect) => [{ icon: "colony" }, { icon: "statue" }, text(`−${effect["amount"]}`)],
  pay_for_requirement: (effect) => [{ icon: "colony" }, { icon: "statue" }, coin(effect["coins_per_point"])],
};

const bonusGlyphs = (bonuses: Card["bonuses"]): Glyph[] =>
  TRACKS.filter((track) => bonuses[track]).flatMap((track): Glyph[] => [{ icon: TRACK[track].icon, label: named(track) }, text(String(bonuses[track]))]);

export const glyphsOf = (card: Card): Glyph[] =>
  card.gives.length ? card.gives.flatMap((effect) => EFFECTS[effect.type]?.(effect) ?? [{ icon: "family-purple" }]) : bonusGlyphs(card.bonuses);

const costWords = (cost: number): string => ui("costs", { cost: named("count-coins", { coins: cost }) });

export function faceOf(card: Card, box: ReturnType<typeof atHadara>["box"], say: (message: Message) => string): CardFace {
  return {
    id: card.id,
    name: named(card.id),
    family: card.color,
    familyName: named(card.color),
    effects: glyphsOf(card),
    cost: [{ icon: "coin", figure: card.cost }],
    corner: card.vp ? [{ icon: "point", figure: card.vp }] : [],
    picture: box.pictures.get(card.id) ?? "",
    mark: card.star ? `${card.epoch} ★` : card.epoch,
    words: card.words.map(say),
    costWords: costWords(card.cost),
  };
}

/** A card for the ear: name, colour, cost, what it gives. */
export const spoken = (face: CardFace): string => [face.name, face.familyName, face.costWords ?? "", ...(face.words ?? [])].join(". ");
