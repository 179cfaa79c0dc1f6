/** The coach: one line before a decision, a warning about what is chosen, else silence. */
import { client } from "../../api/client.ts";
import type { Message } from "../../api/types.ts";
import { preferences } from "../preferences.svelte.ts";
import type { TableModel } from "../table.svelte.ts";

export class Coach {
  /** What was said to each question and each move thought of. */
  #said = $state.raw<ReadonlyMap<string, Message | null>>(new Map());
  #asking = new Set<string>();

  constructor(readonly model: TableModel) {
    $effect(() => {
      if (this.#question) this.#ask(this.#question, "");
    });
    $effect(() => {
      const { chosen, busy } = model;
      if (this.#question && chosen && !busy) this.#ask(this.#question, chosen.notation);
    });
  }

  /** The question that is open, "" while the coach has nothing to do. */
  readonly #question = $derived.by((): string => {
    const { model } = this;
    const present = model.present;
    return preferences.coach && model.mayAsk && !model.teacher?.strict && present ? `${present.seat} ${present.asked}` : "";
  });

  readonly warning = $derived.by((): Message | null | undefined => {
    const { chosen } = this.model;
    return this.#question && chosen ? this.#said.get(`${this.#question} ${chosen.notation}`) : undefined;
  });

  readonly line = $derived.by((): Message | null | undefined => {
    if (!this.#question || this.warning) return this.warning;
    return this.model.chosen ? undefined : this.#said.get(`${this.#question} `);
  });

  #ask(question: string, action: string): void {
    const key = `${question} ${action}`;
    const seat = this.model.present?.seat;
    if (seat === undefined || this.#asking.has(key)) return;
    this.#asking.add(key);
    // A coach who cannot be reached is silent.
    client.coach(this.model.id, seat, action).then(
      ({ text }) => (this.#said = new Map([...this.#said].slice(-40)).set(key, text)),
      () => undefined,
    );
  }
}
