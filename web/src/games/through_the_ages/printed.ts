/** Cards as they are printed: what they are for the eye (colour, shape, glyph, figures) and for the ear (words). */
import type { Message } from "../../api/types.ts";
import type { CardFace, Glyph, Marks } from "../../kit/glyph.ts";
import type { IconName } from "../../kit/icons/index.ts";
import { roman, wordsOf } from "../../kit/words.ts";
import { glyphsOf } from "./effects.ts";
import { COLOURS } from "./drawn.ts";
import { counted, familyOf, type Card } from "./model.ts";
import { pictures } from "./pictures.ts";

export const { ui, named, titled } = wordsOf("through_the_ages");

/** An age as it is printed on a card. */
export const ageOf = (age: number): string => (age ? roman(age) : "A");

/** Several cards of which only the age is seen: "I II×3". */
export const agesOf = (all: readonly number[]): string => counted(all.map(ageOf)).map(({ id, n }) => (n > 1 ? `${id}×${n}` : id)).join(" ");

/** The glyph of each kind, beside its colour. */
const SIGNS: Readonly<Record<string, IconName>> = {
  ...{ farm: "food", mine: "ore", lab: "science", temple: "happiness", library: "rules", theater: "culture", arena: "victory" },
  ...{ infantry: "infantry", cavalry: "cavalry", artillery: "artillery", air_force: "air_force", government: "government" },
  ...{ special_law: "trade", special_warfare: "military_actions", special_exploration: "ship", special_construction: "stage" },
  ...{ wonder: "wonder", leader: "leader", action: "play", tactic: "army", bonus: "shield", territory: "territory" },
  ...{ aggression: "attack", war: "war", pact: "neighbours", event: "event" },
} satisfies Record<string, IconName>;

export const signOf = (family: string): IconName => SIGNS[family] ?? "deck";
export const colourOf = (family: string): string => COLOURS[family] ?? "brown";

/** The lines of the score sheet: sign and colour. */
export const SCORE: Marks = {
  ...{ production: ["culture", "brown"], wonders: ["wonder", "purple"], leaders: ["leader", "green"] },
  ...{ action_cards: ["hand", "yellow"], events: ["event", "blue"], colonies: ["colony", "green"] },
  ...{ conflict: ["war", "red"], hunger: ["consumption", "grey"], impacts: ["victory", "orange"] },
};

function costOf(card: Card): Glyph[] {
  if ("stages" in card && card.stages) return [{ text: card.stages.join("·") }, { icon: "ore" }];
  const parts: [number | undefined, IconName][] = [
    ["science_cost" in card ? card.science_cost : undefined, "science"],
    ["resource_cost" in card ? card.resource_cost : undefined, "ore"],
    ["military_actions" in card ? card.military_actions : undefined, "military_actions"],
  ];
  return parts.flatMap(([n, icon]) => (n ? [{ text: String(n) }, { icon }] : []));
}

function costWords(card: Card): string {
  const civil = "stages" in card || "science_cost" in card || "resource_cost" in card;
  const parts = [
    civil && card.science_cost ? named("cost-science", { n: card.science_cost }) : "",
    civil && card.revolution_cost ? ui("by-revolution", { n: card.revolution_cost }) : "",
    civil && card.resource_cost ? named("cost-resources", { n: card.resource_cost }) : "",
    "military_actions" in card && card.military_actions ? named("cost-military_actions", { n: card.military_actions }) : "",
    civil && card.stages ? ui("stages-cost", { costs: card.stages.join(" · ") }) : "",
  ].filter(Boolean);
  return parts.length ? ui("costs", { cost: parts.join(", ") }) : "";
}

export function faceOf(card: Card, say: (message: Message) => string): CardFace {
  const family = familyOf(card);
  const sides = "sides" in card ? (card.sides ?? []) : [];
  return {
    id: card.id,
    name: named(card.id),
    family: colourOf(family),
    familyName: named(card.family),
    effects: glyphsOf(card),
    cost: costOf(card),
    emblem: signOf(family),
    picture: pictures[card.id] ?? pictures[family] ?? "",
    mark: ageOf(card.age),
    words: [...new Set(card.words.map(say)), ...sides.flatMap((side) => [`${titled(side.id)}: ${side.words.map(say).join(" ")}`])],
    costWords: costWords(card),
  };
}

/** A card for the ear: name, kind, age, cost, what it does. */
export const spoken = (face: CardFace): string => [face.name, `${face.familyName}, ${face.mark ?? ""}`, face.costWords, ...(face.words ?? [])].filter(Boolean).join(". ");
