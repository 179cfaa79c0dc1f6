// Made from src/ecumene/games/civilization: view.py, actions.py and components() by `npm run types`; change that instead.
import type { Message, Seat, SeatIndex } from "../../api/schema.d.ts";

/** Accept an offer. */
export interface Accept {
  do: "accept";
  player: Seat;
}

/** Ask for gold, a card or a settlement. */
export interface Ask {
  do: "ask";
  item: string;
}

/** Make a settlement happy or productive by an improvement, a wonder or the free choice. */
export interface Assign {
  do: "assign";
  source: string;
  region: string;
}

/** What a player has assigned by hand to a settlement. */
export interface AssignedView {
  source: string;
  region: string;
}

/** Declare a battle against a player here. */
export interface Attack {
  do: "attack";
  area: string;
  player: Seat;
}

/** A battle that is being fought. `attack` and `defence`: units that are known already. */
export interface BattleView {
  area: string;
  attacker: SeatIndex;
  defender: SeatIndex;
  attackers: SeatIndex[];
  defenders: SeatIndex[];
  forces: ForceView[];
  superiority: number;
  attack?: string | null;
  defence?: string | null;
}

/** Use the Manhattan Project against a region. */
export interface Bomb {
  do: "bomb";
  region: string;
}

export interface Build {
  do: "build";
  improvement: string;
}

/** Buy a piece for a region. */
export interface Buy {
  do: "buy";
  piece: string;
  region: string;
}

/** Put a piece on one's own side of the offer. */
export interface Cede {
  do: "cede";
  piece: string;
  area: string;
}

/** Announce a key moment and take its wonder. */
export interface Claim {
  do: "claim";
}

/** Buy the colony ship. */
export interface Colonize {
  do: "colonize";
}

/** Refuse an offer and write another one, beginning with the same terms. */
export interface Counter {
  do: "counter";
  player: Seat;
}

/** Declare the end of the game with this wonder. */
export interface Declare {
  do: "declare";
  wonder: "apollo_program" | "united_nations";
}

/** A battle that will be fought when movement is over. */
export interface DeclaredView {
  area: string;
  defenders: SeatIndex[];
}

/** Ask for a piece. */
export interface Demand {
  do: "demand";
  piece: string;
  area: string;
}

/** Nothing more of this. */
export interface Done {
  do: "done";
}

/** Magellan's Voyage: force a player to exchange resource cards. */
export interface Exchange {
  do: "exchange";
  own: string;
  player: Seat;
  theirs: string;
}

/** Let a settlement grow by one size. */
export interface Expand {
  do: "expand";
  region: string;
}

/** Look at the marker; the settler goes no further. */
export interface Explore {
  do: "explore";
  region: string;
}

/** Declare a battle against whoever has just moved in. */
export interface Fight {
  do: "fight";
}

/** Equal units in a battle: the dice they throw and what they always add; `beats`: units they are superior to. */
export interface ForceView {
  owner: SeatIndex;
  unit: string;
  name: string;
  count: number;
  attacks: boolean;
  dice: number;
  science?: number;
  training?: number;
  defence?: number;
  beats?: string[];
}

/** Turn a settler into a village. */
export interface Found {
  do: "found";
  region: string;
}

/** Put gold, a card or a settlement on one's own side of the offer. */
export interface Give {
  do: "give";
  item: string;
}

/** Do not announce it. */
export interface Hold {
  do: "hold";
}

/** Put one's units under the command of a side of somebody else's battle, or of none. */
export interface Join {
  do: "join";
  side: string;
}

/** Buy a ship for a sea beside a settlement. */
export interface Launch {
  do: "launch";
  piece: string;
  region: string;
  sea: string;
}

/** Buy a technology, or take it for nothing (advanced rules). */
export interface Learn {
  do: "learn";
  technology: string;
}

/** A key moment of the standard rules, and how near everybody is to it in its era. */
export interface MomentView {
  id: string;
  era: "ancient" | "gunpowder" | "medieval" | "modern";
  least: number;
  owner?: SeatIndex | null;
  progress?: number[];
}

/** Move a piece to a neighbouring area, aboard a ship or ashore; an aircraft up to three areas away. */
export interface Move {
  do: "move";
  piece: string;
  start: string;
  end: string;
}

/** Begin to write an offer to a player. */
export interface Offer {
  do: "offer";
  player: Seat;
}

/** An offer, sent or being written: components by name, pieces with their areas. */
export interface OfferView {
  author: SeatIndex;
  partner: SeatIndex;
  gives: string[][];
  asks: string[][];
}

/** A standing order: what to do whenever others move in, or a key moment is reached. */
export interface Order {
  do: "order";
  order: string;
}

export interface PassengerView {
  kind: string;
  name: string;
  points?: number;
}

/** Choose a unit of a player on one's side behind the screen. */
export interface Pick {
  do: "pick";
  unit: string;
  player: Seat;
}

/** Equal pieces of a player in an area. `name` is what the figure is at its present level. */
export interface PieceView {
  owner: SeatIndex;
  area: string;
  kind: string;
  name: string;
  count?: number;
  points?: number;
  aboard?: PassengerView[];
}

/** Put a free piece into a region. */
export interface Place {
  do: "place";
  piece: string;
  region: string;
}

/** Put a free ship into a sea beside a settlement. */
export interface PlaceShip {
  do: "berth";
  piece: string;
  region: string;
  sea: string;
}

/** What everybody can see of a player. */
export interface PlayerView {
  seat: SeatIndex;
  color: string;
  gold: number;
  score: Record<string, number>;
  resources: Record<string, number>;
  income: Record<string, number>;
  critical_bonus: Record<string, number>;
  out?: boolean;
  settlements?: number;
  technologies?: number;
  technologies_by_era?: Record<string, number>;
  wonders?: string[];
  working_wonders?: string[];
  improvements?: string[];
  next_technology?: number | null;
}

/** Nothing more to trade this turn. */
export interface Ready {
  do: "ready";
}

/** Refuse an offer. */
export interface Refuse {
  do: "refuse";
  player: Seat;
}

/** A region: its marker as far as the seat knows it, who has looked at it, the settlement. */
export interface RegionView {
  id: string;
  marker?: string | null;
  face_down?: boolean;
  seen_by?: SeatIndex[];
  settlement?: SettlementView | null;
}

/** Take a marker without event off the map instead of leaving it there face down. */
export interface Remove {
  do: "remove";
  region: string;
}

/** Buy a technology of the era (standard rules). */
export interface Research {
  do: "research";
}

/** Throw away the offer that is being written. */
export interface Scrap {
  do: "scrap";
}

/** Sell a unit of an earlier era to the bank. */
export interface Sell {
  do: "sell";
  unit: string;
  area: string;
}

/** Make the offer that has been written. */
export interface Send {
  do: "send";
}

/** Begin here with a village, a swordsman and a settler. */
export interface Settle {
  do: "settle";
  region: string;
}

/** A settlement: whose, how large, and (advanced) whether it is happy and productive and what that yields. */
export interface SettlementView {
  owner: SeatIndex;
  size: number;
  happy?: boolean;
  productive?: boolean;
  gold?: number;
  grown?: boolean;
  placed?: number;
}

/** Let whoever has just moved in be. */
export interface Spare {
  do: "spare";
}

/** A move for which it has yet to be said which piece of a kind makes it. */
export interface StepView {
  piece: string;
  name: string;
  start: string;
  end: string;
}

/** Choose a unit together with an aircraft. */
export interface Support {
  do: "support";
  unit: string;
  player: Seat;
}

/** A technology of the advanced rules. In play without owner: it lies in the bank. */
export interface TechnologyView {
  id: string;
  in_play?: boolean;
  owner?: SeatIndex | null;
  available?: boolean;
  price?: number | null;
}

export interface TradeView {
  ready: boolean[];
  offers: OfferView[];
  drafts: OfferView[];
  offers_left: number[];
  partners: SeatIndex[];
}

/** The whole game from one chair. */
export interface View {
  seat: SeatIndex | null;
  rules: "advanced" | "standard";
  length: string | null;
  turn: number;
  last_turn: number;
  era: "ancient" | "gunpowder" | "medieval" | "modern";
  phase: "end_of_turn" | "markers" | "movement" | "over" | "placing" | "production" | "purchase" | "trade";
  first_player: SeatIndex;
  critical_resource: string | null;
  critical_chances: Record<string, number>;
  ending: string | null;
  regions: RegionView[];
  pieces: PieceView[];
  players: PlayerView[];
  technologies: TechnologyView[];
  technologies_left: Record<string, number>;
  moments: MomentView[];
  markers_gone: string[];
  battle_order: string | null;
  wonder_order: string | null;
  declared: DeclaredView[];
  battle: BattleView | null;
  trade: TradeView | null;
  moved_in: string | null;
  mover: SeatIndex | null;
  moment: string | null;
  step: StepView | null;
  assigned: AssignedView[];
}

/** The piece that is meant, if several of a kind differ in what they carry or how far they can still go. */
export interface Which {
  do: "which";
  number: number;
}

/** Take back one's own offer to a player. */
export interface Withdraw {
  do: "withdraw";
  player: Seat;
}

export type Action =
  | Settle
  | Move
  | Which
  | Explore
  | Remove
  | Order
  | Done
  | Attack
  | Fight
  | Spare
  | Join
  | Pick
  | Support
  | Place
  | PlaceShip
  | Buy
  | Launch
  | Found
  | Expand
  | Research
  | Learn
  | Build
  | Sell
  | Colonize
  | Declare
  | Bomb
  | Claim
  | Hold
  | Assign
  | Offer
  | Give
  | Cede
  | Ask
  | Demand
  | Send
  | Scrap
  | Accept
  | Refuse
  | Counter
  | Withdraw
  | Exchange
  | Ready;

/** Everything in the box: GET /api/components. */
export interface Box {
  regions: ({
    id: string;
    continent: "africa" | "asia" | "europe" | "north_america" | "oceania" | "south_america";
    land: string[];
    seas: string[];
    name_sure: "reconstructed" | "rulebook";
    sure: "reconstructed";
    center: number[];
    radius: number;
    polygons: number[][][];
  })[];
  seas: {
    id: string;
    seas: string[];
    sure: "reconstructed";
    center: number[];
    radius: number;
    crosses_edge?: boolean;
    polygons: number[][][];
    holes?: number[][][];
  }[];
  markers: (
    | {
    id: string;
    type: "event";
    count: number;
    largest: number;
    sure: "reconstructed";
  }
    | {
    id: string;
    type: "no_event";
    count: number;
    largest: number;
    sure: string;
  }
    | {
    id: string;
    type: "resource";
    count: number;
    largest: number;
    sure: "reconstructed";
  }
    | {
    id: string;
    type: "terrain";
    count: number;
    largest: number;
    sure: "reconstructed";
  })[];
  figures: ({
    id: string;
    era: "ancient" | "gunpowder" | "medieval" | "modern";
    category: "aircraft" | "artillery" | "cavalry" | "fleet" | "infantry";
    moves: number;
    levels: ({ id: string; technology: string; modifier: number; adds_dice: number; sure: "two_sources"; technology_sure: "one_source" | "two_sources" })[];
    sure: "rulebook";
    dice: number;
  })[];
  technologies: ({
    id: string;
    era: "ancient" | "gunpowder" | "medieval" | "modern";
    cost: number;
    requires: string[];
    settlement_size: number;
    key_discovery: boolean;
    sure: "one_source";
    doubtful: boolean;
    gives: (
      | { type: "gives_expansion"; count: number }
      | { type: "gives_improvement"; improvement: string }
      | { type: "gives_pieces"; piece: string; count: number }
      | { type: "gives_wonder"; wonder: string })[];
    words: Message[];
  })[];
  wonders: ({
    id: string;
    era: "ancient" | "gunpowder" | "medieval" | "modern";
    technology: string;
    sure: "one_source" | "two_sources";
    gives: (
      | { type: "bought_by_anyone"; price: number; ending: string }
      | { type: "declares_end"; ending: string }
      | { type: "destroys_region" }
      | { type: "forced_exchange" }
      | { type: "gears"; count: number }
      | { type: "gives_pieces"; piece: string; count: number }
      | { type: "gold_per_turn"; gold: number }
      | { type: "happy_faces"; count: number }
      | { type: "sees_pick" }
      | { type: "settlement_defence"; bonus: number }
      | { type: "technology_discount"; gold: number })[];
    words: Message[];
  })[];
  improvements: ({
    id: string;
    era: "ancient" | "gunpowder" | "medieval" | "modern";
    kind: "happy" | "productive";
    technology: string;
    icons: number;
    sure: "one_source";
  })[];
  city_cards: {
    id: string;
    unhappy: number[];
    happy: number[];
    sure: string;
    count: number;
    count_sure: string;
  }[];
  key_moments: ({
    id: string;
    era: "ancient" | "gunpowder" | "medieval" | "modern";
    counted: string;
    least: number;
    size: number;
    sure: "rulebook";
  })[];
  sums: { id: string; gold: number }[];
  prices: {
    id: string;
    army: number[];
    fleet: number[];
    aircraft: number;
    settler: number[];
    village: number[];
    expansion: number[];
    improvement: number[];
    owner_share: number[];
    sure: string;
  }[];
  trade_ranges: {
    technology: string;
    regions: number;
    seas: number;
    sure: "rulebook";
    id: string;
  }[];
}
