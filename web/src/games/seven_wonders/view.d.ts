// Made from src/ecumene/games/seven_wonders/view.py by `npm run types`; change that instead.

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

/** The whole table from one chair. */
export interface TableView {
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
