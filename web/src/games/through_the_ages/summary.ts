import type { Summary } from "../contract.ts";

export const summary: Summary = {
  steps: [
    ["row", "deck"],
    ["politics", "event"],
    ["civil", "civil_actions"],
    ["military", "military_actions"],
    ["production", "food"],
  ],
  points: [
    ["culture", "culture"],
    ["events", "event"],
    ["strength", "strength"],
  ],
  terms: [
    "civil_actions", "military_actions", "culture", "point", "science", "strength", "happiness", "discontent", "food", "ore", "population",
    "yellow_token", "blue_token", "corruption", "consumption", "wonder", "leader", "government", "technology", "event", "territory",
  ],
  words: ["card_row", "tactic", "aggression", "war", "pact", "colony", "uprising", "age"],
};
