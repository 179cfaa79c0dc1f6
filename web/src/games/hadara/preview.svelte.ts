/** The offer under the pointer or the focus: the tracks show what it would do before anything is chosen. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Offer } from "../../api/types.ts";
import type { Decision } from "../contract.ts";

let pointed = $state.raw<Offer>();

/** What the board should foretell: what is pointed at, else what is chosen. */
export const foretold = (decision: Decision): Offer | undefined =>
  pointed && decision.offers.includes(pointed) ? pointed : (decision.chosen ?? undefined);

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
    const show = (): void => void (pointed = offer);
    const hide = (): void => void (pointed === offer && (pointed = undefined));
    const stop = [on(element, "pointerenter", show), on(element, "focus", show), on(element, "pointerleave", hide), on(element, "blur", hide)];
    return () => {
      for (const end of stop) end();
      hide();
    };
  };

/** Lead from a thing on the board to its choices in the dock. */
export function lead(id: string): void {
  const choice = document.querySelector<HTMLElement>(`[data-choice="${id}"] [data-notation]`);
  choice?.scrollIntoView({ block: "nearest", inline: "center" });
  choice?.focus();
}
