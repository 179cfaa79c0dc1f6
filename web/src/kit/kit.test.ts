import { describe, expect, it } from "vitest";
import { crestOf } from "./crest.ts";
import { engrave } from "./engrave.ts";
import { icons, iconOr, isGood, isIcon } from "./icons/index.ts";
import { seeded } from "./seeded.ts";

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
