// Made from src/ecumene/games/hadara/view.py by `npm run types`; change that instead.

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

/** The whole table from one chair. */
export interface TableView {
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
