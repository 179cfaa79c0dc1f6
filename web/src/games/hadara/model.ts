/** Finding one's way on the table and in the box. */
import type { Offer } from "../../api/types.ts";
import { byId, ofBox } from "../../kit/box.ts";
import { atTable } from "../../kit/table.ts";
import type { Decision, Given } from "../contract.ts";
import { picturesOf } from "./pictures.ts";
import type { Action, Box, CivilizationView, View } from "./view.d.ts";

export type Track = keyof CivilizationView["tracks"];
export type Card = Box["cards"][number];
export type Color = Card["color"];

/** The box with its components under their names. */
export const boxOf = ofBox(({ cards: all, start_cards, colony_stacks, colonies, statues }: Box) => {
  const cards = byId(all);
  const colors = [...new Set(all.map((card) => card.color))];
  return {
    cards,
    pictures: picturesOf(all),
    startCards: byId(start_cards),
    stacks: byId(colony_stacks),
    colonies: byId(colonies),
    statues: byId(statues),
    /** A people's cards in five columns, the order of purchase kept; empty columns too: a discount of none is a fact. */
    columns(ids: readonly string[]): { color: Color; cards: Card[] }[] {
      const found = ids.flatMap((id) => cards.get(id) ?? []);
      return colors.map((color) => ({ color, cards: found.filter((card) => card.color === color) }));
    },
  };
});

/** The table and its box; call while a component initialises. */
export function atHadara(): { given: Given<View>; box: ReturnType<typeof boxOf> } {
  const given = atTable<View>();
  return { given, box: boxOf(given.box) };
}

export const actionOf = (offer: Offer): Action => offer.value as unknown as Action;

/** The board in the middle of the picture: one's own, else the first. */
export const centreOf = (seat: number): number => Math.max(0, seat);

/** All others, going on clockwise. */
export const othersOf = (view: View, centre: number): number[] =>
  view.civilizations.slice(1).map((_, i) => (centre + 1 + i) % view.civilizations.length);

export const pointsOf = (given: Given, seat: number): number => Object.values(given.snapshot.scores[seat] ?? {}).reduce((sum, n) => sum + n, 0);

/** The ways to set the wheel, by the deck they turn one's crest to. */
export const turningTo = (decision: Decision): Map<string, Offer> =>
  new Map(
    decision.offers.flatMap((offer) => {
      const action = actionOf(offer);
      return action.do === "wheel" ? [[action.deck, offer] as const] : [];
    }),
  );

/** The deck that place 0 of the wheel would point at, if a seat's crest were turned to a deck. */
export const wheelIf = (view: View, seat: number, color: string): number => {
  const places = view.decks.length;
  const place = view.civilizations[seat]?.place ?? 0;
  return (view.decks.findIndex((deck) => deck.color === color) - place + places) % places;
};

/** The spaces of a track that mean something. */
export function goals(track: Track, civilization: CivilizationView): { at: number; done: boolean }[] {
  if (track === "military")
    return Object.entries(civilization.required_military).map(([stack, at]) => ({ at, done: civilization.colonies.some((colony) => colony.stack === stack) }));
  if (track === "culture") return civilization.statues.map((statue) => ({ at: statue.required, done: statue.tile !== null }));
  if (track === "food") return [{ at: civilization.cards.length, done: civilization.tracks.food >= civilization.cards.length }];
  return [];
}
