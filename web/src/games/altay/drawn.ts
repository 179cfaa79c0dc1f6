import { sketches, type Drawn } from "../../kit/drawn.ts";
import { pictures } from "./pictures.ts";
import type { RegionView } from "./view.d.ts";

/** The ground of the four terrains; the pattern and the glyph tell them apart without colour. */
export const GROUND: Readonly<Record<RegionView["terrain"], string>> = { farmland: "#dcc667", forest: "#86ab72", mine: "#c99a78", mountain: "#b4b4b6" };

export const drawn: Drawn = { sketches: sketches(pictures), colours: GROUND };
