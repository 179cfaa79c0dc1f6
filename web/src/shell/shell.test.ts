import { describe, expect, it } from "vitest";
import { percent, sameQuestion } from "./hint.ts";
import { changed, fieldsOf } from "./options.ts";
import { lidOf } from "./lids.ts";

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
