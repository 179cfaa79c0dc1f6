/** The languages of the house, and the one a newcomer's browser asks for. */
export const LANGUAGES = ["en", "ru"] as const;
export type Lang = (typeof LANGUAGES)[number];

export const isLang = (value: unknown): value is Lang => LANGUAGES.includes(value as Lang);

export function preferred(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (isLang(short)) return short;
    // Neighbours who more often read Russian than English.
    if (["uk", "be", "kk", "ky"].includes(short)) return "ru";
  }
  return "en";
}
