/** A guided first game: which tip is due, what may be done meanwhile, and when the guide lets go. */
import { client } from "../../api/client.ts";
import type { Offer, TableInfo, TipInfo } from "../../api/types.ts";
import { preferences } from "../preferences.svelte.ts";
import type { TableModel, Teacher } from "../table.svelte.ts";

const STORED = "ecumene.lessons";

/** The level of the partners at a lesson's table. */
export const isLesson = (info: TableInfo): boolean => info.seats.some((seat) => seat.kind === "bot" && seat.level === "lesson");

/** The tables at which the guide has been sent away or has said all. */
function done(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

const verb = (notation: string): string => notation.split(" ")[0] ?? "";

/** Whether an action is the one a tip waits for. */
const fits = (tip: TipInfo, offer: Offer): boolean =>
  tip.play !== "" && (tip.others === "verb" ? verb(offer.notation) === verb(tip.play) : offer.notation === tip.play);

export class Lesson implements Teacher {
  tips = $state.raw<readonly TipInfo[]>([]);
  /** So many tips have been read. */
  read = $state(0);
  over = $state(false);

  constructor(
    readonly model: TableModel,
    readonly game: string,
  ) {
    this.over = done().includes(model.id);
    if (this.over) return;
    void client.lesson(game).then((tips) => (this.tips = tips), () => (this.over = true));
  }

  /** The place of the tip that is due; undefined while others think, in a replay, and where the game has left the script. */
  readonly #place = $derived.by((): number | undefined => {
    const { present, frame } = this.model;
    const { prompt, steps = 0, offers = [] } = present ?? {};
    if (this.over || !prompt || frame) return undefined;
    const due = (tip: TipInfo, place: number): boolean =>
      tip.moment <= steps &&
      steps <= tip.until &&
      tip.asked === prompt.kind &&
      (tip.play ? offers.some((offer) => fits(tip, offer)) : place >= this.read);
    const place = this.tips.findIndex(due);
    return place < 0 ? undefined : place;
  });

  readonly tip = $derived(this.#place === undefined ? undefined : this.tips[this.#place]);
  readonly number = $derived((this.#place ?? 0) + 1);

  /** There is nothing more to come. */
  readonly past = $derived.by((): boolean => {
    const { present } = this.model;
    const last = this.tips.at(-1);
    return Boolean(!this.over && present && last && (present.over || present.steps > last.until));
  });

  readonly strict = $derived(this.tip !== undefined && this.tip.others !== "free");

  allows(offer: Offer): boolean {
    return !this.tip || this.tip.others === "free" || fits(this.tip, offer);
  }

  next(): void {
    if (this.#place === undefined) return;
    this.read = this.#place + 1;
    if (this.read === this.tips.length) this.finish();
  }

  /** The guide lets go, and the coach stays. */
  finish(): void {
    preferences.coach = true;
    this.leave();
  }

  leave(): void {
    this.over = true;
    localStorage.setItem(STORED, JSON.stringify([...done(), this.model.id].slice(-50)));
  }
}
