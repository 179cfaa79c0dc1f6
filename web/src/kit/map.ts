/** The geometry of maps: regions as polygons, what of them is seen, and how to walk from one to the next. */

export type Point = readonly number[];

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A region as it is drawn; games add what they want to draw in it. */
export interface Land {
  id: string;
  outline: readonly Point[];
  /** All of it as a path, where one outline is not enough: islands, holes. */
  path?: string;
  /** Where its pieces stand. */
  at: Point;
  /** All of it in words: the region, who is there, what can be done. */
  label: string;
  /** The colour of the ground, and the id of an SVG pattern on it. */
  tone: string;
  pattern?: string;
  /** Water and the like: its borders are faint. */
  soft?: boolean;
  /** In play: it can be walked to and picked. */
  open: boolean;
  /** Something can be done with it; it is meant; a hint or the log speaks of it. */
  lifted?: boolean;
  chosen?: boolean;
  hinted?: boolean;
  pointed?: boolean;
  /** The one thing a click does here, if there is just one. */
  notation?: string | undefined;
}

export const pathOf = (outline: readonly Point[]): string => `M${outline.map((point) => point.join(" ")).join("L")}z`;

/** Several outlines in one path; what lies inside an odd number of them belongs to it. */
export const pathsOf = (outlines: readonly (readonly Point[])[]): string => outlines.map(pathOf).join("");

/** The smallest rectangle around some outlines, with a margin. */
export function around(outlines: readonly (readonly Point[])[], margin = 0): Rect {
  const points = outlines.flat();
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** The frame made as wide or as high as its place asks for, the whole of it in sight. */
export function fitted(frame: Rect, wide: number, high: number): Rect {
  if (!wide || !high) return frame;
  const scale = Math.max(frame.width / wide, frame.height / high);
  const [width, height] = [wide * scale, high * scale];
  return { x: frame.x - (width - frame.width) / 2, y: frame.y - (height - frame.height) / 2, width, height };
}

/**
 * What is seen of a map under a glass that makes it `zoom` times as large and stands over `centre`; never beyond its edge,
 * but a map that is `round` has none to the left and right.
 */
export function seen(whole: Rect, zoom: number, [x = 0, y = 0]: Point, round = false): Rect {
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  const within = (middle: number, half: number, from: number, length: number): number =>
    Math.min(Math.max(middle - half, from), from + length - 2 * half);
  return { x: round ? x - width / 2 : within(x, width / 2, whole.x, whole.width), y: within(y, height / 2, whole.y, whole.height), width, height };
}

/** How far a round map must be shifted, once or more often, so that all that is seen of it is drawn. */
export function copies(frame: Rect, view: Rect): number[] {
  const first = Math.ceil((view.x - frame.x - frame.width) / frame.width);
  const last = Math.floor((view.x + view.width - frame.x) / frame.width);
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => (first + i) * frame.width);
}

/** The likeness of a point of a round map that is nearest to another one. */
export const nearest = ([x = 0, y = 0]: Point, [from = 0]: Point, around: number): Point => [x + Math.round((from - x) / around) * around, y];

/** Where the glass must stand so that a point stays under the finger while the zoom changes. */
export const steady = (before: Rect, [x = 0, y = 0]: Point, factor: number): Point => [
  x + (before.x + before.width / 2 - x) / factor,
  y + (before.y + before.height / 2 - y) / factor,
];

const HEADINGS: Readonly<Record<string, Point>> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The nearest region in the direction of an arrow key; what lies aside counts as farther away. */
export function onward<One extends { at: Point }>(from: One, key: string, all: readonly One[]): One | undefined {
  const heading = HEADINGS[key];
  if (!heading) return undefined;
  const [hx = 0, hy = 0] = heading;
  const far = (one: One): number => {
    const [dx, dy] = [(one.at[0] ?? 0) - (from.at[0] ?? 0), (one.at[1] ?? 0) - (from.at[1] ?? 0)];
    const ahead = dx * hx + dy * hy;
    return ahead > 0 ? ahead + 2 * Math.abs(dx * hy) + 2 * Math.abs(dy * hx) : Infinity;
  };
  return all.reduce<One | undefined>((best, one) => (far(one) < (best ? far(best) : Infinity) ? one : best), undefined);
}

/** A bowed arrow between two points that leaves both of them free: its shaft, its head, and its middle. */
export function arrow([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point, gap: number, head: number): { shaft: string; head: string; middle: Point } {
  const length = Math.max(1, Math.hypot(bx - ax, by - ay));
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const free = Math.min(gap, length / 4);
  const [sx, sy, ex, ey] = [ax + ux * free, ay + uy * free, bx - ux * free, by - uy * free];
  const bow = length * 0.14;
  const [cx, cy] = [(sx + ex) / 2 + uy * bow, (sy + ey) / 2 - ux * bow];
  const turn = Math.hypot(ex - cx, ey - cy) || 1;
  const [tx, ty] = [(ex - cx) / turn, (ey - cy) / turn];
  const [nx, ny] = [ex - tx * head, ey - ty * head];
  const n = (value: number): string => value.toFixed(1);
  return {
    shaft: `M${n(sx)} ${n(sy)}Q${n(cx)} ${n(cy)} ${n(nx)} ${n(ny)}`,
    head: `M${n(ex)} ${n(ey)}L${n(nx - ty * head * 0.6)} ${n(ny + tx * head * 0.6)}L${n(nx + ty * head * 0.6)} ${n(ny - tx * head * 0.6)}z`,
    middle: [(sx + ex) / 4 + cx / 2, (sy + ey) / 4 + cy / 2],
  };
}
