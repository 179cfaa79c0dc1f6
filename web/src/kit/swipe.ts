/** A finger that goes to one side. */
import { on } from "svelte/events";

const FAR = 48;

/** Tells when a finger has swiped over an area: 1 for leftwards (what comes next), -1 for rightwards. Ends with what it returns. */
export function swipes(area: HTMLElement, tell: (way: 1 | -1) => void): () => void {
  let from: Touch | undefined;
  const begin = on(area, "touchstart", (event) => {
    from = event.touches.length === 1 && !(event.target as Element).closest("input") ? event.touches[0] : undefined;
  }, { passive: true });
  const end = on(area, "touchend", (event) => {
    const to = event.changedTouches[0];
    if (!from || !to) return;
    const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
    from = undefined;
    if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) tell(dx < 0 ? 1 : -1);
  });
  return () => {
    begin();
    end();
  };
}
