/** Finding one's way in a game's box. */
import type { Box, Component } from "../api/types.ts";

/** Something that is made from a box once and kept as long as the box: an index, a shelf. */
export function ofBox<Made>(make: (box: Box) => Made): (box: Box) => Made {
  const made = new WeakMap<Box, Made>();
  return (box) => {
    let known = made.get(box);
    if (known === undefined) made.set(box, (known = make(box)));
    return known;
  };
}

/** The components of one kind by their ids, in the order of the box. */
export const shelf = <One extends { id: string }>(box: Box, kind: string): ReadonlyMap<string, One> =>
  new Map(((box[kind] ?? []) as unknown as One[]).map((one) => [one.id, one]));

/** Every component by its id, whatever kind it is. */
export const indexOf = ofBox(
  (box): ReadonlyMap<string, Component> =>
    new Map(Object.values(box).flatMap((kind) => kind.flatMap((one): [string, Component][] => (one.id === undefined ? [] : [[one.id, one]])))),
);
