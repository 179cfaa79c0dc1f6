import type { GameBoard } from "./contract.ts";

const files = import.meta.glob<{ default: never }>("./*/{Board,Choice,Dock,Headline,Peek}.svelte");

/** Whoever asks for it in the address (`?plain`) plays any game on the generic table: facts in words, answers in a list. */
const plain = (): boolean => new URLSearchParams(location.search).has("plain");

/** A game's own board, or undefined: then the generic table serves. */
export async function boardOf(slug: string): Promise<GameBoard | undefined> {
  if (plain()) return undefined;
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${slug}/`));
  const parts = own.map(async ([path, load]) => [path.split(/[/.]/).at(-2) ?? "", (await load()).default] as const);
  return own.length ? (Object.fromEntries(await Promise.all(parts)) as unknown as GameBoard) : undefined;
}
