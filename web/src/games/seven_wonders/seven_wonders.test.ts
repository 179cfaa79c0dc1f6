import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Message, Offer } from "../../api/types.ts";
import { Texts } from "../../text/fluent.ts";
import { missingGlyphs } from "../../kit/glyph.ts";
import type { Given } from "../contract.ts";
import { boxOf, centreOf, farFrom, leftOf, originsOf, rightOf, standing, usesOf } from "./model.ts";
import { pictures } from "./pictures.ts";
import { costGlyphs, glyphsOf } from "./printed.ts";
import { flowOf, linesOf, widthOf } from "./tiles.ts";
import type { View } from "./view.d.ts";
import { sketchOf } from "./wonders.ts";

const root = new URL("../../../../src/ecumene/", import.meta.url).pathname;
const NOTHING = { coins: 0, wood: 0, stone: 0, clay: 0, ore: 0, glass: 0, cloth: 0, papyrus: 0 };

const table = (cities: number, more: Partial<View> = {}): View =>
  ({ cities: Array.from({ length: cities }, (_, seat) => ({ seat })), playing_for: null, controller: null, ...more }) as unknown as View;

describe("the way around the table", () => {
  it("goes clockwise, to the left neighbour first", () => {
    expect([leftOf(table(5), 0), rightOf(table(5), 0)]).toEqual([1, 4]);
    expect([leftOf(table(5), 4), rightOf(table(5), 4)]).toEqual([0, 3]);
    expect(farFrom(table(7), 5)).toEqual([0, 1, 2, 3]);
    expect(farFrom(table(3), 1)).toEqual([]);
  });

  it("begins at the city that is decided for", () => {
    expect(centreOf(table(3, { playing_for: 2 }), 0)).toBe(2);
    expect(centreOf(table(3), 1)).toBe(1);
    expect(centreOf(table(3), -1)).toBe(0);
  });
});

it("a new building comes from the hand of whoever held it, else from its city's crest", () => {
  const given = { seat: 0, view: table(3) } as Given<View>;
  expect(originsOf(given, 0, "baths")).toBe("pick-baths committed-0 hand-baths-0 seat-0");
  expect(originsOf(given, 1, "baths")).toBe("pick-baths seat-1");
});

it("shields are compared from one's own side", () => {
  expect([standing(3, 1), standing(1, 1), standing(0, 1)]).toEqual(["stronger", "equal", "weaker"]);
});

it("the uses of a card are its own offers, the cheapest payment first", () => {
  const text: Message = { type: "message", id: "x" };
  const offer = (notation: string, verb: string, card: string, price = {}): Offer => ({ action: 0, notation, verb, value: { do: verb }, touches: [card], text, price });
  const offers = [offer("a", "build", "baths", { left: 3 }), offer("b", "build", "baths", { right: 2 }), offer("c", "stage", "baths"), offer("d", "discard", "altar")];
  const refusals = [{ verb: "stage", touches: ["giza"], reason: text }];
  const uses = usesOf("baths", "giza", offers, refusals);
  expect(uses.build.map(({ notation }) => notation)).toEqual(["b", "a"]);
  expect([uses.stage.length, uses.discard, uses.noBuild, uses.noStage]).toEqual([1, undefined, undefined, refusals[0]]);
});

describe("what is printed", () => {
  it("draws choices with strokes, amounts as so many icons", () => {
    expect(glyphsOf([{ type: "produce", one_of: ["wood", "clay"], amount: 1, sold: true }])).toEqual([{ icon: "wood" }, { text: "/" }, { icon: "clay" }]);
    expect(glyphsOf([{ type: "produce", one_of: ["ore"], amount: 2, sold: true }])).toEqual([{ icon: "ore", count: 2 }]);
    expect(costGlyphs({ ...NOTHING, coins: 1, stone: 2 })).toEqual([{ icon: "coin", figure: 1 }, { icon: "stone", count: 2 }]);
  });

  it("draws coins and points for the same thing as one", () => {
    const per = { n: 1, counted: ["brown"], scope: ["own" as const] };
    const glyphs = glyphsOf([{ type: "coins_per", ...per }, { type: "points_per", ...per }]);
    expect(glyphs).toEqual([{ icon: "coin", figure: 1 }, { icon: "point", figure: 1 }, { text: "/" }, { icon: "family-brown" }]);
  });

  it("draws what a refusal lacks", () => {
    expect(missingGlyphs({ clay: 2, glass: 1, coins: 3, luck: 1 })).toEqual([{ icon: "clay", count: 2 }, { icon: "glass", count: 1 }, { icon: "coin", figure: "−3" }]);
  });
});

it("the box knows what a building builds for free, and sorts a city by colour", () => {
  const card = (id: string, color: string, chain: string[] = []) => ({ id, color, chain });
  const cards = [card("baths", "blue"), card("mine", "brown"), card("aqueduct", "blue", ["baths"])];
  const box = boxOf({ cards, wonders: [], resources: [], colors: [{ id: "brown" }, { id: "blue" }] });
  expect(box.unlocked("baths")).toEqual(["aqueduct"]);
  expect(box.byColor(["aqueduct", "mine"]).map(({ color, cards }) => [color, cards.length])).toEqual([["brown", 1], ["blue", 1]]);
});

describe("drawings", () => {
  const source = readFileSync(`${root}locale/en/seven_wonders.ftl`, "utf8");
  const texts = new Texts("en", [source]);

  it("there is one of its own for each wonder", () => {
    const wonders = [...source.matchAll(/^seven_wonders-(\w+) =.*\n +\.city =/gm)].map((found) => found[1] ?? "");
    expect(wonders.length).toBe(7);
    expect(new Set(wonders.map((wonder) => sketchOf(wonder).bold)).size).toBe(7);
  });

  it("every picture is of something that has a name", () => {
    expect(Object.keys(pictures).filter((id) => !texts.has(`seven_wonders-${id}`))).toEqual([]);
  });
});

describe("small tiles", () => {
  it("a long name takes the room of two, on two lines that of its longest word", () => {
    const guild = { name: "Гильдия строителей", effects: [{ icon: "point" as const }, { text: "/" }] };
    expect(widthOf(guild, 15, 1)).toBeGreaterThan(150);
    expect(widthOf(guild, 15, 2)).toBeLessThan(widthOf(guild, 15, 1));
    expect(widthOf({ name: "Маяк", effects: [] }, 15, 1)).toBeLessThan(104);
  });

  it("later ones fill the gaps that wide ones leave", () => {
    expect(linesOf([1, 2, 1], 2)).toBe(2);
    expect(linesOf([2, 2, 1, 1, 1], 3)).toBe(3);
    expect(linesOf([], 3)).toBe(0);
    expect([flowOf([60, 50, 40], 100), flowOf([60, 40, 100], 100), flowOf([], 100)]).toEqual([2, 2, 0]);
  });
});
