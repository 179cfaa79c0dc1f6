/** All of it, as it is written beside the built pages (vite.config.ts): icons, colours, and what each game draws itself. */
import { coloursOf, type Drawn } from "./kit/drawn.ts";
import { icons } from "./kit/icons/index.ts";
import tokens from "./kit/tokens.css?raw";

const drawn = import.meta.glob<Drawn>("./games/*/drawn.ts", { import: "drawn", eager: true });

export const drawings = {
  icons,
  colours: coloursOf(tokens),
  games: Object.fromEntries(Object.entries(drawn).map(([path, own]) => [path.split("/")[2] ?? "", own])),
};
