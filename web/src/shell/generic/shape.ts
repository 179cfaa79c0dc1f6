/** How to lay out a view nobody has drawn a board for: what is a fact, what a heap, what a seat's own panel. */
import type { Json, Message, Offer, Refusal } from "../../api/types.ts";
import type { Shape } from "../schema.ts";

export type JsonObject = { [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isScalar = (value: Json | undefined): value is string | number | boolean | null =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

export const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && "type" in value && value.type === "message";

/** Nothing worth a line: an empty list, an empty table, no value, something that is not so. */
export const isEmpty = (value: Json | undefined): boolean =>
  value === null || value === undefined || value === false || value === "" || (Array.isArray(value) && !value.length) || (isObject(value) && !Object.keys(value).length);

/** A list of like objects with plain values: shown as a table with these columns. */
export function columns(value: Json | undefined): string[] | undefined {
  if (!Array.isArray(value) || value.length < 2 || !value.every((row) => isObject(row) && !isMessage(row))) return undefined;
  const rows = value as JsonObject[];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => rows.some((row) => !isEmpty(row[name])));
  const flat = rows.every((row) => Object.values(row).every((cell) => isScalar(cell) || (Array.isArray(cell) && cell.every(isScalar))));
  return flat && names.length <= 8 ? names : undefined;
}

export interface Layout {
  facts: [string, string | number | boolean | null][];
  parts: [string, Json][];
  /** Lists of what belongs to a seat each: shown as panels side by side. */
  perSeat: [string, JsonObject[]][];
}

/** A list of components called `hand` is what somebody holds: it lies beside the decision. */
const isHand = (key: string, shape: Shape): boolean => /^(\w+_)?hand$/.test(key) && shape.item.isComponent;

/** What a seat holds, in the view itself and in the seat's own part of it. */
export function handsOf(view: Json, shape: Shape, seat: number): [string, string[]][] {
  const held = (part: Json | undefined, of: Shape): [string, string[]][] =>
    Object.entries(isObject(part) ? part : {}).flatMap(([key, value]): [string, string[]][] =>
      isHand(key, of.field(key)) && Array.isArray(value) && value.length ? [[key, value as string[]]] : [],
    );
  const own = layout(view, shape).perSeat.flatMap(([key, panels]) => panels.filter((panel) => panel["seat"] === seat).flatMap((panel) => held(panel, shape.field(key).item)));
  return [...held(view, shape), ...own];
}

/** Sort the fields of a view by the way they are shown; the order within a way is the view's own. */
export function layout(view: Json, shape: Shape): Layout {
  const result: Layout = { facts: [], parts: [], perSeat: [] };
  for (const [key, value] of Object.entries(isObject(view) ? view : { view })) {
    if (isEmpty(value) || isHand(key, shape.field(key)) || shape.field(key).isNothing(value)) continue;
    if (isScalar(value)) result.facts.push([key, value]);
    else if (shape.field(key).item.isOwned) result.perSeat.push([key, value as JsonObject[]]);
    else result.parts.push([key, value]);
  }
  return result;
}

export interface Group {
  /** The component it is about, "" for what touches nothing. */
  id: string;
  offers: Offer[];
  refusals: Refusal[];
}

/** Actions by the component they touch first, in the engine's order; what is refused stands with its component. */
export function groups(offers: readonly Offer[], refusals: readonly Refusal[]): Group[] {
  const byId = new Map<string, Group>();
  const group = (touches: readonly string[]): Group => {
    const id = touches[0] ?? "";
    const known = byId.get(id) ?? { id, offers: [], refusals: [] };
    byId.set(id, known);
    return known;
  };
  for (const offer of offers) group(offer.touches).offers.push(offer);
  for (const refusal of refusals) group(refusal.touches).refusals.push(refusal);
  const all = [...byId.values()];
  return [...all.filter((one) => one.offers.length), ...all.filter((one) => !one.offers.length)];
}
