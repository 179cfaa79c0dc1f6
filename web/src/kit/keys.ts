/** The keyboard on a board: arrows walk, figures pick. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

type Axis = "row" | "column" | "both";

/** Where an arrow, Home or End leads from one of several things in a line; undefined: nowhere. */
export function stepTo(key: string, at: number, length: number, axis: Axis = "both"): number | undefined {
  const forth = (axis !== "column" && key === "ArrowRight") || (axis !== "row" && key === "ArrowDown");
  const back = (axis !== "column" && key === "ArrowLeft") || (axis !== "row" && key === "ArrowUp");
  if (!length || !(forth || back || key === "Home" || key === "End")) return undefined;
  const to = forth ? at + 1 : back ? at - 1 : key === "Home" ? 0 : length - 1;
  return (to + length) % length;
}

/** Arrows walk along the things a selector finds inside, Home and End go to the ends. */
export const walks =
  (selector: string, axis: Axis = "both", outside = false): Attachment<HTMLElement> =>
  (root) =>
    on(root, "keydown", (event) => {
      const things = [...root.querySelectorAll<HTMLElement>(selector)];
      const at = things.indexOf(document.activeElement as HTMLElement);
      const to = at < 0 && !outside ? undefined : stepTo(event.key, at, things.length, axis);
      if (to === undefined) return;
      event.preventDefault();
      things[to]?.focus();
    });

/** Whether a key may mean something wherever one is: nobody writes, and it is no key of the browser's. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target instanceof Element && event.target.closest("input, textarea, select, dialog, [contenteditable]"));

/** The figure from 1 to 9 that a key means wherever one is; 0: none. */
export const figureOf = (event: KeyboardEvent): number => (isShortcut(event) && /^[1-9]$/.test(event.key) ? Number(event.key) : 0);

/** Click the n-th of the things a selector finds; false if there are fewer. */
export function clickNth(root: HTMLElement | undefined, selector: string, n: number): boolean {
  const thing = root?.querySelectorAll<HTMLElement>(selector)[n - 1];
  thing?.focus();
  thing?.click();
  return thing !== undefined;
}
