import type { Lid } from "../contract.ts";

export const lid: Lid = { place: 4, motif: "blue", emblem: "map", tone: "#2f5f6e" };
