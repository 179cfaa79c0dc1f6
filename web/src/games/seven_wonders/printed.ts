/** Cards, costs and effects as they are printed: glyphs for the eye, words for the zoom and the screen reader. */
import type { Message } from "../../api/types.ts";
import type { CardFace, Glyph, Marks } from "../../kit/glyph.ts";
import type { IconName } from "../../kit/icons/index.ts";
import { roman, wordsOf } from "../../kit/words.ts";
import type { Card, Components, Cost, Effect, Resource, Stage } from "./model.ts";
import { pictures } from "./pictures.ts";

export const { ui, named } = wordsOf("seven_wonders");
export const familyName = (color: string): string => named(`color-${color}`);
export const cityName = (wonder: string): string => named(`${wonder}.city`);

type Say = (message: Message) => string;

const AGES = ["", "#7c4f2b", "#3f5874", "#5b3f70"];

/** The back of the cards of an age. */
export const backOf = (age: number): { tint: string; icon: IconName; mark: string } => ({ tint: AGES[age] ?? "", icon: "wonder", mark: roman(age) });

/** How somebody's shields stand to a neighbour's. */
export const SIGNS = { stronger: ">", equal: "=", weaker: "<" } as const;

/** The seven lines of the score sheet: sign and colour. */
export const SCORE: Marks = {
  ...{ military: ["family-red", "red"], treasury: ["coin", "grey"], wonder: ["wonder", "brown"], civilian: ["family-blue", "blue"] },
  ...{ science: ["family-green", "green"], commercial: ["family-yellow", "yellow"], guilds: ["family-purple", "purple"] },
};

const COUNTED_ICONS: Readonly<Record<string, IconName>> = { wonder_stage: "stage", defeat_token: "defeat" };
const countedIcon = (id: string): IconName => COUNTED_ICONS[id] ?? (`family-${id}` as IconName);

function between(glyphs: Glyph[], mark: string): Glyph[] {
  return glyphs.flatMap((glyph, i) => (i ? [{ text: mark }, glyph] : [glyph]));
}

function countedGlyphs(effect: { counted: string[]; scope: string[] }): Glyph[] {
  const things: Glyph[] = effect.counted.map((id) => ({ icon: countedIcon(id) }));
  if (!effect.scope.includes("left")) return [{ text: "/" }, ...things];
  return [{ text: "/" }, ...things, { icon: effect.scope.includes("own") ? "around" : "neighbours" }];
}

function effectGlyphs(effect: Effect): Glyph[] {
  switch (effect.type) {
    case "produce": {
      const made = effect.one_of as Resource[];
      return made.length > 1 ? between(made.map((icon) => ({ icon })), "/") : made.map((icon) => ({ icon, count: effect.amount }));
    }
    case "points":
      return [{ icon: "point", figure: effect.n }];
    case "coins":
      return [{ icon: "coin", figure: effect.n }];
    case "shields":
      return [{ icon: "shield", count: effect.n }];
    case "science":
      return effect.symbol === "any"
        ? between([{ icon: "compass" }, { icon: "gear" }, { icon: "tablet" }], "/")
        : [{ icon: effect.symbol as "compass" }];
    case "discount": {
      const sort: Glyph = { icon: effect.resources.includes("wood") ? "family-brown" : "family-grey" };
      const cheap: Glyph[] = [sort, { icon: "coin", figure: 1 }];
      if (effect.sellers.length > 1) return [...cheap, { icon: "neighbours" }];
      return effect.sellers[0] === "left" ? [{ icon: "left" }, ...cheap] : [...cheap, { icon: "right" }];
    }
    case "coins_per":
      return [{ icon: "coin", figure: effect.n }, ...countedGlyphs(effect)];
    case "points_per":
      return [{ icon: "point", figure: effect.n }, ...countedGlyphs(effect)];
    case "play_last_card":
      return [{ icon: "hand", figure: 7 }];
    case "free_building":
      return [{ icon: "coin", figure: 0 }, { icon: "check" }];
    case "build_from_discard":
      return [{ icon: "discard" }, { icon: "up" }];
    case "copy_guild":
      return [{ icon: "family-purple" }, { icon: "copy" }];
  }
}

/** All effects of a card; "coins and points per the same thing" is drawn as one. */
export function glyphsOf(gives: readonly Effect[]): Glyph[] {
  const [first, second] = gives;
  if (first?.type === "coins_per" && second?.type === "points_per" && first.counted.join() === second.counted.join())
    return [{ icon: "coin", figure: first.n }, { icon: "point", figure: second.n }, ...countedGlyphs(second)];
  return gives.flatMap(effectGlyphs);
}

const units = (cost: Cost): Resource[] => (Object.keys(cost) as (keyof Cost)[]).filter((id): id is Resource => id !== "coins" && cost[id] > 0);

export function costGlyphs(cost: Cost): Glyph[] {
  const glyphs: Glyph[] = units(cost).map((icon) => ({ icon, count: cost[icon] }));
  return cost.coins ? [{ icon: "coin", figure: cost.coins }, ...glyphs] : glyphs;
}

export function costWords(cost: Cost): string {
  const parts = units(cost).map((id) => named(`count-${id}`, { n: cost[id] }));
  if (cost.coins) parts.unshift(named("count-coin", { n: cost.coins }));
  return parts.length ? ui("costs", { cost: parts.join(", ") }) : ui("costs-nothing");
}

export const stageWords = (stage: Stage, say: Say): string => [costWords(stage.cost), ...stage.words.map(say)].join(". ");

/** The picture in the middle of a card: the building, or what it makes. */
function emblemOf(card: Card): Pick<CardFace, "emblem" | "picture"> {
  const picture = pictures[card.id];
  if (picture) return { picture };
  const first = card.gives[0];
  return first?.type === "produce" && first.one_of[0] ? { emblem: first.one_of[0] } : {};
}

export function faceOf(card: Card, box: Components, say: Say): CardFace {
  return {
    ...emblemOf(card),
    id: card.id,
    name: named(card.id),
    family: card.color,
    familyName: familyName(card.color),
    effects: glyphsOf(card.gives),
    cost: costGlyphs(card.cost),
    chainFrom: card.chain.map((id) => named(id)),
    chainTo: box.unlocked(card.id).map((id) => named(id)),
    mark: roman(card.age),
    words: card.words.map(say),
    costWords: costWords(card.cost),
  };
}

/** A card for the ear: name, colour, cost, what builds it for free, effect. */
export function spoken(face: CardFace): string {
  const chain = face.chainFrom?.length ? [ui("free-with", { names: face.chainFrom.join(", ") })] : [];
  return [face.name, ui("colour", { colour: face.family, family: face.familyName }), face.costWords ?? "", ...chain, ...(face.words ?? [])].join(". ");
}
