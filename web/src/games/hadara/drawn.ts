import { sketches, type Drawn } from "../../kit/drawn.ts";
import { lands, monuments } from "./drawings.ts";

export const drawn: Drawn = { sketches: { ...sketches(lands, 48, 30), ...sketches(monuments, 24, 32) }, colours: {} };
