/** What moves when the cards are turned up: from the hand, or from a neighbour's crest, into the cities. */
import { tick } from "svelte";
import type { Entry } from "../../api/types.ts";
import { appear, arrive, places, still, TRAVEL, type Places } from "../../kit/motion.svelte.ts";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const PLACED = new Set(["built", "built-chain", "built-free", "dug"]);
const PAID = new Set(["income", "income-stage", "discarded"]);

let hand: Places = new Map();

/** Where the cards of the hand lie before they go; the dock tells it ahead of every change. */
export function rememberHand(root: Element): void {
  hand = places(root);
}

/** Where a thing that is new on the table came from. */
function originOf(key: string, fresh: readonly Entry[], me: number, before: Places): DOMRect | undefined {
  const entry = fresh.find(({ kind, facts }) => {
    if (PLACED.has(kind)) return key === `city-${facts["player"]}-${facts["card"]}`;
    return kind === "stage" && key === `city-${facts["player"]}-stage-${Number(facts["stage"]) - 1}`;
  });
  if (!entry) return undefined;
  const player = entry.facts["player"];
  if (entry.kind === "dug") return before.get(`pick-${entry.facts["card"]}`) ?? before.get(`seat-${player}`);
  if (player === me) return hand.get("committed-0") ?? hand.get(`hand-${entry.facts["card"] ?? entry.facts["tucked"]}-0`);
  return before.get(`seat-${player}`);
}

/**
 * Let a likeness of a new thing fly to its place above everything else, where no panel cuts it off; the thing itself
 * is seen when the likeness has arrived.
 */
function fly(thing: HTMLElement, from: DOMRect): void {
  const to = thing.getBoundingClientRect();
  if (!to.width || !to.height) return;
  const likeness = thing.cloneNode(true) as HTMLElement;
  likeness.removeAttribute("data-flip");
  likeness.inert = true;
  likeness.setAttribute("aria-hidden", "true");
  Object.assign(likeness.style, { position: "fixed", margin: "0", zIndex: "20", pointerEvents: "none", left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
  document.body.append(likeness);
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  const flight = likeness.animate([{ transform: start, transformOrigin: "top left" }, { transformOrigin: "top left" }], { duration: TRAVEL + 20, easing: EASE });
  const waiting = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL + 20 });
  const skip = (): void => {
    flight.finish();
    waiting.finish();
  };
  addEventListener("pointerdown", skip, { once: true, capture: true });
  flight.onfinish = flight.oncancel = () => {
    likeness.remove();
    removeEventListener("pointerdown", skip, { capture: true });
  };
}

/** Let everything on the stage travel to its new place whenever a snapshot arrives. Call while initialising. */
export function reveal(root: () => HTMLElement | undefined, change: () => { fresh: readonly Entry[]; me: number }): void {
  $effect.pre(() => {
    const { fresh, me } = change();
    const element = root();
    if (!element || still()) return;
    const before = places(element);
    void tick().then(() => {
      for (const thing of element.querySelectorAll<HTMLElement>("[data-flip]")) move(thing, before, fresh, me);
      coins(element, fresh);
    });
  });
}

function move(thing: HTMLElement, before: Places, fresh: readonly Entry[], me: number): void {
  const key = thing.dataset["flip"] ?? "";
  const known = before.get(key);
  const origin = known ? undefined : originOf(key, fresh, me, before);
  if (known) arrive(thing, known);
  else if (origin) fly(thing, origin);
  else if (before.size) appear(thing);
}

/** After the cards the coins: whoever's purse was filled, it is pointed at once. */
function coins(root: HTMLElement, fresh: readonly Entry[]): void {
  const players = new Set(fresh.filter((entry) => PAID.has(entry.kind)).map((entry) => entry.facts["player"]));
  for (const player of players)
    root
      .querySelector(`[data-coins="${player}"]`)
      ?.animate([{ scale: 1 }, { scale: 1.25 }, { scale: 1 }], { duration: TRAVEL + 20, delay: TRAVEL, easing: EASE });
}

/** A new hand comes from the neighbour who passed it on. */
export function receive(list: HTMLElement | undefined, fresh: readonly Entry[]): void {
  const passed = fresh.find((entry) => entry.kind === "passed" || entry.kind === "age");
  if (!list || !passed || still()) return;
  const from = passed.facts["direction"] === "left" ? 80 : -80;
  list.animate([{ translate: `${from}px 0`, opacity: 0 }, {}], { duration: TRAVEL, delay: 60, easing: EASE, fill: "backwards" });
}
