/** Finding one's way in a game's box. */
import type { Box, Component } from "../api/types.ts";

/** Something that is made from a box once and kept as long as the box: an index, a shelf. */
export function ofBox<Made, Own = Box>(make: (box: Own) => Made): (box: Box) => Made {
  const made = new WeakMap<Box, Made>();
  return (box) => {
    let known = made.get(box);
    if (known === undefined) made.set(box, (known = make(box as unknown as Own)));
    return known;
  };
}

/** Components by their ids, in the order of the box. */
export const byId = <One extends { id: string }>(shelf: readonly One[] | undefined): ReadonlyMap<string, One> =>
  new Map((shelf ?? []).map((one) => [one.id, one]));

/** Every component by its id, whatever kind it is. */
export const indexOf = ofBox(
  (box): ReadonlyMap<string, Component> =>
    new Map(Object.values(box).flatMap((kind) => kind.flatMap((one): [string, Component][] => (one.id === undefined ? [] : [[one.id, one]])))),
);

/** Whether a component has something to tell people: words of its own, or of a part of it. */
export const tells = (component: unknown): boolean =>
  typeof component === "object" && component !== null && ("words" in component || Object.values(component).some(tells));
