/** The game's own structs as the server sends them (view.py, components.py), and how to find one's way in them. */
import type { Box, Json, Offer, Refusal } from "../../api/types.ts";
import { offersFor, refusalFor } from "../contract.ts";

export const SLUG = "seven_wonders";
export const RESOURCES = ["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"] as const;
export const RAW_MATERIALS: readonly string[] = RESOURCES.slice(0, 4);
export const COLORS = ["brown", "grey", "blue", "yellow", "red", "green", "purple"] as const;
export const TURNS_PER_AGE = 6;

export type Resource = (typeof RESOURCES)[number];
export type Color = (typeof COLORS)[number];
export type Side = "left" | "right";

export type Effect =
  | { type: "Produce"; one_of: Resource[]; amount: number; sold: boolean }
  | { type: "Points" | "Shields" | "Coins"; n: number }
  | { type: "Science"; symbol: "compass" | "gear" | "tablet" | "any" }
  | { type: "Discount"; resources: Resource[]; sellers: Side[] }
  | { type: "CoinsPer" | "PointsPer"; n: number; counted: string[]; scope: ("own" | Side)[] }
  | { type: "PlayLastCard" | "FreeBuilding" | "BuildFromDiscard" | "CopyGuild" };

export type Cost = Record<"coins" | Resource, number>;

export interface Card {
  id: string;
  age: number;
  color: Color;
  marks: number[];
  cost: Cost;
  gives: Effect[];
  chain: string[];
  building: string;
}

export interface Stage {
  cost: Cost;
  gives: Effect[];
}

export interface Wonder {
  id: string;
  side: string;
  start: Resource;
  stages: Stage[];
}

export interface Production {
  fixed: Partial<Record<Resource, number>>;
  choices: Resource[][];
}

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
  prices: { raw_left: number; raw_right: number; goods: number };
  science: Partial<Record<"compass" | "gear" | "tablet" | "any", number>>;
  free_building: boolean;
  last_card: boolean;
  copied_guild: string | null;
  hand_size: number;
  chosen: boolean;
  tucked: string[] | null;
}

export interface TableView {
  age: number;
  turn: number;
  direction: Side;
  cities: CityView[];
  hand: string[] | null;
  chosen: string[];
  playing_for: number | null;
  discard_size: number;
  discard_pile: string[] | null;
  controller: number | null;
  free_city_pile: number;
}

/** The box with its components under their names. */
export class Components {
  readonly cards: ReadonlyMap<string, Card>;
  readonly #wonders: ReadonlyMap<string, Wonder>;
  readonly #unlocks = new Map<string, string[]>();

  constructor(box: Box) {
    const cards = (box["cards"] ?? []) as unknown as Card[];
    const wonders = (box["wonders"] ?? []) as unknown as Wonder[];
    this.cards = new Map(cards.map((card) => [card.id, card]));
    this.#wonders = new Map(wonders.map((wonder) => [`${wonder.id} ${wonder.side}`, wonder]));
    for (const card of cards)
      for (const source of card.chain) this.#unlocks.set(source, [...(this.#unlocks.get(source) ?? []), card.id]);
  }

  card(id: string): Card | undefined {
    return this.cards.get(id);
  }

  wonderOf(city: CityView): Wonder | undefined {
    return this.#wonders.get(`${city.wonder} ${city.side}`);
  }

  sidesOf(wonder: string): Wonder[] {
    return ["A", "B"].flatMap((side) => this.#wonders.get(`${wonder} ${side}`) ?? []);
  }

  /** What a building builds for free. */
  unlocked(id: string): string[] {
    return this.#unlocks.get(id) ?? [];
  }

  /** Ids of cards, sorted into the columns of a city; only the colours that stand there. */
  byColor(ids: readonly string[]): { color: Color; cards: Card[] }[] {
    const found = ids.flatMap((id) => this.cards.get(id) ?? []);
    return COLORS.map((color) => ({ color, cards: found.filter((card) => card.color === color) })).filter(
      (column) => column.cards.length > 0,
    );
  }
}

const boxes = new WeakMap<Box, Components>();

export function components(box: Box): Components {
  let known = boxes.get(box);
  if (!known) boxes.set(box, (known = new Components(box)));
  return known;
}

export const viewOf = (view: Json): TableView => view as unknown as TableView;

// Cities stand clockwise: the left neighbour is the next one.
export const leftOf = (view: TableView, city: number): number => (city + 1) % view.cities.length;
export const rightOf = (view: TableView, city: number): number => (city + view.cities.length - 1) % view.cities.length;

/** The city in the middle of the picture: the one that is decided for, else one's own, else the first. */
export const centreOf = (view: TableView, seat: number): number => view.playing_for ?? Math.max(0, seat);

/** Cities that are neither the middle one nor its neighbours, going on clockwise. */
export function farFrom(view: TableView, centre: number): number[] {
  const near = new Set([centre, leftOf(view, centre), rightOf(view, centre)]);
  return view.cities.map((_, i) => (centre + i) % view.cities.length).filter((city) => !near.has(city));
}

/** The card and the deed in a notation such as "stage with baths pay left:2". */
export function committed(notation: string): { verb: "build" | "build-free" | "stage" | "discard"; card: string } {
  const [verb = "", second = "", third = "", ...rest] = notation.split(" ");
  if (verb === "stage") return { verb: "stage", card: third };
  if (verb === "discard") return { verb: "discard", card: second };
  return { verb: [third, ...rest].includes("free") ? "build-free" : "build", card: second };
}

/** What a neighbour gets for a unit of each sort from a city. */
export const priceAt = (buyer: CityView, side: Side): { raw: number; goods: number } => ({
  raw: side === "left" ? buyer.prices.raw_left : buyer.prices.raw_right,
  goods: buyer.prices.goods,
});

/** Everything that can or cannot be done with a card of the hand. */
export interface Uses {
  build: Offer[];
  free: Offer | undefined;
  stage: Offer[];
  discard: Offer | undefined;
  noBuild: Refusal | undefined;
  noStage: Refusal | undefined;
}

export function usesOf(card: string, wonder: string, offers: readonly Offer[], refusals: readonly Refusal[]): Uses {
  const mine = offersFor(offers, card);
  const of = (verb: string): Offer[] => mine.filter((offer) => offer.verb === verb).sort((a, b) => total(a) - total(b));
  return {
    build: of("build"),
    free: of("build-free")[0],
    stage: of("stage"),
    discard: of("discard")[0],
    noBuild: refusalFor(refusals, card, "build"),
    noStage: refusalFor(refusals, wonder, "stage"),
  };
}

export const total = (offer: Offer): number => Object.values(offer.price ?? {}).reduce((sum, coins) => sum + coins, 0);

/** How two neighbours would fare if the age ended now. */
export const standing = (own: number, theirs: number): "stronger" | "equal" | "weaker" =>
  own > theirs ? "stronger" : own < theirs ? "weaker" : "equal";
