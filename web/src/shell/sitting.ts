/** Who sits at a table. */
import type { SeatInfo } from "../api/types.ts";
import { t } from "../text/texts.svelte.ts";

/** Somebody without a name is a bot, or a number. */
export const nameAt = (seats: readonly SeatInfo[], seat: number): string =>
  seats[seat]?.name || t(seats[seat]?.kind === "bot" ? "server-bot" : "seat", { n: seat + 1 });
