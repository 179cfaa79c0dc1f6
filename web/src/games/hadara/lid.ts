import type { Lid } from "../contract.ts";

export const lid: Lid = { place: 1, motif: "green", emblem: "leader", tone: "#55703a" };
