import type { Summary } from "../contract.ts";

export const summary: Summary = {
  steps: [
    ["wheel", "wheel"],
    ["income", "income"],
    ["colony", "colony"],
    ["statue", "statue"],
    ["second", "discard"],
    ["feed", "food"],
  ],
  points: [
    ["cards", "family-blue"],
    ["silver", "medal-silver"],
    ["gold", "medal-gold"],
    ["coins", "coin"],
  ],
  terms: [
    "coin", "point", "income", "strength", "culture", "food", "tile", "medal-silver", "medal-gold", "set", "colony", "statue", "family-yellow",
    "family-red", "family-blue", "family-green", "family-purple", "leader",
  ],
  words: ["epoch", "wheel", "plunder", "annex", "medal"],
};
