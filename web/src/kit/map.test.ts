import { expect, it } from "vitest";
import { around, arrow, copies, fitted, nearest, onward, seen, steady } from "./map.ts";

const whole = { x: 0, y: 0, width: 1000, height: 700 };

it("a frame goes around what is in play", () => {
  expect(around([[[10, 20], [50, 20]], [[30, 90]]], 5)).toEqual({ x: 5, y: 15, width: 50, height: 80 });
});

it("the whole map is in sight, whatever the place", () => {
  expect(fitted(whole, 500, 500)).toEqual({ x: 0, y: -150, width: 1000, height: 1000 });
  expect(fitted(whole, 1000, 350)).toEqual({ x: -500, y: 0, width: 2000, height: 700 });
  expect(fitted(whole, 0, 0)).toEqual(whole);
});

it("a glass never looks beyond the edge", () => {
  expect(seen(whole, 1, [900, 600])).toEqual(whole);
  expect(seen(whole, 2, [990, 10])).toEqual({ x: 500, y: 0, width: 500, height: 350 });
  expect(seen(whole, 4, [500, 350])).toEqual({ x: 375, y: 262.5, width: 250, height: 175 });
});

it("what is under the finger stays there", () => {
  const finger = [250, 175] as const;
  const centre = steady(whole, finger, 2);
  const after = seen(whole, 2, centre);
  expect((finger[0] - after.x) / after.width).toBeCloseTo(0.25);
  expect((finger[1] - after.y) / after.height).toBeCloseTo(0.25);
});

it("arrow keys walk to the nearest region in their direction", () => {
  const lands = [{ id: "a", at: [0, 0] }, { id: "b", at: [100, 0] }, { id: "c", at: [90, 80] }, { id: "d", at: [0, 60] }];
  const from = (id: string): (typeof lands)[number] => lands.find((land) => land.id === id) ?? { id: "", at: [] };
  expect(onward(from("a"), "ArrowRight", lands)?.id).toBe("b");
  expect(onward(from("a"), "ArrowDown", lands)?.id).toBe("d");
  expect(onward(from("c"), "ArrowUp", lands)?.id).toBe("b");
  expect([onward(from("a"), "ArrowLeft", lands), onward(from("a"), "x", lands)]).toEqual([undefined, undefined]);
});

it("an arrow leaves both ends free", () => {
  const { shaft, middle } = arrow([0, 0], [100, 0], 20, 10);
  expect(shaft).toMatch(/^M20\.0 0\.0Q/);
  expect(middle[0]).toBeCloseTo(50);
});

it("a round map has no edge to the left and right, and is drawn as often as it is seen", () => {
  const world = { x: 0, y: 0, width: 1600, height: 900 };
  const view = seen(world, 2, [1590, 450], true);
  expect(view.x).toBe(1190);
  expect(copies(world, view)).toEqual([0, 1600]);
  expect(copies(world, { x: 100, y: 0, width: 800, height: 450 })).toEqual([0]);
  expect(copies(world, { x: -200, y: 0, width: 2000, height: 900 })).toEqual([-1600, 0, 1600]);
  expect(nearest([20, 100], [1580, 120], 1600)).toEqual([1620, 100]);
});
