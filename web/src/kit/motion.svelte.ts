/** Things travel from where they were to where they are; nothing moves for those who asked for stillness. */
import { tick } from "svelte";

let travel = 220;
let moves = true;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export const still = (): boolean => !moves || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** As fast as its viewer likes it; the style sheets know it by the mark on the page. */
export function setSpeed(speed: "usual" | "fast" | "none"): void {
  travel = speed === "fast" ? 110 : 220;
  moves = speed !== "none";
  document.documentElement.dataset["motion"] = speed;
}

export type Places = Map<string, DOMRect>;

/** Where everything marked with data-flip is now. */
export function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-flip]"))
    found.set(element.dataset["flip"] ?? "", element.getBoundingClientRect());
  return found;
}

/** Let an element arrive from another place, optionally later than its neighbours. */
export function arrive(element: Element, from: DOMRect, delay = 0): Animation | undefined {
  if (still()) return undefined;
  const to = element.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const scale = to.width ? from.width / to.width : 1;
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.01) return undefined;
  return element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "top left" }, { transformOrigin: "top left" }],
    { duration: travel, delay, easing: EASE, fill: "backwards" },
  );
}

/** Let a new element appear. */
export function appear(element: Element, delay = 0): Animation | undefined {
  if (still()) return undefined;
  return element.animate([{ opacity: 0, transform: "translateY(8px)" }, {}], {
    duration: travel,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

/** Skip what is still moving: a click means the player has seen enough. */
export function settle(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) animation.finish();
}

/**
 * Let a likeness of a thing fly to its place above everything else, where no panel cuts it off; the thing itself is seen
 * when the likeness has arrived.
 */
function fly(thing: HTMLElement, from: DOMRect): void {
  const to = thing.getBoundingClientRect();
  if (!to.width || !to.height) return;
  const likeness = thing.cloneNode(true) as HTMLElement;
  likeness.removeAttribute("data-flip");
  likeness.inert = true;
  likeness.setAttribute("aria-hidden", "true");
  const place = { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` };
  Object.assign(likeness.style, { position: "fixed", margin: "0", zIndex: "20", pointerEvents: "none", ...place });
  document.body.append(likeness);
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  const flight = likeness.animate([{ transform: start, transformOrigin: "top left" }, { transformOrigin: "top left" }], { duration: travel, easing: EASE });
  const waiting = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: travel });
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

/** The figures that are pointed at when they grow, by their names. */
function tallies(root: Element): Map<string, number> {
  const counted = [...root.querySelectorAll<HTMLElement>("[data-tally]")];
  return new Map(counted.map(({ dataset }) => [dataset["tally"] ?? "", Number(dataset["n"])]));
}

/**
 * Let everything on a board travel whenever `change()` changes. Call it while a component initialises.
 *
 * `data-flip="key"` names a thing: it goes from where it was to where it is. What is new under its name flies from the
 * first place of `data-from="key key …"` that was there before, be it on the board or in the dock; else it appears.
 * A figure with `data-tally="key"` and its number in `data-n` is pointed at when it has grown, after the things.
 */
export function flights(root: () => HTMLElement | undefined, change: () => unknown): void {
  $effect.pre(() => {
    change();
    const board = root();
    if (!board || still()) return;
    const [before, counted] = [places(document.body), tallies(board)];
    void tick().then(() => {
      for (const thing of board.querySelectorAll<HTMLElement>("[data-flip]")) move(thing, before);
      for (const [key, n] of tallies(board)) if (n > (counted.get(key) ?? n)) grow(board, key);
    });
  });
}

function move(thing: HTMLElement, before: Places): void {
  const known = before.get(thing.dataset["flip"] ?? "");
  const origins = (thing.dataset["from"] ?? "").split(" ");
  const origin = origins.flatMap((key) => before.get(key) ?? [])[0];
  if (known) arrive(thing, known);
  else if (origin) fly(thing, origin);
  else if (before.size) appear(thing);
}

const grow = (board: Element, key: string): void =>
  void board
    .querySelector(`[data-tally="${CSS.escape(key)}"]`)
    ?.animate([{ scale: 1 }, { scale: 1.25 }, { scale: 1 }], { duration: travel, delay: travel, easing: EASE });

/** Let a hand, or anything else, slide in from one side. */
export function slideIn(thing: Element | null | undefined, from: "left" | "right"): void {
  if (!thing || still()) return;
  const start = { translate: `${from === "left" ? -80 : 80}px 0`, opacity: 0 };
  thing.animate([start, {}], { duration: travel, delay: 60, easing: EASE, fill: "backwards" });
}
