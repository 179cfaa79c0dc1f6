import { describe, expect, it } from "vitest";
import type { Offer } from "../../api/types.ts";
import { describeFact, factsOf, findComponent } from "./facts.ts";
import { columns, groups, layout } from "./shape.ts";

const offer = (notation: string, ...touches: string[]): Offer => ({
  action: 0,
  notation,
  verb: notation.split(" ")[0] ?? "",
  touches,
  text: { type: "message", id: notation },
});

describe("the generic table", () => {
  it("sorts a view into facts, parts and a panel for each seat", () => {
    const view = { age: 2, hand: ["baths"], cities: [{ coins: 3 }, { coins: 4 }], discard: [], chosen: null };
    expect(layout(view, 2)).toEqual({
      facts: [["age", 2]],
      parts: [["hand", ["baths"]]],
      perSeat: [["cities", [{ coins: 3 }, { coins: 4 }]]],
    });
  });

  it("shows like objects as a table, without the columns nobody fills", () => {
    expect(columns([{ colour: "red", cards: 3, top: null }, { colour: "blue", cards: 0, top: null }])).toEqual(["colour", "cards"]);
    expect(columns([{ a: { b: 1 } }, { a: 2 }])).toBeUndefined();
    expect(columns([1, 2])).toBeUndefined();
  });

  it("groups actions by what they touch, the impossible last", () => {
    const refusal = (id: string) => ({ verb: "build", touches: [id], reason: { type: "message" as const, id: "no" } });
    const found = groups([offer("sell baths", "baths"), offer("pass")], [refusal("altar"), refusal("baths")]);
    expect(found.map((group) => [group.id, group.offers.length, group.refusals.length])).toEqual([
      ["baths", 1, 1],
      ["", 1, 0],
      ["altar", 0, 1],
    ]);
  });

  it("tells what is printed on a component in a few words", () => {
    const name = (word: string): string => word.toUpperCase();
    expect(describeFact({ wood: 2, clay: 0 }, name)).toBe("2 WOOD");
    expect(describeFact([{ kind: "points", n: 3 }, "blue", false], name)).toBe("POINTS, 3 N, BLUE");
    const box = { cards: [{ id: "baths", age: 1, cost: { stone: 1 }, chain: "" }] };
    expect(factsOf(findComponent(box, "baths"), name)).toEqual([["age", "1"], ["cost", "1 STONE"]]);
    expect(factsOf(findComponent(box, "nothing"), name)).toEqual([]);
  });
});
