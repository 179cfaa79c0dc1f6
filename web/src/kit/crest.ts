import type { IconName } from "./icons/index.ts";

const crests = ["crest-1", "crest-2", "crest-3", "crest-4", "crest-5", "crest-6", "crest-7"] as const satisfies IconName[];

/** The crest of a seat; more than seven seats begin again. */
export const crestOf = (seat: number): IconName => crests[((seat % 7) + 7) % 7] ?? "crest-1";

/** The colour of a seat, and the ink that reads on it. */
export const seatColour = (seat: number): string => `var(--seat-${(((seat % 7) + 7) % 7) + 1})`;
