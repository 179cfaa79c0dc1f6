import { describe, expect, it } from "vitest";
import type { Offer } from "../api/types.ts";
import type { Decision } from "../games/contract.ts";
import { byId, indexOf, ofBox } from "./box.ts";
import { isChosen, press, total } from "./choose.svelte.ts";
import { crestOf } from "./crest.ts";
import { engrave } from "./engrave.ts";
import { countedIcon, icons, iconOr, isGood, isIcon } from "./icons/index.ts";
import { stepTo } from "./keys.ts";
import { seeded } from "./seeded.ts";
import { minus, signed } from "./signed.ts";
import { capital, roman } from "./words.ts";

describe("drawings", () => {
  it("are the same for the same seed and differ for another", () => {
    expect(engrave("baths", "blue")).toEqual(engrave("baths", "blue"));
    expect(engrave("baths", "blue").fine).not.toBe(engrave("altar", "blue").fine);
    const [one, two] = [seeded("a"), seeded("a")];
    expect([one(), one()]).toEqual([two(), two()]);
  });

  it("exist for a family nobody knows", () => expect(engrave("x", "turquoise").bold.length).toBeGreaterThan(0));

  it("hold only what a path may hold", () => {
    for (const [name, layers] of Object.entries(icons)) for (const { d } of layers) expect(d, name).toMatch(/^M[-0-9.,a-zA-Z\s]+$/);
    for (const family of ["brown", "grey", "blue", "green", "yellow", "red", "purple"]) {
      const { fine, bold } = engrave("probe", family);
      expect(fine + bold, family).toMatch(/^[-0-9.a-zA-Z\s]+$/);
      expect(fine + bold, family).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("are found by name, with a stand-in", () => {
    expect(isIcon("wood")).toBe(true);
    expect(isIcon("toString")).toBe(false);
    expect(iconOr("no-such-thing", "deck")).toBe("deck");
    expect([isGood("wood"), isGood("right")]).toEqual([true, false]);
    expect([0, 6, 7].map(crestOf)).toEqual(["crest-1", "crest-7", "crest-1"]);
  });
});

describe("the keyboard", () => {
  it("walks in a circle, along a row, a column or both", () => {
    expect([stepTo("ArrowRight", 2, 3), stepTo("ArrowLeft", 0, 3), stepTo("ArrowDown", 0, 3), stepTo("ArrowUp", 1, 3)]).toEqual([0, 2, 1, 0]);
    expect([stepTo("Home", 2, 3), stepTo("End", 0, 3)]).toEqual([0, 2]);
    expect([stepTo("ArrowDown", 0, 3, "row"), stepTo("ArrowRight", 0, 3, "column")]).toEqual([undefined, undefined]);
    expect([stepTo("x", 0, 3), stepTo("End", 0, 0)]).toEqual([undefined, undefined]);
  });

  it("enters a list from outside at its ends", () => expect([stepTo("ArrowDown", -1, 3), stepTo("ArrowUp", 0, 3)]).toEqual([0, 2]));
});

describe("choosing", () => {
  const offer = (notation: string): Offer => ({ notation, price: { bank: 2, left: 1 } }) as unknown as Offer;
  const decide = (chosen: Offer | null, busy = false) => {
    const done: string[] = [];
    const decision = { chosen, busy, choose: (one: Offer | null) => done.push(`choose ${one?.notation}`), confirm: () => Promise.resolve(done.push("confirm") > 0) };
    press(decision as unknown as Decision, offer("a"));
    return done;
  };

  it("takes one press, confirming another", () => {
    expect(decide(null)).toEqual(["choose a"]);
    expect(decide(offer("b"))).toEqual(["choose a"]);
    expect(decide(offer("a"))).toEqual(["confirm"]);
    expect(decide(null, true)).toEqual([]);
  });

  it("is of an offer, not of its picture", () => {
    expect(isChosen({ chosen: offer("a") } as Decision, offer("a"))).toBe(true);
    expect(isChosen({ chosen: null } as Decision, undefined)).toBe(false);
    expect(total(offer("a"))).toBe(3);
  });
});

describe("a box", () => {
  const box = { cards: [{ id: "baths" }, { id: "altar" }], tokens: [{ id: "coin" }, {}] };

  it("is indexed once, by shelf and as a whole", () => {
    let made = 0;
    const count = ofBox(() => ++made);
    expect([count(box), count(box), count({})]).toEqual([1, 1, 2]);
    expect([...byId(box.cards).keys()]).toEqual(["baths", "altar"]);
    expect(byId(undefined).size).toBe(0);
    expect([...indexOf(box).keys()]).toEqual(["baths", "altar", "coin"]);
  });
});

it("figures and words are printed the same way everywhere", () => {
  expect([signed(2), signed(-2), signed(0), minus(-3), minus(3)]).toEqual(["+2", "−2", "0", "−3", "3"]);
  expect([roman(3), roman(9), capital("ёлка")]).toEqual(["III", "9", "Ёлка"]);
  expect([countedIcon("coins"), countedIcon("clay"), countedIcon("left"), countedIcon("luck")]).toEqual(["coin", "clay", undefined, undefined]);
});
