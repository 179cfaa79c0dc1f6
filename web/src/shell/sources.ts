/** What brought the points of a cell of the score sheet, as the log tells it. */
import type { Entry } from "../api/types.ts";

const MOST = 4;

const isOf = (entry: Entry, seat: number): boolean =>
  entry.player === seat || Object.values(entry.facts).some((fact) => typeof fact === "object" && fact.seat === seat);

/** What happened to a seat in a step; what happened at all, where nothing is told of them. Sums are no sources. */
export function toldOf(journal: readonly Entry[], step: number, seat: number): Entry[] {
  const lines = journal.filter((entry) => entry.step === step + 1 && !entry.heading && entry.kind !== "final");
  const own = lines.filter((entry) => isOf(entry, seat));
  return own.length ? own.slice(0, MOST) : lines.slice(-1);
}
