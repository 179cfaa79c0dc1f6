import type { IconName } from "../kit/icons/index.ts";

/** What can be opened beside the board, with the key that opens it. */
export const drawers = [
  { name: "log", icon: "log", key: "l" },
  { name: "score", icon: "score", key: "s" },
  { name: "rules", icon: "rules", key: "r" },
  { name: "chat", icon: "chat", key: "c" },
  { name: "notes", icon: "note", key: "n" },
  { name: "settings", icon: "settings", key: "o" },
] as const satisfies { name: string; icon: IconName; key: string }[];

export type DrawerName = (typeof drawers)[number]["name"];
