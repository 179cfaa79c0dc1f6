import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Message, Offer } from "../../api/types.ts";
import { Texts } from "../../text/fluent.ts";
import { charges, lands, monuments } from "./drawings.ts";
import { committed, Components, forecastOf, gainOf, goals, othersOf, wheelIf, wheelOf, type Card, type CivilizationView, type TableView } from "./model.ts";
import { pictureOf } from "./pictures.ts";
import { glyphsOf } from "./printed.ts";

const here = new URL(".", import.meta.url).pathname;
const root = new URL("../../../../src/ecumene/", import.meta.url).pathname;

const card = (id: string, over: Partial<Card> = {}): Card => {
  const [epoch = "I", color = "red"] = id.split("-");
  return { id, epoch, color: color as Card["color"], cost: 2, bonuses: { income: 0, military: 2, culture: 0, food: 1 }, vp: 1, star: false, effect: null, ...over };
};

const message = (id: string, args: Record<string, number | Message> = {}): Message => ({ type: "message", id: `hadara-${id}`, args });
const offer = (verb: string, text: Message, notes: Message[] = [], price: Record<string, number> = {}): Offer => ({ action: 0, notation: verb, verb, touches: [], text, notes, price });

const people = (over: Partial<CivilizationView> = {}): CivilizationView =>
  ({ seat: 0, coins: 10, tracks: { income: 3, military: 9, culture: 4, food: 2 }, cards: ["I-red-01", "I-red-02", "I-blue-01"], colonies: [{ stack: "C03", tile: null, vp: 2 }], required_military: { C03: 0, C09: 5 }, statues: [], ...over }) as CivilizationView;

const table = (crests: (number | null)[], players = 3): TableView =>
  ({
    decks: ["red", "yellow", "green", "blue", "purple"].map((color, i) => ({ color, crest: crests[i] ?? null })),
    civilizations: Array.from({ length: players }, () => ({})),
  }) as unknown as TableView;

describe("the wheel", () => {
  it("stands where the first crest points", () => {
    expect(wheelOf(table([null, null, 0, 1, 2]))).toBe(2);
    expect(wheelOf(table([1, 2, null, null, 0]))).toBe(4);
    expect(wheelOf(table([]))).toBe(0);
  });

  it("is tried by any seat", () => {
    expect(wheelIf(table([]), 0, "green")).toBe(2);
    expect(wheelIf(table([]), 2, "red")).toBe(3);
  });
});

it("the others sit on clockwise", () => {
  expect(othersOf(table([], 4), 2)).toEqual([3, 0, 1]);
});

describe("what an action would leave", () => {
  const track = (name: string, before: number, after: number): Message => message("note-track", { track: message(name), before, after });

  it("is read from the notes of an offer", () => {
    const fed = message("note-feeding", { cards: 4, food: 3, excess: 1 });
    const bought = offer("buy", message("do-buy", { coins: 2 }), [track("military", 9, 11), track("food", 2, 3), fed], { bank: 2 });
    expect(forecastOf(bought, people())).toEqual({ coins: 8, tracks: { military: 11, food: 3 }, feeding: { cards: 4, food: 3, excess: 1 } });
  });

  it("counts what the supply pays", () => {
    expect(gainOf(offer("sell", message("do-sell", { coins: 3 })))).toBe(3);
    expect(gainOf(offer("buy", message("do-buy", { coins: 3 })))).toBe(0);
    const plundered = offer("plunder", message("do-plunder", { coins: 5 }), [message("note-tribute", { coins: 4 })], { bank: 6 });
    expect(forecastOf(plundered, people()).coins).toBe(13);
  });

  it("begins with what a side of the start card gives", () => {
    const side = offer("side", message("do-side"), [message("note-start-coins", { coins: 7 }), message("note-start-track", { track: message("food"), n: 4 })]);
    expect(forecastOf(side, people({ coins: 1 }))).toEqual({ coins: 8, tracks: { food: 4 }, feeding: undefined });
  });
});

describe("the box", () => {
  const box = new Components({
    cards: [card("I-red-01"), card("I-red-02"), card("I-blue-01"), card("I-green-01"), card("I-yellow-01"), card("I-purple-01")] as never,
  });

  it("sorts cards into five columns", () => {
    expect(box.columns(people().cards).map(({ color, cards }) => [color, cards.length])).toEqual([["yellow", 0], ["red", 2], ["blue", 1], ["green", 0], ["purple", 0]]);
  });

  it("knows what a track is good for", () => {
    expect(goals("military", people())).toEqual([{ at: 0, done: true }, { at: 5, done: false }]);
    expect(goals("food", people())).toEqual([{ at: 3, done: false }]);
    expect(goals("income", people())).toEqual([]);
  });
});

it("a commitment is read from its notation", () => {
  expect(committed("buy I-red-03")).toEqual({ verb: "buy", thing: "I-red-03" });
  expect(committed("side B")).toEqual({ verb: "side", thing: "B" });
});

describe("what is printed", () => {
  const source = readFileSync(`${root}games/hadara/effects.py`, "utf8");
  const types = [...source.matchAll(/^ {4}\w+: "(\w+)",?$/gm)].map((found) => found[1] ?? "");

  it("draws a bonus as an icon and a number", () => {
    const texts = glyphsOf(card("I-red-01")).map((glyph) => ("icon" in glyph ? glyph.icon : glyph.text));
    expect(texts).toEqual(["strength", "2", "food", "1"]);
  });

  it("has a drawing of its own for each effect", () => {
    expect(types.length).toBe(15);
    const drawn = types.map((type) => JSON.stringify(glyphsOf(card("I-purple-09", { effect: { type, track: "food", card_color: "green" } }))));
    expect(new Set(drawn).size).toBe(types.length);
  });

  it("shows a picture on every card", () => {
    const sizes = { yellow: 10, red: 10, blue: 10, green: 10, purple: 14 };
    for (const epoch of ["I", "II", "III"])
      for (const [color, n] of Object.entries(sizes))
        for (let i = 1; i <= n; i++) expect(pictureOf(card(`${epoch}-${color}-${String(i).padStart(2, "0")}`))).toMatch(/^M[-0-9.,a-zA-Z\s]+$/);
  });

  it("draws every crest, colony and statue", () => {
    const drawings = [...Object.values(charges).flatMap(({ body, limbs = "M0 0", face }) => [body, limbs, face]), ...Object.values(lands), ...Object.values(monuments)];
    for (const d of drawings) expect(d).toMatch(/^M[-0-9.,a-zA-Z\s]+$/);
    expect([Object.keys(charges).length, Object.keys(lands).length, Object.keys(monuments).length]).toEqual([5, 5, 4]);
  });
});

describe.each(["en", "ru"] as const)("the board's texts in %s", (lang) => {
  const source = readFileSync(`${root}locale/${lang}/hadara.ftl`, "utf8");
  const texts = new Texts(lang, [source]);
  const written = readdirSync(here)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(here + name, "utf8"))
    .join("\n");
  const asked = [...new Set([...written.matchAll(/\bui\(["']([a-z-]+)["']/g)].map((found) => found[1] ?? ""))];
  const beginnings = [...new Set([...written.matchAll(/\bui\(`([a-z-]+-)\$\{/g)].map((found) => found[1] ?? ""))];

  it("has every text the board asks for", () => {
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !texts.has(`hadara-ui-${id}`))).toEqual([]);
  });

  it("has no text that nobody asks for", () => {
    const ids = [...source.matchAll(/^hadara-ui-([\w-]+) =/gm)].map((found) => found[1] ?? "");
    expect(ids.filter((id) => !asked.includes(id) && !beginnings.some((start) => id.startsWith(start)))).toEqual([]);
  });
});
