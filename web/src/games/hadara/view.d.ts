// Made from src/ecumene/games/hadara: view.py and actions.py by `npm run types`; change that instead.

/** Capture the top colony of the stack and annex it. */
export interface Annex {
  do: "annex";
  colony: string;
}

/** Build the statue with this bonus tile, face up for the track or face down for points. */
export interface Build {
  do: "build";
  statue: string;
  track: string;
  face: string;
}

/** Buy the card; in phase A the other drawn card is discarded. */
export interface Buy {
  do: "buy";
  card: string;
}

/** A player board, all of it public but for cards drawn and sold in phase A. */
export interface CivilizationView {
  seat: number;
  crest: string;
  start_card: string;
  initiative: number;
  side: string | null;
  coins: number;
  tracks: Record<string, number>;
  cards: string[];
  colonies: ColonyView[];
  required_military: Record<string, number>;
  statues: StatueView[];
  silver: string[];
  gold: number;
  tiles: Record<string, number>;
  card_tile: string | null;
  income: number;
  hungry: number;
  silver_price: number;
  gold_price: number;
  gold_sets: number;
  hand_size: number;
  sold: number;
  chosen: boolean;
  score: Record<string, number>;
}

/** A captured colony; the back of a plundered one stays unknown to everybody. */
export interface ColonyView {
  stack: string;
  tile: string | null;
  vp: number;
}

/** A part of the board: a deck face down and its open discard pile. */
export interface DeckView {
  color: string;
  cards: number;
  pile: number;
  top: string | null;
  crest: number | null;
}

/** Buy a gold medal. */
export interface Gold {
  do: "gold";
}

/** Capture, build or buy nothing more in this step. */
export interface Pass {
  do: "pass";
}

/** Pay instead of removing a card. */
export interface Pay {
  do: "pay";
}

/** Capture the top colony of the stack and plunder it. */
export interface Plunder {
  do: "plunder";
  colony: string;
}

/** Remove one of one's own cards, for lack of food. */
export interface Remove {
  do: "remove";
  card: string;
}

/** Sell the card; in phase A the other drawn card is discarded. */
export interface Sell {
  do: "sell";
  card: string;
}

/** Play this side of the start card. */
export interface Side {
  do: "side";
  side: string;
}

/** Buy a silver medal and lay a bonus tile of this track onto it. */
export interface Silver {
  do: "silver";
  track: string;
}

/** The colonies of one value that are left. */
export interface StackView {
  stack: string;
  tiles: number;
}

/** A statue slot, empty or with a bonus tile face up (`track`) or face down (`points`). */
export interface StatueView {
  statue: string;
  required: number;
  bonus: number;
  bonus_vp: number;
  tile: string | null;
  face_up: boolean;
  vp: number;
}

/** Lay an unused bonus tile onto the card just bought. */
export interface Tile {
  do: "tile";
  track: string;
}

/** The whole table from one chair. */
export interface View {
  seat: number | null;
  epoch: number;
  phase: string | null;
  step: string;
  turn: number;
  steps: string[];
  step_number: number;
  first_player: number | null;
  first_players: number[];
  decks: DeckView[];
  stacks: StackView[];
  civilizations: CivilizationView[];
  hand: string[] | null;
  sold: string[] | null;
  chosen: string | null;
}

/** Set the wheel so that one's own crest points at this deck. */
export interface Wheel {
  do: "wheel";
  deck: string;
}

export type Action =
  | Side
  | Wheel
  | Buy
  | Sell
  | Tile
  | Plunder
  | Annex
  | Build
  | Remove
  | Pay
  | Silver
  | Gold
  | Pass;
