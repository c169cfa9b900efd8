/** From the database's JSON to the row that travels: sealed fields opened. */
import type { Row } from "#domain/sync.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import { openField } from "./seal-fields.ts";
import type { SyncedColumns } from "./synced-columns.ts";

/** A row as `rowJson` gives it. A tombstone has none of the table's fields. */
export function openRow(columns: SyncedColumns, personId: string, key: DataKey, row: Row): Row {
  const place = { personId, rowId: row.id, key };
  const opened: Record<string, unknown> = {};
  for (const [field, kind] of columns.kinds) {
    if (kind === "sealed" && Object.hasOwn(row, field)) {
      opened[field] = openField(columns, place, field, row[field]);
    }
  }
  return { ...row, ...opened };
}
