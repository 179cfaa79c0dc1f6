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

/** The figure from 1 to 9 that a key means wherever one is, unless somebody writes; 0: none. */
export function figureOf(event: KeyboardEvent): number {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return 0;
  return (event.target as Element).closest("input, textarea, select, dialog, [contenteditable]") ? 0 : Number(event.key);
}

/** Click the n-th of the things a selector finds; false if there are fewer. */
export function clickNth(root: HTMLElement | undefined, selector: string, n: number): boolean {
  const thing = root?.querySelectorAll<HTMLElement>(selector)[n - 1];
  thing?.focus();
  thing?.click();
  return thing !== undefined;
}
