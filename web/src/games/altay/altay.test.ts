import { describe, expect, it } from "vitest";
import type { Offer } from "../../api/types.ts";
import { boxOf, clashOf, offersAt, offersOn, placesOf, rivalsOf, simplest, stacks, thingOf } from "./model.ts";
import { familyOf, glyphsOf, tally } from "./printed.ts";
import type { Action, Box, View } from "./view.d.ts";

const box = boxOf({
  cards: [
    { id: "warrior", kind: "warrior", gives: [{ type: "combat", attack: 1, defense: 1 }] },
    { id: "farmer", kind: "farmer", gives: [{ type: "produce", resources: { food: 1 } }, { type: "use_region", terrain: "farmland", resources: { food: 2 } }] },
    { id: "scholar", kind: "scholar", gives: [{ type: "produce", resources: { culture: 1 } }, { type: "draw_cards", n: 1 }] },
  ],
  achievements: [
    { id: "leadership", gives: [{ type: "combat_bonus", attack: 1, defense: 0 }] },
    { id: "religion", gives: [{ type: "move_settlement", n: 1 }] },
    { id: "strategy", gives: [{ type: "combat_bonus", attack: 0, defense: 1 }] },
  ],
  ...{ peoples: [], regions: [], waters: [], borders: [], markers: [], layouts: [], resources: [], terrains: [] },
} as unknown as Box as never);

const offer = (value: Action): Offer => ({ notation: JSON.stringify(value), verb: value.do, value, touches: Object.values(value) }) as unknown as Offer;

const OFFERS = [
  offer({ do: "put", card: "village", resource: "food" }),
  offer({ do: "put", card: "village", resource: "all" }),
  offer({ do: "attack", origin: "F1", target: "H1", card: "warrior" }),
  offer({ do: "move", origin: "F1", target: "W1" }),
  offer({ do: "start", achievement: "religion", resource: "stone" }),
  offer({ do: "start", achievement: "religion", resource: "all" }),
  offer({ do: "keep", card: "warrior" }),
];
const verbs = (found: readonly Offer[]): string[] => found.map(({ verb }) => verb);

describe("what can be done where", () => {
  it("is found at cards, regions and technologies", () => {
    expect(verbs(offersAt(OFFERS, { kind: "card", id: "warrior" }, box))).toEqual(["attack"]);
    expect(verbs(offersAt(OFFERS, { kind: "land", id: "H1" }, box))).toEqual(["attack"]);
    expect(verbs(offersAt(OFFERS, { kind: "land", id: "F1" }, box))).toEqual(["move"]);
    expect(verbs(offersAt(OFFERS, { kind: "done", id: "religion" }, box))).toEqual(["move"]);
    expect(verbs(offersOn(OFFERS, "village"))).toEqual(["put", "put"]);
  });

  it("takes all that fits by one click", () => {
    const begun = offersAt(OFFERS, { kind: "goal", id: "religion" }, box);
    expect(simplest(begun)?.value).toEqual({ do: "start", achievement: "religion", resource: "all" });
    expect(simplest([...OFFERS])).toBeUndefined();
  });

  it("leads from an offer to its thing", () => {
    expect(OFFERS.map((one) => thingOf(one, box)?.kind)).toEqual([undefined, undefined, "land", "done", "goal", "goal", undefined]);
  });
});

it("resources lie on their own places first, then on wild ones", () => {
  expect(placesOf({ raw: 2, culture: 1 }, { stone: 1, culture: 1 })).toEqual([{ wants: "culture", has: "culture" }, { wants: "raw", has: "stone" }, { wants: "raw" }]);
  expect(placesOf({ food: 2 }, {})).toEqual([{ wants: "food" }, { wants: "food" }]);
});

it("an attack counts settlements, the card and technologies", () => {
  const view = {
    battle: null,
    regions: [{ region: "F1", settlements: 2, difficulty: 0 }, { region: "H1", settlements: 0, difficulty: 3 }],
    realms: [{ seat: 0, done: [{ achievement: "leadership" }] }, { seat: 1, done: [] }, { seat: 2, done: [] }],
  } as unknown as View;
  expect(clashOf(view, box, OFFERS[2], 0)).toEqual({ origin: "F1", target: "H1", attacker: 0, attack: 4, defense: 3, meant: true });
  const held = { ...view, regions: [...view.regions.slice(0, 1), { region: "H1", settlements: 2, difficulty: 0, owner: 1 }] } as View;
  held.realms[1]?.done.push({ achievement: "strategy", vp: 1, used: false });
  expect(clashOf(held, box, OFFERS[2], 0)).toMatchObject({ attack: 4, defense: 3 });
  expect(clashOf(view, box, OFFERS[3], 0)).toBeUndefined();
  expect(rivalsOf(view, view.realms[1] as never).map(({ seat }) => seat)).toEqual([2, 0]);
});

it("equal cards of a hand lie on one stack", () => {
  expect(stacks(["hunter", "warrior", "hunter"])).toEqual([{ id: "hunter", n: 2 }, { id: "warrior", n: 1 }]);
});

describe("what is printed", () => {
  const families = [...box.cards.values()].map(familyOf);
  it("has a family by what it is for", () => expect(families).toEqual(["red", "brown", "blue"]));

  it("parts options by a stroke and counts in little room", () => {
    const signs = glyphsOf(box.cards.get("farmer")?.gives ?? []).map((glyph) => ("icon" in glyph ? `${glyph.icon}${glyph.count ?? ""}` : glyph.text));
    expect(signs).toEqual(["food1", "/", "farmland", "›", "food2"]);
    expect(tally({ wood: 2, culture: 1 }).map((glyph) => ("icon" in glyph ? glyph.icon : glyph.text))).toEqual(["2", "wood", "culture"]);
  });
});
