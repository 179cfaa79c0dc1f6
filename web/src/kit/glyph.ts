import { countedIcon, type IconName } from "./icons/index.ts";

/** A piece of a printed line: an icon with a figure on or beside it, or a few letters ("/", "×", "per"). */
export type Glyph =
  | { icon: IconName; figure?: number | string; count?: number; label?: string }
  | { text: string };

/** A card as it is printed. Words are in the reader's language already. */
export interface CardFace {
  /** Seeds the engraving, names the component. */
  id: string;
  name: string;
  /** Names colour (--family-…), motif and glyph; any text will do. */
  family: string;
  familyName: string;
  effects: Glyph[];
  cost: Glyph[];
  /** In the lower right corner of the picture: what it is worth. */
  corner?: Glyph[];
  /** Names of what builds it for free, and of what it builds for free. */
  chainFrom?: string[];
  chainTo?: string[];
  /** The drawing in the middle; the family's glyph if none is given. */
  emblem?: IconName;
  /** Or a line drawing of its own: a path on a 24 × 24 grid. */
  picture?: string;
  /** Small print at the foot: the age, the number of players. */
  mark?: string;
  /** The effects in words, for the zoom and for screen readers. */
  words?: string[];
  costWords?: string;
}

/** The sign and the family's colour of each line of a score sheet. */
export type Marks = Readonly<Record<string, readonly [IconName, string]>>;

/** What is missing, as icons; what nobody has drawn is left out. */
export function missingGlyphs(missing: Readonly<Record<string, number>>): Glyph[] {
  return Object.entries(missing).flatMap(([what, n]): Glyph[] => {
    const icon = countedIcon(what);
    if (!icon || !n) return [];
    return icon === "coin" ? [{ icon, figure: `−${n}` }] : n > 4 ? [{ icon }, { text: `×${n}` }] : [{ icon, count: n }];
  });
}
