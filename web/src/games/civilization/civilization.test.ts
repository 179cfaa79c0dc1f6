import { describe, expect, it } from "vitest";
import type { Entry, Offer } from "../../api/types.ts";
import { actionOf, battlesIn, boughtNow, boxOf, expectedCritical, facesOf, lastProduction, listPrice, movableKinds, movesOf, offersAt, offersFor, pieceIcon, placeOf, plusOf, reachOf, sinceMine, stacksOf, targetOf, wareOf } from "./model.ts";
import type { Decision } from "../contract.ts";
import { follower, isMarching, setOut, takeAll, takePiece, tap, waysFor } from "./picked.svelte.ts";
import { sheetFor } from "./sheets.svelte.ts";
import { itemIcon, markerIcon } from "./printed.ts";
import { treeOf } from "./tree.ts";
import type { Action, Box, PieceView, PlayerView, View } from "./view.d.ts";

const square = (x: number): number[][][] => [[[x, 0], [x + 10, 0], [x + 10, 10]]];
const region = (id: string, x: number, land: string[], seas: string[]): Box["regions"][number] =>
  ({ id, continent: "europe", land, seas, center: [x, 5], radius: 5, polygons: square(x) }) as never;
const figure = (id: string, era: string, category: string): Box["figures"][number] => ({ id, era, category, levels: [] }) as never;

const box = boxOf({
  regions: [region("gaul", 0, ["germania"], ["channel"]), region("germania", 20, ["gaul", "balkans"], []), region("balkans", 40, ["germania"], ["adriatic"])],
  seas: [
    { id: "channel", seas: ["adriatic"], center: [0, 30], radius: 5, polygons: square(0), holes: square(3) },
    { id: "adriatic", seas: ["channel"], center: [40, 30], radius: 5, polygons: square(40) },
  ],
  figures: [figure("swordsman", "ancient", "infantry"), figure("galley", "ancient", "fleet"), figure("fighter", "modern", "aircraft")],
  prices: [{ id: "standard", army: [5, 10, 15, 20], fleet: [10, 20, 30, 40], aircraft: 40, settler: [5, 10, 15, 20], village: [5, 10, 15, 20] }],
  sums: [{ id: "gold_5", gold: 5 }],
  ...{ markers: [], technologies: [{ id: "alphabet" }], wonders: [{ id: "oracle" }], improvements: [], city_cards: [], key_moments: [], trade_ranges: [] },
} as unknown as Box as never);

const offer = (value: Action): Offer => ({ notation: JSON.stringify(value), verb: value.do, value, touches: [] }) as unknown as Offer;
const seat = (n: number): { type: "seat"; seat: number } => ({ type: "seat", seat: n });

const OFFERS = [
  offer({ do: "move", piece: "swordsman", start: "gaul", end: "germania" }),
  offer({ do: "move", piece: "settler", start: "gaul", end: "germania" }),
  offer({ do: "explore", region: "gaul" }),
  offer({ do: "buy", piece: "swordsman", region: "gaul" }),
  offer({ do: "launch", piece: "galley", region: "gaul", sea: "channel" }),
  offer({ do: "bomb", region: "gaul" }),
  offer({ do: "attack", area: "balkans", player: seat(1) }),
  offer({ do: "done" }),
];
const verbs = (found: readonly Offer[]): string[] => found.map(({ verb }) => verb);

describe("what can be done where", () => {
  it("is found at the area it is done in", () => {
    expect(verbs(offersAt(OFFERS, "gaul"))).toEqual(["move", "move", "explore", "buy", "launch"]);
    expect(offersAt(OFFERS, "channel")).toEqual([]);
    expect(targetOf(actionOf(OFFERS[4] as Offer))).toBe("channel");
    expect(verbs(offersAt(OFFERS, "balkans"))).toEqual(["attack"]);
    expect(movableKinds(OFFERS, "gaul")).toEqual(["swordsman", "settler"]);
    expect(movesOf(OFFERS, "gaul", "settler")).toHaveLength(1);
  });

  it("is found at what is to be put somewhere", () => {
    expect(verbs(offersFor(OFFERS, "swordsman"))).toEqual(["buy"]);
    expect(verbs(offersFor(OFFERS, "bomb"))).toEqual(["bomb"]);
  });

  /** Every verb of the engine, and where the board has its place. */
  const PLACES: Record<Action["do"], "map" | "ware" | "dock" | "sheet"> = {
    ...{ settle: "map", move: "map", explore: "map", remove: "map", attack: "map", place: "map", berth: "map", buy: "map", launch: "map", found: "map", expand: "map", sell: "map" },
    ...{ bomb: "ware" },
    ...{ which: "dock", order: "dock", done: "dock", fight: "dock", spare: "dock", claim: "dock", hold: "dock", research: "dock", build: "dock", colonize: "dock", declare: "dock" },
    ...{ join: "sheet", pick: "sheet", support: "sheet", learn: "sheet", assign: "sheet", offer: "sheet", give: "sheet", cede: "sheet", ask: "sheet", demand: "sheet" },
    ...{ send: "sheet", scrap: "sheet", accept: "sheet", refuse: "sheet", counter: "sheet", withdraw: "sheet", exchange: "sheet", ready: "sheet" },
  };
  it.each(Object.entries(PLACES))("%s has its place: %s", (verb, place) => {
    const named = { do: verb, region: "r", area: "a", sea: "s", start: "st", piece: "p" } as unknown as Action;
    expect(placeOf(named) !== undefined).toBe(place === "map");
    if (place === "ware") expect(wareOf(named)).toBe(verb);
  });

  it("is asked on a sheet only where the map has no room for it", () => {
    expect(["trade", "pick", "join", "assign", "free-technology", "move", "buy"].map((kind) => sheetFor(kind))).toEqual(["trade", "battle", "battle", "mine", "technologies", undefined, undefined]);
  });
});

describe("pieces", () => {
  const piece = (owner: number, kind: string, count = 1, more: Partial<PieceView> = {}): PieceView => ({ owner, area: "gaul", kind, name: kind, count, ...more });

  it("stand in one stack for each owner, those aboard counted", () => {
    const aboard = [{ kind: "settler", name: "settler" }, { kind: "swordsman", name: "swordsman" }];
    const [mine, theirs] = stacksOf([piece(0, "settler"), piece(0, "swordsman", 2), piece(1, "galley", 1, { aboard })]);
    expect([mine?.count, mine?.kinds.map(({ kind }) => kind)]).toEqual([3, ["swordsman", "settler"]]);
    expect([theirs?.owner, theirs?.count]).toEqual([1, 3]);
  });

  it("reach as far as their steps: by land, by sea, by air", () => {
    expect([...reachOf({ kind: "settler", points: 2 }, "gaul", box)].sort()).toEqual(["balkans", "germania"]);
    expect([...reachOf({ kind: "galley", points: 1 }, "channel", box)]).toEqual(["adriatic"]);
    expect(reachOf({ kind: "fighter", points: 3 }, "gaul", box).size).toBe(4);
    expect(reachOf({ kind: "swordsman", points: 0 }, "gaul", box).size).toBe(0);
  });

  it("are drawn by their kind and sold by the list of the era", () => {
    expect([pieceIcon("settler", box), pieceIcon("galley", box), pieceIcon("swordsman", box)]).toEqual(["settler", "ship", "infantry"]);
    const view = { rules: "standard", era: "medieval" } as View;
    expect([listPrice(view, box, "swordsman"), listPrice(view, box, "galley"), listPrice(view, box, "settler"), listPrice(view, box, "found")]).toEqual([5, 10, 10, 10]);
  });

  it("and everything else that is traded has a sign", () => {
    expect([["gold_5"], ["gaul"], ["oracle"], ["alphabet"], ["ancient"], ["wine"]].map((item) => itemIcon(item, box))).toEqual(["coin", "settlement", "wonder", "technology", "technology", "wine"]);
    expect([markerIcon("no_event"), markerIcon("plague"), markerIcon("oil"), markerIcon("mountains")]).toEqual(["blank", "plague", "oil", "mountain"]);
  });
});

const told = (n: number, kind: string, player: number, facts: Entry["facts"] = {}): Entry => ({ n, kind, player, facts, known: true, step: 0, heading: "", text: { id: kind } as never });

describe("what was told", () => {
  const round = { rival: seat(1), unit: "swordsman", other: "galley", own: 9, theirs: 7, own_dice: 53, rival_dice: 6, superiority: 1, rival_defence: 1, aircraft: 0, rival_aircraft: 1 };
  const journal = [
    told(0, "income", 0, { n: 11 }),
    told(1, "moved", 0),
    told(2, "battle", 0, { area: "gaul", rival: seat(1) }),
    told(3, "round", 0, round),
    told(4, "battle-won", 0, { rival: seat(1) }),
    told(5, "captured", 0, { region: "gaul", size: 2 }),
    told(6, "critical", 1, { n: 7, resource: "iron" }),
    told(7, "income", 0, { n: 14 }),
    told(8, "income", 1, { n: 10 }),
    told(9, "bought", 0, { n: 5 }),
    told(10, "bought", 1, { n: 5 }),
  ];

  it("is a battle with its rounds, the dice and the reason of each plus", () => {
    const [battle] = battlesIn(journal);
    expect([battle?.area, battle?.attacker, battle?.defender, battle?.winner, battle?.captured]).toEqual(["gaul", 0, 1, 0, true]);
    const [own, theirs] = battle?.rounds[0]?.sides ?? [];
    expect([own?.dice, own?.plus, own?.total]).toEqual([[5, 3], [{ reason: "superiority", n: 1 }], 9]);
    expect([theirs?.seat, theirs?.dice, theirs?.plus, theirs?.aircraft]).toEqual([1, [6], [{ reason: "defence", n: 1 }], true]);
    expect(facesOf(0)).toEqual([]);
  });

  it("is what others did since one's own last deed, and what was bought since production", () => {
    expect(sinceMine(journal, 0).map(({ n }) => n)).toEqual([10]);
    expect(sinceMine(journal, 2)).toHaveLength(journal.length);
    expect(boughtNow(journal, 0).map(({ n }) => n)).toEqual([9]);
  });

  it("is the last production", () => {
    const last = lastProduction(journal);
    expect([last?.roll, last?.resource, last?.gold.get(0)]).toEqual([7, "iron", 14]);
    expect(lastProduction([])).toBeUndefined();
  });
});

it("what a unit adds is told with its reasons", () => {
  const force = { owner: 0, unit: "swordsman", name: "swordsman", count: 1, attacks: true, dice: 1, science: 2, beats: ["catapult"] };
  expect(plusOf(force, "catapult", 3)).toEqual([{ reason: "superiority", n: 3 }, { reason: "science", n: 2 }]);
  expect(plusOf(force, undefined, 3)).toEqual([{ reason: "science", n: 2 }]);
});

it("a critical resource is worth its chance", () => {
  const view = { critical_chances: { iron: 18, wine: 18 } } as unknown as View;
  expect(expectedCritical(view, { critical_bonus: { iron: 10 } } as unknown as PlayerView)).toBe(5);
  expect(actionOf(OFFERS[0] as Offer).do).toBe("move");
});

describe("the tree of technologies", () => {
  const node = (id: string, era: string, ...requires: string[]): { id: string; era: string; requires: string[] } => ({ id, era, requires });
  const nodes = [node("wheel", "ancient"), node("pottery", "ancient"), node("riding", "ancient", "wheel"), node("chivalry", "medieval", "riding", "pottery"), node("steam", "gunpowder", "chivalry")];
  const tree = treeOf(nodes);
  const spot = (id: string): { column: number; row: number } => tree.spots.get(id) ?? { column: -1, row: -1 };

  it("grows from left to right, era after era", () => {
    expect(["wheel", "pottery", "riding", "chivalry", "steam"].map((id) => spot(id).column)).toEqual([0, 0, 1, 2, 3]);
    expect(tree.eras.map(({ era, from, to }) => [era, from, to])).toEqual([["ancient", 0, 1], ["medieval", 2, 2], ["gunpowder", 3, 3]]);
    expect(tree.lines).toHaveLength(4);
  });

  it("lays no card onto another", () => {
    expect(Math.abs(spot("wheel").row - spot("pottery").row)).toBeGreaterThanOrEqual(1);
    expect(Math.min(...nodes.map(({ id }) => spot(id).row))).toBe(0);
    expect(tree.rows).toBe(2);
  });
});

describe("a whole stack", () => {
  const decision = { offers: OFFERS, chosen: null, choose: () => undefined, confirm: async () => true, play: async () => true } as unknown as Decision;

  it("follows the first of it, until something is asked or nobody is left", () => {
    tap(decision, "gaul");
    takeAll(decision);
    expect(waysFor(OFFERS).map(({ notation }) => notation)).toEqual([OFFERS[0]?.notation]);
    setOut(OFFERS[0]);
    expect(follower(OFFERS.slice(1), "move")).toBe(OFFERS[1]);
    expect(follower(OFFERS.slice(2), "move")).toBeUndefined();
    expect(isMarching()).toBe(false);
    setOut(OFFERS[0]);
    expect(follower(OFFERS, "react")).toBeUndefined();
  });

  it("is not meant by whoever takes one piece", () => {
    takePiece(decision, "settler");
    setOut(OFFERS[1]);
    expect([isMarching(), waysFor(OFFERS)]).toEqual([false, [OFFERS[1]]]);
  });
});
