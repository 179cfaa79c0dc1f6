// Made from src/ecumene/games/altay: view.py, actions.py and components() by `npm run types`; change that instead.
import type { ComponentId, Message, SeatIndex } from "../../api/schema.d.ts";

/** Attack an adjacent region from an own one, with this card first. */
export interface Attack {
  do: "attack";
  origin: string;
  target: string;
  card: string;
}

/** A battle under way. */
export interface BattleView {
  attacker: SeatIndex;
  defender: SeatIndex | null;
  origin: ComponentId;
  target: ComponentId;
  attack: number;
  defense: number;
  attack_cards: ComponentId[];
  defense_cards: ComponentId[];
  yielded: boolean;
}

/** Buy the top card of a pile; `raw` says what pays the wild part of its price, if it has one. */
export interface Buy {
  do: "buy";
  card: string;
  raw: string;
}

/** Lead this people. */
export interface ChoosePeople {
  do: "people";
  people: string;
}

/** Play one more card in the attack. */
export interface Commit {
  do: "commit";
  card: string;
}

/** Fight, and play this card. */
export interface Defend {
  do: "defend";
  card: string;
}

/** Discard a card after yielding, to draw another. */
export interface Discard {
  do: "discard";
  card: string;
}

/** Discard no more. */
export interface Done {
  do: "done";
}

/** A finished achievement and what it is worth now. */
export interface DoneView {
  achievement: ComponentId;
  vp: number;
  used: boolean;
}

/** Give up the technology in work. */
export interface Drop {
  do: "drop";
}

/** End the turn. */
export interface End {
  do: "end";
}

/** Commerce: one resource for another. */
export interface Exchange {
  do: "exchange";
  given: string;
  taken: string;
}

/** Writing: end the turn and keep this card for later. */
export interface Keep {
  do: "keep";
  card: string;
}

/** A card laid out in front of a player, with what lies on it. */
export interface LaidCardView {
  card: ComponentId;
  holder: ComponentId;
  resources: Record<"culture" | "food" | "metal" | "stone" | "wood", number>;
  usable: boolean;
}

/** The achievements of one level. */
export interface LevelView {
  level: number;
  open: OpenAchievement[];
  deck: number;
}

/** Religion: move a settlement to an adjacent region. */
export interface Move {
  do: "move";
  origin: string;
  target: string;
}

/** Open copies of an achievement on the market. */
export interface OpenAchievement {
  achievement: ComponentId;
  copies: number;
}

/** A pile of the market; only its top card can be bought. */
export interface PileView {
  pile: ComponentId;
  top: ComponentId | null;
  cards: number;
  price: Record<"any" | "culture" | "food" | "metal" | "raw" | "stone" | "wood", number>;
  bought: boolean;
}

/** Put a settlement into this region. */
export interface Place {
  do: "place";
  region: string;
}

/** Play an action card in one of its ways. */
export interface Play {
  do: "play";
  card: string;
  way: string;
}

/** Philosophy: take what it produces. */
export interface Ponder {
  do: "ponder";
}

/** Put a resource (`all`: whatever fits) onto a laid-out card or the achievement in work. */
export interface Put {
  do: "put";
  card: string;
  resource: string;
}

/** What belongs to a player. Of hand and deck of another only the contents of both together are known. */
export interface RealmView {
  seat: SeatIndex;
  people: ComponentId | null;
  settlements: number;
  settlements_on_board: number;
  settlements_lost: number;
  resources: Record<"culture" | "food" | "metal" | "stone" | "wood", number>;
  coins: number;
  hand_size: number;
  hand: ComponentId[] | null;
  kept: ComponentId | null;
  deck: number;
  unseen: ComponentId[];
  known_hand: ComponentId[];
  discard: ComponentId[];
  played: ComponentId[];
  trashed: ComponentId[];
  laid: LaidCardView[];
  work: WorkView | null;
  done: DoneView[];
  secret: ComponentId | null;
  secret_revealed: boolean;
  markers: ComponentId[];
  converted: number;
  captured: SeatIndex[];
  vp_cards: number;
}

/** A region in play: neutral with a marker, free, or held by somebody. */
export interface RegionView {
  region: ComponentId;
  terrain: "farmland" | "forest" | "mine" | "mountain";
  marker: ComponentId | null;
  difficulty: number;
  owner: SeatIndex | null;
  settlements: number;
  vp_token: boolean;
  used: boolean;
}

/** Fight with what has been played so far. */
export interface Stand {
  do: "stand";
}

/** Begin work on an achievement with a resource (`all`: whatever fits). */
export interface Start {
  do: "start";
  achievement: string;
  resource: string;
}

/** No more cards: the rival must answer. */
export interface Strike {
  do: "strike";
}

/** Mathematics: discard a card of the hand and draw one. */
export interface Swap {
  do: "swap";
  card: string;
}

/** Buy a resource for coins. */
export interface Trade {
  do: "trade";
  resource: string;
}

/** Engineering: take a card of the hand out of the game and draw one. */
export interface Trash {
  do: "trash";
  card: string;
}

/** Take all that is stored on a card; the card is discarded. */
export interface Use {
  do: "use";
  card: string;
}

/** The whole position from one chair. */
export interface View {
  seat: SeatIndex | null;
  phase: "over" | "peoples" | "play" | "starts";
  round: number;
  first_player: SeatIndex;
  active_player: SeatIndex | null;
  last_round: boolean;
  quiet_rounds_left: number;
  trade: boolean;
  endless_supply: boolean;
  supply: Record<"culture" | "food" | "metal" | "stone" | "wood", number>;
  bank: number;
  regions: RegionView[];
  piles: PileView[];
  levels: LevelView[];
  realms: RealmView[];
  battle: BattleView | null;
  to_place: number;
}

/** The achievement in work. */
export interface WorkView {
  achievement: ComponentId;
  resources: Record<"culture" | "food" | "metal" | "stone" | "wood", number>;
  settlement: boolean;
}

/** Give the battle up and perhaps renew some cards. */
export interface Yield {
  do: "yield";
}

export type Action =
  | ChoosePeople
  | Place
  | Play
  | Put
  | Use
  | Buy
  | Start
  | Drop
  | Trash
  | Swap
  | Exchange
  | Ponder
  | Move
  | Trade
  | Attack
  | Commit
  | Strike
  | Yield
  | Stand
  | Defend
  | Discard
  | Done
  | Keep
  | End;

/** Everything in the box: GET /api/components. */
export interface Box {
  cards: ({
    id: string;
    kind: string;
    starting: boolean;
    vp: number;
    price: { food?: number; raw?: number; culture?: number; metal?: number; wood?: number } | null;
    copies: number;
    gives: (
      | { type: "collect"; places: { food?: number; wood?: number }; settlements: number }
      | { type: "combat"; attack: number; defense: number }
      | { type: "convert_marker"; resources: { any: number } }
      | { type: "draw_cards"; n: number }
      | { type: "fill_card"; terrain: string; card: string }
      | { type: "produce"; resources: { food?: number; metal?: number; stone?: number; culture?: number; wood?: number } }
      | { type: "store"; places: { culture?: number; any?: number } }
      | { type: "use_region"; terrain: string; resources: { food?: number; wood?: number; metal?: number; stone?: number } })[];
    words: Message[];
    sure: { name: "one_source" | "two_sources"; numbers: "two_sources"; effect: "one_source" | "two_sources"; name_ru: "own_translation" | "rulebook" };
  })[];
  achievements: ({
    id: string;
    level: number;
    places: { wood?: number; stone?: number; food?: number; metal?: number; culture?: number; raw?: number };
    vp: number | null;
    copies: number;
    timing: "end_of_game" | "end_of_turn" | "instant" | "once_per_turn" | "permanent";
    gives: (
      | { type: "build_more"; settlements: number; timing: string }
      | { type: "combat_bonus"; attack: number; defense: number; timing: string }
      | { type: "discard_and_draw"; n: number; timing: string }
      | { type: "exchange"; n: number; timing: string }
      | { type: "keep_card"; n: number; timing: string }
      | { type: "larger_hand"; n: number; timing: string }
      | { type: "move_settlement"; n: number; timing: string }
      | { type: "points_per"; counted: string; every: number; base: number; timing: "end_of_game" }
      | { type: "produce_once"; resources: { culture: number }; timing: string }
      | { type: "trash_and_draw"; n: number; timing: string })[];
    words: Message[];
    sure: { effect: "one_source"; numbers: "two_sources"; name_ru: "own_translation" };
  })[];
  peoples: {
    id: string;
    color: string;
    deck: { hunter: number; warrior: number; village: number; colonist?: number; digger?: number; loremaster?: number; shaman?: number; craftsman_wood?: number; craftsman_stone?: number; spellweaver?: number };
    sure: "two_sources";
  }[];
  regions: ({
    id: string;
    terrain: "farmland" | "forest" | "mine" | "mountain";
    label: number[];
    outline: number[][];
    players: number[];
    sure: "two_sources";
    neighbours: string[];
  })[];
  waters: {
    id: string;
    kind: string;
    outline: number[][];
    sure: string;
  }[];
  borders: ({
    id: string;
    a: string;
    b: string;
    kind: "land" | "river" | "strait";
    line: number[][];
  })[];
  markers: ({
    id: string;
    difficulty: number;
    resource: string | null;
    copies: number;
    sure: "one_source" | "two_sources";
  })[];
  layouts: {
    id: string;
    vp_tokens: string[];
    suggested_starts: string[];
    regions_out: string[];
    vp_tokens_sure: string;
    starts_sure: "reconstructed";
    regions_out_sure: "two_sources";
  }[];
  resources: { id: string; number: number }[];
  terrains: { id: string; resource: string }[];
}
