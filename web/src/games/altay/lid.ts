import type { Lid } from "../contract.ts";

export const lid: Lid = { place: 3, motif: "brown", emblem: "mountain", tone: "#8a5a34" };
