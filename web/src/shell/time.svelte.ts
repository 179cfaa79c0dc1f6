/** The server's time, which clocks are read by, and times in words. */
import { there } from "../api/clock.ts";
import { t } from "../text/texts.svelte.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let now = $state(Date.now());
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Let clocks tick while a component that shows one is there. */
export function watchTime(): void {
  $effect(() => {
    now = Date.now();
    if (readers++ === 0) timer = setInterval(() => (now = Date.now()), 500);
    return () => {
      if (--readers === 0) clearInterval(timer);
    };
  });
}

/** Seconds until a moment of the server's clock. */
export const secondsTo = (moment: number): number => Math.max(0, moment - there(now));

/** The last fifth of what there was, an hour at most and some seconds at least: now it is shown in red. */
export const isShort = (had: number, left: number): boolean => left < Math.max(20, Math.min(had / 5, HOUR));

/** A clock's face: as exact as it matters. */
export function face(seconds: number): string {
  if (seconds >= 2 * DAY) return t("web-time-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= 2 * HOUR) return t("web-time-hours", { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** A length of time in words. */
export function length(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t("web-length-days", { n: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return t("web-length-hours", { n: seconds / HOUR });
  return seconds >= MINUTE ? t("web-length-minutes", { n: Math.round(seconds / MINUTE) }) : t("web-length-seconds", { n: seconds });
}
