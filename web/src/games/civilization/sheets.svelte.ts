/** What lies over the map: the table of trade, a battle, one's own civilization, technologies; one at a time. */

export type SheetName = "trade" | "battle" | "mine" | "technologies" | "players";

let shown = $state<SheetName | "">("");

export const shownSheet = (): SheetName | "" => shown;
export const openSheet = (name: SheetName): void => void (shown = name);
export const closeSheet = (): void => void (shown = "");

/** The sheet on which a question is answered; none if that is done on the map or in the dock. */
export function sheetFor(kind: string): SheetName | undefined {
  if (kind === "trade") return "trade";
  if (kind === "pick" || kind === "join") return "battle";
  if (kind === "assign") return "mine";
  return kind === "free-technology" ? "technologies" : undefined;
}

// Battles that have been read, by table and seat: at one screen others may not have read them yet.
let read = $state<Record<string, number>>({});
const reader = (table: string, seat: number): string => `${table} ${seat}`;

export const hasRead = (table: string, seat: number, n: number): boolean => (read[reader(table, seat)] ?? -1) >= n;
export const haveRead = (table: string, seat: number, n: number): void => void (read[reader(table, seat)] = n);
