import type { Summary } from "../contract.ts";

export const summary: Summary = {
  steps: [
    ["choose", "hand"],
    ["use", "city"],
    ["pay", "trade"],
    ["pass", "pass-left"],
    ["fight", "shield"],
  ],
  points: [
    ["military", "victory"],
    ["treasury", "coin"],
    ["wonder", "wonder"],
    ["science", "compass"],
    ["others", "family-purple"],
  ],
  terms: [
    "coin", "point", "shield", "wood", "stone", "clay", "ore", "glass", "cloth", "papyrus", "compass", "gear", "tablet", "chain", "victory",
    "defeat", "stage", "family-brown", "family-grey", "family-blue", "family-green", "family-yellow", "family-red", "family-purple", "city",
  ],
  words: ["age", "neighbour", "conflict", "guild", "hand"],
};
