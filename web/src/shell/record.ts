import { client } from "../api/client.ts";
import type { Json, TableInfo } from "../api/types.ts";

/** Hand something to its owner as a file. */
export function saveAs(name: string, content: Json): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The record of a game. */
export const saveRecord = async (table: TableInfo): Promise<void> => saveAs(`${table.game}-${table.id}.json`, await client.record(table.id));
