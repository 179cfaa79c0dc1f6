/** The live connection of a table: comes back by itself and asks only for what was missed. */
import { backoff } from "./client.ts";
import type { ChatLine, Snapshot, TableInfo } from "./types.ts";

export type Connection = "connecting" | "live" | "lost" | "closed";

export interface Hearing {
  snapshot(snapshot: Snapshot): void;
  table(table: TableInfo): void;
  chat(line: ChatLine): void;
  connection(state: Connection, reason?: "sign-in" | "not-yours" | "no-table"): void;
}

const FINAL: Readonly<Record<number, "sign-in" | "not-yours" | "no-table">> = {
  4401: "sign-in",
  4403: "not-yours",
  4404: "no-table",
};
/** After this long without an answer a half-open connection is taken for dead. */
const PATIENCE = 10_000;
/** After this long a silent connection is asked whether it is still there. */
const SILENCE = 45_000;

export class Live {
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval>;
  #late: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #tries = 0;
  #version = 0;
  #seat: number | undefined;
  #done = false;

  constructor(
    private readonly id: string,
    private readonly hearing: Hearing,
    seat?: number,
  ) {
    this.#seat = seat;
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#watch = setInterval(() => this.#probe(), SILENCE / 3);
    this.#open();
  }

  /** Look through the eyes of another of my seats. */
  look(seat: number): void {
    this.#seat = seat;
    this.#version = 0;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ seat, since: 0 }));
    else this.#again(0);
  }

  /** Begin anew, e.g. as somebody else: the server knows a connection by who opened it. */
  restart(): void {
    this.#seat = undefined;
    this.#version = 0;
    this.#again(0);
  }

  close(): void {
    this.#done = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#late);
    clearInterval(this.#watch);
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ since: String(this.#version) });
    if (this.#seat !== undefined) query.set("seat", String(this.#seat));
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`);
    const old = this.#socket;
    this.#socket = socket;
    old?.close();
    this.#expect();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Snapshot | TableInfo | ChatLine);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  /** If nothing is heard for a while, the connection is as good as lost: closing a dead one may take minutes. */
  #expect(): void {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => {
      this.#socket?.close();
      this.#lost(0);
    }, PATIENCE);
  }

  /** A network can vanish without a word; asking for what we have already seen costs little and finds out. */
  #probe(): void {
    if (document.hidden || this.#socket?.readyState !== WebSocket.OPEN || Date.now() - this.#heard < SILENCE) return;
    if (this.#seat === undefined) return;
    this.#socket.send(JSON.stringify({ seat: this.#seat, since: this.#version }));
    this.#expect();
  }

  #hear(said: Snapshot | TableInfo | ChatLine): void {
    this.#tries = 0;
    this.#heard = Date.now();
    clearTimeout(this.#late);
    this.hearing.connection("live");
    if (said.type === "snapshot") {
      // A snapshot for the seat we have just turned away from may still be on its way.
      if (this.#seat !== undefined && said.seat !== this.#seat) return;
      this.#seat = said.seat;
      this.#version = said.version;
      this.hearing.snapshot(said);
    } else if (said.type === "table") this.hearing.table(said);
    else this.hearing.chat(said);
  }

  #lost(code: number): void {
    if (this.#done) return;
    this.#socket = undefined;
    clearTimeout(this.#late);
    const final = FINAL[code];
    if (final) {
      this.hearing.connection("closed", final);
      return;
    }
    this.hearing.connection("lost");
    this.#again(backoff(this.#tries++));
  }

  #again(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), delay);
  }

  /** The network or the page came back: do not wait for the timer. */
  readonly #now = (): void => {
    if (this.#done || document.hidden) return;
    if (this.#socket) this.#probe();
    else this.#again(0);
  };
}
