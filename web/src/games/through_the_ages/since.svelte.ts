/** What has changed since the reader last decided: figures of the rivals, and what was told meanwhile. */
import type { Entry } from "../../api/types.ts";
import type { Given } from "../contract.ts";
import type { CivilizationView, View } from "./view.d.ts";

/** What somebody did that the others want to know; the rest is in the log. */
const TOLD: ReadonlySet<string> = new Set([
  ...["takes", "builds", "upgrades", "leader", "completes", "stage", "develops", "revolts", "plays", "tactic", "copies", "population"],
  ...["event", "prepares", "colonizes", "attacks", "repels", "gives_in", "takes_science", "takes_culture", "plunders", "annexes"],
  ...["declares_war", "wins_war", "war_undecided", "seizes", "accepts_pact", "pact_ends", "resigns", "uprising", "scores", "destroys"],
]);

const FIGURES = ["culture_points", "strength"] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

let before = $state.raw<ReadonlyMap<number, Figures>>(new Map());
let told = $state.raw<readonly Entry[]>([]);
/** The seat, and whether it was its turn when we last looked. */
let last = "";

const figuresOf = ({ culture_points, strength }: CivilizationView): Figures => ({ culture_points, strength });

/** Look at the table as it is now; whatever is new since the reader's last turn is remembered. */
export function lookAgain(given: Given<View>): void {
  const mine = given.view.turn === given.seat;
  const now = `${given.table.id} ${given.seat} ${mine}`;
  const begins = last !== now && !mine;
  if (begins || !before.size) before = new Map(given.view.civilizations.map((one) => [one.seat, figuresOf(one)]));
  const fresh = given.fresh.filter((entry) => TOLD.has(entry.kind) && entry.player !== given.seat);
  if (begins) told = fresh;
  else if (fresh.length) told = [...told.filter((one) => !fresh.some((other) => other.n === one.n)), ...fresh];
  last = now;
}

/** By how much the figures of a rival have moved. */
export function movedSince(rival: CivilizationView): Readonly<Record<string, number>> {
  const old = before.get(rival.seat);
  return old ? Object.fromEntries(FIGURES.map((what) => [what, rival[what] - old[what]])) : {};
}

/** What a rival did since then, the last things first. */
export const toldOf = (seat: number): Entry[] => told.filter((entry) => entry.player === seat);
export const anythingTold = (): boolean => told.length > 0;
