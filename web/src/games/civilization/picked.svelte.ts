/** What has been taken in hand: an area of the map with one of its pieces, or something that is to be put somewhere. */
import type { Offer } from "../../api/types.ts";
import { press } from "../../kit/choose.svelte.ts";
import type { Decision } from "../contract.ts";
import { actionOf, movableKinds, movesOf, offersAt, offersFor, targetOf, wareOf } from "./model.ts";

let area = $state("");
let piece = $state("");
let ware = $state("");
/** The whole stack goes where one of its pieces is sent. */
let together = $state(false);
/** Those who are on their way, one after the other. */
let marching = $state<{ start: string; end: string } | undefined>();

export const pickedArea = (): string => area;
export const pickedPiece = (): string => piece;
export const pickedWare = (): string => ware;

export const allTogether = (): boolean => together;
export const isMarching = (): boolean => marching !== undefined;

export function drop(): void {
  area = piece = ware = "";
  together = false;
}

/** All that can leave an area are taken in hand together; once more: one at a time. */
export function takeAll(decision: Decision): void {
  if (decision.chosen) decision.choose(null);
  together = !together;
}

/** Who goes first when a stack leaves: of the pieces in hand those of one kind, of a whole stack any. */
export function waysFor(offers: readonly Offer[]): Offer[] {
  const ways = together ? movableKinds(offers, area).flatMap((kind) => movesOf(offers, area, kind)) : movesOf(offers, area, piece);
  const ends = new Set<string>();
  return ways.filter((offer) => !ends.has(targetArea(offer)) && ends.add(targetArea(offer)));
}

/** A move has been sent: if it was meant for a whole stack, the others follow. */
export function setOut(offer: Offer | undefined): void {
  const action = offer && actionOf(offer);
  marching = together && action?.do === "move" ? { start: action.start, end: action.end } : undefined;
}

/** The next of a stack that is on its way; nobody follows where a question has come between. */
export function follower(offers: readonly Offer[], asked: string): Offer | undefined {
  const way = marching;
  const next = way && asked === "move" ? offers.find((offer) => goes(offer, way.start, way.end)) : undefined;
  if (!next) marching = undefined;
  return next;
}

const goes = (offer: Offer, start: string, end: string): boolean => {
  const action = actionOf(offer);
  return action.do === "move" && action.start === start && action.end === end;
};

/** What was in a purse when its owner began to buy, as long as the page is open. */
const purses = new Map<string, number>();

export function spentOf(purchase: string, gold: number): number {
  const began = Math.max(purses.get(purchase) ?? gold, gold);
  purses.set(purchase, began);
  return began - gold;
}

/** Take something in hand that is to be put on the map; once more: put it back. */
export function takeWare(decision: Decision, id: string): void {
  if (decision.chosen) decision.choose(null);
  [area, piece, ware] = ["", "", ware === id ? "" : id];
}

export function takePiece(decision: Decision, kind: string): void {
  if (decision.chosen) decision.choose(null);
  piece = kind;
  together = false;
}

/** What a click on an area stands for: what is in hand goes there, else what can be done there. */
export function offersHere(offers: readonly Offer[], id: string): Offer[] {
  if (ware) return offersFor(offers, ware).filter((offer) => targetOf(actionOf(offer)) === id);
  if (area && piece) {
    const step = waysFor(offers).filter((offer) => targetArea(offer) === id);
    if (step.length) return step;
  }
  return offersAt(offers, id);
}

const targetArea = (offer: Offer): string => {
  const action = actionOf(offer);
  return action.do === "move" ? action.end : "";
};

/** A click on an area. */
export function tap(decision: Decision, id: string): void {
  const here = offersHere(decision.offers, id);
  const [only] = here;
  const stepping = only !== undefined && targetArea(only) === id;
  const kinds = movableKinds(decision.offers, id);
  if (only && here.length === 1 && (stepping || ware || !kinds.length)) return press(decision, only);
  if (decision.chosen) decision.choose(null);
  if (ware && !here.length) ware = "";
  [area, piece] = area === id ? ["", ""] : [id, kinds.includes(piece) ? piece : (kinds[0] ?? "")];
  together = false;
}

/** Another picture of the table: whoever moves on stays in hand, what is done with is put down. */
export function goOn(offers: readonly Offer[], last: Offer | undefined): void {
  const action = last && actionOf(last);
  if (action?.do === "move" && movesOf(offers, action.end, action.piece).length && !movesOf(offers, action.start, action.piece).length) [area, piece] = [action.end, action.piece];
  const kinds = movableKinds(offers, area);
  if (!kinds.includes(piece)) piece = kinds[0] ?? "";
  if (!kinds.length) together = false;
  if (area && !offersAt(offers, area).length) area = "";
  if (ware && !offersFor(offers, ware).length) ware = "";
  // A free piece is in hand at once.
  const free = new Set(offers.flatMap((offer) => (offer.verb === "place" || offer.verb === "berth" ? [wareOf(actionOf(offer)) ?? ""] : [])));
  if (free.size === 1) [area, piece, ware] = ["", "", [...free][0] ?? ""];
}

/** A move picked from a hint was chosen elsewhere: what it is done with is taken in hand here. */
export function reveal(offer: Offer): void {
  const action = actionOf(offer);
  if (action.do === "move") [area, piece, ware] = [action.start, action.piece, ""];
}
