/** Choose, then confirm: how an offer is picked, foretold before it is picked, and led to from the board. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Change, Offer } from "../api/types.ts";
import type { Decision } from "../games/contract.ts";

/** First a click chooses, then a click confirms. */
export function press(decision: Decision, offer: Offer | undefined): void {
  if (!offer || decision.busy) return;
  if (isChosen(decision, offer)) void decision.confirm();
  else decision.choose(offer);
}

export const isChosen = (decision: Decision, offer: Offer | undefined): boolean =>
  offer !== undefined && decision.chosen?.notation === offer.notation;

export const isHinted = (decision: Decision, offer: Offer | undefined): boolean =>
  offer !== undefined && decision.hinted === offer.notation;

/** What an offer costs in all, whoever gets it. */
export const total = (offer: Offer): number => Object.values(offer.price ?? {}).reduce((sum, n) => sum + n, 0);

/** What an offer would make of something of one's own; undefined if it leaves it alone. */
export const changeOf = (offer: Offer | undefined, what: string): Change | undefined =>
  offer?.changes?.find((change) => change.what === what && typeof change.seat !== "number");

/** What an offer brings of something, its price not counted. */
export function gainOf(offer: Offer, what = "coins"): number {
  const change = changeOf(offer, what);
  return (change ? change.after - change.before : 0) + total(offer);
}

// The offer under the pointer or the focus: boards show what it would do before anything is chosen.
let pointed = $state("");

/** What the board should foretell: what is pointed at, else what is chosen. */
export const foretold = (decision: Decision): Offer | undefined =>
  decision.offers.find((offer) => offer.notation === pointed) ?? decision.chosen ?? undefined;

/** Lets a control foretell its offer while it is hovered or focused. */
export const foretells =
  (offer: Offer | undefined): Attachment<HTMLElement> =>
  (element) => {
    if (!offer) return;
    const { notation } = offer;
    // Focus that came with a click or from the board itself says nothing: the pointer tells what is meant.
    const look = (): void => {
      if (element.matches(":hover, :focus-visible")) pointed = notation;
      else hide();
    };
    const hide = (): void => void (pointed === notation && (pointed = ""));
    const stop = (["pointerenter", "pointerleave", "focus", "blur"] as const).map((kind) => on(element, kind, look));
    return () => {
      for (const end of stop) end();
      // A new picture of the same table attaches anew; only a control that is gone foretells nothing any more.
      queueMicrotask(() => element.isConnected || hide());
    };
  };

/** Lead from a thing on the board to its choices in the dock, which lie under the same `data-choice`. */
export function lead(id: string): void {
  const choice = document.querySelector<HTMLElement>(`[data-choice="${CSS.escape(id)}"] [data-notation]`);
  choice?.scrollIntoView({ block: "nearest", inline: "center" });
  choice?.focus();
}
