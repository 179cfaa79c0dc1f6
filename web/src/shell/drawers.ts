import type { IconName } from "../kit/icons/index.ts";

/** What can be opened beside the board, with the key that opens it. */
export const drawers = [
  { name: "log", icon: "log", key: "l" },
  { name: "score", icon: "score", key: "s" },
  { name: "review", icon: "review", key: "v" },
  { name: "rules", icon: "rules", key: "r" },
  { name: "chat", icon: "chat", key: "c" },
  { name: "notes", icon: "note", key: "n" },
  { name: "settings", icon: "settings", key: "o" },
] as const satisfies { name: string; icon: IconName; key: string }[];

/** A game is looked over when it is over. */
export const drawersOf = (over: boolean): readonly (typeof drawers)[number][] => drawers.filter((one) => over || one.name !== "review");

export type DrawerName = (typeof drawers)[number]["name"];
