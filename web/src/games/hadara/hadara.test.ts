import { describe, expect, it } from "vitest";
import type { Offer } from "../../api/types.ts";
import { changeOf, gainOf } from "../../kit/choose.svelte.ts";
import { charges, lands, monuments } from "./drawings.ts";
import { boxOf, goals, othersOf, wheelIf, type Card, type Color } from "./model.ts";
import { glyphsOf } from "./printed.ts";
import type { CivilizationView, View } from "./view.d.ts";

const COLORS = ["yellow", "red", "blue", "green", "purple"] as const;

const card = (color: Color, n = 1, over: Partial<Card> = {}): Card => ({
  ...{ id: `I-${color}-${n}`, epoch: "I", color, cost: 2, bonuses: { income: 0, military: 2, culture: 0, food: 1 } },
  ...{ vp: 1, star: false, gives: [], words: [], sure: "reconstructed" },
  ...over,
});

const people = (over: Partial<CivilizationView> = {}): CivilizationView =>
  ({ tracks: { income: 3, military: 9, culture: 4, food: 2 }, cards: ["I-red-1", "I-red-2", "I-blue-1"], colonies: [{ stack: "C03", tile: null, vp: 2 }], required_military: { C03: 0, C09: 5 }, statues: [], ...over }) as unknown as CivilizationView;

const table = (places: number[]): View =>
  ({ decks: ["red", "yellow", "green", "blue", "purple"].map((color) => ({ color })), civilizations: places.map((place) => ({ place })) }) as unknown as View;

it("any seat turns the wheel by its own place on it", () => {
  expect(wheelIf(table([0, 1, 2]), 0, "green")).toBe(2);
  expect(wheelIf(table([0, 1, 2]), 2, "red")).toBe(3);
  expect(wheelIf(table([4, 1, 2]), 0, "red")).toBe(1);
});

it("the others sit on clockwise", () => {
  expect(othersOf(table([0, 1, 2, 3]), 2)).toEqual([3, 0, 1]);
});

it("what an action brings is what it changes, its price not counted", () => {
  const offer = { price: { bank: 6 }, changes: [{ what: "coins", before: 10, after: 13 }, { what: "food", before: 2, after: 1, seat: 1 }] } as unknown as Offer;
  expect(gainOf(offer)).toBe(9);
  expect([changeOf(offer, "coins")?.after, changeOf(offer, "food"), changeOf(undefined, "coins")]).toEqual([13, undefined, undefined]);
});

describe("the box", () => {
  const box = boxOf({ cards: [card("yellow"), card("red"), card("red", 2), card("blue"), card("green"), card("purple")] as never });

  it("sorts cards into five columns", () => {
    expect(box.columns(people().cards).map(({ color, cards }) => [color, cards.length])).toEqual([["yellow", 0], ["red", 2], ["blue", 1], ["green", 0], ["purple", 0]]);
  });

  it("knows what a track is good for", () => {
    expect(goals("military", people())).toEqual([{ at: 0, done: true }, { at: 5, done: false }]);
    expect(goals("food", people())).toEqual([{ at: 3, done: false }]);
    expect(goals("income", people())).toEqual([]);
  });
});

describe("what is printed", () => {
  it("draws a bonus as an icon and a number", () => {
    const texts = glyphsOf(card("red")).map((glyph) => ("icon" in glyph ? glyph.icon : glyph.text));
    expect(texts).toEqual(["strength", "2", "food", "1"]);
  });

  it("shows a picture on every card", () => {
    const sizes = { yellow: 10, red: 10, blue: 10, green: 10, purple: 14 };
    const cards = (["I", "II", "III"] as const).flatMap((epoch) =>
      COLORS.flatMap((color) => Array.from({ length: sizes[color] }, (_, i) => card(color, i + 1, { epoch, id: `${epoch}-${color}-${i + 1}` }))),
    );
    const { pictures } = boxOf({ cards: cards as never });
    expect(pictures.size).toBe(162);
    for (const picture of pictures.values()) expect(picture).toMatch(/^M[-0-9.,a-zA-Z\s]+$/);
    expect(pictures.get("II-yellow-1")).not.toBe(pictures.get("III-yellow-1"));
  });

  it("draws every crest, colony and statue", () => {
    const drawings = [...Object.values(charges).flatMap(({ body, limbs = "M0 0", face }) => [body, limbs, face]), ...Object.values(lands), ...Object.values(monuments)];
    for (const d of drawings) expect(d).toMatch(/^M[-0-9.,a-zA-Z\s]+$/);
    expect([Object.keys(charges).length, Object.keys(lands).length, Object.keys(monuments).length]).toEqual([5, 5, 4]);
  });
});
