/** The thing on the table whose choices are shown; one at a time, wherever it lies. */
import type { Offer } from "../../api/types.ts";
import { isChosen, press } from "../../kit/choose.svelte.ts";
import type { Decision } from "../contract.ts";
import { actionOf, atOnce, placesOf, type Thing } from "./model.ts";
import type { CivilizationView } from "./view.d.ts";

let picked = $state<Thing | "">("");

// Whoever used keys last goes on by keys; who did not is not shown where the focus is.
let keys = false;
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

export const byKeys = (): boolean => keys;

export const pickedThing = (): Thing | "" => picked;

export function putDown(): void {
  picked = "";
}

/** A click on a thing opens its choices; where there is only one, it is meant, and a second click takes it. */
export function pickUp(decision: Decision, thing: Thing, offers: readonly Offer[]): void {
  const only = offers.length === 1 ? offers[0] : undefined;
  if (only) {
    picked = thing;
    press(decision, only);
    return;
  }
  if (decision.chosen) decision.choose(null);
  picked = picked === thing ? "" : thing;
}

/** A click on a choice: what can be undone is done, everything else is asked once more. */
export function takeUp(decision: Decision, offer: Offer): void {
  if (!atOnce(offer) || decision.strict) press(decision, offer);
  else if (!decision.busy) void decision.play(offer);
}

/** A move that was chosen elsewhere, by a hint, opens the thing it is made with. */
export function openFor(offer: Offer, own: CivilizationView | undefined): void {
  const places = placesOf(actionOf(offer), own);
  if (places.length && !(picked && places.includes(picked))) picked = places[0] ?? "";
}

export const means = (decision: Decision, offers: readonly Offer[]): boolean => offers.some((offer) => isChosen(decision, offer));
