/** The one door to the server. Every write carries the CSRF token; what can be repeated safely is repeated. */
import type {
  Advice,
  Box,
  Channels,
  ChatLine,
  Circle,
  Coaching,
  Codes,
  CupInfo,
  CupList,
  Device,
  Frame,
  GameInfo,
  Invited,
  Json,
  Me,
  Message,
  NewChannel,
  NewCup,
  NewSeat,
  NewTable,
  Problem,
  Profile,
  QuickTable,
  ReviewInfo,
  Sources,
  Snapshot,
  TableInfo,
  TableList,
  TipInfo,
  Wishes,
} from "./types.ts";

import { learnTime } from "./clock.ts";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
    readonly rule = "",
    /** Seconds after which it may be tried again, if the server said so. */
    readonly after = 0,
  ) {
    super(reason.id);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

const message = (id: string): Message => ({ type: "message", id });

/** A name for one click: however often it is sent, it is done once. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");

let csrf = "";

function readCookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": document.documentElement.lang };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf || readCookie("ecumene_csrf");
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) request.body = JSON.stringify(body);
  try {
    const response = await fetch(path, request);
    learnTime(response.headers.get("Date"));
    return response;
  } catch {
    throw new Unreachable(path);
  }
}

async function refusal(response: Response): Promise<Error> {
  if ([502, 503, 504].includes(response.status)) return new Unreachable(response.url);
  const after = Number(response.headers.get("Retry-After") ?? 0) || 0;
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.reason?.id) return new Refused(response.status, problem.reason, problem.rule, after);
  } catch {
    // Not one of our own answers: fall through to the general words.
  }
  return new Refused(response.status, message(response.status === 429 ? "web-error-busy" : "web-error-server"), "", after);
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let response = await send(method, path, body);
  if (response.status === 403 && method !== "GET") {
    // The token may be from before a restart or another tab's sign-in: fetch it anew and ask once more.
    const before = csrf;
    await client.me();
    if (csrf !== before) response = await send(method, path, body);
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await call(method, path, body)).json()) as T;

const get = <T>(path: string): Promise<T> => json<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => json<T>("POST", path, body);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long to wait before the n-th try: doubling, with some chance so that a crowd does not return at once. */
export const backoff = (tries: number, chance = Math.random()): number =>
  Math.min(15_000, 400 * 2 ** Math.min(tries, 6)) * (0.75 + chance / 2);

/** Repeat a keyed write until the server has answered it. `waiting` hears when the answer is late. */
export async function insist<T>(write: () => Promise<T>, waiting: (late: boolean) => void = () => {}): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await write();
      waiting(false);
      return answer;
    } catch (error) {
      const busy = error instanceof Refused && error.status === 429;
      if (!busy && !(error instanceof Unreachable)) {
        waiting(false);
        throw error;
      }
      waiting(true);
      await pause(busy ? Math.max(1000, error.after * 1000) : backoff(tries));
    }
  }
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const cup = (id: string): string => `/api/cups/${encodeURIComponent(id)}`;
const query = (values: Record<string, string | number | undefined>): string => {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : "";
};

async function remember(answer: Promise<Me>): Promise<Me> {
  const me = await answer;
  csrf = me.csrf;
  return me;
}

const boxes = new Map<string, Promise<Box>>();

export const client = {
  me: () => remember(get<Me>("/api/me")),
  guest: (name: string) => remember(post<Me>("/api/guest", { name })),
  register: (name: string, password: string) => remember(post<Me>("/api/account", { name, password })),
  login: (name: string, password: string) => remember(post<Me>("/api/login", { name, password })),
  wishes: () => get<Wishes>("/api/me/wishes"),
  keepWishes: (wishes: Wishes) => json<Wishes>("PUT", "/api/me/wishes", wishes),
  channels: () => get<Channels>("/api/me/channels"),
  addChannel: (wish: NewChannel) => post<Channels>("/api/me/channels", wish),
  testChannel: (id: string) => post<Channels>(`/api/me/channels/${id}/test`),
  removeChannel: (id: string) => post<Channels>(`/api/me/channels/${id}/remove`),
  answerMail: (secret: string, deed: "confirm" | "stop") => call("POST", `/api/mail/${encodeURIComponent(secret)}`, { deed }),
  profile: () => get<Profile>("/api/me/profile"),
  devices: () => get<Device[]>("/api/me/devices"),
  signOut: (device: string) => post<Device[]>(`/api/me/devices/${device}/sign-out`),
  changePassword: (old: string, wanted: string) => call("POST", "/api/me/password", { old, new: wanted }),
  codes: async (password: string) => (await post<Codes>("/api/me/codes", { password })).codes,
  recover: (name: string, code: string, password: string) => remember(post<Me>("/api/recover", { name, code, password })),
  everything: () => get<Json>("/api/me/export"),
  forgetMe: (password: string) => remember(post<Me>("/api/me/delete", { password })),
  logout: () => remember(post<Me>("/api/logout")),

  games: () => get<GameInfo[]>("/api/games"),
  lesson: (game: string) => get<TipInfo[]>(`/api/lessons/${encodeURIComponent(game)}`),
  rules: async (address: string) => (await call("GET", address)).text(),
  box(game: string): Promise<Box> {
    let box = boxes.get(game);
    if (!box) {
      box = get<Box>(`/api/components/${game}`);
      boxes.set(game, box);
      box.catch(() => boxes.delete(game));
    }
    return box;
  },

  tables: (list: "mine" | "open" | "watch" | "finished", before = "", wanted: { game?: string; players?: number; name?: string } = {}) =>
    get<TableList>(`/api/tables${query({ list, before, ...wanted, players: wanted.players || undefined })}`),
  create: (wish: NewTable) => insist(() => post<TableInfo>("/api/tables", wish)),
  quick: (wish: QuickTable) => insist(() => post<TableInfo>("/api/tables/quick", wish)),
  learn: (game: string, key: string) => insist(() => post<TableInfo>("/api/tables/lesson", { game, key })),
  import: (record: Json, key: string, seats: NewSeat[] = []) => insist(() => post<TableInfo>("/api/tables/import", { record, key, seats })),
  byCode: (code: string) => get<TableInfo>(`/api/codes/${encodeURIComponent(code)}`),
  table: (id: string) => get<TableInfo>(table(id)),
  join: (id: string, code: string, seat?: number) => post<TableInfo>(`${table(id)}/join`, seat === undefined ? { code } : { code, seat }),
  leave: (id: string) => post<TableInfo>(`${table(id)}/leave`),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  seatBot: (id: string, seat: number, level = "") => post<TableInfo>(`${table(id)}/seats/${seat}/bot`, { level }),
  seatReturn: (id: string, seat: number) => post<TableInfo>(`${table(id)}/seats/${seat}/return`),
  propose: (id: string, kind: "bot" | "end", seat: number | null = null) => post<TableInfo>(`${table(id)}/motion`, { kind, seat }),
  vote: (id: string, agree: boolean) => post<TableInfo>(`${table(id)}/motion/vote`, { agree }),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`),

  state: (id: string, seat?: number, since?: number) => get<Snapshot>(`${table(id)}/state${query({ seat, since })}`),
  act: (id: string, act: { seat: number; version: number; action: string; key: string }) => post<Snapshot>(`${table(id)}/actions`, act),
  takeBack: (id: string, withdraw: { seat: number; version: number; key: string }) => post<Snapshot>(`${table(id)}/take-back`, withdraw),
  undo: (id: string, withdraw: { seat: number; version: number; key: string }) => post<Snapshot>(`${table(id)}/undo`, withdraw),
  resign: (id: string, seat: number) => post<TableInfo>(`${table(id)}/resign`, { seat }),
  advice: (id: string, seat: number) => get<Advice>(`${table(id)}/advice${query({ seat })}`),
  coach: (id: string, seat: number, action: string) => get<Coaching>(`${table(id)}/coach${query({ seat, action })}`),
  frame: (id: string, step: number, seat: number) => get<Frame>(`${table(id)}/replay${query({ step, seat })}`),
  record: (id: string) => get<Json>(`${table(id)}/record`),
  review: (id: string) => get<ReviewInfo>(`${table(id)}/review`),
  points: (id: string) => get<Sources>(`${table(id)}/points`),
  startReview: (id: string) => post<ReviewInfo>(`${table(id)}/review`),
  expert: (id: string, step: number, seat: number) => get<Advice>(`${table(id)}/expert${query({ step, seat })}`),
  playOn: (id: string, wish: { step: number; seat: number; key: string }) => insist(() => post<TableInfo>(`${table(id)}/play-on`, wish)),
  annotated: (id: string, language: string) => get<Json>(`${table(id)}/review/record${query({ language })}`),

  chat: (id: string) => get<ChatLine[]>(`${table(id)}/chat`),
  sayInChat: (id: string, text: string, key: string) => insist(() => post<ChatLine>(`${table(id)}/chat`, { text, key })),
  readUpTo: async (id: string) => (await get<{ n: number }>(`${table(id)}/chat/read`)).n,
  markRead: (id: string, n: number) => post<{ n: number }>(`${table(id)}/chat/read`, { n }),
  mute: (id: string, n: number) => post<Circle>(`${table(id)}/chat/${n}/mute`),

  circle: () => get<Circle>("/api/me/friends"),
  befriend: (wish: { name?: string; table?: string; seat?: number }) => post<Circle>("/api/me/friends", wish),
  unfriend: (id: string) => post<Circle>(`/api/me/friends/${id}/remove`),
  unmute: (id: string) => post<Circle>(`/api/me/muted/${id}/remove`),
  invite: (kind: "tables" | "cups", id: string, whom: { name?: string; friend?: string }) => post<Invited>(`/api/${kind}/${encodeURIComponent(id)}/invite`, whom),
  decline: (kind: "table" | "cup", id: string) => post<Circle>("/api/me/invitations/decline", { kind, id }),

  cups: (list: "mine" | "open") => get<CupList>(`/api/cups${query({ list })}`),
  createCup: (wish: NewCup) => insist(() => post<CupInfo>("/api/cups", wish)),
  cup: (id: string) => get<CupInfo>(cup(id)),
  inCup: (id: string, deed: "enter" | "leave" | "start" | "end") => post<CupInfo>(`${cup(id)}/${deed}`),
  cupBot: (id: string, level: string) => post<CupInfo>(`${cup(id)}/bots`, { level }),
  removeEntrant: (id: string, n: number) => post<CupInfo>(`${cup(id)}/entrants/${n}/remove`),

  notes: async (id: string) => (await get<{ text: string }>(`${table(id)}/notes`)).text,
  keepNotes: (id: string, text: string) => insist(() => json<{ text: string }>("PUT", `${table(id)}/notes`, { text })),
};
