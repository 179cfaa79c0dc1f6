/** My other tables, while I sit at one of them: is it my move somewhere else? */
import { client } from "../api/client.ts";
import type { TableInfo } from "../api/types.ts";
import { session } from "./session.svelte.ts";

export const isMyMove = (table: TableInfo): boolean => table.my_seats.some((seat) => table.to_move.includes(seat));

const soonest = (table: TableInfo): number => Math.min(...table.my_seats.map((seat) => table.clocks[seat]?.due ?? Infinity));

/** Where I am needed first: where my time runs out first, then where I have been waited for longest. */
export const byNeed = (a: TableInfo, b: TableInfo): number =>
  Number(isMyMove(b)) - Number(isMyMove(a)) || (soonest(a) === soonest(b) ? 0 : soonest(a) - soonest(b)) || a.moved_at - b.moved_at;

let waiting = $state.raw<TableInfo[]>([]);

/** The table to go on to from here. */
export const nextTable = (here: string): TableInfo | undefined => waiting.find((table) => table.id !== here);

async function look(): Promise<void> {
  if (session.me.kind === "nobody" || document.hidden) return;
  try {
    waiting = (await client.tables("mine")).tables.filter(isMyMove).sort(byNeed);
  } catch {
    // Not reached now: the table says so itself, and we look again soon.
  }
}

/** Keep looking while a table is on the screen. */
export function lookElsewhere(): void {
  $effect(() => {
    void look();
    const timer = setInterval(() => void look(), 20_000);
    return () => clearInterval(timer);
  });
}
