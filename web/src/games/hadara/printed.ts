/** Cards and their effects as they are printed: glyphs for the eye, words for the zoom and the screen reader. */
import type { Message } from "../../api/types.ts";
import type { CardFace, Glyph, Marks } from "../../kit/glyph.ts";
import type { IconName } from "../../kit/icons/index.ts";
import { wordsOf } from "../../kit/words.ts";
import type { atHadara, Card, Color, Track } from "./model.ts";

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
export const SCORE: Marks = { colonies: ["colony", "red"], statues: ["statue", "blue"], silver_medals: ["medal-silver", "grey"], gold_medals: ["medal-gold", "yellow"], cards: ["hand", "purple"], coins: ["coin", "brown"] };

type Effect = Card["gives"][number];

const coin = (figure: number | string): Glyph => ({ icon: "coin", figure });
const text = (text: string): Glyph => ({ text });

function effectGlyphs(effect: Effect): Glyph[] {
  switch (effect.type) {
    case "sell_bonus":
      return [{ icon: "trade" }, coin(`+${effect.coins}`)];
    case "bonus_tile_on_card":
      return [{ icon: "tile" }, text(`+${effect.track_bonus}`)];
    case "track_per_card":
      return [{ icon: TRACK[effect.track as Track].icon }, text(`${effect.amount}/`), { icon: `family-${effect.card_color as Color}` }];
    case "coins_on_colony":
      return [{ icon: "colony" }, coin(effect.coins)];
    case "medal_prices":
      return [{ icon: "medal-silver" }, { icon: "medal-gold" }, { icon: "down" }];
    case "pay_instead_of_removing":
      return [{ icon: "food" }, text("−"), coin(effect.coins_per_card)];
    case "food_surplus_coins":
      return [{ icon: "food" }, text("+"), coin(effect.coins_per_point)];
    case "income_catch_up":
      return [{ icon: "income" }, text("<"), coin(effect.coins_per_track)];
    case "statue_boost":
      return [{ icon: "statue" }, text(`+${effect.track_bonus}`)];
    case "silver_full_value":
      return [{ icon: "medal-silver" }, text("×2")];
    case "vp_per_set":
      return [{ icon: "point", figure: effect.vp }, text("/"), { icon: "set" }];
    case "wild_in_set":
      return [{ icon: "set" }, text("+?")];
    case "double_capture":
      return [{ icon: "colony" }, { icon: "statue" }, text("×2")];
    case "requirement_reduction":
      return [{ icon: "colony" }, { icon: "statue" }, text(`−${effect.amount}`)];
    case "pay_for_requirement":
      return [{ icon: "colony" }, { icon: "statue" }, coin(effect.coins_per_point)];
  }
}

const bonusGlyphs = (bonuses: Card["bonuses"]): Glyph[] =>
  TRACKS.filter((track) => bonuses[track]).flatMap((track): Glyph[] => [{ icon: TRACK[track].icon, label: named(track) }, text(String(bonuses[track]))]);

export const glyphsOf = (card: Card): Glyph[] =>
  card.gives.length ? card.gives.flatMap(effectGlyphs) : bonusGlyphs(card.bonuses);

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
