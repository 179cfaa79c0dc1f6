/** What moves when the cards are turned up: from the hand, or from a neighbour's crest, into the cities. */
import { tick } from "svelte";
import { appear, arrive, places, still, type Places } from "../../kit/motion.svelte.ts";
import type { Entry } from "../../api/types.ts";

let hand: Places = new Map();

/** Where the cards of the hand lie before they go; the dock tells it ahead of every change. */
export function rememberHand(root: Element): void {
  hand = places(root);
}

const PLACED = new Set(["built", "built-chain", "built-free", "dug"]);

/** Where a thing that is new on the table came from. */
function originOf(key: string, fresh: readonly Entry[], me: number, before: Places): DOMRect | undefined {
  const entry = fresh.find((one) => {
    const city = `city-${one.facts["player"]}`;
    return PLACED.has(one.kind) ? key === `${city}-${one.facts["card"]}` : one.kind === "stage" && key === `${city}-stage-${Number(one.facts["stage"]) - 1}`;
  });
  if (!entry) return undefined;
  if (entry.facts["player"] === me && entry.kind !== "dug")
    return hand.get("committed-0") ?? hand.get(`hand-${entry.facts["card"] ?? entry.facts["tucked"]}-0`);
  return before.get(`seat-${entry.facts["player"]}`);
}

/** Let everything on the stage travel to its new place whenever a snapshot arrives. Call while initialising. */
export function reveal(root: () => HTMLElement | undefined, change: () => { fresh: readonly Entry[]; me: number }): void {
  $effect.pre(() => {
    const { fresh, me } = change();
    const element = root();
    if (!element || still()) return;
    const before = places(element);
    void tick().then(() => {
      for (const thing of element.querySelectorAll<HTMLElement>("[data-flip]")) {
        const key = thing.dataset["flip"] ?? "";
        const known = before.get(key);
        const from = known ?? originOf(key, fresh, me, before);
        if (from) arrive(thing, from, known ? 0 : 60);
        else if (before.size && !key.startsWith("coins")) appear(thing);
      }
      coins(element, fresh);
    });
  });
}

/** After the cards the coins: whoever's purse changed, it is pointed at once. */
function coins(root: HTMLElement, fresh: readonly Entry[]): void {
  const players = new Set(fresh.filter((entry) => ["income", "income-stage", "discarded"].includes(entry.kind)).map((entry) => entry.facts["player"]));
  for (const player of players)
    root.querySelector(`[data-flip="coins-${player}"]`)?.animate([{ scale: 1 }, { scale: 1.25 }, { scale: 1 }], { duration: 240, delay: 260, easing: "ease-out" });
}
