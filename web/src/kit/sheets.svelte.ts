/**
 * The final sheet that a board has laid on the table; `again` lays it there once more. `review` opens what is known of the
 * finished game, `source` tells where the points of one cell come from.
 */
export const laid = $state<{
  again: (() => void) | undefined;
  review: (() => void) | undefined;
  source: ((seat: number, category: string) => void) | undefined;
}>({ again: undefined, review: undefined, source: undefined });
