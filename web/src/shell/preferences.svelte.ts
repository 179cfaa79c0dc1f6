/** What this browser's owner likes. Kept here; for those the server knows, there too. */
import type { NewSeat } from "../api/types.ts";
import { setSpeed } from "../kit/motion.svelte.ts";
import type { WholePace } from "./pace.ts";

export type Theme = "auto" | "light" | "dark";
export type Speed = "usual" | "fast" | "none";
export type Cards = "small" | "usual" | "large";
export type Hand = "right" | "left";
export type Confirming = "strict" | "every" | "choices" | "none";

/** How a table of a game was set up last. */
interface TableWish {
  players: number;
  seats: { kind: NewSeat["kind"]; name: string; level: string }[];
  options: Record<string, unknown>;
  pace: WholePace | null;
  listed: boolean;
  hints: boolean;
  delay?: number;
}

interface Preferences {
  theme: Theme;
  sound: boolean;
  name: string;
  speed: Speed;
  /** When a chosen action needs a second click: always, unless a board can undo it, where there is a choice, never. */
  confirming: Confirming;
  /** What others did is shown when I click, not before. */
  hold: boolean;
  cards: Cards;
  /** The hand that holds the phone. */
  hand: Hand;
  /** One line of advice before a decision, and a warning before a mistake, where hints are allowed. */
  coach: boolean;
  /** By game. */
  tables: Record<string, TableWish>;
}

const STORED = "ecumene.preferences";
const defaults: Preferences = { theme: "auto", sound: false, name: "", speed: "usual", confirming: "every", hold: false, cards: "usual", hand: "right", coach: false, tables: {} };

function stored(): Partial<Preferences> {
  try {
    const { swift, ...kept } = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Preferences> & { swift?: boolean };
    return swift ? { confirming: "none", ...kept } : kept; // as it was called before
  } catch {
    return {};
  }
}

export const preferences = $state<Preferences>({ ...defaults, ...stored() });

/** What of it follows its owner to other devices. */
export const follows = ({ name: _, ...rest }: Preferences): Omit<Preferences, "name"> => rest;

const darkness = matchMedia("(prefers-color-scheme: dark)");

/** Light the room as wished. */
export function light(): void {
  const dark = preferences.theme === "dark" || (preferences.theme === "auto" && darkness.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

darkness.addEventListener("change", light);

/** Keep every change, and light the room accordingly. Runs for the life of the page. */
export function keepPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(STORED, JSON.stringify(preferences));
      light();
      setSpeed(preferences.speed);
      Object.assign(document.documentElement.dataset, { cards: preferences.cards, hand: preferences.hand });
    });
  });
  light();
}
