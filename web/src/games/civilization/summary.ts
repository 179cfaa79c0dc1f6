import type { Summary } from "../contract.ts";

export const summary: Summary = {
  steps: [
    ["move", "army"],
    ["battle", "war"],
    ["trade", "trade"],
    ["production", "coin"],
    ["purchase", "technology"],
  ],
  points: [
    ["settlements", "settlement"],
    ["technologies", "technology"],
    ["wonders", "wonder"],
  ],
  terms: [
    "coin", "settler", "infantry", "cavalry", "artillery", "ship", "aircraft", "settlement", "technology", "wonder", "point", "wine", "horses", "iron",
    "gems", "spices", "oil", "coal", "rare_metals", "treasure", "tribe", "desert", "plague", "army", "city",
  ],
  words: ["era", "critical", "moment", "improvement", "marker"],
};
