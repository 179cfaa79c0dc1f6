/** Finding one's way around the table and in the box: what lies where, what can be done with it, what is at stake. */
import type { Offer } from "../../api/types.ts";
import { byId, ofBox } from "../../kit/box.ts";
import { atTable } from "../../kit/table.ts";
import type { Given } from "../contract.ts";
import type { Action, Box, CivilizationView, TechnologyView, View } from "./view.d.ts";

export type Card = Box["civil"][number] | Box["military"][number];
export type Effect = Card["gives"][number] | NonNullable<Box["military"][number]["sides"]>[number]["gives"][number];

/** All cards of the box under their names. */
export const cardsOf = ofBox((box: Box): ReadonlyMap<string, Card> => byId<Card>([...box.civil, ...box.military]));

export type Cards = ReturnType<typeof cardsOf>;

/** The table and its cards; call while a component initialises. */
export function atAges(): { given: Given<View>; cards: Cards } {
  const given = atTable<View>();
  return { given, cards: cardsOf(given.box) };
}

export const actionOf = (offer: Offer): Action => offer.value as unknown as Action;

/** Whose civilization is shown large: one's own, else that of whoever is on turn. */
export const ownOf = (given: Given<View>): CivilizationView | undefined => given.view.civilizations[given.seat >= 0 ? given.seat : given.view.turn];

/** The others, going on clockwise. */
export const rivalsOf = (view: View, own: CivilizationView): CivilizationView[] => [...view.civilizations.slice(own.seat + 1), ...view.civilizations.slice(0, own.seat)];

// What carries workers

export const COLUMNS = ["farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force"] as const;
export type Column = (typeof COLUMNS)[number];

export const familyOf = (card: Card | undefined): string => card?.family ?? "";

export interface Stack {
  family: Column;
  /** The newest on top, as in the box. */
  technologies: TechnologyView[];
}

/** Technologies in play by kind, and within a kind by age; kinds that are not there yet are left out. */
export function stacksOf(own: CivilizationView, cards: Cards): Stack[] {
  const all = COLUMNS.map((family) => ({ family, technologies: own.technologies.filter(({ card }) => familyOf(cards.get(card)) === family) }));
  return all.filter(({ technologies }) => technologies.length).map(({ family, technologies }) => ({ family, technologies: [...technologies].sort((a, b) => (cards.get(b.card)?.age ?? 0) - (cards.get(a.card)?.age ?? 0)) }));
}

/** How much of a technology is shown: all of it, its name in the head, or as little as will do. */
export type TileSize = "full" | "plain" | "dense";
/** In pixels, the gap below included; folded away it is one line. */
const TILES: Readonly<Record<TileSize | "folded", number>> = { full: 85, plain: 66, dense: 49, folded: 22 };

/** Nobody works there, nothing is stored there, and the stack is high. */
export const isFolded = ({ technologies }: Stack, { workers, tokens }: TechnologyView): boolean => technologies.length > 2 && !workers && !tokens;

/** The largest size at which the highest stack has room. */
export function tileSize(stacks: readonly Stack[], room: number): TileSize {
  const height = (size: TileSize): number => Math.max(0, ...stacks.map((stack) => stack.technologies.reduce((sum, one) => sum + TILES[isFolded(stack, one) ? "folded" : size], 0)));
  return (["full", "plain"] as const).find((size) => height(size) <= room) ?? "dense";
}

// What can be done with what

/** Things on the table that something can be done with. */
export type Thing = `place:${number}` | `hand:${string}` | `tech:${string}` | `wonder:${string}` | `common:${string}` | `pact:${number}` | "leader" | "bank" | "seat";

/** Where an action is taken: the thing that is clicked; the first is the one that opens for a hint. */
export function placesOf(action: Action, own: CivilizationView | undefined): Thing[] {
  switch (action.do) {
    case "take":
      return [`place:${action.place}`];
    case "population":
    case "sail":
      return ["bank"];
    case "build":
    case "recruit":
    case "destroy":
    case "disband":
    case "remove":
    case "repay":
    case "send":
      return [`tech:${action.card}`];
    case "upgrade":
    case "transform":
      return [`tech:${action.card}`, `tech:${action.onto}`];
    case "leader":
    case "develop":
    case "revolution":
    case "play":
    case "tactic":
    case "prepare":
    case "attack":
    case "war":
    case "pact":
    case "settle":
    case "bonus":
    case "discard":
      return [`hand:${action.card}`];
    case "stage":
      return own?.wonder ? [`wonder:${own.wonder.card}`] : [];
    case "tuck":
    case "ruin":
      return [`wonder:${action.card}`];
    case "copy":
      return [`common:${action.card}`];
    case "cancel":
      return [`pact:${action.owner.seat}`];
    case "inspire":
    case "convert":
    case "retire":
      return ["leader"];
    case "exchange":
      return ["seat"];
    default:
      return [];
  }
}

export const offersAt = (offers: readonly Offer[], thing: Thing, own: CivilizationView | undefined): Offer[] =>
  offers.filter((offer) => placesOf(actionOf(offer), own).includes(thing));

/** What kind of thing it is, and which one: the two parts of its name. */
const partsOf = (thing: Thing | ""): [kind: string, id: string] => {
  const [kind = "", id = ""] = thing.split(":");
  return [kind, id];
};

/** The card a thing is, if it is one; refusals are found by it. */
export function cardAt(thing: Thing, given: Given<View>): string {
  const [kind, id] = partsOf(thing);
  if (kind === "place") return given.view.row[Number(id) - 1]?.card ?? "";
  if (kind === "pact") return given.view.pacts.find(({ owner }) => owner === Number(id))?.card ?? "";
  return kind === "leader" ? (ownOf(given)?.leader ?? "") : id;
}

/** What a refusal must be about to be told at a thing: a card in the row is not taken, one in play is not built. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  place: ["take"],
  hand: ["leader", "develop", "play", "attack", "war"],
  tech: ["build"],
  wonder: ["stage"],
};

export const refusedAt = (thing: Thing | "" | undefined): readonly string[] => REFUSED[partsOf(thing ?? "")[0]] ?? [];

/** Choices that lie on a sheet of their own; all others are made on the table. */
const ON_THE_TABLE: readonly string[] = ["politics", "actions", "perform", "breakthrough", "development", "agreement"];

/** Two or more measure their strength. */
export const hasSides = (kind: string): boolean => ["auction", "defence", "pact_offer", "raid", "seizure", "force"].includes(kind);

export const hasSheet = (kind: string): boolean => kind !== "" && !ON_THE_TABLE.includes(kind);

/** The offer that ends what is asked; it has a button of its own beside the forecast. */
export const isLast = (offer: Offer): boolean => ["end", "pass", "done", "decline"].includes(offer.verb);

/** A question beside the usual course of a turn. */
export const isAside = (kind: string): boolean => kind !== "politics" && kind !== "actions";

/** What can be undone, and shows its price and its effects where it is clicked, needs no second click. */
const AT_ONCE: readonly Action["do"][] = [
  ...(["take", "population", "build", "upgrade", "transform", "destroy", "disband", "leader", "stage", "develop"] as const),
  ...(["play", "recruit", "copy", "sail", "inspire", "convert", "exchange", "send", "gain", "mix"] as const),
];

export const atOnce = (offer: Offer): boolean => AT_ONCE.includes(actionOf(offer).do);

// Comparing

/** Where somebody stands among all that are still in the game: 1 is the strongest; equals share a place. */
export function rankOf(view: View, seat: number, what: (one: CivilizationView) => number): number {
  const mine = view.civilizations[seat];
  return 1 + view.civilizations.filter((one) => mine && !one.resigned && what(one) > what(mine)).length;
}

/** The strongest rival, and by how much. */
export function threatOf(view: View, own: CivilizationView): { seat: number; by: number } | undefined {
  const above = rivalsOf(view, own).filter((rival) => !rival.resigned && rival.strength > own.strength);
  const first = above.sort((a, b) => b.strength - a.strength)[0];
  return first && { seat: first.seat, by: first.strength - own.strength };
}

// The end of the turn

export type Warning = "uprising" | "hunger" | "corruption" | "discards" | "unused-civil" | "unused-workers";

/** What would be wasted or lost if the turn were ended now. */
export function warningsOf(own: CivilizationView, offers: readonly Offer[]): { what: Warning; n: number }[] {
  const { forecast } = own;
  const civil = own.civil_actions.available + own.civil_actions.lent;
  const usable = offers.some((offer) => offer.price?.["civil_actions"] !== undefined);
  const idle = offers.some((offer) => offer.verb === "build") ? own.economy.unused_workers - own.discontent : 0;
  const all: { what: Warning; n: number }[] = [
    { what: "uprising", n: forecast.uprising ? 1 : 0 },
    { what: "hunger", n: forecast.hunger },
    { what: "corruption", n: forecast.corrupted },
    { what: "discards", n: forecast.discards },
    { what: "unused-civil", n: usable ? civil : 0 },
    { what: "unused-workers", n: idle },
  ];
  return all.filter(({ n }) => n > 0);
}

// Banks

export interface Zone {
  /** Tokens that lie between these two numbers, the larger one included. */
  from: number;
  to: number;
  value: number;
}

/** A table printed beside a bank as zones of equal numbers, from the last token to the first. */
export function zonesOf(table: readonly number[], most: number): Zone[] {
  const zones: Zone[] = [];
  for (let n = 1; n <= most; n++) {
    const value = table[Math.min(n, table.length - 1)] ?? 0;
    const last = zones.at(-1);
    if (last?.value === value) last.to = n;
    else zones.push({ from: n, to: n, value });
  }
  return zones;
}

/** Equal cards in one stack, in the order they came. */
export const counted = (ids: readonly string[]): { id: string; n: number }[] => [...new Set(ids)].map((id) => ({ id, n: ids.filter((other) => other === id).length }));
