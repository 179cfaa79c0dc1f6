/** A name that may take four lines of a small card. */
export const isWordy = (name: string): boolean => name.length >= 20;

/** A name that always does. */
export const isVeryWordy = (name: string): boolean => name.length > 25;
