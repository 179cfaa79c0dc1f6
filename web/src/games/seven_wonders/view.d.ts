// Made from src/ecumene/games/seven_wonders: view.py, actions.py and components() by `npm run types`; change that instead.
import type { ComponentId, Message, SeatIndex } from "../../api/schema.d.ts";

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

/** Build the next stage of the wonder; the card goes face down under the board. */
export interface BuildStage {
  do: "stage";
  card: string;
  left: number;
  right: number;
}

/** A city, all of it public but for the cards under the wonder. */
export interface CityView {
  seat: SeatIndex | null;
  wonder: ComponentId;
  side: "A" | "B";
  stages: number;
  coins: number;
  shields: number;
  victory_points: number;
  defeats: number;
  defeat_points: number;
  cards: ComponentId[];
  production: Production;
  sells: Production;
  prices: Prices;
  science: Record<"any" | "compass" | "gear" | "tablet", number>;
  free_building: boolean;
  last_card: boolean;
  copied_guild: ComponentId | null;
  hand_size: number;
  chosen: boolean;
  tucked: ComponentId[] | null;
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
  fixed: Record<"clay" | "cloth" | "glass" | "ore" | "papyrus" | "stone" | "wood", number>;
  choices: (("clay" | "cloth" | "glass" | "ore" | "papyrus" | "stone" | "wood")[])[];
}

/** What a seat remembers of a hand it has held and passed on. */
export interface SeenHand {
  seat: SeatIndex;
  cards: ComponentId[];
  gone: number;
}

/** The whole game from one chair. */
export interface View {
  age: number;
  turn: number;
  turns: number;
  direction: "left" | "right";
  cities: CityView[];
  hand: ComponentId[] | null;
  chosen_for: number[];
  playing_for: number | null;
  chains: Record<ComponentId, ComponentId>;
  discard_size: number;
  discard_pile: ComponentId[] | null;
  controller: SeatIndex | null;
  free_city_pile: number;
  seen_hands: SeenHand[];
}

export type Action =
  | Build
  | BuildFree
  | BuildStage
  | Discard
  | Dig
  | DigNothing
  | Copy;

/** Everything in the box: GET /api/components. */
export interface Box {
  cards: ({
    id: string;
    age: number;
    color: "blue" | "brown" | "green" | "grey" | "purple" | "red" | "yellow";
    marks: number[];
    cost: { coins: number; wood: number; stone: number; clay: number; ore: number; glass: number; cloth: number; papyrus: number };
    gives: (
      | { type: "coins"; n: number }
      | { type: "coins_per"; n: number; counted: string[]; scope: ("left" | "own" | "right")[] }
      | { type: "discount"; resources: string[]; sellers: string[] }
      | { type: "points"; n: number }
      | { type: "points_per"; n: number; counted: string[]; scope: ("left" | "own" | "right")[] }
      | { type: "produce"; one_of: ("clay" | "cloth" | "glass" | "ore" | "papyrus" | "stone" | "wood")[]; amount: number; sold: boolean }
      | { type: "science"; symbol: "any" | "compass" | "gear" | "tablet" }
      | { type: "shields"; n: number })[];
    chain: string[];
    building: "" | "glassworks" | "loom" | "press";
    words: Message[];
  })[];
  wonders: ({
    id: string;
    side: "A" | "B";
    start: string;
    stages: ({ cost: { coins: number; wood: number; stone: number; clay: number; ore: number; glass: number; cloth: number; papyrus: number }; gives: (
        | { type: "build_from_discard" }
        | { type: "coins"; n: number }
        | { type: "copy_guild" }
        | { type: "discount"; resources: string[]; sellers: string[] }
        | { type: "free_building" }
        | { type: "play_last_card" }
        | { type: "points"; n: number }
        | { type: "produce"; one_of: string[]; amount: number; sold: boolean }
        | { type: "science"; symbol: string }
        | { type: "shields"; n: number })[]; words: Message[] })[];
  })[];
  resources: ({ id: string; sort: "goods" | "raw" })[];
  colors: { id: string }[];
}
