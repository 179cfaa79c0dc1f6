// Made from src/ecumene/games/through_the_ages/view.py by `npm run types`; change that instead.

/** Actions available now, lent for this turn, and in total. */
export interface Actions {
  available: number;
  lent: number;
  total: number;
}

/** A civilization; everything but the military hand is public. */
export interface CivilizationView {
  seat: number;
  resigned: boolean;
  culture_points: number;
  science_points: number;
  culture: number;
  science: number;
  strength: number;
  happiness: number;
  happiness_required: number;
  discontent: number;
  civil_actions: Actions;
  military_actions: Actions;
  economy: Economy;
  government: string | null;
  leader: string | null;
  technologies: TechnologyView[];
  specials: string[];
  wonder: WonderView | null;
  wonders: string[];
  ruins: string[];
  tucked_under: string | null;
  colonies: string[];
  tactic: string | null;
  tactic_is_common: boolean;
  wars: WarView[];
  civil_hand: string[];
  civil_hand_limit: number;
  new_cards: string[];
  military_hand_ages: number[];
  military_hand_limit: number;
  shown: string[];
  skips_politics: boolean;
}

/** What is being decided: by whom, about which card, how much, against whom. */
export interface DecisionView {
  kind: string;
  seat: number;
  card: string | null;
  number: number;
  other: number | null;
  force: number | null;
}

/** Stores, production and what will be lost. */
export interface Economy {
  food: number;
  resources: number;
  food_production: number;
  resource_production: number;
  consumption: number;
  corruption: number;
  population_cost: number | null;
  yellow_bank: number;
  blue_bank: number;
  unused_workers: number;
  unit_resources: number;
  unit_science: number;
  lent_food: number;
  lent_resources: number;
}

/** A pact in play: who owns the card, with whom, and on which side the owner is. */
export interface PactView {
  card: string;
  owner: number;
  partner: number;
  side: string;
}

/** A place of the card row; the cost is for whoever looks (or takes the turn). */
export interface PlaceView {
  place: number;
  card: string | null;
  civil_actions: number;
}

/** The whole table from one chair. */
export interface TableView {
  age: number;
  round: number;
  last_round: number | null;
  turn: number;
  decision: DecisionView | null;
  row: PlaceView[];
  civil_deck: number;
  military_deck: number;
  military_discards: number;
  current_events: number[];
  future_events: number[];
  past_events: string[];
  common_tactics: string[];
  pacts: PactView[];
  civilizations: CivilizationView[];
  hand: string[] | null;
  prepared: string[] | null;
  next_event: string | null;
}

/** A technology in play that carries workers, and the blue tokens stored on it. */
export interface TechnologyView {
  card: string;
  workers: number;
  tokens: number;
}

/** A war declared and not yet resolved. */
export interface WarView {
  card: string;
  rival: number;
}

/** A wonder under construction: resources for every stage, and how many are built. */
export interface WonderView {
  card: string;
  stages: number[];
  built: number;
}
