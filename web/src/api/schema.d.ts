// Made from src/ecumene/server/api.py by `npm run types`; change that instead.

/** A seat in a view, counted from 0; -1 is nobody, or a spectator's eyes. */
export type SeatIndex = number;

/** What names a component everywhere. */
export type ComponentId = string;

/** An action of some game: its verb and what it names; each game's view.d.ts knows them better. */
export interface Action {
  do: string;
  [field: string]: unknown;
}

/** `version` is that of the snapshot in which the player chose. `action` is an offer's notation. */
export interface Act {
  seat: number;
  version: number;
  action: string;
  key: string;
}

/** What a strong bot would do here, best first, and why; for the question that a snapshot of this `asked` shows. */
export interface Advice {
  seat: number;
  asked: number;
  moves: Suggestion[];
  worlds: number;
}

/** A figure that an action would move: a track, a rating or a stock, named by its component id. */
export interface Change {
  what: string;
  before: number;
  after: number;
  seat?: number | null;
}

export interface ChatLine {
  type: "chat";
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Credentials {
  name: string;
  password: string;
}

/** A line of the log: what happened, as this seat may know it. */
export interface Entry {
  n: number;
  kind: string;
  player: number;
  facts: Record<string, number | string | Seat>;
  known: boolean;
  text: Message;
  step: number;
  heading: "" | "age" | "turn";
}

/** The table as it was after `step` actions. `action` is what led there, told only when the game is over. */
export interface Frame {
  table: string;
  step: number;
  steps: number;
  seat: number;
  action_seat: number | null;
  action: Message | null;
  notation: string;
  to_move: number[];
  committed: number[];
  chosen: Action[];
  view: unknown;
  scores: Record<string, number>[];
  result: Result | null;
  journal: Entry[];
}

/** A game on the shelf. Its name is the text `<slug>`, what it is about `<slug>-about`. */
export interface GameInfo {
  slug: string;
  rules_version: number;
  least_players: number;
  most_players: number;
  categories: string[];
  options: Record<string, unknown>;
  view: Record<string, unknown>;
  levels: string[];
  usual_level: string;
  rules: Record<string, string>;
}

export interface Guest {
  name: string;
}

export interface Health {
  status: "ok";
  version: string;
}

/** A record to look at, or to continue if it is not over. Without `seats`: all at my screen. */
export interface ImportTable {
  record: Record<string, unknown>;
  seats?: NewSeat[];
  key?: string;
}

/** Without a seat: the first free one. Open tables need no code. */
export interface Join {
  code?: string;
  seat?: number | null;
}

/** What a client may send on the live connection: show me the table from this seat (-1: as a spectator). */
export interface Look {
  seat: number;
  since?: number;
}

/** Who is asking. `csrf` goes into the header X-CSRF-Token of every write made with the cookie. */
export interface Me {
  kind: "account" | "guest" | "nobody";
  name: string;
  csrf: string;
}

/** A text of `locale/<language>/*.ftl` by its id, with the values it is filled with. */
export interface Message {
  type: "message";
  id: string;
  args?: Record<string, number | string | Message | Seat>;
}

/** `me` sits there, a `bot`, anybody (`open`), or somebody who shares my screen (`hotseat`). */
export interface NewSeat {
  kind: "bot" | "hotseat" | "me" | "open";
  name?: string;
  level?: string;
}

/** `open` tables are listed and need no code. Without `seats`: me and open seats. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  seats?: NewSeat[];
  open?: boolean;
  hints?: boolean;
  key?: string;
}

export interface Notes {
  text: string;
}

/** A legal action with its price and what it would bring, known before it is taken. */
export interface Offer {
  action: number;
  notation: string;
  verb: string;
  value: Action;
  touches: string[];
  text: Message;
  price?: Record<string, number>;
  points?: number | null;
  changes?: Change[];
  notes?: Message[];
}

/** Why a request was refused. `version` comes with a conflict: ask for the state and decide anew. */
export interface Problem {
  reason: Message;
  text: string;
  rule: string;
  version: number | null;
}

/** What is asked of a seat now, in one sentence, and the rule behind it. */
export interface Prompt {
  kind: string;
  text: Message;
  rule?: string;
}

/** Me against bots, started at once. Without a level: the one offered to newcomers. */
export interface QuickTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  level?: string;
  key?: string;
}

/** Why a move, and whether that speaks for it, against it, or only explains. */
export interface Reason {
  text: Message;
  tone: "against" | "even" | "for";
}

/** Something within reach that cannot be done now, why, and what it is short of. */
export interface Refusal {
  verb: string;
  touches: string[];
  reason: Message;
  rule?: string;
  missing?: Record<string, number>;
}

export interface Resign {
  seat: number;
}

/** The final standings, by seat. */
export interface Result {
  standings: Standing[];
}

export interface Say {
  text: string;
  key: string;
}

/** A place at the table, in actions, events and texts; each front end knows the name of whoever sits there. */
export interface Seat {
  type: "seat";
  seat: number;
}

export interface SeatBot {
  level?: string;
}

/** A place at the table and who sits there. Without a `name`: say `server-bot` for a bot, else `seat`. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "hotseat" | "human" | "open";
  name: string;
  level: string;
  online: boolean;
  stands_in: boolean;
  resigned: boolean;
  status: "open" | "thinking" | "waiting";
}

/** What a seat has missed: all lines from `line` on came after it had last decided, at `step` of a replay. */
export interface Since {
  line: number;
  step: number;
  changes: Change[];
}

/** All that a seat (or a spectator, -1) may know of a running game, after `version` writes. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  game: string;
  version: number;
  seat: number;
  status: "finished" | "playing" | "waiting";
  to_move: number[];
  committed: number[];
  asked: number;
  over: boolean;
  view: unknown;
  prompt: Prompt | null;
  offers: Offer[];
  refusals: Refusal[];
  chosen: Action[];
  can_take_back: boolean;
  can_undo: boolean;
  scores: Record<string, number>[];
  result: Result | null;
  seats: SeatInfo[];
  steps: number;
  journal_from: number;
  journal: Entry[];
  since: Since | null;
}

/** Where a seat finished: rank 1 is a win, equal ranks share it. */
export interface Standing {
  seat: number;
  rank: number;
  score: number;
  breakdown: Record<string, number>;
  tie_break: number;
}

/** A move worth a thought. `chance`: expected outcome from 0 (lost) to 1 (won), 0.5 is level. */
export interface Suggestion {
  action: number;
  notation: string;
  text: Message;
  chance: number;
  tries: number;
  reasons: Reason[];
}

/** A table as a list or a lobby shows it. `code` is only told to people who sit there. */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: "finished" | "playing" | "waiting";
  open: boolean;
  hints: boolean;
  imported: boolean;
  hosting: boolean;
  code: string;
  seats: SeatInfo[];
  my_seats: number[];
  to_move: number[];
  version: number;
  created_at: number;
  moved_at: number;
  result: Result | null;
  next: string;
  closed: string;
  scores: Record<string, number>[];
}

/** Newest first; `next` goes into `?before=` for the page after this one, "" at the end. */
export interface TableList {
  tables: TableInfo[];
  next: string;
}

/** Goes into the header `Authorization: Bearer <token>`. Shown once. */
export interface Token {
  token: string;
  name: string;
}

/** For programs: with a password an account's token, without one a new guest's. */
export interface TokenRequest {
  name: string;
  password?: string;
}

/** Take back an unrevealed commitment, or undo the last action. */
export interface Withdraw {
  seat: number;
  version: number;
  key: string;
}
