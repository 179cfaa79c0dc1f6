/** What is said at a table, and what of it was read. */
import { client } from "../api/client.ts";
import type { ChatLine } from "../api/types.ts";
import { keepRead, readHere } from "./read.ts";
import { session } from "./session.svelte.ts";

/** What the host of the server says to everybody is numbered from here. */
export const ANNOUNCED = 1_000_000_000;

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** The number of the last line that was read, here or on another device. */
  #read = $state(Infinity);

  constructor(
    readonly table: string,
    /** The seats that are mine: what I said myself I have read. */
    readonly mine: () => readonly number[],
  ) {}

  readonly unread = $derived.by(() => this.lines.filter((line) => line.n > this.#read && (line.seat === null || !this.mine().includes(line.seat))).length);

  /** Whether there is anything that could be marked as read. */
  get known(): boolean {
    return this.#read !== Infinity && this.lines.length > 0;
  }

  /** All that was said, told anew; what is said while it is told, or to everybody in the house, is not lost. */
  async recall(): Promise<void> {
    const known = new Set(this.lines);
    const read = session.me.kind === "nobody" ? Promise.resolve(readHere(this.table)) : client.readUpTo(this.table);
    const [lines, n] = await Promise.all([client.chat(this.table).catch(() => this.lines), read.catch(() => 0)]);
    const heard = this.lines.filter((line) => !known.has(line) || line.n >= ANNOUNCED);
    this.lines = [];
    [...lines, ...heard].forEach((line) => this.add(line));
    this.#read = n;
  }

  add(line: ChatLine): void {
    if (this.lines.some((known) => known.n === line.n)) return;
    this.lines = [...this.lines, line].sort((a, b) => a.n - b.n);
  }

  /** All that was said lies before my eyes. */
  markRead(): void {
    const last = this.lines.filter((line) => line.n < ANNOUNCED).at(-1)?.n ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    if (session.me.kind === "nobody") keepRead(this.table, last);
    else void client.markRead(this.table, last).catch(() => {});
  }

  /** Hear no more of whoever said this. */
  async mute(line: ChatLine): Promise<void> {
    await client.mute(this.table, line.n);
    await this.recall();
  }
}
