// Made from src/ecumene/games/seven_wonders: view.py and actions.py by `npm run types`; change that instead.

/** Build the card, paying the neighbours so much (its coins to the bank are fixed by the card). */
export interface Build {
  do: "build";
  card: string;
  left: number;
  right: number;
}

/** Build the card for nothing by the power of Olympia. */
export interface BuildFree {
  do: "build-free";
  card: string;
}

/** A city, all of it public but for the cards under the wonder. */
export interface CityView {
  seat: number | null;
  wonder: string;
  side: string;
  stages: number;
  coins: number;
  shields: number;
  victory_points: number;
  defeats: number;
  cards: string[];
  production: Production;
  sells: Production;
  prices: Prices;
  science: Record<string, number>;
  free_building: boolean;
  last_card: boolean;
  copied_guild: string | null;
  hand_size: number;
  chosen: boolean;
  tucked: string[] | null;
}

/** Count a neighbour's guild as one's own by the power of Olympia. */
export interface Copy {
  do: "copy";
  card: string;
}

/** Build a card of the discard pile for nothing by the power of Halicarnassus. */
export interface Dig {
  do: "dig";
  card: string;
}

/** Leave the discard pile as it is. */
export interface DigNothing {
  do: "dig-nothing";
}

/** Sell the card to the bank. */
export interface Discard {
  do: "discard";
  card: string;
}

/** Coins per unit that the city pays its neighbours. */
export interface Prices {
  raw_left: number;
  raw_right: number;
  goods: number;
}

/** What a city makes each turn: certain units, and choices of one among several. */
export interface Production {
  fixed: Record<string, number>;
  choices: string[][];
}

/** Build the next stage of the wonder; the card goes face down under the board. */
export interface Stage {
  do: "stage";
  card: string;
  left: number;
  right: number;
}

/** The whole table from one chair. */
export interface View {
  age: number;
  turn: number;
  direction: string;
  cities: CityView[];
  hand: string[] | null;
  chosen: string[];
  playing_for: number | null;
  discard_size: number;
  discard_pile: string[] | null;
  controller: number | null;
  free_city_pile: number;
}

export type Action =
  | Build
  | BuildFree
  | Stage
  | Discard
  | Dig
  | DigNothing
  | Copy;
