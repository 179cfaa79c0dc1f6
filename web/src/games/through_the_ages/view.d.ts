// Made from src/ecumene/games/through_the_ages: view.py, actions.py and components() by `npm run types`; change that instead.
import type { ComponentId, Message, Seat, SeatIndex } from "../../api/schema.d.ts";

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
  tactic_strength: number;
  wars: WarView[];
  civil_hand: ComponentId[];
  civil_hand_limit: number;
  new_cards: ComponentId[];
  military_hand_ages: number[];
  military_hand_limit: number;
  shown: ComponentId[];
  skips_politics: boolean;
  forecast: Forecast;
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
  sent: ComponentId[];
  side: "a" | "b" | null;
  greatest_force: number | null;
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

/** What the end of the turn would bring, if it were ended now. */
export interface Forecast {
  uprising: boolean;
  culture: number;
  hunger: number;
  science: number;
  corrupted: number;
  food_produced: number;
  eaten: number;
  food: number;
  resources_produced: number;
  resources: number;
  draws: number;
  discards: number;
}

/** Choose food or resources. */
export interface Gain {
  do: "gain";
  goods: "food" | "resources";
}

/** What an event of age III would be worth to every seat as things stand. */
export interface ImpactView {
  card: ComponentId;
  points: number[];
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

/** What is printed beside the banks, by tokens that lie there; the last entry holds for any larger number. */
export interface PlayerBoard {
  population_cost: number[];
  consumption: number[];
  happiness_required: number[];
  corruption: number[];
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

/** Everything, seen from one chair. */
export interface View {
  age: number;
  round: number;
  last_round: number | null;
  turn: SeatIndex;
  decision: DecisionView | null;
  row: PlaceView[];
  row_discards: number;
  civil_deck: number;
  military_deck: number;
  military_discards: number;
  current_events: number[];
  future_events: number[];
  past_events: ComponentId[];
  final_events: ComponentId[];
  common_tactics: ComponentId[];
  pacts: PactView[];
  civilizations: CivilizationView[];
  hand: ComponentId[] | null;
  prepared: ComponentId[] | null;
  next_event: ComponentId | null;
  impacts: ImpactView[];
  board: PlayerBoard;
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

/** Everything in the box: GET /api/components. */
export interface Box {
  civil: ({
    id: string;
    family: string;
    age: number;
    resource_cost?: number;
    copies: number[];
    gives: (
      | { type: "actions_for_developing"; n: number }
      | { type: "best_mine_again" }
      | { type: "best_theater_again" }
      | { type: "blue_tokens"; n: number }
      | { type: "build_or_upgrade_farm_or_mine"; discount: number }
      | { type: "build_or_upgrade_urban"; discount: number }
      | { type: "build_stage"; discount: number }
      | { type: "cheaper_after_leader"; n: number }
      | { type: "civil_actions"; n: number }
      | { type: "colonization"; n: number }
      | { type: "colonize_by_discards"; cards: number; each: number }
      | { type: "colonize_from_hand" }
      | { type: "culture"; n: number }
      | { type: "culture_for_developing"; n: number }
      | { type: "culture_for_revolution"; n: number }
      | { type: "culture_if_strong"; n: number }
      | { type: "culture_or_arms"; culture: number; science: number; resources: number }
      | { type: "culture_per_colony"; first: number; others: number }
      | { type: "culture_per_happiness"; n: number }
      | { type: "culture_per_lab_level"; n: number }
      | { type: "culture_per_library_and_theater"; n: number }
      | { type: "culture_per_theater"; n: number }
      | { type: "develop" }
      | { type: "doubles_army" }
      | { type: "food"; n: number }
      | { type: "free_population"; n: number }
      | { type: "gain_culture"; who: string; when: string; n: number }
      | { type: "gain_culture_per_ahead"; two: number; three: number; four: number }
      | { type: "gain_food"; who: "you"; when: "always"; n: number }
      | { type: "gain_food_or_resources"; who: "you"; when: "always"; n: number }
      | { type: "gain_resources"; who: string; when: string; n: number }
      | { type: "gain_science"; who: "you"; when: "always"; n: number }
      | { type: "hand_size"; n: number }
      | { type: "happiness"; n: number }
      | { type: "happiness_under_wonder"; n: number }
      | { type: "increase_population" }
      | { type: "infantry_as_cavalry" }
      | { type: "leader_discount"; n: number }
      | { type: "library_and_theater_discount"; resources: number; science: number }
      | { type: "look_at_event" }
      | { type: "military_actions"; n: number }
      | { type: "military_actions_this_turn"; n: number }
      | { type: "military_as_civil"; n: number }
      | { type: "military_revolution" }
      | { type: "more_happiness"; n: number }
      | { type: "no_attacks" }
      | { type: "no_wonder_surcharge" }
      | { type: "population_discount"; n: number }
      | { type: "recruit_discount"; n: number }
      | { type: "resources"; n: number }
      | { type: "resources_for_developing"; n: number }
      | { type: "resources_per_lab_level"; n: number }
      | { type: "retire_for_yellow"; n: number }
      | { type: "rivals_pay_times"; n: number }
      | { type: "science"; n: number }
      | { type: "science_for_technology"; n: number }
      | { type: "science_of_best" }
      | { type: "science_per_lab"; n: number }
      | { type: "score_technology_levels"; n: number }
      | { type: "score_theaters_and_libraries"; n: number }
      | { type: "score_urban_output"; n: number }
      | { type: "score_workers"; fields: number; others: number }
      | { type: "second_political_action" }
      | { type: "stages_at_once"; n: number }
      | { type: "strength"; n: number }
      | { type: "strength_per_happiness"; n: number }
      | { type: "strength_per_infantry_and_artillery"; n: number }
      | { type: "strength_per_unit"; n: number }
      | { type: "strength_per_unit_type"; n: number }
      | { type: "theater_discount"; n: number }
      | { type: "turn_into_theater"; n: number }
      | { type: "unit_resources"; n: number }
      | { type: "unit_resources_per_stronger"; two: number; three: number; four: number }
      | { type: "unit_resources_this_turn"; n: number }
      | { type: "upgrade_building"; discount: number }
      | { type: "urban_discount"; level_1: number; level_2: number; level_3: number }
      | { type: "urban_limit"; n: number })[];
    words: Message[];
    science_cost?: number;
    revolution_cost?: number;
    stages?: number[];
  })[];
  military: ({
    id: string;
    family: "aggression" | "bonus" | "event" | "pact" | "tactic" | "territory" | "war";
    age: number;
    military_actions?: number;
    copies: number[];
    gives: (
      | { type: "annex" }
      | { type: "army"; infantry: number; cavalry: number; artillery: number; strength: number; obsolete: number }
      | { type: "blue_tokens"; n: number }
      | { type: "build_free"; who: string; when: string; card: string }
      | { type: "cheaper_action"; who: string; when: string; discount: number }
      | { type: "defense"; n: number }
      | { type: "destroy_own_building"; who: string; when: string; n: number }
      | { type: "destroy_urban_of_others"; who: string; when: string; n: number }
      | { type: "discard_cards"; who: string; when: string; n: number }
      | { type: "draw_cards"; who: string; when: string; n: number }
      | { type: "ends_on_attack" }
      | { type: "enslave"; population: number; resources: number; food: number }
      | { type: "force_bonus"; n: number }
      | { type: "gain_culture"; who: string; when: "always" | "in_age_iv"; n: number }
      | { type: "gain_culture_by_culture"; who: string; when: string }
      | { type: "gain_culture_by_science"; who: string; when: string }
      | { type: "gain_food"; who: string; when: "always"; n: number }
      | { type: "gain_food_by_happiness"; who: string; when: string; most: number }
      | { type: "gain_food_or_resources"; who: string; when: string; n: number }
      | { type: "gain_mix"; who: string; when: string; n: number }
      | { type: "gain_population"; who: string; when: "always"; n: number }
      | { type: "gain_resources"; who: string; when: "always"; n: number }
      | { type: "gain_science"; who: string; when: "always"; n: number }
      | { type: "gain_science_by_science"; who: string; when: string }
      | { type: "happiness"; n: number }
      | { type: "impact_of_actions"; civil: number; military: number }
      | { type: "impact_of_balance"; n: number }
      | { type: "impact_of_colonies"; n: number }
      | { type: "impact_of_food"; surplus: number }
      | { type: "impact_of_government_and_special_levels"; n: number }
      | { type: "impact_of_happiness"; n: number; most: number; discontent: number }
      | { type: "impact_of_mines"; n: number }
      | { type: "impact_of_population"; n: number; beyond: number }
      | { type: "impact_of_science"; two: number[]; three: number[]; four: number[] }
      | { type: "impact_of_strength"; two: number[]; three: number[]; four: number[] }
      | { type: "impact_of_technologies"; n: number; level: number; short_level: number }
      | { type: "impact_of_unit_and_arena_levels"; n: number }
      | { type: "impact_of_urban_levels"; n: number }
      | { type: "impact_of_variety"; n: number }
      | { type: "impact_of_wonders"; age_a: number; age_i: number; age_ii: number; age_iii: number }
      | { type: "infiltrate"; culture: number }
      | { type: "lose_actions_per_discontent"; who: string; when: string; n: number }
      | { type: "lose_all_food"; who: string; when: string }
      | { type: "lose_blue_tokens"; who: string; when: string; n: number }
      | { type: "lose_colony"; who: string; when: string; n: number }
      | { type: "lose_culture"; who: string; when: string; n: number }
      | { type: "lose_culture_per_discontent"; who: string; when: string; n: number }
      | { type: "lose_mix"; who: string; when: string; n: number }
      | { type: "lose_old_leader"; who: string; when: string }
      | { type: "lose_population"; who: string; when: "always"; n: number }
      | { type: "lose_population_per_discontent"; who: string; when: string; n: number }
      | { type: "no_attacks_between" }
      | { type: "produce_food"; who: string; when: string }
      | { type: "produce_resources"; who: string; when: string }
      | { type: "raid"; ages: number[] }
      | { type: "ruin_wonder"; who: string; when: string; last_age: number; culture: number }
      | { type: "run_economy"; who: string; when: string }
      | { type: "strength"; n: number }
      | { type: "take_culture"; n: number }
      | { type: "take_culture_by_advantage"; n: number }
      | { type: "take_from_row"; who: string; when: string; n: number }
      | { type: "take_mix"; n: number }
      | { type: "take_science"; n: number }
      | { type: "take_science_or_technologies" }
      | { type: "take_yellow_from_weakest"; who: string; when: string; n: number }
      | { type: "take_yellow_tokens"; n: number; advantage: number }
      | { type: "yellow_tokens"; n: number })[];
    words: Message[];
    sides?: ({ id: string; gives: (
        | { type: "attacker_strength"; n: number }
        | { type: "culture"; n: number }
        | { type: "food_as_resource"; n: number }
        | { type: "food_production"; n: number }
        | { type: "joint_research"; discount: number; partner: number }
        | { type: "military_actions"; n: number }
        | { type: "resource_as_food"; n: number }
        | { type: "resource_production"; n: number }
        | { type: "safe_from_war" }
        | { type: "strength"; n: number }
        | { type: "tourism"; n: number })[]; words: Message[] })[];
  })[];
}
