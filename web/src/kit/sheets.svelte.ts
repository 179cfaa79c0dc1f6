/** The final sheet that a board has laid on the table; `again` lays it there once more. */
export const laid = $state<{ again: (() => void) | undefined }>({ again: undefined });
