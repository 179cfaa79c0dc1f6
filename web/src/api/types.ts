/** The server's structs, and the few names the web has besides them. */

export type {
  Action,
  Advice,
  Balance,
  Change,
  Channels,
  ChatLine,
  Circle,
  Coaching,
  Codes,
  CupInfo,
  CupList,
  CupRound,
  Device,
  ClockInfo,
  Entrant,
  Entry,
  Frame,
  Friend,
  Gain,
  GameInfo,
  Invitation,
  Invited,
  Me,
  Message,
  NewChannel,
  NewCup,
  NewSeat,
  NewTable,
  Offer,
  Pace,
  Problem,
  Profile,
  Prompt,
  QuickTable,
  Refusal,
  Result,
  Review,
  ReviewInfo,
  Seat,
  SeatIndex,
  SeatInfo,
  Since,
  Snapshot,
  Sources,
  Standing,
  Suggestion,
  TableInfo,
  TableList,
  TipInfo,
  Turning,
  Wishes,
} from "./schema.d.ts";

/** JSON of which the shell knows nothing: a view on the generic table. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One component of a game's box as plain data; `id` names it everywhere. */
export type Component = { id?: string; [key: string]: unknown };
export type Box = Record<string, Component[]>;

/** The eyes of somebody who only watches. */
export const SPECTATOR = -1;
