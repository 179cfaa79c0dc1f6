/** What a hint says at a glance, before it is read. */
import type { Snapshot } from "../api/types.ts";

/** A figure stays on the line of what it counts. */
export const unbroken = (text: string): string => text.replace(/(\d) /g, "$1\u00a0");

export const percent = (chance: number): number => Math.round(100 * chance);

type Asking = Pick<Snapshot, "seat" | "asked" | "prompt">;

/** Whether the same seat is still asked the same, whatever others have done meanwhile. */
export const sameQuestion = (before: Asking | undefined, now: Asking | undefined): boolean =>
  Boolean(before?.prompt && now?.prompt) && before?.seat === now?.seat && before?.asked === now?.asked;
