/** Finding one's way in a game's past. `headings` are the lines of the log with which ages and turns begin, in order. */
import type { Entry } from "../api/types.ts";

/** The beginning of the turn before a moment, or of this one if it has gone on already. */
export const turnBefore = (headings: readonly Entry[], step: number): number => headings.filter((entry) => entry.step < step).at(-1)?.step ?? 0;

/** The beginning of the next turn; undefined: there is none. */
export const nextTurn = (headings: readonly Entry[], step: number): number | undefined => headings.find((entry) => entry.step > step)?.step;

/** The moment of the past that an address names, if it names one. */
export function momentOf(search: string): { step: number; seat: number | undefined } | undefined {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | undefined => (/^-?\d{1,6}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : undefined);
  const step = number("step");
  return step === undefined || step < 0 ? undefined : { step, seat: number("seat") };
}
