/** The game's own structs as the server sends them (view.py, components.py), and how to find one's way in them. */
import type { Box, Json, Message, Offer } from "../../api/types.ts";

export const SLUG = "hadara";
export const TRACKS = ["income", "military", "culture", "food"] as const;
export const COLORS = ["yellow", "red", "blue", "green", "purple"] as const;
export const EPOCHS = ["I", "II", "III"] as const;
export const PLACES = 5;
export const DRAWS = 5;
/** Slots for medals of each metal. */
export const MEDALS = 2;

export type Track = (typeof TRACKS)[number];
export type Color = (typeof COLORS)[number];

export interface Effect {
  type: string;
  [argument: string]: unknown;
}

export interface Card {
  id: string;
  epoch: string;
  color: Color;
  cost: number;
  bonuses: Record<Track, number>;
  vp: number;
  star: boolean;
  effect: Effect | null;
}

export interface StartSide {
  coins: number;
  tracks: Record<Track, number>;
}

export interface StartCard {
  id: string;
  initiative: number;
  side_A: StartSide;
  side_B: StartSide;
}

export interface ColonyStack {
  id: string;
  required_military: number;
  plunder_coins: number;
  annex_cost: number;
  vp: number;
}

export interface Colony {
  id: string;
  stack: string;
  vp_back: number;
  back_bonuses: Record<Track, number>;
}

export interface Statue {
  id: string;
  required_culture: number;
  vp: number;
  bonus: number;
}

export interface DeckView {
  color: Color;
  cards: number;
  pile: number;
  top: string | null;
  crest: number | null;
}

export interface ColonyView {
  stack: string;
  tile: string | null;
  vp: number;
}

export interface StatueView {
  statue: string;
  required: number;
  bonus: number;
  bonus_vp: number;
  tile: Track | null;
  face_up: boolean;
  vp: number;
}

export interface CivilizationView {
  seat: number;
  crest: string;
  start_card: string;
  initiative: number;
  side: string | null;
  coins: number;
  tracks: Record<Track, number>;
  cards: string[];
  colonies: ColonyView[];
  /** By stack. */
  required_military: Record<string, number>;
  statues: StatueView[];
  silver: Track[];
  gold: number;
  tiles: Record<Track, number>;
  card_tile: Track | null;
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

export interface TableView {
  epoch: number;
  phase: "A" | "B" | null;
  step: string;
  turn: number;
  steps: string[];
  step_number: number;
  first_player: number | null;
  first_players: number[];
  decks: DeckView[];
  stacks: { stack: string; tiles: number }[];
  civilizations: CivilizationView[];
  hand: string[] | null;
  sold: string[] | null;
  chosen: string | null;
}

const byId = <T extends { id: string }>(list: unknown): ReadonlyMap<string, T> => new Map(((list ?? []) as T[]).map((one) => [one.id, one]));

/** The box with its components under their names. */
export class Components {
  readonly cards: ReadonlyMap<string, Card>;
  readonly startCards: ReadonlyMap<string, StartCard>;
  readonly stacks: ReadonlyMap<string, ColonyStack>;
  readonly colonies: ReadonlyMap<string, Colony>;
  readonly statues: ReadonlyMap<string, Statue>;

  constructor(box: Box) {
    this.cards = byId(box["cards"]);
    this.startCards = byId(box["start_cards"]);
    this.stacks = byId(box["colony_stacks"]);
    this.colonies = byId(box["colonies"]);
    this.statues = byId(box["statues"]);
  }

  /** A people's cards in five columns, the order of purchase kept; empty columns too: a discount of none is a fact. */
  columns(ids: readonly string[]): { color: Color; cards: Card[] }[] {
    const found = ids.flatMap((id) => this.cards.get(id) ?? []);
    return COLORS.map((color) => ({ color, cards: found.filter((card) => card.color === color) }));
  }
}

const boxes = new WeakMap<Box, Components>();

export function components(box: Box): Components {
  let known = boxes.get(box);
  if (!known) boxes.set(box, (known = new Components(box)));
  return known;
}

export const viewOf = (view: Json): TableView => view as unknown as TableView;

/** The board in the middle of the picture: one's own, else the first. */
export const centreOf = (seat: number): number => Math.max(0, seat);

/** All others, going on clockwise. */
export const othersOf = (view: TableView, centre: number): number[] =>
  view.civilizations.slice(1).map((_, i) => (centre + 1 + i) % view.civilizations.length);

export const pointsOf = (civilization: CivilizationView): number => Object.values(civilization.score).reduce((sum, n) => sum + n, 0);

/** The place of the ring the first seat's crest points at. */
export const wheelOf = (view: TableView): number => {
  const pointing = view.decks.findIndex((deck) => deck.crest !== null);
  return pointing < 0 ? 0 : (pointing - (view.decks[pointing]?.crest ?? 0) + PLACES) % PLACES;
};

/** The same, if a seat's crest were turned to a deck. */
export const wheelIf = (view: TableView, seat: number, color: string): number =>
  (view.decks.findIndex((deck) => deck.color === color) - seat + PLACES) % PLACES;

/** What was committed: "buy I-red-03" or "side A". */
export function committed(notation: string): { verb: string; thing: string } {
  const [verb = "", thing = ""] = notation.split(" ");
  return { verb, thing };
}

export const total = (offer: Offer): number => Object.values(offer.price ?? {}).reduce((sum, coins) => sum + coins, 0);

const figure = (message: Message | undefined, name: string): number => {
  const value = message?.args?.[name];
  return typeof value === "number" ? value : 0;
};

export const noteOf = (offer: Offer | null | undefined, kind: string): Message | undefined =>
  offer?.notes?.find((note) => note.id === `${SLUG}-note-${kind}`);

/** What the supply pays for an action. */
export function gainOf(offer: Offer): number {
  const tribute = figure(noteOf(offer, "tribute"), "coins");
  return tribute + (offer.verb === "sell" || offer.verb === "plunder" ? figure(offer.text, "coins") : 0);
}

export interface Feeding {
  cards: number;
  food: number;
  excess: number;
}

/** What an action would leave of coins and tracks. */
export interface Forecast {
  coins: number;
  tracks: Partial<Record<Track, number>>;
  feeding: Feeding | undefined;
}

export function forecastOf(offer: Offer, civilization: CivilizationView): Forecast {
  const tracks: Partial<Record<Track, number>> = {};
  for (const note of offer.notes ?? []) {
    const track = note.args?.["track"];
    if (typeof track !== "object" || track.type !== "message") continue;
    const after = note.args?.["after"] ?? note.args?.["n"];
    if (typeof after === "number") tracks[track.id.replace(`${SLUG}-`, "") as Track] = after;
  }
  const fed = noteOf(offer, "feeding");
  const begins = noteOf(offer, "start-coins");
  return {
    coins: begins ? civilization.coins + figure(begins, "coins") : civilization.coins - total(offer) + gainOf(offer),
    tracks,
    feeding: fed && { cards: figure(fed, "cards"), food: figure(fed, "food"), excess: figure(fed, "excess") },
  };
}

/** The next space of a track that means something, and all of them. */
export function goals(track: Track, civilization: CivilizationView): { at: number; done: boolean }[] {
  if (track === "military")
    return Object.entries(civilization.required_military).map(([stack, at]) => ({ at, done: civilization.colonies.some((colony) => colony.stack === stack) }));
  if (track === "culture") return civilization.statues.map((statue) => ({ at: statue.required, done: statue.tile !== null }));
  if (track === "food") return [{ at: civilization.cards.length, done: civilization.tracks.food >= civilization.cards.length }];
  return [];
}
