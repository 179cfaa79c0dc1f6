import { sketches, type Drawn } from "../../kit/drawn.ts";
import { pictures } from "./pictures.ts";

/** The colour of each kind of card. */
export const COLOURS: Readonly<Record<string, string>> = {
  ...{ farm: "brown", mine: "brown", lab: "grey", temple: "grey", library: "grey", theater: "grey", arena: "grey" },
  ...{ infantry: "red", cavalry: "red", artillery: "red", air_force: "red", government: "orange" },
  ...{ special_law: "blue", special_warfare: "blue", special_exploration: "blue", special_construction: "blue" },
  ...{ wonder: "purple", leader: "green", action: "yellow", tactic: "red", bonus: "grey", territory: "green" },
  ...{ aggression: "red", war: "red", pact: "blue", event: "purple" },
};

export const drawn: Drawn = { sketches: sketches(pictures), colours: COLOURS };
