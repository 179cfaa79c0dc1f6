/** Finding one's way around the table and in the box: what can be done where. */
import type { Offer } from "../../api/types.ts";
import { byId, ofBox } from "../../kit/box.ts";
import { atTable } from "../../kit/table.ts";
import type { Given } from "../contract.ts";
import type { Action, Box, LaidCardView, RealmView, RegionView, View } from "./view.d.ts";

export type Card = Box["cards"][number];
export type Achievement = Box["achievements"][number];
export type Region = Box["regions"][number];
export type Terrain = RegionView["terrain"];
export type Resource = keyof RealmView["resources"];
export type Bundle = Readonly<Partial<Record<string, number>>>;
export type Effect = (Card | Achievement)["gives"][number];

/** Things on the table that something can be done with. */
export type Kind = "card" | "land" | "pile" | "goal" | "done" | "pool";

export interface Thing {
  kind: Kind;
  id: string;
}

export const RESOURCES = ["food", "wood", "metal", "stone", "culture"] as const satisfies Resource[];

/** The box with its components under their names. */
export const boxOf = ofBox((box: Box) => ({
  cards: byId(box.cards),
  achievements: byId(box.achievements),
  peoples: byId(box.peoples),
  regions: byId(box.regions),
  markers: byId(box.markers),
  waters: box.waters,
  /** Rivers and the strait: what is drawn between regions. */
  rivers: box.borders.filter((border) => border.line.length),
}));

export type Components = ReturnType<typeof boxOf>;

/** The table and its box; call while a component initialises. */
export function atAltay(): { given: Given<View>; box: Components } {
  const given = atTable<View>();
  return { given, box: boxOf(given.box) };
}

export const actionOf = (offer: Offer): Action => offer.value as unknown as Action;

/** Whose table is shown large: one's own, else that of whoever is on turn. */
export const realmOf = (given: Given<View>): RealmView | undefined => given.view.realms[given.seat >= 0 ? given.seat : (given.view.active_player ?? 0)];

/** The others, going on clockwise. */
export function rivalsOf(view: View, realm: RealmView): RealmView[] {
  const after = view.realms.slice(realm.seat + 1);
  return [...after, ...view.realms.slice(0, realm.seat)];
}

export const regionIn = (view: View, id: string): RegionView | undefined => view.regions.find((region) => region.region === id);

/** What the finished technologies of which one is used once a turn let one do. */
const VERBS: Readonly<Record<string, Action["do"]>> = {
  ...{ trash_and_draw: "trash", discard_and_draw: "swap", exchange: "exchange" },
  ...{ produce_once: "ponder", move_settlement: "move", keep_card: "keep" },
};

const verbOf = (achievement: Achievement | undefined): Action["do"] | undefined => VERBS[achievement?.gives[0]?.type ?? ""];

const WITH_CARDS: readonly Action["do"][] = ["play", "attack", "commit", "defend", "discard", "trash", "swap"];

/** Whether an action is offered at a thing. */
function concerns(action: Action, { kind, id }: Thing, box: Components): boolean {
  switch (kind) {
    case "card":
      return "card" in action && action.card === id && WITH_CARDS.includes(action.do);
    case "land":
      if (action.do === "move") return action.origin === id || action.target === id;
      return (action.do === "place" && action.region === id) || (action.do === "attack" && action.target === id);
    case "pile":
      return action.do === "buy" && action.card === id;
    case "goal":
      return action.do === "start" && action.achievement === id;
    case "done":
      return action.do === verbOf(box.achievements.get(id));
    case "pool":
      if (action.do === "exchange") return action.given === id;
      return (action.do === "put" || action.do === "trade") && action.resource === id;
  }
}

/** What can be done with a thing; what takes all that fits comes first. */
export function offersAt(offers: readonly Offer[], thing: Thing, box: Components): Offer[] {
  const found = offers.filter((offer) => concerns(actionOf(offer), thing, box));
  return [...found.filter(takesAll), ...found.filter((offer) => !takesAll(offer))];
}

const takesAll = (offer: Offer): boolean => {
  const action = actionOf(offer);
  return "resource" in action && action.resource === "all";
};

/** The thing an action is done with, if it is not a button of its own. */
export function thingOf(offer: Offer, box: Components): Thing | undefined {
  const action = actionOf(offer);
  if (action.do === "attack") return { kind: "land", id: action.target };
  if (action.do === "buy") return { kind: "pile", id: action.card };
  if (action.do === "start") return { kind: "goal", id: action.achievement };
  if ("card" in action && WITH_CARDS.includes(action.do)) return { kind: "card", id: action.card };
  if (action.do === "trade") return { kind: "pool", id: action.resource };
  const technology = [...box.achievements.values()].find((one) => verbOf(one) === action.do);
  return technology && action.do !== "keep" ? { kind: "done", id: technology.id } : undefined;
}

/** What can be put on, or done with, a card that lies on the table or the achievement in work. */
export const offersOn = (offers: readonly Offer[], holder: string): Offer[] =>
  offers.filter((offer) => {
    const action = actionOf(offer);
    return (action.do === "put" || action.do === "use") && action.card === holder;
  });

/** The one thing a click does: the only offer, or what takes all that fits. */
export const simplest = (offers: readonly Offer[]): Offer | undefined => (offers.length === 1 || (offers[0] && takesAll(offers[0])) ? offers[0] : undefined);

/** A place on a card that collects or stores, and what lies on it. */
export interface Place {
  wants: string;
  has?: Resource;
}

/** The places of a card with what lies on it: each resource on its own place first, the rest on wild ones. */
export function placesOf(places: Bundle, resources: Bundle): Place[] {
  const left = new Map(RESOURCES.map((id) => [id, resources[id] ?? 0]));
  const take = (fits: (id: Resource) => boolean): Resource | undefined => {
    const found = RESOURCES.find((id) => fits(id) && (left.get(id) ?? 0) > 0);
    if (found) left.set(found, (left.get(found) ?? 0) - 1);
    return found;
  };
  const wanted = [...RESOURCES, "raw", "any"].flatMap((wants) => Array.from({ length: places[wants] ?? 0 }, () => wants));
  return wanted.map((wants) => {
    const has = take((id) => wants === id || wants === "any" || (wants === "raw" && id !== "food" && id !== "culture"));
    return has ? { wants, has } : { wants };
  });
}

/** The places printed on a card that is laid out. */
export function printedPlaces(card: Card | undefined): Bundle {
  const gives = card?.gives.find((effect) => effect.type === "collect" || effect.type === "store");
  return gives && "places" in gives ? gives.places : {};
}

export const stored = (laid: LaidCardView): number => Object.values(laid.resources).reduce((sum, n) => sum + n, 0);

/** How strong one side of a battle is with these cards: the settlements of its region, the cards, and technologies. */
export function strengthOf(view: View, box: Components, what: "attack" | "defense", seat: number, region: string, cards: readonly string[]): number {
  const symbols = (effects: readonly Effect[]): number => effects.reduce((sum, effect) => sum + ("attack" in effect ? effect[what] : 0), 0);
  const technologies = (view.realms[seat]?.done ?? []).reduce((sum, { achievement }) => sum + symbols(box.achievements.get(achievement)?.gives ?? []), 0);
  return (regionIn(view, region)?.settlements ?? 0) + technologies + cards.reduce((sum, card) => sum + symbols(box.cards.get(card)?.gives ?? []), 0);
}

/** An attack that is under way or meant: from where, at whom, and how strong both sides are. */
export interface Clash {
  origin: string;
  target: string;
  attacker: number;
  attack: number;
  defense: number;
  meant: boolean;
}

export function clashOf(view: View, box: Components, offer: Offer | undefined, seat: number): Clash | undefined {
  if (view.battle) return { ...view.battle, meant: false };
  const action = offer && actionOf(offer);
  if (action?.do !== "attack") return undefined;
  const target = regionIn(view, action.target);
  const attack = strengthOf(view, box, "attack", seat, action.origin, [action.card]);
  const defense = target?.difficulty || strengthOf(view, box, "defense", target?.owner ?? -1, action.target, []);
  return { origin: action.origin, target: action.target, attacker: seat, attack, defense, meant: true };
}

/** Cards of a hand in stacks of one face, in the order they came. */
export function stacks(ids: readonly string[]): { id: string; n: number }[] {
  return [...new Set(ids)].map((id) => ({ id, n: ids.filter((other) => other === id).length }));
}

export const pointsOf = (given: Given, seat: number): number => Object.values(given.snapshot.scores[seat] ?? {}).reduce((sum, n) => sum + n, 0);
