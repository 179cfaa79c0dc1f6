import { describe, expect, it } from "vitest";
import type { Entry, SeatInfo, Standing } from "../api/types.ts";
import { winnersOf } from "../kit/winners.ts";
import { Texts } from "../text/fluent.ts";
import { missed, withoutSubject } from "./missed.ts";
import { fieldsOf } from "./options.ts";
import { momentOf, nextTurn, turnBefore } from "./past.ts";

const entry = (n: number, player: number, step: number, heading: Entry["heading"] = ""): Entry => ({
  n,
  kind: "built",
  player,
  facts: {},
  known: false,
  text: { type: "message", id: "built" },
  step,
  heading,
});

describe("what was missed", () => {
  const since = { line: 3, step: 4, changes: [{ what: "score", before: 1, after: 4, seat: 2 }, { what: "coins", before: 3, after: 2, seat: 0 }] };
  const journal = [entry(2, 1, 4), entry(3, 0, 5), entry(4, 2, 5), entry(5, -1, 5, "turn"), entry(6, 1, 6), entry(7, 0, 7), entry(8, -1, 7, "age")];

  it("is what others did since, by whom, and what befell me without my doing", () => {
    const found = missed(journal, since, 0, 3).map(({ seat, deeds }) => [seat, deeds.map(({ entry }) => entry.n)]);
    expect(found).toEqual([[1, [6]], [2, [4]], [0, [7]], [-1, [8]]]);
  });

  it("tells how the others' figures moved, not my own", () => {
    expect(missed(journal, since, 0, 3).map(({ changes }) => changes.map((change) => change.what))).toEqual([[], ["score"], [], []]);
  });

  it("tells once what was done again and again", () => {
    const [again] = missed([entry(3, 0, 5), entry(4, 1, 6), { ...entry(5, 1, 7), text: { type: "message", id: "sold" } }, entry(6, 1, 8)], since, 0, 3);
    expect(again?.deeds.map(({ entry: { n }, times }) => [n, times])).toEqual([[4, 2], [5, 1]]);
  });

  it("begins with what was done to me", () => {
    const attacked = { ...entry(5, 1, 7), text: { type: "message" as const, id: "attacked" }, facts: { rival: { type: "seat" as const, seat: 0 } } };
    const [first] = missed([entry(3, 0, 5), entry(4, 1, 6), attacked], since, 0, 3);
    expect(first?.deeds.map(({ entry: { n } }) => n)).toEqual([5, 4]);
  });

  it("is nothing before the first decision", () => {
    expect(missed(journal, null, 0, 3)).toEqual([]);
  });

  it("does not repeat whose doing it is", () => {
    const parts = [{ text: "Ada", seat: 1 }, { text: ": built " }, { text: "Baths", argument: "card" }];
    expect(withoutSubject(parts, 1).map((part) => part.text)).toEqual(["built ", "Baths"]);
    expect(withoutSubject(parts, 2)).toEqual(parts);
  });
});

describe("a text", () => {
  const texts = new Texts("en", ["paid = { $you ->\n    [player] You paid\n    [rival] { $player } paid you\n   *[other] { $player } paid { $rival }\n}"]);
  const paid = { type: "message" as const, id: "paid", args: { player: { type: "seat" as const, seat: 0 }, rival: { type: "seat" as const, seat: 1 } } };
  const name = (seat: number): string => ["Ada", "Bob"][seat] ?? "";

  it("speaks to its reader", () => {
    expect([0, 1, 2].map((me) => texts.say(paid, name, me))).toEqual(["You paid", "Ada paid you", "Ada paid Bob"]);
  });
});

describe("the past", () => {
  const headings = [entry(0, -1, 0, "age"), entry(4, -1, 3, "turn"), entry(9, -1, 6, "turn")];

  it("is walked turn by turn", () => {
    expect([nextTurn(headings, 0), nextTurn(headings, 3), nextTurn(headings, 6)]).toEqual([3, 6, undefined]);
    expect([turnBefore(headings, 6), turnBefore(headings, 4), turnBefore(headings, 0)]).toEqual([3, 3, 0]);
  });

  it("is named by an address", () => {
    expect(momentOf("?step=12&seat=-1")).toEqual({ step: 12, seat: -1 });
    expect([momentOf("?step=2"), momentOf("?seat=1"), momentOf("?step=x"), momentOf("")]).toEqual([{ step: 2, seat: undefined }, undefined, undefined, undefined]);
  });
});

it("a list of wishes has one for every seat", () => {
  const wishes = { type: "array", items: { type: "string", enum: ["random", "giza"] }, default: [], "x-per": "seat" };
  expect(fieldsOf({ properties: { wonders: wishes } })).toEqual([{ name: "wonders", kind: "seats", values: ["random", "giza"], initial: [] }]);
});

it("whoever resigned has not won", () => {
  const standings = [{ seat: 0, rank: 1 }, { seat: 1, rank: 2 }, { seat: 2, rank: 2 }] as Standing[];
  const seats = [{ resigned: true }, { resigned: false }, { resigned: false }] as SeatInfo[];
  expect(winnersOf(standings, seats).map((standing) => standing.seat)).toEqual([1, 2]);
  expect(winnersOf(standings, []).map((standing) => standing.seat)).toEqual([0]);
});
