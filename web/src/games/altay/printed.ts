/** Cards, achievements and their effects as they are printed: glyphs for the eye, words for the zoom and the ear. */
import type { Message } from "../../api/types.ts";
import type { CardFace, Glyph, Marks } from "../../kit/glyph.ts";
import { iconOr, type IconName } from "../../kit/icons/index.ts";
import { roman, wordsOf } from "../../kit/words.ts";
import { RESOURCES, stacks, type Achievement, type Bundle, type Card, type Effect } from "./model.ts";
import { pictures } from "./pictures.ts";

export const { ui, named, titled } = wordsOf("altay");

/** Cards by name, those of one face together. */
export const listed = (ids: readonly string[]): string =>
  stacks(ids)
    .map(({ id, n }) => (n > 1 ? `${named(id)} ×${n}` : named(id)))
    .join(", ");

type Say = (message: Message) => string;

export { GROUND } from "./drawn.ts";

/** The lines of the score sheet: sign and colour. */
export const SCORE: Marks = {
  ...{ achievements: ["technology", "purple"], action_cards: ["hand", "brown"], regions: ["territory", "green"] },
  ...{ captured: ["captured", "red"], markers: ["marker", "grey"] },
};

const COUNTED: Readonly<Record<string, Glyph[]>> = {
  technologies: [{ icon: "technology" }],
  action_cards: [{ icon: "deck" }],
  crowded_regions: [{ icon: "settlement", count: 2 }],
  lone_regions: [{ icon: "settlement" }],
  cards_with_points: [{ icon: "deck" }, { icon: "point" }],
  border_regions: [{ icon: "neighbours" }],
  same_terrain: [{ icon: "mountain" }],
  starting_cards: [{ icon: "hand" }],
  captured: [{ icon: "captured" }],
  markers: [{ icon: "marker" }],
};

const text = (text: string): Glyph => ({ text });
const icon = (name: string): IconName => iconOr(name, "any");

/** Resources as icons, each as often as it counts. */
export const goods = (bundle: Bundle): Glyph[] =>
  [...RESOURCES, "raw", "any"].flatMap((id): Glyph[] => (bundle[id] ? [{ icon: icon(id), count: bundle[id] ?? 1, label: named(id) }] : []));

/** The same in little room: a figure before what counts more than once. */
export const tally = (bundle: Bundle): Glyph[] =>
  goods(bundle).flatMap((glyph): Glyph[] => ("icon" in glyph && (glyph.count ?? 1) > 1 ? [text(String(glyph.count)), { ...glyph, count: 1 }] : [glyph]));

function effectGlyphs(effect: Effect): Glyph[] {
  switch (effect.type) {
    case "produce":
      return goods(effect.resources);
    case "use_region":
      return [{ icon: icon(effect.terrain) }, text("›"), ...goods(effect.resources)];
    case "fill_card":
      return [{ icon: icon(effect.terrain) }, text("›"), { icon: "settlement" }];
    case "draw_cards":
      return [{ icon: "hand" }, text(`+${effect.n}`)];
    case "convert_marker":
      return [{ icon: "marker" }, text("›"), ...goods(effect.resources)];
    case "combat":
      return [{ icon: "attack" }, text(`${effect.attack}`), { icon: "shield" }, text(`${effect.defense}`)];
    case "collect":
      return [...goods(effect.places), text("›"), { icon: "settlement", count: effect.settlements }];
    case "store":
      return [{ icon: "lock" }, ...goods(effect.places)];
    case "trash_and_draw":
      return [{ icon: "close" }, text("›"), { icon: "hand" }];
    case "discard_and_draw":
      return [{ icon: "discard" }, text("›"), { icon: "hand" }];
    case "build_more":
      return [text("+"), { icon: "settlement", count: effect.settlements }];
    case "combat_bonus":
      return effect.attack ? [{ icon: "attack" }, text(`+${effect.attack}`)] : [{ icon: "shield" }, text(`+${effect.defense}`)];
    case "keep_card":
      return [{ icon: "lock" }, { icon: "hand" }];
    case "larger_hand":
      return [{ icon: "hand" }, text(`+${effect.n}`)];
    case "exchange":
      return [{ icon: "any" }, text("›"), { icon: "any" }];
    case "produce_once":
      return goods(effect.resources);
    case "move_settlement":
      return [{ icon: "settlement" }, text("›"), { icon: "territory" }];
    case "points_per":
      return [{ icon: "point", figure: effect.base + 1 }, text(effect.every > 1 ? `/${effect.every}` : "/"), ...(COUNTED[effect.counted] ?? [])];
  }
}

/** All options, one of which is taken. */
export const glyphsOf = (gives: readonly Effect[]): Glyph[] => gives.flatMap((effect, i) => (i ? [text("/"), ...effectGlyphs(effect)] : effectGlyphs(effect)));

/** The family of an action card: what it is for. */
export function familyOf(card: Card): string {
  const types = new Set(card.gives.map((effect) => effect.type));
  if (types.has("combat")) return "red";
  if (types.has("collect")) return "green";
  const makes = card.gives.some((effect) => effect.type === "produce" && effect.resources.culture);
  return makes ? "blue" : types.has("store") ? "yellow" : "brown";
}

const costWords = (price: Bundle): string => {
  const parts = [...RESOURCES, "raw"].flatMap((id) => (price[id] ? [named(`count-${id}`, { n: price[id] ?? 0 })] : []));
  return ui("costs", { cost: parts.join(", ") });
};

export function faceOf(card: Card, say: Say): CardFace {
  const family = familyOf(card);
  return {
    id: card.id,
    name: named(card.kind),
    family,
    familyName: ui(`family-${family}`),
    effects: glyphsOf(card.gives),
    cost: card.price ? goods(card.price) : [],
    corner: card.vp ? [{ icon: "point", figure: card.vp }] : [],
    picture: pictures[card.kind] ?? "",
    words: card.words.map(say),
    ...(card.price ? { costWords: costWords(card.price) } : {}),
  };
}

export function achievementFace(one: Achievement, say: Say): CardFace {
  return {
    id: one.id,
    name: named(one.id),
    family: one.vp === null ? "purple" : "grey",
    familyName: ui("level", { level: roman(one.level) }),
    effects: glyphsOf(one.gives),
    cost: goods(one.places),
    corner: one.vp ? [{ icon: "point", figure: one.vp }] : [],
    picture: pictures[one.id] ?? "",
    mark: roman(one.level),
    words: one.words.map(say),
    costWords: costWords(one.places),
  };
}

/** A card for the ear: name, family, cost, what it does. */
export const spoken = (face: CardFace): string => [face.name, face.familyName, face.costWords, ...(face.words ?? [])].filter(Boolean).join(". ");
