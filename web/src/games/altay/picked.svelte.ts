/** The thing on the table whose choices are shown in the dock; one at a time, wherever it lies. */
import type { Offer } from "../../api/types.ts";
import { press } from "../../kit/choose.svelte.ts";
import type { Decision } from "../contract.ts";
import { offersAt, simplest, thingOf, type Components, type Kind, type Thing } from "./model.ts";

let thing = $state.raw<Thing>();
/** A fighter that was taken in hand before a region was pointed at. */
let armed = $state("");

export const picked = (): Thing | undefined => thing;
export const armedWith = (): string => armed;
export const isPicked = (kind: Kind, id: string): boolean => thing?.kind === kind && thing.id === id;

export function drop(): void {
  thing = undefined;
  armed = "";
}

/** A click on a thing: what it does if that is clear, else its choices; a second click confirms or closes them. */
export function take(decision: Decision, next: Thing, offers: readonly Offer[]): void {
  const clear = simplest(offers);
  const same = isPicked(next.kind, next.id);
  const card = next.kind === "land" && thing?.kind === "card" ? thing.id : next.kind === "land" ? armed : "";
  armed = offers.some((offer) => offer.touches.includes(card)) ? card : "";
  if (clear) {
    thing = offers.length > 1 ? next : undefined;
    press(decision, clear);
  } else {
    if (decision.chosen) decision.choose(null);
    thing = same ? undefined : next;
  }
}

/** Show the choices among which an offer stands, unless it is in sight already. */
export function reveal(offers: readonly Offer[], offer: Offer, box: Components): void {
  const at = (one: Thing): Offer[] => offersAt(offers, one, box);
  const wanted = thingOf(offer, box);
  const shown = thing !== undefined && at(thing).some(({ notation }) => notation === offer.notation);
  if (!wanted || shown || simplest(at(wanted))?.notation === offer.notation) return;
  thing = wanted;
  armed = "";
}
