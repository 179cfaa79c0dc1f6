import type { Summary } from "../contract.ts";

export const summary: Summary = {
  steps: [
    ["play", "hand"],
    ["spend", "food"],
    ["attack", "attack"],
    ["settle", "settlement"],
    ["draw", "deck"],
  ],
  points: [
    ["achievements", "wonder"],
    ["regions", "territory"],
    ["cards", "deck"],
    ["captured", "captured"],
  ],
  terms: [
    "food", "wood", "metal", "stone", "culture", "raw", "any", "settlement", "captured", "marker", "attack", "shield", "point", "farmland",
    "forest", "mine", "mountain", "technology", "work", "war", "leader",
  ],
  words: ["market", "region", "wonder", "people", "difficulty"],
};
