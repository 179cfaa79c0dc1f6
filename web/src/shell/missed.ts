/** What happened since a seat last decided, sorted by whose doing it was. */
import type { Change, Entry, Since } from "../api/types.ts";
import type { Part } from "../text/fluent.ts";

export interface Deed {
  entry: Entry;
  /** How often the very same was done. */
  times: number;
}

export interface Doings {
  /** Whose; -1 for what nobody did. */
  seat: number;
  deeds: Deed[];
  /** How their figures have moved. */
  changes: Change[];
}

export function missed(journal: readonly Entry[], since: Since | null | undefined, me: number, seats: number): Doings[] {
  if (!since) return [];
  const told = journal.filter((entry) => entry.n >= since.line);
  // What the seat's own action did is no news to it, be it shown at once or when all have chosen; nor is a new turn.
  const shown = told[0]?.step;
  const news = told.filter((entry) => entry.heading !== "turn" && (entry.player !== me || entry.step !== shown));
  // Whoever plays after us stands first; then we ourselves, and at last what nobody did.
  const order = [...Array.from({ length: seats }, (_, i) => (me + 1 + i) % seats), -1];
  return order.flatMap((seat): Doings[] => {
    const lines = news.filter((entry) => (entry.player < seats ? entry.player : -1) === seat);
    const changes = seat === me ? [] : since.changes.filter((change) => change.seat === seat);
    return lines.length ? [{ seat, deeds: together(lines.sort((a, b) => Number(names(b, me)) - Number(names(a, me)))), changes }] : [];
  });
}

/** Whether it was done to this seat: that comes first. */
function names(entry: Entry, seat: number): boolean {
  return entry.player !== seat && Object.values(entry.facts).some((fact) => typeof fact === "object" && fact.seat === seat);
}

/** What was done several times is told once. */
function together(lines: readonly Entry[]): Deed[] {
  const deeds = new Map<string, Deed>();
  for (const entry of lines) {
    const same = JSON.stringify(entry.text);
    const deed = deeds.get(same);
    if (deed) deed.times += 1;
    else deeds.set(same, { entry, times: 1 });
  }
  return [...deeds.values()];
}

/** The shares of the strip that doings get by the letters they need: the longest leave room to the others, which keep a line's worth. */
const [LEAST_SHARE, MOST_SHARE] = [34, 150];
export const shareOf = (letters: number): number => Math.min(Math.max(letters, LEAST_SHARE), MOST_SHARE);

/** A sentence that begins with whom it is about, without that name: where the name stands beside it. */
export function withoutSubject(parts: readonly Part[], seat: number): Part[] {
  const [first, second, ...rest] = parts;
  if (first?.seat !== seat || !second) return [...parts];
  return [{ ...second, text: second.text.replace(/^[:,]?\s+/u, "") }, ...rest];
}
