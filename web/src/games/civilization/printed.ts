/** What is drawn and said of the things of this world: icons, colours, names. */
import type { Marks } from "../../kit/glyph.ts";
import { iconOr, type IconName } from "../../kit/icons/index.ts";
import { wordsOf } from "../../kit/words.ts";
import { ERAS, SETTLER, type Components, type Era, type Stack } from "./model.ts";

export const { ui, named, titled } = wordsOf("civilization");

/** The lines of the score sheet: sign and colour. */
export const SCORE: Marks = {
  ...{ settlements: ["settlement", "green"], technologies: ["technology", "blue"], wonders: ["wonder", "yellow"] },
  ...{ key_discoveries: ["tablet", "purple"], ending: ["victory", "red"] },
};

/** The colour of an era, and its number for those who do not see it. */
export const ERA_FAMILY: Readonly<Record<Era, string>> = { ancient: "brown", medieval: "green", gunpowder: "red", modern: "blue" };
export const eraNumber = (era: Era): number => ERAS.indexOf(era) + 1;

/** The ground of the continents; borders and names tell regions apart without colour. */
const GROUND: Readonly<Record<string, string>> = {
  ...{ north_america: "var(--world-1)", south_america: "var(--world-2)", europe: "var(--world-3)" },
  ...{ africa: "var(--world-4)", asia: "var(--world-5)", oceania: "var(--world-6)" },
};
export const groundOf = (continent: string): string => GROUND[continent] ?? "var(--world-sea)";

const MARKERS: Readonly<Record<string, IconName>> = {
  ...{ free_technology: "technology", native_tribe: "tribe", mountains: "mountain", jungle_forest: "forest", fertile: "farmland", no_event: "blank" },
};
export const markerIcon = (marker: string): IconName => MARKERS[marker] ?? iconOr(marker, "unknown");

/** Items of an offer: pieces have an area, everything else only a name. */
export function itemIcon([id = ""]: readonly string[], box: Components): IconName {
  if (box.sums.has(id)) return "coin";
  if (box.figures.has(id)) return "army";
  if (id === SETTLER) return "settler";
  if (box.areas.has(id)) return "settlement";
  if (box.technologies.has(id) || ERAS.some((era) => era === id)) return "technology";
  if (box.wonders.has(id) || box.moments.has(id)) return "wonder";
  return iconOr(id, "any");
}

export const itemName = ([id = "", area]: readonly string[], box: Components): string => {
  if (area !== undefined) return ui("piece-in", { piece: titled(id), area: named(area) });
  if (box.areas.has(id)) return ui("settlement-in", { area: named(id) });
  return ERAS.some((era) => era === id) ? ui("technology-of", { era: named(id) }) : titled(id);
};

/** The pieces of a stack in words. */
export const stackWords = (stack: Stack): string => stack.kinds.map(({ name, count }) => (count > 1 ? `${titled(name)} × ${count}` : titled(name))).join(", ");
