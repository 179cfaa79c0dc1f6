import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { percent, sameQuestion, toneOf } from "./hint.ts";
import { changed, fieldsOf } from "./options.ts";
import { cut } from "./parts.ts";
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

describe("a line of the log", () => {
  it("is cut at the names in it, longer names first", () => {
    expect(cut("Ada builds Guard Tower beside Guard", [{ name: "Guard", id: "guard" }, { name: "Guard Tower", id: "guard_tower" }, { name: "Ada", seat: 0 }])).toEqual([
      { text: "Ada", seat: 0 },
      { text: " builds " },
      { text: "Guard Tower", id: "guard_tower" },
      { text: " beside " },
      { text: "Guard", id: "guard" },
    ]);
  });

  it("without names stays whole", () => expect(cut("Age II begins", [{ name: "", id: "x" }])).toEqual([{ text: "Age II begins" }]));
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

  it("tells at a glance what speaks for a move and what against it", () => {
    const tone = (id: string): string => toneOf({ type: "message", id });
    expect(["bots-reason-more", "bots-reason-risky", "bots-reason-close"].map(tone)).toEqual(["for", "against", "even"]);
  });

  it("knows every reason a bot can give", () => {
    const ids = readFileSync(new URL("../../../src/ecumene/locale/en/bots.ftl", import.meta.url), "utf8").matchAll(/^(bots-reason-[\w-]+) =/gm);
    const even = [...ids].flatMap(([, id = ""]) => (toneOf({ type: "message", id }) === "even" ? [id] : []));
    expect(even.sort()).toEqual(["bots-reason-close", "bots-reason-judged"]);
  });

  it("shows its expected outcome in per cent", () => expect(percent(0.4449)).toBe(44));
});
