import { describe, expect, it } from "vitest";
import type { Offer } from "../../api/types.ts";
import { hyphenated } from "../../kit/hyphen.ts";
import { glyphsOf } from "./effects.ts";
import { inPlayOf } from "./inplay.ts";
import { atOnce, cardsOf, hasSheet, isFolded, offersAt, placesOf, rankOf, rivalsOf, stacksOf, threatOf, tileSize, warningsOf, zonesOf, type Card } from "./model.ts";
import { lookAgain, movedSince } from "./since.svelte.ts";
import type { Action, Box, CivilizationView, View } from "./view.d.ts";

const cards = cardsOf({
  civil: [
    { id: "agriculture", family: "farm", age: 0, gives: [{ type: "food", n: 1 }] },
    { id: "irrigation", family: "farm", age: 1, gives: [{ type: "food", n: 2 }] },
    { id: "warriors", family: "infantry", age: 0, gives: [{ type: "strength", n: 1 }] },
  ],
  military: [{ id: "barbarians", family: "event", age: 1, gives: [{ type: "lose_population", who: "weakest", when: "always", n: 1 }] }],
} as unknown as Box as never);

const civilization = (seat: number, more: object = {}): CivilizationView =>
  ({
    seat,
    strength: 1,
    resigned: false,
    discontent: 0,
    civil_actions: { available: 0, lent: 0, total: 4 },
    economy: { unused_workers: 0 },
    forecast: { uprising: false, hunger: 0, corrupted: 0, discards: 0 },
    technologies: [{ card: "agriculture", workers: 2, tokens: 0 }, { card: "irrigation", workers: 1, tokens: 3 }, { card: "warriors", workers: 1, tokens: 0 }],
    ...{ wonder: null, wonders: [], specials: [], colonies: [], wars: [], ruins: [], government: "despotism", leader: null, tactic: null },
    ...more,
  }) as unknown as CivilizationView;

const offer = (value: Action, price: Record<string, number> = {}): Offer => ({ notation: JSON.stringify(value), verb: value.do, value, price, touches: [] }) as unknown as Offer;

describe("what can be done where", () => {
  const own = civilization(0, { wonder: { card: "pyramids", stages: [3, 2, 1], built: 1 } });
  const offers = [offer({ do: "upgrade", card: "agriculture", onto: "irrigation" }), offer({ do: "build", card: "irrigation" }), offer({ do: "stage", n: 2 }), offer({ do: "end" })];

  it("is found at both ends of an upgrade", () => {
    expect(offersAt(offers, "tech:agriculture", own)).toHaveLength(1);
    expect(offersAt(offers, "tech:irrigation", own)).toHaveLength(2);
  });

  it("is found at the wonder in work, and nowhere for the end of the turn", () => {
    expect(placesOf({ do: "stage", n: 2 }, own)).toEqual(["wonder:pyramids"]);
    expect(placesOf({ do: "end" }, own)).toEqual([]);
  });

  it("is done at once only if it can be undone", () => expect(offers.map(atOnce)).toEqual([true, true, true, false]));

  it("lies on a sheet unless it is about things on the table", () => expect(["politics", "actions", "auction", "discards", ""].map(hasSheet)).toEqual([false, false, true, true, false]));
});

it("technologies lie in stacks by kind, the newest on top", () => {
  expect(stacksOf(civilization(0), cards).map(({ family, technologies }) => [family, technologies.map(({ card }) => card)])).toEqual([["farm", ["irrigation", "agriculture"]], ["infantry", ["warriors"]]]);
});

describe("the others", () => {
  const view = { civilizations: [civilization(0, { strength: 4 }), civilization(1, { strength: 9 }), civilization(2, { strength: 12, resigned: true }), civilization(3, { strength: 6 })], pacts: [] } as unknown as View;
  const own = view.civilizations[0] as CivilizationView;
  it("go on clockwise", () => expect(rivalsOf(view, view.civilizations[1] as CivilizationView).map(({ seat }) => seat)).toEqual([2, 3, 0]));
  it("are ranked without who has resigned", () => expect([0, 1, 3].map((seat) => rankOf(view, seat, (one) => one.strength))).toEqual([3, 1, 2]));
  it("threaten by the strongest", () => expect(threatOf(view, own)).toEqual({ seat: 1, by: 5 }));
  it("do not threaten who is strongest", () => expect(threatOf(view, view.civilizations[1] as CivilizationView)).toBeUndefined());
  it("are bound by pacts and wars that lie in play", () => {
    const told = { ui: (id: string) => id, named: (id: string) => id, nameOf: String };
    const pacts = { ...view, pacts: [{ card: "peace_treaty", owner: 3, partner: 0, side: "a" }] } as View;
    expect(inPlayOf(own, pacts, told).map(({ id, thing, other }) => [id, thing, other])).toEqual([["despotism", undefined, undefined], ["peace_treaty", "pact:3", 3]]);
  });
});

describe("the end of the turn", () => {
  it("wastes nothing when nothing can be done", () => expect(warningsOf(civilization(0), [offer({ do: "end" })])).toEqual([]));

  it("tells what would be lost", () => {
    const own = civilization(0, { civil_actions: { available: 2, lent: 1, total: 4 }, economy: { unused_workers: 2 }, discontent: 1, forecast: { uprising: false, hunger: 8, corrupted: 2, discards: 1 } });
    const offers = [offer({ do: "build", card: "warriors" }, { military_actions: 1 }), offer({ do: "take", place: 1 }, { civil_actions: 1 })];
    expect(warningsOf(own, offers)).toEqual([
      { what: "hunger", n: 8 },
      { what: "corruption", n: 2 },
      { what: "discards", n: 1 },
      { what: "unused-civil", n: 3 },
      { what: "unused-workers", n: 1 },
    ]);
  });
});

it("banks have zones of equal numbers", () => {
  expect(zonesOf([6, 4, 4, 2, 0], 6)).toEqual([{ from: 1, to: 2, value: 4 }, { from: 3, to: 3, value: 2 }, { from: 4, to: 6, value: 0 }]);
});

it("an event shows whom it hits", () => {
  const signs = glyphsOf(cards.get("barbarians") as Card).map((glyph) => ("icon" in glyph ? glyph.icon : glyph.text));
  expect(signs).toEqual(["strength", "▼", "−1", "population"]);
});

it("long words may be broken between syllables, short ones stay whole", () => {
  expect(hyphenated("Кавалеристы").split("\u00ad").length).toBeGreaterThan(2);
  expect(hyphenated("Iron (II)")).toBe("Iron (II)");
  expect(hyphenated("Профессиональный").replaceAll("\u00ad", "")).toBe("Профессиональный");
});

describe("technologies in little room", () => {
  const worked = (card: string, workers = 1) => ({ card, workers, tokens: 0 });
  const stack = (...technologies: ReturnType<typeof worked>[]) => [{ family: "farm" as const, technologies }];
  it("grow smaller", () => expect([170, 169, 132, 131].map((room) => tileSize(stack(worked("a"), worked("b")), room))).toEqual(["full", "plain", "plain", "dense"]));
  it("are folded where nobody works, in high stacks only", () => {
    const [high] = stack(worked("a"), worked("b"), worked("c", 0));
    expect(high?.technologies.map((one) => isFolded(high, one))).toEqual([false, false, true]);
    expect(tileSize(stack(worked("a"), worked("b"), worked("c", 0)), 192)).toBe("full");
  });
});

describe("what has moved since my last turn", () => {
  const seen = (id: string, turn: number, culture_points: number): CivilizationView => {
    const rival = civilization(1, { culture_points });
    lookAgain({ table: { id }, seat: 0, view: { turn, civilizations: [civilization(0), rival] } } as never);
    return rival;
  };

  it("is counted from the end of my turn", () => {
    seen("a", 0, 10);
    seen("a", 1, 12);
    expect(movedSince(seen("a", 0, 19))["culture_points"]).toBe(7);
  });

  it("is nothing at another table", () => {
    seen("a", 1, 67);
    expect(movedSince(seen("b", 0, 10))["culture_points"]).toBe(0);
  });
});
