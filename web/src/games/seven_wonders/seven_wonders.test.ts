import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Component, Message, Offer } from "../../api/types.ts";
import { Texts } from "../../text/fluent.ts";
import { centreOf, committed, Components, farFrom, leftOf, priceAt, rightOf, standing, usesOf, type CityView, type TableView } from "./model.ts";
import { pictures } from "./pictures.ts";
import { costGlyphs, glyphsOf, missingGlyphs } from "./printed.ts";
import { sketchOf } from "./wonders.ts";

const here = new URL(".", import.meta.url).pathname;
const root = new URL("../../../../src/ecumene/", import.meta.url).pathname;
const NOTHING = { coins: 0, wood: 0, stone: 0, clay: 0, ore: 0, glass: 0, cloth: 0, papyrus: 0 };

const table = (cities: number, playing_for: number | null = null): TableView =>
  ({ cities: Array.from({ length: cities }, () => ({})), playing_for }) as unknown as TableView;

describe("the way around the table", () => {
  it("goes clockwise, to the left neighbour first", () => {
    expect([leftOf(table(5), 0), rightOf(table(5), 0)]).toEqual([1, 4]);
    expect([leftOf(table(5), 4), rightOf(table(5), 4)]).toEqual([0, 3]);
    expect(farFrom(table(7), 5)).toEqual([0, 1, 2, 3]);
    expect(farFrom(table(3), 1)).toEqual([]);
  });

  it("begins at the city that is decided for", () => {
    expect(centreOf(table(3, 2), 0)).toBe(2);
    expect(centreOf(table(3), 1)).toBe(1);
    expect(centreOf(table(3), -1)).toBe(0);
  });
});

it("a commitment is read from its notation", () => {
  expect(committed("build baths pay left:2 right:1")).toEqual({ verb: "build", card: "baths" });
  expect(committed("build palace free")).toEqual({ verb: "build-free", card: "palace" });
  expect(committed("stage with loom_i pay right:2")).toEqual({ verb: "stage", card: "loom_i" });
  expect(committed("discard tavern")).toEqual({ verb: "discard", card: "tavern" });
});

it("trade costs what the buyer's city says for that side", () => {
  const buyer = { prices: { raw_left: 1, raw_right: 2, goods: 1 } } as CityView;
  expect([priceAt(buyer, "left"), priceAt(buyer, "right")]).toEqual([{ raw: 1, goods: 1 }, { raw: 2, goods: 1 }]);
});

it("shields are compared from one's own side", () => {
  expect([standing(3, 1), standing(1, 1), standing(0, 1)]).toEqual(["stronger", "equal", "weaker"]);
});

it("the uses of a card are its own offers, the cheapest payment first", () => {
  const text: Message = { type: "message", id: "x" };
  const offer = (notation: string, verb: string, card: string, price = {}): Offer => ({ action: 0, notation, verb, touches: [card], text, price });
  const offers = [offer("a", "build", "baths", { left: 3 }), offer("b", "build", "baths", { right: 2 }), offer("c", "stage", "baths"), offer("d", "discard", "altar")];
  const refusals = [{ verb: "stage", touches: ["giza"], reason: text }];
  const uses = usesOf("baths", "giza", offers, refusals);
  expect(uses.build.map(({ notation }) => notation)).toEqual(["b", "a"]);
  expect([uses.stage.length, uses.discard, uses.noBuild, uses.noStage]).toEqual([1, undefined, undefined, refusals[0]]);
});

describe("what is printed", () => {
  it("draws choices with strokes, amounts as so many icons", () => {
    expect(glyphsOf([{ type: "Produce", one_of: ["wood", "clay"], amount: 1, sold: true }])).toEqual([{ icon: "wood" }, { text: "/" }, { icon: "clay" }]);
    expect(glyphsOf([{ type: "Produce", one_of: ["ore"], amount: 2, sold: true }])).toEqual([{ icon: "ore", count: 2 }]);
    expect(costGlyphs({ ...NOTHING, coins: 1, stone: 2 })).toEqual([{ icon: "coin", figure: 1 }, { icon: "stone", count: 2 }]);
  });

  it("draws coins and points for the same thing as one", () => {
    const per = { n: 1, counted: ["brown"], scope: ["own" as const] };
    const glyphs = glyphsOf([{ type: "CoinsPer", ...per }, { type: "PointsPer", ...per }]);
    expect(glyphs).toEqual([{ icon: "coin", figure: 1 }, { icon: "point", figure: 1 }, { text: "/" }, { icon: "family-brown" }]);
  });

  it("finds what is missing in a refusal", () => {
    const count = (kind: string, n: number): Message => ({ type: "message", id: `seven_wonders-count-${kind}`, args: { n } });
    const missing: Message = { type: "message", id: "listing", args: { first: count("clay", 2), rest: count("glass", 1) } };
    expect(missingGlyphs({ type: "message", id: "seven_wonders-no-resources", args: { missing } })).toEqual([{ icon: "clay", count: 2 }, { icon: "glass", count: 1 }]);
    expect(missingGlyphs({ type: "message", id: "seven_wonders-no-duplicate" })).toEqual([]);
  });
});

it("the box knows what a building builds for free, and sorts a city by colour", () => {
  const card = (id: string, color: string, chain: string[] = []): Component => ({ id, age: 1, color, marks: [], cost: NOTHING, gives: [], chain, building: "" });
  const box = new Components({ cards: [card("baths", "blue"), card("mine", "brown"), card("aqueduct", "blue", ["baths"])], wonders: [] });
  expect(box.unlocked("baths")).toEqual(["aqueduct"]);
  expect(box.byColor(["aqueduct", "mine"]).map(({ color, cards }) => [color, cards.length])).toEqual([["brown", 1], ["blue", 1]]);
});

describe("drawings", () => {
  const components = readFileSync(`${root}games/seven_wonders/components.py`, "utf8");
  const wonders = [...new Set([...components.matchAll(/Wonder\(\s+"(\w+)"/g)].map((found) => found[1] ?? ""))];
  const cards = new Set([...components.matchAll(/\bCard\(\s*"(\w+)"/g)].map((found) => found[1] ?? ""));

  it("there is one of its own for each wonder", () => {
    expect(wonders.length).toBe(7);
    expect(new Set(wonders.map((wonder) => sketchOf(wonder).bold)).size).toBe(7);
  });

  it("every picture is of a card in the box", () => {
    expect(cards.size).toBe(78);
    expect(Object.keys(pictures).filter((id) => !cards.has(id))).toEqual([]);
  });
});

describe.each(["en", "ru"] as const)("the board's texts in %s", (lang) => {
  const texts = new Texts(lang, [readFileSync(`${root}locale/${lang}/seven_wonders.ftl`, "utf8")]);
  const written = readdirSync(here)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(here + name, "utf8"))
    .join("\n");
  const asked = [...new Set([...written.matchAll(/\bui\("([a-z-]+)"/g)].map((found) => found[1] ?? ""))];
  const beginnings = [...new Set([...written.matchAll(/\bui\(`([a-z-]+-)\$\{/g)].map((found) => found[1] ?? ""))];

  it("has every text the board asks for", () => {
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !texts.has(`seven_wonders-ui-${id}`))).toEqual([]);
  });

  it("has no text that nobody asks for", () => {
    const source = readFileSync(`${root}locale/${lang}/seven_wonders.ftl`, "utf8");
    const ids = [...source.matchAll(/^seven_wonders-ui-([\w-]+) =/gm)].map((found) => found[1] ?? "");
    const named = (id: string): boolean => asked.includes(id) || written.includes(`"${id}"`) || beginnings.some((start) => id.startsWith(start));
    expect(ids.filter((id) => !named(id))).toEqual([]);
  });
});
