/**
 * How a game brings its own board.
 *
 * Its folder `src/games/<slug>` holds Svelte components of these names; the shell finds them by itself (registry.ts), and
 * a game without a board is played on the generic table. The shell always draws the frame: seats, log, the decision bar
 * with its one sentence, the primary action, undo, take back and hint, the drawers, and the replay slider. The game draws:
 *
 *   Board     the stage: what lies on the table, at the end the final sheet (kit/FinalSheet). Fills its box (100 % wide
 *             and high, it scrolls itself if it must).
 *   Dock      optional: the strip under the decision bar, as a rule the hand. On a phone it is the bottom sheet.
 *   Headline  optional: a few words after the game's name in the top bar ("Age II · turn 3").
 *   Peek      optional: the component `id` drawn large (280 px), shown when its name in the log is hovered or focused.
 *   Choice    optional: the component `id` drawn small (64 × 40 px) where it can be chosen at set-up; there is no table yet.
 *
 * All of the others, and everything drawn inside them, find what they show by `atTable<View>()` (kit/table.ts), which gives
 * `Given`; `View` and the game's actions are in `view.d.ts`, made from the engine's structs. A typical board:
 *   - for each component, `offersFor(decision.offers, id)`: if there are any, lift it and let a click select it;
 *     `refusalFor(decision.refusals, id)` says why not. kit/OfferButton and kit/Refused draw both;
 *   - a click calls `press(decision, offer)` (kit/choose.svelte.ts): it chooses, and the decision bar then shows the
 *     offer's price and effect and the button that confirms it (Enter); a second click confirms;
 *   - what an offer is stands in `offer.value`, what it would change in `offer.changes`, what a refusal lacks in
 *     `refusal.missing`. Nothing is ever read out of texts, their ids or notations;
 *   - `decision.hinted` is the notation of the move a hint speaks of: mark it; picking it there makes it
 *     `decision.chosen` without a click on the board. `focus` is the component hovered in the log: mark it;
 *   - whatever takes an offer carries `data-notation`: the shell brings a move picked from a hint into sight by it;
 *   - what belongs to a seat carries `data-seat`: the shell brings it into sight when its crest is pressed; a tab under
 *     which it lies names its `seats` (kit/Tabs);
 *   - in a replay, and for a spectator, `decision.offers` is empty: draw the same board, quiet;
 *   - things that move carry `data-flip` and `data-from`: see `flights` in kit/motion.svelte.ts.
 */
import type { Component as SvelteComponent } from "svelte";
import type { Box, Entry, GameInfo, Message, Offer, Prompt, Refusal, Snapshot, TableInfo } from "../api/types.ts";
import type { IconName } from "../kit/icons/index.ts";

/** How a game's box looks on the shelf, and where it stands: `lid` of `src/games/<slug>/lid.ts`, if there is one. */
export interface Lid {
  place: number;
  motif: string;
  emblem: IconName;
  tone: string;
}

/**
 * The game on one page: `summary` of `src/games/<slug>/summary.ts`. Texts are `<slug>-summary-aim`, `…-step-<key>`,
 * `…-points-<key>`; the signs a player meets are `<slug>-term-<icon>` with what they mean as `.about`, shown on hover too,
 * as are the terms in running text, in any of their forms: `.words` gives the words to look for where the name will not do.
 */
export interface Summary {
  steps: readonly (readonly [key: string, icon: IconName])[];
  points: readonly (readonly [key: string, icon: IconName])[];
  terms: readonly IconName[];
  /** Terms without a sign of their own, looked up where they are read. */
  words?: readonly string[];
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
  /** The player wants to confirm every move, also what could be undone. */
  readonly strict?: boolean;
  choose(offer: Offer | null): void;
  /** Send the chosen action; false if there was none or it was refused (the player has been told why). */
  confirm(): Promise<boolean>;
  /** Choose and confirm in one step. */
  play(offer: Offer): Promise<boolean>;
}

/** What lies on the table before whoever looks at it. */
export interface Given<View = unknown> {
  readonly table: TableInfo;
  /** The game as it stands on the shelf: its score categories, the schema of its view. */
  readonly game: GameInfo | undefined;
  readonly snapshot: Snapshot;
  /** The game's own view: `snapshot.view`. */
  readonly view: View;
  /** Everything in the box as plain data: GET /api/components/<slug>. */
  readonly box: Box;
  readonly decision: Decision;
  /** False in a replay. */
  readonly live: boolean;
  /** Whose eyes we have: a seat, or -1 for a spectator. */
  readonly seat: number;
  /** The log lines that came with this snapshot. */
  readonly fresh: readonly Entry[];
  /** All that has been told of the game so far, as far as we may know it. */
  readonly journal: readonly Entry[];
  /** The component whose name is hovered in the log, "" if none. */
  readonly focus: string;
  /** The name of whoever sits there. */
  nameOf(this: void, seat: number): string;
  /** A message of the engine in words. */
  say(this: void, message: Message): string;
  /** Open the rules at a paragraph: the `rule` of a prompt or a refusal. */
  openRule(this: void, rule: string): void;
}

type Drawing<Props extends Record<string, unknown> = Record<string, never>> = SvelteComponent<Props>;

export interface GameBoard {
  Board: Drawing;
  Dock?: Drawing;
  Headline?: Drawing;
  Peek?: Drawing<{ id: string }>;
  Choice?: Drawing<{ id: string }>;
}

/** The actions that can be taken with a component. */
export const offersFor = (offers: readonly Offer[], id: string): Offer[] =>
  offers.filter((offer) => offer.touches.includes(id));

/** Why nothing, or not this, can be done with a component. */
export const refusalFor = (refusals: readonly Refusal[], id: string, verb?: string): Refusal | undefined =>
  refusals.find((refusal) => refusal.touches.includes(id) && (verb === undefined || refusal.verb === verb));
