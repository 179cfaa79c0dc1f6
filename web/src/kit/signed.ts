/** A change as it is printed: with its sign, a true minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** A count with a true minus. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
