import type { Marks } from "../kit/glyph.ts";

const printed = import.meta.glob<Marks>("../games/*/printed.ts", { import: "SCORE" });

/** The sign and colour of each line of a game's score sheet, as its board has them; nothing for a game without a board. */
export const marksOf = async (slug: string): Promise<Marks> => (await printed[`../games/${slug}/printed.ts`]?.()) ?? {};
