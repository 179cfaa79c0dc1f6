import { describe, expect, it } from "vitest";
import type { Entry } from "../api/types.ts";
import { percent, sameQuestion } from "./hint.ts";
import { changed, fieldsOf } from "./options.ts";
import { lidOf } from "./lids.ts";
import { toldOf } from "./sources.ts";

describe("options", () => {
  const schema = {
    $ref: "#/$defs/Options",
    $defs: {
      Options: {
        type: "object",
        properties: {
          side: { enum: ["A", "B", "random"], default: "random" },
          wonders: { type: "array", items: { type: "string" }, default: [] },
          starred: { type: "boolean", default: true },
          rounds: { type: "integer", minimum: 1, maximum: 9, default: 3 },
          map: { anyOf: [{ enum: ["world", "europe"] }, { type: "null" }], default: null },
        },
      },
    },
  };

  it("become fields a form can show", () => {
    expect(fieldsOf(schema)).toEqual([
      { name: "side", kind: "choice", values: ["A", "B", "random"], initial: "random" },
      { name: "wonders", kind: "list", initial: [] },
      { name: "starred", kind: "switch", initial: true },
      { name: "rounds", kind: "number", least: 1, most: 9, initial: 3 },
      { name: "map", kind: "choice", values: ["world", "europe", null], initial: null },
    ]);
  });

  it("are sent only where they differ from the defaults", () => {
    const fields = fieldsOf(schema);
    expect(changed(fields, { side: "A", wonders: [], starred: true })).toEqual({ side: "A" });
    expect(changed(fields, {})).toEqual({});
  });

  it("of a game without options are none", () => expect(fieldsOf({})).toEqual([]));
});

describe("a box on the shelf", () => {
  it("looks the same every time, also when nobody has drawn it", () => {
    expect(lidOf("chess")).toEqual(lidOf("chess"));
    expect(lidOf("seven_wonders").emblem).toBe("wonder");
  });
});

describe("a hint", () => {
  const asking = { seat: 0, asked: 4, prompt: { kind: "choose", text: { type: "message", id: "x" } } } as const;

  it("holds as long as its seat is asked the same", () => {
    expect(sameQuestion(asking, { ...asking })).toBe(true);
    expect(sameQuestion(asking, { ...asking, asked: 6 })).toBe(false);
    expect(sameQuestion(asking, { ...asking, seat: 1 })).toBe(false);
    expect(sameQuestion(asking, { ...asking, prompt: null })).toBe(false);
    expect(sameQuestion(undefined, asking)).toBe(false);
  });

  it("shows its expected outcome in per cent", () => expect(percent(0.4449)).toBe(44));
});

describe("where points come from", () => {
  const line = (n: number, player: number, kind = "build", facts: Entry["facts"] = {}): Entry => ({ n, kind, player, facts, known: true, text: { type: "message", id: "x" }, step: 3, heading: "" });
  const journal = [line(0, 0), line(1, 1), line(2, -1, "conflict", { rival: { type: "seat", seat: 0 } }), line(3, 0, "final"), line(4, 2, "income")];
  const told = (step: number, seat: number): number[] => toldOf(journal, step, seat).map((entry) => entry.n);

  it("is what happened to their owner, not what somebody else did in the same step", () => expect(told(2, 0)).toEqual([0, 2]));
  it("is what happened at all where nothing is told of the owner", () => expect(told(2, 3)).toEqual([4]));
  it("is nothing where the log is silent", () => expect(told(0, 0)).toEqual([]));
});
