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

/** How a seat's chance moved from the beginning to the end: by what everybody chose, and by luck. */
export interface Balance {
  choices: number;
  luck: number;
  mistakes: number;
}

/** A figure that an action would move: a track, a rating or a stock, named by its component id. */
export interface Change {
  what: string;
  before: number;
  after: number;
  seat?: number | null;
}

export interface Channel {
  id: string;
  kind: "discord" | "json" | "mail" | "matrix" | "push" | "slack";
  address: string;
  every: "day" | "turn";
  confirmed: boolean;
  trouble: Message | null;
}

/** `push`: the key a browser needs to be pushed to. `mail` and `web`: whether the host has set them up. */
export interface Channels {
  channels: Channel[];
  push: string;
  mail: boolean;
  web: boolean;
}

export interface ChatLine {
  type: "chat";
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  watching: boolean;
}

/** My friends, whom I do not want to hear, who invites me, and with whom I have played. */
export interface Circle {
  friends: Friend[];
  muted: Muted[];
  invitations: Invitation[];
  met: string[];
}

/** What a seat had left when its clock last stopped or started; `due`: when it runs out, if it runs. */
export interface ClockInfo {
  left: number;
  due: number | null;
}

/** What the coach says to the question that a snapshot of this `asked` shows; None: nothing. */
export interface Coaching {
  seat: number;
  asked: number;
  text: Message | null;
}

/** Each opens the account once, for who has lost the password. Shown once. */
export interface Codes {
  codes: string[];
}

export interface Credentials {
  name: string;
  password: string;
}

export interface CupBot {
  level?: string;
}

/** A cup. `rounds` is 0 while nobody can say how many there will be. */
export interface CupInfo {
  id: string;
  name: string;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  shape: "robin" | "swiss";
  times: number;
  rounds: number;
  round: number;
  status: "finished" | "playing" | "waiting";
  open: boolean;
  hints: boolean;
  pace: Pace | null;
  hosting: boolean;
  me: number | null;
  entrants: Entrant[];
  standings: CupStanding[];
  played: CupRound[];
  created_at: number;
}

export interface CupList {
  cups: CupInfo[];
}

export interface CupRound {
  tables: CupTable[];
  out: number[];
}

/** How an entrant stands: points, and what decides between equals, in this order. */
export interface CupStanding {
  entrant: number;
  rank: number;
  points: number;
  wins: number;
  opponents: number;
  share: number;
  played: number;
}

/** `seated`: the entrants by seat; `ranks`: their places, once it is over. */
export interface CupTable {
  id: string;
  seated: number[];
  status: "finished" | "playing" | "waiting";
  ranks: number[];
}

export interface Decline {
  kind: "cup" | "table";
  id: string;
}

export interface Device {
  id: string;
  since: number;
  used_at: number;
  here: boolean;
}

/** A decision that may have been a mistake. `gap`: in chance to win at first sight, `loss`: tried. */
export interface Doubt {
  step: number;
  seat: number;
  gap: number;
  loss: number | null;
  better: string;
  others: string[];
  worths: number[];
  tries: number;
  due: boolean;
}

/** Who takes part. Without a name: a bot of `level`. `gone`: from the next round on a bot plays for them. */
export interface Entrant {
  n: number;
  kind: "bot" | "human";
  name: string;
  level: string;
  gone: boolean;
  online: boolean;
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

/** Somebody I like to play with. `online` is told of those who have me among their friends, too. */
export interface Friend {
  id: string;
  name: string;
  account: boolean;
  online: boolean;
}

/** Points of a category that a seat's sheet got by a step. */
export interface Gain {
  step: number;
  seat: number;
  category: string;
  points: number;
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
  level_ratings: Record<string, number>;
  rules: Record<string, string>;
  lesson: boolean;
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

/** Somebody asks me to come. To a table `code` leads, to a cup its `id`. */
export interface Invitation {
  kind: "cup" | "table";
  id: string;
  code: string;
  game: string;
  name: string;
  by: string;
  at: number;
}

/** Whom: the name of an account, or a friend. */
export interface Invite {
  name?: string;
  friend?: string;
}

export interface Invited {
  name: string;
}

/** Without a seat: the first free one. Open tables need no code. */
export interface Join {
  code?: string;
  seat?: number | null;
}

/** The guided first game of a game. */
export interface LessonTable {
  game: string;
  key?: string;
}

/** What a client may send on the live connection: show me the table from this seat (-1: as a spectator). */
export interface Look {
  seat: number;
  since?: number;
}

/** What was drawn, rolled or lay hidden changed every seat's chance by so much. */
export interface Luck {
  step: number;
  shares: number[];
}

export interface MailDeed {
  deed: "confirm" | "stop";
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

/** Somebody stays away: a bot shall play at `seat`, or the game shall end. `asked`: who has not agreed yet. */
export interface Motion {
  kind: "bot" | "end";
  seat: number | null;
  agreed: number[];
  asked: number[];
}

export interface Muted {
  id: string;
  name: string;
}

/** A browser that is pushed to, an address that is called, or mail: at every turn, or once a day for all tables. */
export interface NewChannel {
  kind: "discord" | "json" | "mail" | "matrix" | "push" | "slack";
  address: string;
  keys?: PushKeys | null;
  every?: "day" | "turn";
}

/** A small tournament of one game at tables of up to `seats`. */
export interface NewCup {
  name: string;
  game: string;
  seats: number;
  shape?: "robin" | "swiss";
  rounds?: number;
  options?: Record<string, unknown>;
  pace?: Pace | null;
  hints?: boolean;
  open?: boolean;
  bots?: string[];
  key?: string;
}

/** By the name of an account, or where they sit at a table of mine. */
export interface NewFriend {
  name?: string;
  table?: string;
  seat?: number | null;
}

export interface NewPassword {
  old: string;
  new: string;
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
  pace?: Pace | null;
  delay?: number;
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

/** How long people may think: so many seconds for every turn, or a bank and an increment after each turn. */
export interface Pace {
  per_move?: number;
  bank?: number;
  increment?: number;
  night_from?: number;
  night_to?: number;
  weekends?: boolean;
  zone?: string;
  late?: "bot" | "out" | "random";
}

/** Finished games of one kind and size: how many, how many won, in which place on average. */
export interface PastGames {
  game: string;
  players: number;
  played: number;
  won: number;
  place: number;
}

/** A moment of a finished game to play on from, at a seat, against bots of a level. */
export interface PlayOn {
  step: number;
  seat: number;
  level?: string;
  key?: string;
}

/** Why a request was refused. `version` comes with a conflict: ask for the state and decide anew. */
export interface Problem {
  reason: Message;
  text: string;
  rule: string;
  version: number | null;
}

export interface Profile {
  name: string;
  games: PastGames[];
  ratings: RatedGame[];
  bots: RatedGame[];
  codes: number;
}

/** What is asked of a seat now, in one sentence, and the rule behind it. */
export interface Prompt {
  kind: string;
  text: Message;
  rule?: string;
}

/** The password, where something serious is asked for; a guest has none. */
export interface Proof {
  password?: string;
}

/** Let a bot play for somebody who stays away, or end the game as it stands. */
export interface Proposal {
  kind: "bot" | "end";
  seat?: number | null;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Me against bots, started at once. Without a level: the one offered to newcomers. */
export interface QuickTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  level?: string;
  key?: string;
}

/** How well somebody, or a bot of a `level`, plays a game: 1000 to begin with. */
export interface RatedGame {
  game: string;
  level: string;
  rating: number;
  played: number;
}

/** The number of the last line of the chat that was read. */
export interface ReadUpTo {
  n: number;
}

/** Why a move, and whether that speaks for it, against it, or only explains. */
export interface Reason {
  text: Message;
  tone: "against" | "even" | "for";
}

export interface Recovery {
  name: string;
  code: string;
  password: string;
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

/** What is known of a finished game so far. */
export interface Review {
  game: string;
  players: number;
  steps: number;
  format: number;
  stage: "done" | "explaining" | "glancing" | "walking" | "weighing";
  chances: number[][];
  actors: number[];
  luck: Luck[];
  gains: Gain[];
  doubts: Doubt[];
  turnings: Turning[];
  explained: number[];
  glances: number;
  looks: number;
}

/** The review of a finished game as far as it has come. `wanted`: somebody has asked for it. */
export interface ReviewInfo {
  table: string;
  wanted: boolean;
  done: boolean;
  progress: number;
  review: Review | null;
  balances: Balance[];
  strokes: Stroke[];
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
  late: boolean;
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
  clocks: ClockInfo[];
  steps: number;
  journal_from: number;
  journal: Entry[];
  since: Since | null;
}

/** Which steps of a finished game brought which points: every cell of its score sheet, taken apart. */
export interface Sources {
  table: string;
  gains: Gain[];
}

/** Where a seat finished: rank 1 is a win, equal ranks share it. */
export interface Standing {
  seat: number;
  rank: number;
  score: number;
  breakdown: Record<string, number>;
  tie_break: number;
}

/** What was drawn, rolled or uncovered at a step: the chance of whom it touched most, just before and after. */
export interface Stroke {
  step: number;
  seat: number;
  before: number;
  after: number;
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
  pace: Pace | null;
  clocks: ClockInfo[];
  motion: Motion | null;
  delay: number;
  watchers: number;
  cup: string;
}

/** Newest first; `next` goes into `?before=` for the page after this one, "" at the end. */
export interface TableList {
  tables: TableInfo[];
  next: string;
  unread: Record<string, number>;
}

/** What the guide of a first game says, `<slug>-lesson-<text>`, when the question `asked` is open and at least `moment` and at most `until` actions have been taken. `ecumene.kernel.lesson` tells of the rest. */
export interface TipInfo {
  text: string;
  at: string[];
  play: string;
  others: "free" | "quiet" | "verb";
  asked: string;
  moment: number;
  until: number;
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

/** A move that cost much: what was done at a step, what would have been better, by how much, and why. */
export interface Turning {
  step: number;
  seat: number;
  played: string;
  played_text: Message;
  better: string;
  better_text: Message;
  reasons: Reason[];
  chance: number;
  loss: number;
}

export interface Vote {
  agree: boolean;
}

/** What follows a person to every device. Nothing is told in quiet hours; `pages` belongs to the web. */
export interface Wishes {
  lang?: string;
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
  pages?: Record<string, unknown>;
}

/** Take back an unrevealed commitment, or undo the last action. */
export interface Withdraw {
  seat: number;
  version: number;
  key: string;
}
