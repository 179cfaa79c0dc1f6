/** Finding one's way on the map and in the box: what stands where, and what can be done there. */
import type { Entry, Offer, Seat } from "../../api/types.ts";
import { byId, ofBox } from "../../kit/box.ts";
import type { IconName } from "../../kit/icons/index.ts";
import { pathsOf, type Point } from "../../kit/map.ts";
import { atTable } from "../../kit/table.ts";
import type { Given } from "../contract.ts";
import type { Action, Box, ForceView, PieceView, PlayerView, RegionView, View } from "./view.d.ts";

export type Era = View["era"];
export type Wonder = Box["wonders"][number];

export const ERAS = ["ancient", "medieval", "gunpowder", "modern"] as const satisfies Era[];
export const RESOURCES = ["wine", "horses", "iron", "gems", "spices", "oil", "coal", "rare_metals"] as const;
export const SIZES = ["village", "town", "city", "metropolis"] as const;
export const PARTS = ["settlements", "critical", "resources", "monopolies", "wonders", "to_least"] as const;
export const WORLD = { x: 0, y: 0, width: 1600, height: 900 };
export const SETTLER = "settler";

/** A region or a sea, as it is drawn and walked. */
export interface Area {
  id: string;
  sea: boolean;
  continent: string;
  at: Point;
  radius: number;
  outline: readonly Point[];
  path: string;
  /** Regions next to it over land, and seas beside it. */
  land: readonly string[];
  seas: readonly string[];
}

/** The box with its components under their names. */
export const boxOf = ofBox((box: Box) => {
  const regions = box.regions.map((one): Area => areaOf(one, one.continent, one.land));
  const shores = (sea: string): string[] => box.regions.filter(({ seas }) => seas.includes(sea)).map(({ id }) => id);
  const seas = box.seas.map((one): Area => ({ ...areaOf(one, "", shores(one.id)), sea: true }));
  return {
    areas: byId([...seas, ...regions]),
    markers: byId(box.markers),
    figures: byId(box.figures),
    technologies: byId(box.technologies),
    wonders: byId(box.wonders),
    improvements: byId(box.improvements),
    moments: byId(box.key_moments),
    sums: byId(box.sums),
    prices: byId(box.prices),
  };
});

function areaOf(one: Box["seas"][number] | Box["regions"][number], continent: string, land: readonly string[]): Area {
  const holes = "holes" in one ? (one.holes ?? []) : [];
  return { id: one.id, sea: false, continent, at: one.center, radius: one.radius, outline: one.polygons[0] ?? [], path: pathsOf([...one.polygons, ...holes]), land, seas: one.seas };
}

export type Components = ReturnType<typeof boxOf>;

/** The table and its box; call while a component initialises. */
export function atWorld(): { given: Given<View>; box: Components } {
  const given = atTable<View>();
  return { given, box: boxOf(given.box) };
}

export const actionOf = (offer: Offer): Action => offer.value as unknown as Action;

/** The seat an action or an event names. */
export const seatOf = (seat: Seat | undefined): number => seat?.seat ?? -1;

// Who plays

/** Whose civilization is shown: one's own, else that of whoever is asked, else the first player's. */
export const shownSeat = (given: Given<View>): number => (given.seat >= 0 ? given.seat : (given.snapshot.to_move[0] ?? given.view.first_player));

export const pointsOf = (player: PlayerView): number => Object.values(player.score).reduce((sum, n) => sum + n, 0);

export const incomeOf = (player: PlayerView): number => Object.values(player.income).reduce((sum, n) => sum + n, 0);

/** What a production would bring on average: what is sure, and what the critical resource may add. */
export function expectedCritical(view: View, player: PlayerView): number {
  const chances = Object.entries(view.critical_chances);
  return Math.round(chances.reduce((sum, [resource, n]) => sum + (n * (player.critical_bonus[resource] ?? 0)) / 36, 0));
}

// What stands where

export const regionIn = (view: View, id: string): RegionView | undefined => view.regions.find((region) => region.id === id);

/** Pieces by the area they stand in. */
export function byArea(pieces: readonly PieceView[]): ReadonlyMap<string, PieceView[]> {
  const found = new Map<string, PieceView[]>();
  for (const piece of pieces) found.set(piece.area, [...(found.get(piece.area) ?? []), piece]);
  return found;
}

/** The pieces of one owner in an area: how many there are in all, those aboard included. */
export interface Stack {
  owner: number;
  count: number;
  /** Kinds with their numbers, the strongest first, settlers last. */
  kinds: { kind: string; name: string; count: number }[];
}

const aboardOf = (piece: PieceView): { kind: string; name: string; count: number }[] =>
  (piece.aboard ?? []).map(({ kind, name }) => ({ kind, name, count: piece.count ?? 1 }));

export function stacksOf(pieces: readonly PieceView[]): Stack[] {
  return [...new Set(pieces.map(({ owner }) => owner))].map((owner) => {
    const own = pieces.filter((piece) => piece.owner === owner).flatMap((piece) => [{ kind: piece.kind, name: piece.name, count: piece.count ?? 1 }, ...aboardOf(piece)]);
    const names = [...new Set(own.map(({ kind }) => kind))].sort((a, b) => Number(a === SETTLER) - Number(b === SETTLER));
    const kinds = names.map((kind) => ({
      kind,
      name: own.find((one) => one.kind === kind)?.name ?? kind,
      count: own.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + count, 0),
    }));
    return { owner, kinds, count: kinds.reduce((sum, { count }) => sum + count, 0) };
  });
}

const CATEGORY_ICON: Readonly<Record<string, IconName>> = { infantry: "infantry", cavalry: "cavalry", artillery: "artillery", fleet: "ship", aircraft: "aircraft" };

/** The drawing of a piece: by what it is, whatever its era. */
export const pieceIcon = (kind: string, box: Components): IconName => (kind === SETTLER ? "settler" : (CATEGORY_ICON[box.figures.get(kind)?.category ?? ""] ?? "army"));

// How far pieces go

/** Every area that a piece can still reach: over land, by sea, or through the air. Who boards a ship goes no further by itself. */
export function reachOf(piece: Pick<PieceView, "kind" | "points">, start: string, box: Components): Set<string> {
  const category = piece.kind === SETTLER ? "" : box.figures.get(piece.kind)?.category;
  const next = (id: string): readonly string[] => {
    const area = box.areas.get(id);
    if (!area) return [];
    if (category === "aircraft") return [...area.land, ...area.seas];
    return category === "fleet" ? area.seas : area.land;
  };
  const found = new Set([start]);
  let edge = [start];
  for (let step = 0; step < (piece.points ?? 0); step++) {
    edge = edge.flatMap(next).filter((id) => !found.has(id));
    for (const id of edge) found.add(id);
  }
  found.delete(start);
  return found;
}

// What can be done where

/** The area where an action is found on the map; moves are found where they begin. */
export function placeOf(action: Action): string | undefined {
  switch (action.do) {
    case "move":
      return action.start;
    case "settle":
    case "explore":
    case "remove":
    case "place":
    case "buy":
    case "found":
    case "expand":
    case "berth":
    case "launch":
      return action.region;
    case "attack":
    case "sell":
      return action.area;
    default:
      return undefined;
  }
}

export const offersAt = (offers: readonly Offer[], area: string): Offer[] => offers.filter((offer) => placeOf(actionOf(offer)) === area);

/** Moves of a kind of piece out of an area. */
export const movesOf = (offers: readonly Offer[], area: string, kind: string): Offer[] =>
  offers.filter((offer) => {
    const action = actionOf(offer);
    return action.do === "move" && action.start === area && action.piece === kind;
  });

/** Kinds of pieces that can leave an area. */
export const movableKinds = (offers: readonly Offer[], area: string): string[] => [
  ...new Set(
    offers.flatMap((offer) => {
      const action = actionOf(offer);
      return action.do === "move" && action.start === area ? [action.piece] : [];
    }),
  ),
];

// What is for sale

/** Something that is bought and then put somewhere, or bought where it stands; the bomb is dropped like that too. */
export function wareOf(action: Action): string | undefined {
  switch (action.do) {
    case "buy":
    case "launch":
    case "place":
    case "berth":
      return action.piece;
    case "expand":
    case "found":
    case "sell":
    case "bomb":
      return action.do;
    default:
      return undefined;
  }
}

export const offersFor = (offers: readonly Offer[], ware: string): Offer[] => offers.filter((offer) => wareOf(actionOf(offer)) === ware);

/** Where a ware goes: the area on the map that is pointed at; ships go to sea. */
export function targetOf(action: Action): string | undefined {
  if (action.do === "bomb") return action.region;
  return action.do === "launch" || action.do === "berth" ? action.sea : placeOf(action);
}

/** What a figure costs by the price list of the era. */
export function listPrice(view: View, box: Components, ware: string): number | undefined {
  const list = box.prices.get(view.rules);
  const era = ERAS.indexOf(view.era);
  if (!list) return undefined;
  if (ware === SETTLER) return list.settler[era];
  if (ware === "found") return list.village[era];
  const figure = box.figures.get(ware);
  if (!figure) return undefined;
  const place = ERAS.indexOf(figure.era);
  return figure.category === "fleet" ? list.fleet[place] : figure.category === "aircraft" ? list.aircraft : list.army[place];
}

// Battles

/** One round as it was told: units, dice, and the reason of each plus. */
export interface Side {
  seat: number;
  unit: string;
  aircraft: boolean;
  dice: number[];
  plus: { reason: "superiority" | "science" | "training" | "defence"; n: number }[];
  total: number;
}

export interface Round {
  n: number;
  sides: readonly [Side, Side];
}

const numberOf = (entry: Entry, fact: string): number => Number(entry.facts[fact] ?? 0);

/** Dice are told as a digit each. */
export const facesOf = (digits: number): number[] => (digits ? [...String(digits)].map(Number) : []);

function sideOf(entry: Entry, rival: boolean): Side {
  const name = (fact: string): string => (rival ? `rival_${fact}` : fact);
  const reasons = ["superiority", "science", "training", "defence"] as const;
  const who = entry.facts["rival"];
  return {
    seat: rival ? seatOf(who as Seat | undefined) : entry.player,
    unit: String(entry.facts[rival ? "other" : "unit"] ?? ""),
    aircraft: numberOf(entry, name("aircraft")) > 0,
    dice: facesOf(numberOf(entry, rival ? "rival_dice" : "own_dice")),
    plus: reasons.flatMap((reason) => (numberOf(entry, name(reason)) ? [{ reason, n: numberOf(entry, name(reason)) }] : [])),
    total: numberOf(entry, rival ? "theirs" : "own"),
  };
}

/** A battle as far as it has been told. */
export interface Fought {
  /** The number of its first line in the log. */
  n: number;
  area: string;
  attacker: number;
  defender: number;
  rounds: Round[];
  /** Who won; -1: nobody was left; undefined: it goes on. */
  winner?: number;
  captured: boolean;
}

/** The battles in some lines of the log. */
export function battlesIn(journal: readonly Entry[]): Fought[] {
  const found: Fought[] = [];
  for (const entry of journal) {
    const last = found.at(-1);
    if (entry.kind === "battle") {
      const defender = seatOf(entry.facts["rival"] as Seat | undefined);
      found.push({ n: entry.n, area: String(entry.facts["area"]), attacker: entry.player, defender, rounds: [], captured: false });
    } else if (!last || last.winner !== undefined) {
      if (last && entry.kind === "captured" && entry.facts["region"] === last.area) last.captured = true;
    } else if (entry.kind === "round") {
      last.rounds.push({ n: entry.n, sides: [sideOf(entry, false), sideOf(entry, true)] });
    } else if (entry.kind === "battle-won") last.winner = entry.player;
    else if (entry.kind === "battle-draw") last.winner = -1;
  }
  return found;
}

/** What a unit adds against another one, and why. */
export function plusOf(force: ForceView, rival: string | undefined, superiority: number): Side["plus"] {
  const beats = rival !== undefined && (force.beats ?? []).includes(rival);
  const reasons = [["superiority", beats ? superiority : 0], ["science", force.science ?? 0], ["training", force.training ?? 0], ["defence", force.defence ?? 0]] as const;
  return reasons.flatMap(([reason, n]) => (n ? [{ reason, n }] : []));
}

// What happened since I last looked

/** Where the last line of a kind stands, -1 if there is none. */
function lastIndex(journal: readonly Entry[], is: (entry: Entry) => boolean): number {
  let at = journal.length - 1;
  while (at >= 0 && !is(journal[at] as Entry)) at--;
  return at;
}

/** The lines since a seat's own last doing: what others did in the meantime. */
export function sinceMine(journal: readonly Entry[], seat: number): Entry[] {
  const own = lastIndex(journal, (entry) => entry.player === seat && DOINGS.has(entry.kind));
  return journal.slice(own + 1);
}

/** What a player does on their own account; everything else happens to them. */
const DOINGS: ReadonlySet<string> = new Set(["moved", "explored", "settled", "bought", "founded", "expanded", "researched", "technology", "built", "sold", "offered", "traded", "refused", "withdrew", "ordered", "removed-marker", "bombed"]);

/** Purchases of a seat since production, in order. */
export function boughtNow(journal: readonly Entry[], seat: number): Entry[] {
  const produced = lastIndex(journal, (entry) => entry.kind === "income");
  return journal.slice(produced + 1).filter((entry) => entry.player === seat && BOUGHT.has(entry.kind));
}

const BOUGHT: ReadonlySet<string> = new Set(["bought", "founded", "not-founded", "expanded", "researched", "technology", "built", "sold", "colonized"]);

/** The last production: the roll, what it made critical, and what everybody got. */
export function lastProduction(journal: readonly Entry[]): { roll: number; resource: string; gold: ReadonlyMap<number, number> } | undefined {
  const at = lastIndex(journal, (entry) => entry.kind === "critical");
  const entry = journal[at];
  if (!entry) return undefined;
  const paid = journal.slice(at).filter(({ kind }) => kind === "income");
  return { roll: numberOf(entry, "n"), resource: String(entry.facts["resource"]), gold: new Map(paid.map((one) => [one.player, numberOf(one, "n")])) };
}
