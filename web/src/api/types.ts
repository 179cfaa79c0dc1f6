/** The server's structs under short names; the truth is src/ecumene/server/api.py, by way of schema.d.ts. */
import type { components } from "./schema.d.ts";

type Schemas = components["schemas"];

/** Stands in a text for the name of whoever sits there. */
export interface SeatName {
  type: "seat";
  seat: number;
}

/** A text of the locale files by its id, with the values it is filled with. */
export interface Message {
  type: "message";
  id: string;
  args?: Record<string, number | string | Message | SeatName>;
}

export interface Prompt {
  kind: string;
  text: Message;
  rule?: string;
}

/** A legal action with its price and what it would bring. */
export interface Offer {
  action: number;
  notation: string;
  verb: string;
  touches: string[];
  text: Message;
  price?: Record<string, number>;
  points?: number | null;
  notes?: Message[];
}

/** Something within reach that cannot be done now, and why. */
export interface Refusal {
  verb: string;
  touches: string[];
  reason: Message;
  rule?: string;
}

export interface Standing {
  seat: number;
  rank: number;
  score: number;
  breakdown: Record<string, number>;
  tie_break?: number;
}

export interface Result {
  standings: Standing[];
}

/** A line of the log. */
export interface Entry {
  n: number;
  kind: string;
  facts: Record<string, number | string>;
  text: Message;
}

/** JSON of which the shell knows nothing: a game's own view, its options, its components. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One component of a game's box as plain data; `id` names it everywhere. */
export type Component = { id?: string; [key: string]: unknown };
export type Box = Record<string, Component[]>;

export type Me = Schemas["Me"];
export type GameInfo = Schemas["GameInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatKind = SeatInfo["kind"];
export type NewSeat = Schemas["NewSeat"];
type Wish<T> = Omit<T, "options"> & { options?: Record<string, unknown> };
export type NewTable = Wish<Schemas["NewTable"]>;
export type QuickTable = Wish<Schemas["QuickTable"]>;
export type ChatLine = Schemas["ChatLine"];
export type TableInfo = Omit<Schemas["TableInfo"], "result" | "options"> & {
  result: Result | null;
  options: Record<string, unknown>;
};
export type TableList = { tables: TableInfo[]; next: string };

type Spoken = "prompt" | "offers" | "refusals" | "result" | "journal" | "view" | "scores";
export type Snapshot = Omit<Schemas["Snapshot"], Spoken> & {
  view: Json;
  prompt: Prompt | null;
  offers: Offer[];
  refusals: Refusal[];
  scores: Record<string, number>[];
  result: Result | null;
  journal: Entry[];
};
export type Frame = Omit<Schemas["Frame"], "result" | "journal" | "view" | "action" | "scores"> & {
  view: Json;
  action: Message | null;
  scores: Record<string, number>[];
  result: Result | null;
  journal: Entry[];
};
/** A move a hint thinks of, with its expected outcome (0 lost, 0.5 level, 1 won) and the reasons. */
export type Suggestion = Omit<Schemas["Suggestion"], "text" | "reasons"> & { text: Message; reasons: Message[] };
export type Advice = Omit<Schemas["Advice"], "moves"> & { moves: Suggestion[] };
export type Problem = { reason: Message; text: string; rule?: string; version?: number | null };

/** The eyes of somebody who only watches. */
export const SPECTATOR = -1;
