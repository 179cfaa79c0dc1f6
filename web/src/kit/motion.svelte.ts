/** Things travel from where they were to where they are; nothing moves for those who asked for stillness. */
import { tick } from "svelte";

export const TRAVEL = 220;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

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
    { duration: TRAVEL, delay, easing: EASE, fill: "backwards" },
  );
}

/** Let a new element appear. */
export function appear(element: Element, delay = 0): Animation | undefined {
  if (still()) return undefined;
  return element.animate([{ opacity: 0, transform: "translateY(8px)" }, {}], {
    duration: TRAVEL,
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
 * Animate all elements with data-flip="key" inside a root whenever `change()` changes.
 * Call it while a component initialises. What is new appears; with `origin` it may come from somewhere instead.
 */
export function flip(
  root: () => HTMLElement | undefined,
  change: () => unknown,
  origin: (key: string, before: Places) => DOMRect | undefined = () => undefined,
): void {
  $effect.pre(() => {
    change();
    const element = root();
    if (!element) return;
    const before = places(element);
    void tick().then(() => {
      for (const moved of element.querySelectorAll<HTMLElement>("[data-flip]")) {
        const key = moved.dataset["flip"] ?? "";
        const from = before.get(key) ?? origin(key, before);
        if (from) arrive(moved, from);
        else if (before.size) appear(moved);
      }
    });
  });
}
