/** What has become of the figures of the rivals since the reader's last turn. */
import type { Given } from "../contract.ts";
import type { CivilizationView, View } from "./view.d.ts";

const FIGURES = ["culture_points", "strength"] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

let before = $state.raw<ReadonlyMap<number, Figures>>(new Map());
/** The table, the seat, and whether it was its turn when we last looked. */
let last = "";

const figuresOf = ({ culture_points, strength }: CivilizationView): Figures => ({ culture_points, strength });

/** Look at the table as it is now; whatever is new since the reader's last turn is remembered. */
export function lookAgain(given: Given<View>): void {
  const mine = given.view.turn === given.seat;
  const here = `${given.table.id} ${given.seat}`;
  const now = `${here} ${mine}`;
  const begins = last !== now && !mine;
  // Another table, as when one plays on from a finished game, has a past of its own.
  if (begins || !last.startsWith(`${here} `)) before = new Map(given.view.civilizations.map((one) => [one.seat, figuresOf(one)]));
  last = now;
}

/** By how much the figures of a rival have moved. */
export function movedSince(rival: CivilizationView): Readonly<Record<string, number>> {
  const old = before.get(rival.seat);
  return old ? Object.fromEntries(FIGURES.map((what) => [what, rival[what] - old[what]])) : {};
}
