import type { Lid } from "../contract.ts";

export const lid: Lid = { place: 0, motif: "blue", emblem: "wonder", tone: "#2f5d7b" };
