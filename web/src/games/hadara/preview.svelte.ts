/** The offer under the pointer or the focus: the tracks show what it would do before anything is chosen. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Offer } from "../../api/types.ts";
import type { Decision } from "../contract.ts";

let pointed = $state("");

/** What the board should foretell: what is pointed at, else what is chosen. */
export const foretold = (decision: Decision): Offer | undefined =>
  decision.offers.find((offer) => offer.notation === pointed) ?? decision.chosen ?? undefined;

/** First a click chooses, then a click confirms. */
export function press(decision: Decision, offer: Offer): void {
  if (decision.busy) return;
  if (decision.chosen?.notation === offer.notation) void decision.confirm();
  else decision.choose(offer);
}

/** Lets a control foretell its offer while it is hovered or focused. */
export const foretells =
  (offer: Offer): Attachment<HTMLElement> =>
  (element) => {
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

/** Lead from a thing on the board to its choices in the dock. */
export function lead(id: string): void {
  const choice = document.querySelector<HTMLElement>(`[data-choice="${id}"] [data-notation]`);
  choice?.scrollIntoView({ block: "nearest", inline: "center" });
  choice?.focus();
}
