/** The paces a table can be set to, and what they are called. */
import type { Pace } from "../api/types.ts";
import { t } from "../text/texts.svelte.ts";
import { length } from "./time.svelte.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Wish = Required<Pick<Pace, "per_move" | "bank" | "increment">>;
export type Late = NonNullable<Pace["late"]>;
export type WholePace = Required<Pace>;
const wish = (per_move: number, bank = 0, increment = 0): Wish => ({ per_move, bank, increment });

export const LIVE: Wish[] = [wish(MINUTE), wish(2 * MINUTE), wish(5 * MINUTE), wish(0, 10 * MINUTE, 10), wish(0, 30 * MINUTE, 30), wish(0, HOUR, MINUTE)];
export const DAYS: Wish[] = [wish(DAY), wish(2 * DAY), wish(3 * DAY), wish(7 * DAY), wish(0, 3 * DAY, 12 * HOUR), wish(0, 7 * DAY, DAY)];
/** The usual ones for an evening, and for a game that lasts for weeks. */
export const [TONIGHT, DAILY] = [wish(0, 30 * MINUTE, 30), wish(DAY)];
export const LATE: Late[] = ["bot", "random", "out"];
/** The hours in which clocks rest, where nights do not count. */
export const NIGHT = [23, 8] as const;

export const same = (a: Wish, b: Wish): boolean => a.per_move === b.per_move && a.bank === b.bank && a.increment === b.increment;
export const byDays = (pace: Wish): boolean => pace.per_move >= DAY || pace.bank >= DAY;

export function paceName(pace: Wish): string {
  if (pace.per_move) return t("web-pace-per-move", { time: length(pace.per_move) });
  const time = length(pace.bank);
  return pace.increment ? t("web-pace-bank-plus", { time, more: length(pace.increment) }) : t("web-pace-bank", { time });
}

/** A pace with all that belongs to it; by days, nights may be left out. */
export function paceOf(wish: Wish, late: Late, nights: boolean, weekends: boolean): WholePace {
  const rests = byDays(wish);
  const [from, to] = rests && nights ? NIGHT : [0, 0];
  return { ...wish, late, night_from: from, night_to: to, weekends: !(rests && weekends), zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC" };
}
