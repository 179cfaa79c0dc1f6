import { describe, expect, it } from "vitest";
import { beside } from "./anchor.ts";

const room = { width: 390, height: 844 };
const own = { width: 340, height: 150 };

describe("the guide's bubble", () => {
  it("stands above what lies low and beneath what lies high", () => {
    expect(beside({ left: 100, top: 700, width: 80, height: 100 }, own, room).top).toBeLessThan(700 - 150);
    expect(beside({ left: 100, top: 60, width: 80, height: 40 }, own, room).top).toBeGreaterThan(100);
  });

  it("never leaves the screen", () => {
    for (const spot of [undefined, { left: 0, top: 0, width: 390, height: 844 }, { left: 380, top: 400, width: 10, height: 10 }]) {
      const { left, top } = beside(spot, own, room);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(left + own.width).toBeLessThanOrEqual(room.width - 8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(top + own.height).toBeLessThanOrEqual(room.height - 8);
    }
  });
});
