/**
 * How a game brings its own board.
 *
 * `src/games/<slug>/index.ts` exports Svelte components; the shell finds the folder by itself (see registry.ts), and a
 * game without one is played on the generic table. The shell always draws the frame: seats, log, the decision bar with
 * its one sentence, the primary action, undo, take back and hint, the drawers, and the replay slider. The game draws:
 *
 *   Board     the stage: what lies on the table. Fills its box (100 % wide and high, it scrolls itself if it must).
 *   Dock      optional: the strip under the decision bar, as a rule the hand. On a phone it is the bottom sheet.
 *   Headline  optional: a few words after the game's name in the top bar ("Age II · turn 3").
 *   Peek      optional: a component drawn large (280 px), shown when its name in the log is hovered or focused.
 *
 * All of them get `BoardProps`, Peek gets `id` besides. A typical board:
 *   - for each component, `offersFor(decision.offers, id)`: if there are any, lift it and let a click select it;
 *     `refusalFor(decision.refusals, id)` says why not;
 *   - a click calls `decision.choose(offer)`: the decision bar then shows the offer's price and effect and the button
 *     that confirms it (Enter). `decision.confirm()` sends it. To play in one step: `decision.play(offer)`;
 *   - `decision.hinted` is the notation of the move a hint speaks of: mark it; picking it there makes it
 *     `decision.chosen` without a click on the board. `focus` is the component hovered in the log: mark it;
 *   - whatever takes an offer carries `data-notation`: the shell brings a move picked from a hint into sight by it;
 *   - in a replay, and for a spectator, `decision.offers` is empty: draw the same board, quiet;
 *   - `fresh` are the log lines that came with this snapshot: what to animate (see kit/motion.svelte.ts).
 */
import type { Component as SvelteComponent } from "svelte";
import type { Box, Entry, Message, Offer, Prompt, Refusal, Snapshot, TableInfo } from "../api/types.ts";
import type { IconName } from "../kit/icons/index.ts";
import type { Lang } from "../text/lang.ts";

/** How a game's box looks on the shelf, and where it stands: `lid` of `src/games/<slug>/lid.ts`, if there is one. */
export interface Lid {
  place: number;
  motif: string;
  emblem: IconName;
  tone: string;
}

/** What is asked of the seat whose eyes we have, and the player's half-made choice. */
export interface Decision {
  readonly prompt: Prompt | null;
  readonly offers: readonly Offer[];
  readonly refusals: readonly Refusal[];
  /** Chosen but not yet confirmed; shown by the decision bar. */
  readonly chosen: Offer | null;
  /** Notation of the action a hint speaks of, "" if none was asked for. */
  readonly hinted: string;
  /** An action is on its way to the server: nothing can be chosen now. */
  readonly busy: boolean;
  choose(offer: Offer | null): void;
  /** Send the chosen action; false if there was none or it was refused (the player has been told why). */
  confirm(): Promise<boolean>;
  /** Choose and confirm in one step. */
  play(offer: Offer): Promise<boolean>;
}

export interface BoardProps {
  table: TableInfo;
  snapshot: Snapshot;
  /** Everything in the box as plain data: GET /api/components/<slug>. */
  box: Box;
  decision: Decision;
  lang: Lang;
  /** False in a replay. */
  live: boolean;
  /** Whose eyes we have: a seat, or -1 for a spectator. */
  seat: number;
  /** The log lines that came with this snapshot. */
  fresh: readonly Entry[];
  /** The component whose name is hovered in the log, "" if none. */
  focus: string;
  /** The name of whoever sits there. */
  nameOf: (seat: number) => string;
  /** A message of the engine in words. */
  say: (message: Message) => string;
  /** Open the rules at a paragraph: the `rule` of a prompt or a refusal. */
  openRule: (rule: string) => void;
}

export interface GameBoard {
  Board: SvelteComponent<BoardProps>;
  Dock?: SvelteComponent<BoardProps>;
  Headline?: SvelteComponent<BoardProps>;
  Peek?: SvelteComponent<BoardProps & { id: string }>;
  /** The board lays out the final score sheet itself: the shell need not open its own. */
  finale?: boolean;
}

/** The actions that can be taken with a component. */
export const offersFor = (offers: readonly Offer[], id: string): Offer[] =>
  offers.filter((offer) => offer.touches.includes(id));

/** Why nothing, or not this, can be done with a component. */
export const refusalFor = (refusals: readonly Refusal[], id: string, verb?: string): Refusal | undefined =>
  refusals.find((refusal) => refusal.touches.includes(id) && (verb === undefined || refusal.verb === verb));
