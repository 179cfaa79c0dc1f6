import { describe, expect, it } from "vitest";
import type { Message, Offer } from "../../api/types.ts";
import { indexOf } from "../../kit/box.ts";
import { Shape } from "../schema.ts";
import { describeFact, factsOf, wordsOf } from "./facts.ts";
import { columns, groups, handsOf, layout } from "./shape.ts";

const offer = (notation: string, ...touches: string[]): Offer => ({
  action: 0,
  notation,
  verb: "do",
  value: { do: "do" },
  touches,
  text: { type: "message", id: notation },
});

const seat = { type: "integer", "x-type": "seat" };
const shape = new Shape({
  $ref: "#/$defs/View",
  $defs: {
    View: {
      properties: {
        age: { type: "integer", "x-type": "age" },
        turn: seat,
        hand: { anyOf: [{ type: "array", items: { type: "string", "x-type": "component" } }, { type: "null" }] },
        cities: { type: "array", items: { $ref: "#/$defs/City" } },
        votes: { type: "object", additionalProperties: seat },
      },
    },
    City: { properties: { seat: { anyOf: [seat, { type: "null" }] }, coins: { type: "integer" } } },
  },
});

describe("the generic table", () => {
  it("sorts a view into facts, parts and a panel for each seat", () => {
    const view = { age: 2, hand: ["baths"], cities: [{ seat: 0, coins: 3 }, { seat: null, coins: 4 }], discard: [], chosen: null };
    expect(layout(view, shape)).toEqual({
      facts: [["age", 2]],
      parts: [],
      perSeat: [["cities", [{ seat: 0, coins: 3 }, { seat: null, coins: 4 }]]],
    });
  });

  it("lays what a seat holds beside the decision", () => {
    expect(handsOf({ age: 2, hand: ["baths"], cities: [{ seat: 0, coins: 3 }] }, shape, 0)).toEqual([["hand", ["baths"]]]);
  });

  it("knows seats and components by the schema of the view, not by their names", () => {
    expect([shape.field("turn").isSeat, shape.field("age").isSeat, shape.field("nothing").isSeat]).toEqual([true, false, false]);
    expect([shape.field("hand").item.isComponent, shape.field("cities").item.field("seat").isSeat]).toEqual([true, true]);
    expect(shape.field("votes").field("treaty").isSeat).toBe(true);
    expect([shape.field("age").isAge, shape.field("turn").isAge, shape.ages]).toEqual([true, false, ["age"]]);
  });

  it("knows a list of all seats, the number of an item of another list, and the value that says nothing", () => {
    const of = { type: "integer", "x-of": "cities" };
    const marked = new Shape({ properties: { ready: { type: "array", items: { type: "boolean" }, "x-per": "seat" }, playing_for: { anyOf: [of, { type: "null" }] }, number: { type: "integer", "x-none": 0 } } });
    expect([marked.field("ready").isBySeat, marked.field("number").isBySeat]).toEqual([true, false]);
    expect([marked.field("playing_for").of, marked.field("number").of]).toEqual(["cities", undefined]);
    expect([0, 1, undefined].map((n) => marked.field("number").isNothing(n))).toEqual([true, false, false]);
    expect(marked.field("ready").isNothing(undefined)).toBe(false);
    expect(layout({ number: 0, round: 0 }, marked).facts).toEqual([["round", 0]]);
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

  it("tells what is printed on a component in a few words, its effects in sentences", () => {
    const tongue = { ages: ["age"], age: (age: number): string => `<${age}>`, name: (word: string): string => word.toUpperCase(), say: (message: Message): string => `<${message.id}>` };
    expect(describeFact({ wood: 2, clay: 0 }, tongue)).toBe("2 WOOD");
    expect(describeFact(["blue", false, 3], tongue)).toBe("BLUE, 3");
    expect(describeFact([480, 20, 488, 42, 502, 80, 552, 140, 595], tongue)).toBe("");
    expect(factsOf({ id: "iron", copies: [1, 1, 2], age: 1 }, tongue)).toEqual([["age", "<1>"]]);
    const words = [{ type: "message", id: "three points" }];
    const gives = [{ type: "points", n: 3 }];
    const box = { cards: [{ id: "baths", age: 1, cost: { stone: 1 }, chain: "", gives, words }, { id: "giza", stages: [{ gives, words, cost: { stone: 2 } }] }] };
    const [baths, giza, nothing] = ["baths", "giza", "nothing"].map((id) => indexOf(box).get(id));
    expect(factsOf(baths, tongue)).toEqual([["age", "<1>"], ["cost", "1 STONE"]]);
    expect(wordsOf(baths, tongue)).toEqual(["<three points>"]);
    expect(factsOf(giza, tongue)).toEqual([["stages", "COST: 2 STONE, <three points>"]]);
    expect([factsOf(nothing, tongue), wordsOf(nothing, tongue)]).toEqual([[], []]);
  });
});
