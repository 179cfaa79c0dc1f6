/** Finding one's way around the table and in the box. */
import type { Offer, Refusal } from "../../api/types.ts";
import { byId, ofBox } from "../../kit/box.ts";
import { total } from "../../kit/choose.svelte.ts";
import { atTable } from "../../kit/table.ts";
import { offersFor, refusalFor, type Given } from "../contract.ts";
import type { Box, CityView, Production, View } from "./view.d.ts";

export type Resource = keyof Production["fixed"];
export type Side = View["direction"];
export type Card = Box["cards"][number];
export type Color = Card["color"];
export type Cost = Card["cost"];
export type Wonder = Box["wonders"][number];
export type Stage = Wonder["stages"][number];
export type Effect = (Card | Stage)["gives"][number];

/** The box with its components under their names. */
export const boxOf = ofBox(({ cards: all, wonders, resources, colors }: Box) => {
  const cards = byId(all);
  const order = colors.map(({ id }) => id as Color);
  return {
    cards,
    colors: order,
    /** In the order of the rulebook; raw materials have one price, goods another. */
    resources: resources.map(({ id }) => id as Resource),
    sorts: (["raw", "goods"] as const).map((sort) => ({ sort, ids: resources.filter((one) => one.sort === sort).map(({ id }) => id as Resource) })),
    wonderOf: (city: CityView): Wonder | undefined => wonders.find(({ id, side }) => id === city.wonder && side === city.side),
    sidesOf: (id: string): Wonder[] => wonders.filter((wonder) => wonder.id === id),
    /** What a building builds for free. */
    unlocked: (id: string): string[] => all.filter((card) => card.chain.includes(id)).map((card) => card.id),
    /** Ids of cards, sorted into the columns of a city; only the colours that stand there. */
    byColor(ids: readonly string[]): { color: Color; cards: Card[] }[] {
      const found = ids.flatMap((id) => cards.get(id) ?? []);
      return order.map((color) => ({ color, cards: found.filter((card) => card.color === color) })).filter((column) => column.cards.length > 0);
    },
  };
});

export type Components = ReturnType<typeof boxOf>;

/** The table and its box; call while a component initialises. */
export function atWonders(): { given: Given<View>; box: Components } {
  const given = atTable<View>();
  return { given, box: boxOf(given.box) };
}

/** Cities stand beside each other, and each has the height that the window leaves it. */
export const isWide = (): boolean => matchMedia("(min-width: 1200px)").matches;

// Cities stand clockwise: the left neighbour is the next one.
export const leftOf = (view: View, city: number): number => (city + 1) % view.cities.length;
export const rightOf = (view: View, city: number): number => (city + view.cities.length - 1) % view.cities.length;

/** The city in the middle of the picture: the one that is decided for, else one's own, else the first. */
export const centreOf = (view: View, seat: number): number => view.playing_for ?? Math.max(0, seat);

/** Cities that are neither the middle one nor its neighbours, going on clockwise. */
export function farFrom(view: View, centre: number): number[] {
  const near = new Set([centre, leftOf(view, centre), rightOf(view, centre)]);
  return view.cities.map((_, i) => (centre + i) % view.cities.length).filter((city) => !near.has(city));
}

/** Where a thing that is new in a city may have come from: the discard pile, the hand, or whoever lives there. */
export function originsOf(given: Given<View>, city: number, card: string | undefined): string {
  const mine = city === given.seat || (given.view.cities[city]?.seat === null && given.view.controller === given.seat);
  return [`pick-${card}`, ...(mine ? [`committed-${city}`, `hand-${card}-0`] : []), `seat-${city}`].join(" ");
}

export const pointsOf = (given: Given, city: number): number => Object.values(given.snapshot.scores[city] ?? {}).reduce((sum, n) => sum + n, 0);

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

/** How two neighbours would fare if the age ended now. */
export const standing = (own: number, theirs: number): "stronger" | "equal" | "weaker" =>
  own > theirs ? "stronger" : own < theirs ? "weaker" : "equal";
