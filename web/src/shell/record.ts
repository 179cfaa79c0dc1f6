import { client } from "../api/client.ts";
import type { TableInfo } from "../api/types.ts";

/** Hand the record of a game to the player as a file. */
export async function saveRecord(table: TableInfo): Promise<void> {
  const record = await client.record(table.id);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
  link.download = `${table.game}-${table.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
