import type { GameBoard } from "./contract.ts";

const folders = import.meta.glob<GameBoard>("./*/index.ts");

/** A game's own board, or undefined: then the generic table serves. */
export async function boardOf(slug: string): Promise<GameBoard | undefined> {
  return folders[`./${slug}/index.ts`]?.();
}
