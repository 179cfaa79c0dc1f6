/** The texts of one game: `const { ui, named } = wordsOf("hadara")`. */
import { t } from "../text/texts.svelte.ts";

type Args = Record<string, string | number>;

export interface Words {
  /** Something the board itself says: `<slug>-ui-<id>`. */
  ui: (id: string, args?: Args) => string;
  /** The name of a component or of a word of the game: `<slug>-<id>`. */
  named: (id: string, args?: Args) => string;
  /** The same as a heading or a label: with a capital letter. */
  titled: (id: string) => string;
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const wordsOf = (slug: string): Words => ({
  ui: (id, args) => t(`${slug}-ui-${id}`, args),
  named: (id, args) => t(`${slug}-${id}`, args),
  titled: (id) => capital(t(`${slug}-${id}`)),
});

const ROMAN = ["", "I", "II", "III", "IV"];

export const roman = (n: number): string => ROMAN[n] ?? String(n);
