import type { Lid } from "../games/contract.ts";
import { seeded } from "../kit/seeded.ts";

const drawn = import.meta.glob<{ lid: Lid }>("../games/*/lid.ts", { eager: true });
const motifs = ["brown", "grey", "blue", "green", "yellow", "red", "purple"];

/** Where a box stands on the shelf: those with a lid of their own first. */
export const placeOf = (slug: string): number => lidOf(slug).place;

/** A game nobody drew a lid for gets one by the chance of its name. */
export function lidOf(slug: string): Lid {
  const own = drawn[`../games/${slug}/lid.ts`]?.lid;
  if (own) return own;
  const motif = motifs[Math.floor(seeded(slug)() * motifs.length)] ?? "brown";
  return { place: Number.MAX_SAFE_INTEGER, motif, emblem: "deck", tone: `var(--family-${motif})` };
}
