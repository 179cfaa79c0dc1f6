/** The review of a finished game: asked for once, then followed until it is done. */
import { client } from "../api/client.ts";
import type { Gain, ReviewInfo } from "../api/types.ts";
import { attempt } from "./session.svelte.ts";

const PAUSE = 1500;

export interface Cell {
  seat: number;
  category: string;
}

export class Looking {
  info = $state.raw<ReviewInfo>();
  /** The cell of the score sheet whose points are asked for; without a category, all of a seat's. */
  cell = $state.raw<Cell>();
  /** The cell whose sources have been brought into sight. */
  seen: Cell | undefined;
  /** Which steps brought which points. */
  gains = $state.raw<readonly Gain[]>();

  #asked = false;
  #counted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  get review() {
    return this.info?.review ?? undefined;
  }

  /** Chances, luck and points of the whole game are there. */
  get walked(): boolean {
    return this.review !== undefined && this.review.stage !== "walking";
  }

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    this.#follow(await client.review(this.id).catch(() => undefined));
  }

  /** Where points come from is known without a review. */
  async count(): Promise<void> {
    if (this.#counted) return;
    this.#counted = true;
    if (this.walked) {
      this.gains = this.review?.gains;
      return;
    }
    const told = await attempt(() => client.points(this.id));
    if (told) this.gains = told.gains;
    else this.#counted = false;
  }

  async start(): Promise<void> {
    this.#asked = true;
    this.#follow(await attempt(() => client.startReview(this.id)));
  }

  #follow(info: ReviewInfo | undefined): void {
    if (!info) return;
    this.info = info;
    clearTimeout(this.#timer);
    if (info.wanted && !info.done) this.#timer = setTimeout(() => void client.review(this.id).then((next) => this.#follow(next), () => this.#follow(info)), PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
