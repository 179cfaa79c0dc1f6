/** What the reasons of a hint say at a glance, before they are read. */
import type { Message, Snapshot } from "../api/types.ts";

export type Tone = "for" | "against" | "even";

const tones: Record<string, Tone> = {
  "bots-reason-more": "for",
  "bots-reason-later": "for",
  "bots-reason-denial": "for",
  "bots-reason-safe": "for",
  "bots-reason-alone": "for",
  "bots-reason-judged-better": "for",
  "bots-reason-less": "against",
  "bots-reason-weaker": "against",
  "bots-reason-gift": "against",
  "bots-reason-risky": "against",
  "bots-reason-judged-worse": "against",
};

/** Whether a reason speaks for its move; an unknown one only explains. */
export const toneOf = (reason: Message): Tone => tones[reason.id] ?? "even";

/** A figure stays on the line of what it counts. */
export const unbroken = (text: string): string => text.replace(/(\d) /g, "$1\u00a0");

export const percent = (chance: number): number => Math.round(100 * chance);

type Asking = Pick<Snapshot, "seat" | "asked" | "prompt">;

/** Whether the same seat is still asked the same, whatever others have done meanwhile. */
export const sameQuestion = (before: Asking | undefined, now: Asking | undefined): boolean =>
  Boolean(before?.prompt && now?.prompt) && before?.seat === now?.seat && before?.asked === now?.asked;
