/** Where a tip points: the way to the action it teaches, else what it speaks of. */

const KINDS = ["card", "choice", "thing", "technology", "region", "land", "piece", "ware", "area"];

const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

const first = (selector: string): Element | undefined => [...document.querySelectorAll(selector)].find(seen);

/** A component by its id, wherever it lies (`hand:id`), or a part of the board by the name it is taught under. */
export const placeOf = (at: string): Element | undefined =>
  at.startsWith("#")
    ? first(`[data-teach="${CSS.escape(at.slice(1))}"]`)
    : first([...KINDS.map((kind) => `[data-${kind}="${CSS.escape(at)}"]`), `[data-thing$=":${CSS.escape(at)}"]`].join());

/** The first that is in sight: what confirms the chosen action, what takes it, what the tip names. */
export function anchorOf(at: readonly string[], play: string, chosen: boolean): Element | undefined {
  if (chosen) return first("[data-confirm]");
  const notation = `[data-notation="${CSS.escape(play)}"]`;
  // What lies in the dock takes it for sure; a thing on the board may only lead there.
  const taking = play ? (first(`[data-dock] ${notation}`) ?? first(notation)) : undefined;
  if (taking) return taking;
  for (const one of at) {
    const place = placeOf(one);
    if (place) return place;
  }
  return undefined;
}

/** Bring it into sight: a land by moving its map, anything else by scrolling, to the middle if it is not large. */
export function show(element: Element): void {
  const small = element.getBoundingClientRect().height < innerHeight / 3;
  const place = element instanceof SVGElement ? (element.ownerSVGElement ?? element) : element;
  place.scrollIntoView({ block: small && place === element && !element.closest("[data-dock]") ? "center" : "nearest", inline: "nearest" });
  if (place !== element) element.dispatchEvent(new Event("seek", { bubbles: true }));
}

export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What both share; nothing is left of it where they lie apart. */
export const shared = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Where it is seen: nothing of it lies below the dock, nor beyond the edge of a sheet that scrolls. */
export function outlineOf(element: Element): Edges {
  let edges = edgesOf(element);
  for (let box: Element | null = element; box && getComputedStyle(box).position !== "fixed"; box = box.parentElement) {
    if (box !== element && getComputedStyle(box).overflowY !== "visible") edges = shared(edges, box.getBoundingClientRect());
  }
  return edges;
}

/** Where it lies: of a land that a round map shows twice, the one in sight, as far as the map goes. */
function edgesOf(element: Element): Edges {
  const whole = element instanceof SVGElement ? element.ownerSVGElement?.getBoundingClientRect() : undefined;
  if (!whole) return element.getBoundingClientRect();
  const parts = [...element.children].map((part) => shared(part.getBoundingClientRect(), whole));
  const size = ({ left, top, right, bottom }: Edges): number => Math.max(0, right - left) * Math.max(0, bottom - top);
  return parts.reduce((best, part) => (size(part) > size(best) ? part : best), parts[0] ?? whole);
}

/** Both together, as one may see them. */
export const around = (one: Edges, other: Edges): Edges => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

export const covers = (one: Spot, other: Spot): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the bubble stands: beneath or above what it speaks of, whichever has room; never over it if that can be helped. */
export function beside(spot: Spot | undefined, own: { width: number; height: number }, room: { width: number; height: number }): { left: number; top: number } {
  const GAP = 14;
  const clamp = (value: number, most: number): number => Math.max(8, Math.min(value, most - 8));
  if (!spot) return { left: clamp((room.width - own.width) / 2, room.width - own.width), top: Math.max(8, room.height * 0.28) };
  const left = clamp(spot.left + spot.width / 2 - own.width / 2, room.width - own.width);
  const below = spot.top + spot.height + GAP;
  const above = spot.top - own.height - GAP;
  if (above >= 8 && (spot.top > room.height / 2 || below + own.height > room.height - 8)) return { left, top: above };
  if (below + own.height <= room.height - 8) return { left, top: below };
  if (above >= 8) return { left, top: above };
  const right = spot.left + spot.width + GAP;
  const middle = clamp(spot.top + spot.height / 2 - own.height / 2, room.height - own.height);
  if (right + own.width <= room.width - 8) return { left: right, top: middle };
  if (spot.left - own.width - GAP >= 8) return { left: spot.left - own.width - GAP, top: middle };
  // Nothing is large enough beside it: the bubble lies at the edge of the screen where it covers less of it.
  const low = room.height - own.height - 8;
  return { left, top: spot.top + spot.height - low <= own.height + 8 - spot.top ? Math.max(8, low) : 8 };
}
