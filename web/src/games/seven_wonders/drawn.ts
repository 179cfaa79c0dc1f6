import { sketches, type Drawn } from "../../kit/drawn.ts";
import { pictures } from "./pictures.ts";
import { sketchOf, wonders } from "./wonders.ts";

export const drawn: Drawn = {
  sketches: {
    ...sketches(pictures),
    ...Object.fromEntries(
      wonders.map((id) => {
        const { wash, bold, fine } = sketchOf(id);
        return [`wonder-${id}`, { d: bold, wash, fine, wide: 160, high: 100 }];
      }),
    ),
  },
  colours: {},
};
