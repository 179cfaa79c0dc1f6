import type { IconName } from "../kit/icons/index.ts";
import { seeded } from "../kit/seeded.ts";

/** How a game's box looks on the shelf. A game nobody drew a lid for gets one by the chance of its name. */
export interface Lid {
  motif: string;
  emblem: IconName;
  tone: string;
}

const drawn: Readonly<Record<string, Lid>> = {
  seven_wonders: { motif: "blue", emblem: "wonder", tone: "#2f5d7b" },
  hadara: { motif: "green", emblem: "leader", tone: "#55703a" },
  altay: { motif: "brown", emblem: "territory", tone: "#8a5a2b" },
  through_the_ages: { motif: "purple", emblem: "technology", tone: "#6b4a7e" },
  civilization: { motif: "yellow", emblem: "ship", tone: "#8a3f34" },
};
const motifs = ["brown", "grey", "blue", "green", "yellow", "red", "purple"];

const order = Object.keys(drawn);

/** Where a box stands on the shelf: the drawn ones first, in the order above. */
export const placeOf = (slug: string): number => (order.includes(slug) ? order.indexOf(slug) : order.length);

export function lidOf(slug: string): Lid {
  const known = drawn[slug];
  if (known) return known;
  const motif = motifs[Math.floor(seeded(slug)() * motifs.length)] ?? "brown";
  return { motif, emblem: "deck", tone: `var(--family-${motif})` };
}
