// Made from src/ecumene/games/hadara: view.py, actions.py and components() by `npm run types`; change that instead.
import type { ComponentId, Message, SeatIndex } from "../../api/schema.d.ts";

/** Capture the top colony of the stack and annex it. */
export interface Annex {
  do: "annex";
  colony: string;
}

/** Build the statue with this bonus tile, face up for the track or face down for points. */
export interface Build {
  do: "build";
  statue: string;
  track: "culture" | "food" | "income" | "military";
  face: "down" | "up";
}

/** Buy the card; in phase A the other drawn card is discarded. */
export interface Buy {
  do: "buy";
  card: string;
}

/** The bonus tile that lies on a card. */
export interface CardTileView {
  card: ComponentId;
  track: "culture" | "food" | "income" | "military";
}

/** A player board, all of it public but for cards drawn and sold in phase A. */
export interface CivilizationView {
  seat: SeatIndex;
  crest: ComponentId;
  place: number;
  start_card: ComponentId;
  initiative: number;
  side: "A" | "B" | null;
  coins: number;
  tracks: Record<"culture" | "food" | "income" | "military", number>;
  cards: ComponentId[];
  colonies: ColonyView[];
  required_military: Record<ComponentId, number>;
  statues: StatueView[];
  silver: ("culture" | "food" | "income" | "military")[];
  gold: number;
  tiles: Record<"culture" | "food" | "income" | "military", number>;
  card_tile: CardTileView | null;
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
  stack: ComponentId;
  tile: ComponentId | null;
  vp: number;
}

/** A part of the board: a deck face down and its open discard pile. */
export interface DeckView {
  color: "blue" | "green" | "purple" | "red" | "yellow";
  cards: number;
  pile: number;
  top: ComponentId | null;
  crest: SeatIndex | null;
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
  side: "A" | "B";
}

/** Buy a silver medal and lay a bonus tile of this track onto it. */
export interface Silver {
  do: "silver";
  track: "culture" | "food" | "income" | "military";
}

/** The colonies of one value that are left. */
export interface StackView {
  stack: ComponentId;
  tiles: number;
}

/** A statue slot, empty or with a bonus tile face up (`track`) or face down (`points`). */
export interface StatueView {
  statue: ComponentId;
  required: number;
  bonus: number;
  bonus_vp: number;
  tile: "culture" | "food" | "income" | "military" | null;
  face_up: boolean;
  vp: number;
}

/** A step of every epoch. */
export interface StepView {
  id: "build" | "buy_medals" | "capture" | "draw" | "feed" | "set_wheel" | "take" | "take_income";
  phase: "A" | "B";
}

/** Lay an unused bonus tile onto the card just bought. */
export interface Tile {
  do: "tile";
  track: "culture" | "food" | "income" | "military";
}

/** The whole game from one chair. */
export interface View {
  seat: SeatIndex | null;
  epoch: number;
  phase: "A" | "B" | null;
  step: "build" | "buy_medals" | "capture" | "draw" | "feed" | "set_wheel" | "take" | "take_income" | "over" | "sides";
  turn: number;
  draws: number;
  steps: StepView[];
  step_number: number;
  first_player: SeatIndex | null;
  first_players: SeatIndex[];
  wheel: number | null;
  decks: DeckView[];
  stacks: StackView[];
  silver_slots: number;
  gold_slots: number;
  civilizations: CivilizationView[];
  hand: ComponentId[] | null;
  sold: ComponentId[] | null;
}

/** Set the wheel so that one's own crest points at this deck. */
export interface Wheel {
  do: "wheel";
  deck: "blue" | "green" | "purple" | "red" | "yellow";
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

/** Everything in the box: GET /api/components. */
export interface Box {
  cards: ({
    id: string;
    epoch: "I" | "II" | "III";
    color: "blue" | "green" | "purple" | "red" | "yellow";
    cost: number;
    bonuses: { income: number; military: number; culture: number; food: number };
    vp: number;
    star: boolean;
    gives: (
      | { type: "bonus_tile_on_card"; track_bonus: number }
      | { type: "coins_on_colony"; coins: number }
      | { type: "double_capture"; colonies_per_step: number; statues_per_step: number }
      | { type: "food_surplus_coins"; coins_per_point: number; max_coins_per_step: number }
      | { type: "income_catch_up"; coins_per_track: number; max_coins_per_step: number }
      | { type: "medal_prices"; prices: { II: { silver: number; gold: number }; III: { silver: number; gold: number } } }
      | { type: "pay_for_requirement"; coins_per_point: number; max_coins_per_step: number }
      | { type: "pay_instead_of_removing"; coins_per_card: number; max_cards_per_step: number }
      | { type: "requirement_reduction"; amount: number }
      | { type: "sell_bonus"; coins: number }
      | { type: "silver_full_value"; medals: number }
      | { type: "statue_boost"; track_bonus: number; vp_if_tile_face_down: number }
      | { type: "track_per_card"; card_color: string; track: string; amount: number }
      | { type: "vp_per_set"; vp: number }
      | { type: "wild_in_set"; sets: number })[];
    words: Message[];
    sure: "reconstructed" | { cost: string; bonuses: string; vp: string };
    effect_sure?: "rulebook" | { effect: string; prices: string };
  })[];
  start_cards: {
    id: string;
    initiative: number;
    side_A: { coins: number; tracks: { income: number; military: number; culture: number; food: number }; words: Message[] };
    side_B: { coins: number; tracks: { income: number; military: number; culture: number; food: number }; words: Message[] };
    sure: { initiative: string; side_A: string; side_B: "reconstructed" };
  }[];
  colony_stacks: {
    id: string;
    required_military: number;
    plunder_coins: number;
    annex_cost: number;
    vp: number;
    words: Message[];
    sure: { required_military: "two_sources"; plunder_coins: string; annex_cost: string; vp: string };
  }[];
  colonies: ({
    id: string;
    stack: "C03" | "C09" | "C15" | "C21" | "C30";
    vp_back: number;
    back_bonuses: { income: number; military: number; culture: number; food: number };
    words: Message[];
    sure: "reconstructed" | "rulebook" | { vp_back: string; back_bonuses: string };
  })[];
  statues: {
    id: string;
    required_culture: number;
    vp: number;
    bonus: number;
    words: Message[];
    sure: { required_culture: string; vp: string; bonus: string };
  }[];
  medals: {
    id: string;
    prices: { I: number; II: number; III: number };
    most: number;
    sure: string;
    words: Message[];
  }[];
  colors: ({ id: string; track: string | null })[];
}
