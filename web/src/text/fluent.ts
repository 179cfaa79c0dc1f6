import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, SeatName } from "../api/types.ts";
import type { Lang } from "./lang.ts";

/** All texts of one language, filled and formatted: the same files as the server's and the terminal's. */
export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    sources: Iterable<string>,
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const entry = this.#bundle.getMessage(name);
    return Boolean(attribute ? entry?.attributes[attribute] : entry?.value);
  }

  /** A text by id; an unknown id is shown as it is, so that a hole is seen and not hidden. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const [name = "", attribute] = id.split(".");
    const entry = this.#bundle.getMessage(name);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }

  /** A message of the engine in words; `name` tells who sits where. */
  say(message: Message, name: (seat: number) => string): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args ?? {})) args[key] = this.#fill(value, name);
    return this.text(message.id, args);
  }

  #fill(value: number | string | Message | SeatName, name: (seat: number) => string): FluentVariable {
    if (typeof value !== "object") return value;
    return value.type === "seat" ? name(value.seat) : this.say(value, name);
  }
}
