import type { Lid } from "../contract.ts";

export const lid: Lid = { place: 2, motif: "purple", emblem: "technology", tone: "#6b4a7e" };
