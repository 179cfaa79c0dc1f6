/** What time it is at the server, as its answers tell. */
let offset = 0;

export function learnTime(date: string | null): void {
  const there = date ? Date.parse(date) : NaN;
  // The header knows no fractions: the middle of its second is the best guess.
  if (!Number.isNaN(there)) offset = there + 500 - Date.now();
}

/** A moment here, in seconds of the server's clock. */
export const there = (here: number): number => (here + offset) / 1000;
