/** A table as this browser sees it: what the server told, what the player is about to do, what is looked back at. */
import { client, insist, newKey, Refused } from "../api/client.ts";
import { Live, type Connection } from "../api/live.ts";
import { SPECTATOR, type Advice, type Entry, type Frame, type Message, type Offer, type Prompt, type Refusal, type Snapshot, type Suggestion, type TableInfo } from "../api/types.ts";
import type { Decision } from "../games/contract.ts";
import { announce, notify } from "../kit/notices.svelte.ts";
import { say, t } from "../text/texts.svelte.ts";
import { sameQuestion } from "./hint.ts";
import { Looking } from "./looking.svelte.ts";
import { missed } from "./missed.ts";
import { preferences } from "./preferences.svelte.ts";
import { explain } from "./session.svelte.ts";
import { nameAt } from "./sitting.ts";
import { Talk } from "./talk.svelte.ts";

/** A guide at the table: while it teaches one thing, others are quiet. */
export interface Teacher {
  readonly strict: boolean;
  allows(offer: Offer): boolean;
}

export type Trouble = "sign-in" | "not-yours" | "no-table";

export class TableModel implements Decision {
  info = $state.raw<TableInfo>();
  /** The present, as the server last told it. */
  present = $state.raw<Snapshot>();
  journal = $state.raw<Entry[]>([]);
  fresh = $state.raw<Entry[]>([]);
  /** What the server told since, while it is held until the player wants to see it. */
  held = $state.raw<Snapshot[]>([]);
  connection = $state<Connection>("connecting");
  trouble = $state<Trouble>();

  chosen = $state.raw<Offer | null>(null);
  hinted = $state("");
  /** The hint lies open; `advice` comes when it is thought out. */
  hinting = $state(false);
  advice = $state.raw<Advice>();
  busy = $state(false);
  /** The server has not answered a click yet and it is sent again. */
  late = $state(false);

  teacher = $state.raw<Teacher>();

  /** The moment of the past that is looked at; undefined: the present. */
  frame = $state.raw<Frame>();
  /** The step that was asked for last; its frame may still be on its way. */
  step = $state<number>();
  /** Whose eyes a finished game is looked at with. */
  eyes = $state(SPECTATOR);
  /** Hot seat: whoever the screen is to be handed to. */
  curtain = $state<number>();

  /** What is known of a finished game by looking it over again. */
  readonly looking: Looking;
  readonly talk: Talk;

  #live: Live;
  #frames = new Map<string, Promise<Frame>>();
  /** Whether the first curtain was drawn: who has just opened the page may not be who is to move. */
  #greeted = false;

  constructor(
    readonly id: string,
    readonly openRule: (rule: string) => void,
  ) {
    this.looking = new Looking(id);
    this.talk = new Talk(id, () => this.mine);
    this.#live = new Live(id, {
      snapshot: (snapshot) => this.#hear(snapshot),
      table: (table) => this.#setTable(table),
      chat: (line) => this.talk.add(line),
      connection: (state, reason) => {
        if (state === "live" && this.connection !== "live") void this.talk.recall(); // nobody tells it what it missed
        this.connection = state;
        this.trouble = reason;
      },
    });
  }

  close(): void {
    this.looking.close();
    this.#live.close();
  }

  /** Somebody signed in, or changed their name: they may have other seats now. */
  meetAgain(): void {
    this.#live.restart();
    void this.talk.recall();
  }

  /** What the board shows: the present, or a moment of the past in which nothing can be done. */
  readonly snapshot = $derived.by((): Snapshot | undefined => {
    const [present, frame] = [this.present, this.frame];
    if (!present || !frame) return present;
    const quiet = { prompt: null, offers: [], refusals: [], can_take_back: false, can_undo: false };
    const { view, seat, scores, result, to_move, committed, chosen } = frame;
    return { ...present, ...quiet, view, seat, scores, result, to_move, committed, chosen, over: result !== null, journal: [] };
  });

  readonly seats = $derived(this.present?.seats ?? this.info?.seats ?? []);
  readonly mine = $derived(this.info?.my_seats ?? []);
  readonly hotSeat = $derived(this.mine.length > 1);
  readonly spectating = $derived(this.mine.length === 0);
  readonly seat = $derived(this.snapshot?.seat ?? SPECTATOR);
  readonly myMove = $derived(Boolean(this.present && this.mine.some((seat) => this.present?.to_move.includes(seat))));

  /** What the others did since we last decided; nothing in a replay or when all is over. */
  readonly missed = $derived(this.frame || !this.present || this.present.over ? [] : missed(this.journal, this.present.since, this.present.seat, this.seats.length));

  // Decision

  /** Whether the seat we look from is played by its person, and not by a bot for the time being. */
  readonly #playing = $derived(!this.seats[this.seat]?.stands_in && !this.held.length);

  get prompt(): Prompt | null {
    return (this.#playing && this.snapshot?.prompt) || null;
  }

  get offers(): readonly Offer[] {
    const offers = (this.#playing && this.snapshot?.offers) || [];
    return this.teacher?.strict ? offers.filter((offer) => this.teacher?.allows(offer)) : offers;
  }

  get refusals(): readonly Refusal[] {
    return (this.#playing && !this.teacher?.strict && this.snapshot?.refusals) || [];
  }

  get strict(): boolean {
    return preferences.confirming === "strict";
  }

  choose(offer: Offer | null): void {
    if (this.busy) return;
    this.chosen = offer;
    const alone = preferences.confirming === "choices" && this.offers.length === 1;
    if (offer && (alone || preferences.confirming === "none")) void this.confirm();
    else if (offer) announce(t("web-chosen", { action: this.say(offer.text) }));
  }

  async confirm(): Promise<boolean> {
    const [offer, snapshot] = [this.chosen, this.present];
    if (!offer || !snapshot || this.busy) return false;
    const act = { seat: snapshot.seat, version: snapshot.version, action: offer.notation, key: newKey() };
    return this.#write(() => client.act(this.id, act));
  }

  async play(offer: Offer): Promise<boolean> {
    if (this.busy) return false;
    this.chosen = offer;
    return this.confirm();
  }

  async withdraw(way: "takeBack" | "undo"): Promise<boolean> {
    const snapshot = this.present;
    if (!snapshot || this.busy || this.teacher?.strict) return false;
    const wish = { seat: snapshot.seat, version: snapshot.version, key: newKey() };
    return this.#write(() => client[way](this.id, wish));
  }

  /** The text that says why nothing can be withdrawn now. */
  whyNot(way: "takeBack" | "undo"): string {
    const { present } = this;
    if (this.spectating || present?.over) return "web-no-undo-here";
    if (present?.can_undo) return "web-no-take-back-undo";
    if (present?.can_take_back) return "web-no-undo-take-back";
    if (way === "takeBack") return "web-no-take-back";
    if (!present?.since) return "web-no-undo-nothing";
    return present.since.step + 1 < present.steps ? "web-no-undo-others" : "web-no-undo-revealed";
  }

  // Hints

  readonly mayAsk = $derived(Boolean(this.info?.hints && this.#playing && this.present?.prompt && !this.frame && !this.teacher?.strict));

  /** Open the hint and have it thought out, or put it away. */
  async askHint(): Promise<void> {
    const snapshot = this.present;
    if (this.hinting) return this.closeHint();
    if (!snapshot || !this.mayAsk || this.busy) return;
    this.hinting = true;
    if (this.advice) return;
    try {
      const advice = await client.advice(this.id, snapshot.seat);
      // Whoever was asked something else meanwhile does not wait for this answer any more.
      if (!sameQuestion(snapshot, this.present)) return;
      this.advice = advice;
      if (this.hinting) this.hinted = advice.moves[0]?.notation ?? "";
    } catch (error) {
      if (!sameQuestion(snapshot, this.present)) return;
      this.closeHint();
      notify(explain(error, this.nameOf), "bad");
    }
  }

  closeHint(): void {
    this.hinting = false;
  }

  /** Show on the board which move is meant. */
  mark(move: Suggestion): void {
    this.hinted = move.notation;
  }

  /** Lay a move of the hint before the player as if they had chosen it; it is never sent without them. */
  consider(move: Suggestion): boolean {
    const offer = this.offers.find((one) => one.notation === move.notation);
    if (!offer || this.busy) return false;
    this.mark(move);
    this.chosen = offer;
    announce(t("web-chosen", { action: this.say(offer.text) }));
    return true;
  }

  #forgetHint(): void {
    this.hinting = false;
    this.hinted = "";
    this.advice = undefined;
  }

  async #write(send: () => Promise<Snapshot>): Promise<boolean> {
    this.busy = true;
    try {
      this.#hear(await insist(send, (late) => (this.late = late)));
      this.chosen = null;
      return true;
    } catch (error) {
      this.chosen = null;
      this.#complain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #complain(error: unknown): void {
    const rule = error instanceof Refused ? error.rule : "";
    const action = rule ? { label: t("web-read-rule"), run: () => this.openRule(rule) } : undefined;
    notify(explain(error, this.nameOf), "bad", action);
    // A conflict means our picture is old: get the new one at once.
    if (error instanceof Refused && error.status === 409)
      void client.state(this.id, this.present?.seat, 0).then((snapshot) => this.#tell(snapshot), () => {});
  }

  // Words

  readonly nameOf = (seat: number): string => nameAt(this.seats, seat);

  readonly say = (message: Message): string => say(message, this.nameOf, this.seat);

  // What the server tells

  /** Show it, or keep it until the player wants to see what the others did. */
  #hear(snapshot: Snapshot): void {
    if (this.held.length || this.#worthHolding(snapshot)) this.held = [...this.held, snapshot];
    else this.#tell(snapshot);
  }

  #worthHolding(snapshot: Snapshot): boolean {
    const before = this.present;
    if (!preferences.hold || !before || this.frame || this.hotSeat || this.spectating) return false;
    if (before.seat !== snapshot.seat || snapshot.version <= before.version) return false;
    // Whoever is being asked goes on deciding; what others do meanwhile is told at once.
    if (before.prompt && before.asked === snapshot.asked) return false;
    const known = (this.journal.at(-1)?.n ?? -1) + 1;
    return snapshot.journal.some((entry) => entry.n >= known && entry.player !== snapshot.seat);
  }

  /** The player wants to see it. */
  release(): void {
    const told = this.held;
    this.held = [];
    for (const snapshot of told) this.#tell(snapshot);
  }

  #tell(snapshot: Snapshot): void {
    const before = this.present;
    if (before && before.seat === snapshot.seat && snapshot.version < before.version) return;
    const same = before?.version === snapshot.version && before.seat === snapshot.seat;
    const turned = before?.seat !== snapshot.seat;
    const kept = turned ? [] : this.journal.filter((entry) => entry.n < snapshot.journal_from);
    const known = turned ? snapshot.journal_from + snapshot.journal.length : (this.journal.at(-1)?.n ?? -1) + 1;
    this.journal = [...kept, ...snapshot.journal];
    if (!same) this.fresh = before ? snapshot.journal.filter((entry) => entry.n >= known) : [];
    this.present = snapshot;
    if (this.chosen && !snapshot.offers.some((offer) => offer.notation === this.chosen?.notation)) this.chosen = null;
    if (!same) {
      if (!sameQuestion(before, snapshot)) this.#forgetHint();
      this.#frames.clear();
      const lines = this.fresh.slice(-6).map((entry) => this.say(entry.text));
      const asked = snapshot.prompt && !before?.prompt ? [this.say(snapshot.prompt.text)] : [];
      if (lines.length + asked.length) announce([...lines, ...asked].join(". "));
    }
    this.#hand();
  }

  #setTable(table: TableInfo): void {
    if (this.info && table.version < this.info.version) return;
    this.info = table;
    this.#hand();
  }

  setTable(table: TableInfo): void {
    this.#setTable(table);
  }

  // Hot seat

  /** If another person at this screen must decide, draw the curtain before their cards are shown. */
  #hand(): void {
    const snapshot = this.present;
    // Whoever watched and then sat down sees their own cards from now on.
    const own = this.mine[0];
    if (own !== undefined && snapshot?.seat === SPECTATOR) this.look(own);
    if (!snapshot || !this.hotSeat || snapshot.over) {
      this.curtain = undefined;
      return;
    }
    const owing = this.mine.filter((seat) => snapshot.to_move.includes(seat) && !this.seats[seat]?.stands_in);
    if (owing.length && !(this.#greeted && owing.includes(snapshot.seat))) this.curtain = owing[0];
    else if (this.curtain !== undefined && !owing.includes(this.curtain)) this.curtain = undefined;
    this.#greeted ||= owing.length > 0;
  }

  /** The person behind the curtain says they are there. */
  reveal(): void {
    if (this.curtain === undefined) return;
    const seat = this.curtain;
    this.curtain = undefined;
    this.look(seat);
  }

  look(seat: number): void {
    this.chosen = null;
    this.#live.look(seat);
  }

  // Looking back

  async goTo(step: number, eyes = this.eyes): Promise<void> {
    this.eyes = eyes;
    this.step = step;
    const key = `${step}/${eyes}`;
    let wanted = this.#frames.get(key);
    if (!wanted) {
      wanted = client.frame(this.id, step, eyes);
      this.#frames.set(key, wanted);
      wanted.catch(() => this.#frames.delete(key));
    }
    try {
      const frame = await wanted;
      // A slider asks faster than answers come: only the last one counts.
      if (this.step === step && this.eyes === eyes) this.frame = frame;
    } catch (error) {
      this.#complain(error);
    }
  }

  /** A moment that somebody sent us a link to: with their eyes if we may have them, else with our own. */
  async visit(step: number, seat: number | undefined): Promise<void> {
    const present = this.present;
    const open = seat !== undefined && (seat === SPECTATOR || this.mine.includes(seat) || (present?.over && seat < this.seats.length));
    await this.goTo(Math.min(step, present?.steps ?? step), open ? seat : (present?.seat ?? SPECTATOR));
  }

  toPresent(): void {
    this.frame = this.step = undefined;
  }
}
