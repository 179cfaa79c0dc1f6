// Made from src/ecumene/games/through_the_ages: view.py, actions.py and components() by `npm run types`; change that instead.
import type { ComponentId, Seat, SeatIndex } from "../../api/schema.d.ts";

/** Give up a colony. */
export interface Abandon {
  do: "abandon";
  card: string;
}

/** Agree to a pact. */
export interface Accept {
  do: "accept";
}

/** Actions available now, lent for this turn, and in total. */
export interface Actions {
  available: number;
  lent: number;
  total: number;
}

/** Take a rival's colony. */
export interface Annex {
  do: "annex";
  card: string;
}

/** Play an aggression against a rival. */
export interface Attack {
  do: "attack";
  card: string;
  rival: Seat;
}

/** Offer a colonization force of this strength. */
export interface Bid {
  do: "bid";
  n: number;
}

/** Play a bonus card. */
export interface Bonus {
  do: "bonus";
  card: string;
}

/** Build a farm, mine or urban building, or train a unit. */
export interface Build {
  do: "build";
  card: string;
}

/** Cancel the pact in somebody's play area. */
export interface Cancel {
  do: "cancel";
  owner: Seat;
}

/** A civilization; everything but the military hand is public. */
export interface CivilizationView {
  seat: SeatIndex;
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
  government: ComponentId | null;
  leader: ComponentId | null;
  technologies: TechnologyView[];
  specials: ComponentId[];
  wonder: WonderView | null;
  wonders: ComponentId[];
  ruins: ComponentId[];
  tucked_under: ComponentId | null;
  colonies: ComponentId[];
  tactic: ComponentId | null;
  tactic_is_common: boolean;
  wars: WarView[];
  civil_hand: ComponentId[];
  civil_hand_limit: number;
  new_cards: ComponentId[];
  military_hand_ages: number[];
  military_hand_limit: number;
  shown: ComponentId[];
  skips_politics: boolean;
}

/** Use a military action as a civil one (Hammurabi). */
export interface Convert {
  do: "convert";
}

/** Copy a common tactic. */
export interface Copy {
  do: "copy";
  card: string;
}

/** What is being decided: by whom, about which card, how much, whom it concerns besides. */
export interface DecisionView {
  kind: string;
  by: SeatIndex;
  card: ComponentId | null;
  number: number;
  rival: SeatIndex | null;
  force: number | null;
}

/** Do not do what is offered. */
export interface Decline {
  do: "decline";
}

/** Destroy a farm, mine or urban building. */
export interface Destroy {
  do: "destroy";
  card: string;
}

/** Develop a technology. */
export interface Develop {
  do: "develop";
  card: string;
}

/** Disband a unit. */
export interface Disband {
  do: "disband";
  card: string;
}

/** Discard a military card face down. */
export interface Discard {
  do: "discard";
  card: string;
}

/** Nothing more of what is asked. */
export interface Done {
  do: "done";
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

/** End the action phase. */
export interface End {
  do: "end";
}

/** Use a food as a resource, or the other way round (Trade Routes Agreement). */
export interface Exchange {
  do: "exchange";
}

/** Choose food or resources. */
export interface Gain {
  do: "gain";
  goods: "food" | "resources";
}

/** Remove the rival's leader or unfinished wonder. */
export interface Infiltrate {
  do: "infiltrate";
  target: "leader" | "wonder";
}

/** Churchill's choice of the turn. */
export interface Inspire {
  do: "inspire";
  how: "arms" | "culture";
}

/** Play a leader. */
export interface Leader {
  do: "leader";
  card: string;
}

/** How much of the whole is food; the rest is resources. */
export interface Mix {
  do: "mix";
  n: number;
}

/** Offer a pact to a rival, naming one's own side. */
export interface Pact {
  do: "pact";
  card: string;
  rival: Seat;
  side: "a" | "b";
}

/** A pact in play: who owns the card, with whom, and on which side the owner is. */
export interface PactView {
  card: ComponentId;
  owner: SeatIndex;
  partner: SeatIndex;
  side: "a" | "b";
}

/** Take no political action, or leave the auction. */
export interface Pass {
  do: "pass";
}

/** A place of the card row; the cost is for whoever looks (or takes the turn). */
export interface PlaceView {
  place: number;
  card: ComponentId | null;
  civil_actions: number;
}

/** Play an action card. */
export interface Play {
  do: "play";
  card: string;
}

/** Increase the population. */
export interface Population {
  do: "population";
}

/** Prepare an event. */
export interface Prepare {
  do: "prepare";
  card: string;
}

/** Increase the population and train it at once (Barbarossa). */
export interface Recruit {
  do: "recruit";
  card: string;
}

/** Do not agree to a pact. */
export interface Refuse {
  do: "refuse";
}

/** Lose the worker on a card. */
export interface Remove {
  do: "remove";
  card: string;
}

/** Give up a blue token that lies on a card. */
export interface Repay {
  do: "repay";
  card: string;
}

/** Leave the game. */
export interface Resign {
  do: "resign";
}

/** Remove Alexander for a yellow token. */
export interface Retire {
  do: "retire";
}

/** Change the government by revolution. */
export interface Revolution {
  do: "revolution";
  card: string;
}

/** Let a wonder fall into ruin. */
export interface Ruin {
  do: "ruin";
  card: string;
}

/** The free population of Ocean Liner Service. */
export interface Sail {
  do: "sail";
}

/** Take a special technology of the loser. */
export interface Seize {
  do: "seize";
  card: string;
}

/** Send a unit to colonize. */
export interface Send {
  do: "send";
  card: string;
}

/** Remove Columbus and colonize a territory from the hand. */
export interface Settle {
  do: "settle";
  card: string;
}

/** Build stages of the wonder. */
export interface Stage {
  do: "stage";
  n: number;
}

/** Play a tactic from the hand. */
export interface Tactic {
  do: "tactic";
  card: string;
}

/** Take the card at a place of the card row, counted from the left. */
export interface Take {
  do: "take";
  place: number;
}

/** A technology in play that carries workers, and the blue tokens stored on it. */
export interface TechnologyView {
  card: ComponentId;
  workers: number;
  tokens: number;
}

/** Turn an urban building into a theater (Bach). */
export interface Transform {
  do: "transform";
  card: string;
  onto: string;
}

/** Put the replaced leader under a completed wonder (Homer). */
export interface Tuck {
  do: "tuck";
  card: string;
}

/** Move a worker to a better card of the same type. */
export interface Upgrade {
  do: "upgrade";
  card: string;
  onto: string;
}

/** The whole table from one chair. */
export interface View {
  age: number;
  round: number;
  last_round: number | null;
  turn: SeatIndex;
  decision: DecisionView | null;
  row: PlaceView[];
  civil_deck: number;
  military_deck: number;
  military_discards: number;
  current_events: number[];
  future_events: number[];
  past_events: ComponentId[];
  common_tactics: ComponentId[];
  pacts: PactView[];
  civilizations: CivilizationView[];
  hand: ComponentId[] | null;
  prepared: ComponentId[] | null;
  next_event: ComponentId | null;
}

/** Declare a war on a rival. */
export interface War {
  do: "war";
  card: string;
  rival: Seat;
}

/** A war declared and not yet resolved. */
export interface WarView {
  card: ComponentId;
  rival: SeatIndex;
}

/** A wonder under construction: resources for every stage, and how many are built. */
export interface WonderView {
  card: ComponentId;
  stages: number[];
  built: number;
}

export type Action =
  | Pass
  | End
  | Done
  | Decline
  | Accept
  | Refuse
  | Take
  | Population
  | Build
  | Upgrade
  | Transform
  | Destroy
  | Disband
  | Leader
  | Tuck
  | Stage
  | Develop
  | Revolution
  | Play
  | Recruit
  | Tactic
  | Copy
  | Sail
  | Inspire
  | Convert
  | Exchange
  | Prepare
  | Attack
  | War
  | Pact
  | Cancel
  | Retire
  | Settle
  | Resign
  | Bonus
  | Discard
  | Bid
  | Send
  | Remove
  | Repay
  | Ruin
  | Abandon
  | Annex
  | Infiltrate
  | Gain
  | Mix
  | Seize;
