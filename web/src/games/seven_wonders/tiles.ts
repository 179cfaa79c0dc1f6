/** Buildings as small tiles side by side: a long name takes the room of two, and later ones fill the gaps. */
import type { CardFace } from "../../kit/glyph.ts";

/** About how wide things are on a tile, in pixels: a letter beside large signs and beside small ones, and the frame. */
const [LETTER, SMALL, FRAME] = [7, 6.4, 22];
const LARGE_SIGN = 15;
/** A mark between signs, as a part of a sign. */
const MARK = 0.6;

/** The letters of the longer line when words share two lines as evenly as they can; no word is broken. */
const onTwoLines = (words: readonly string[]): number =>
  Math.min(...words.map((_, at) => Math.max(words.slice(0, at + 1).join(" ").length, words.slice(at + 1).join(" ").length)));

/** The room that a name and the signs before it need, on one line or on two. */
export function widthOf({ name, effects }: Pick<CardFace, "name" | "effects">, sign: number, lines: 1 | 2): number {
  const letters = lines === 1 ? name.length : onTwoLines(name.split(" "));
  const signs = effects.reduce((sum, glyph) => sum + ("text" in glyph ? sign * MARK * glyph.text.length : (sign + 1) * (glyph.count ?? 1)), 0);
  return FRAME + signs + letters * (sign < LARGE_SIGN ? SMALL : LETTER);
}

/** How many lines tiles fill that take one or two places each, when every one lies in the first gap it fits in. */
export function linesOf(spans: readonly number[], places: number): number {
  const lines: number[] = [];
  for (const span of spans) {
    const at = lines.findIndex((taken) => taken + span <= places);
    if (at < 0) lines.push(span);
    else lines[at] = (lines[at] ?? 0) + span;
  }
  return lines.length;
}

/** How many lines things of these widths fill one after the other. */
export function flowOf(widths: readonly number[], room: number): number {
  let [lines, left] = [0, 0];
  for (const width of widths) {
    if (width > left) [lines, left] = [lines + 1, room];
    left -= width;
  }
  return lines;
}
