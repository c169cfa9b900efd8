import type { Row, SyncedTableName } from "#domain/wire/sync.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import { fieldsOf, type RowColumns, recordOf } from "../rows/row-columns.ts";
import { columnsOf } from "../rows/synced-columns.ts";
import { earlierColumns } from "./earlier-columns.ts";
import { openCells } from "./sealed-cells.ts";

type Owner = { readonly personId: string; readonly key: DataKey };
type EarlierRow = {
  readonly row: Row;
  /** Fields whose cell cannot be opened; `row` has their blanks. */
  readonly unreadable: readonly string[];
};

/** The wire form of a row that is still stored in the columns of before, or of a profile to which nothing was written yet. */
export function openEarlierRow(
  { personId, key }: Owner,
  table: SyncedTableName,
  stored: RowColumns,
): EarlierRow {
  const columns = columnsOf(table);
  const earlier = earlierColumns[table];
  const clear = fieldsOf(stored, [...columns.clear, ...earlier.clear]);
  const cells = fieldsOf(stored, earlier.cells);
  const { values, unreadable } = openCells(
    { table, personId, rowId: stored.id, key },
    Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, bytesOf(cell)])),
    bytesOf(stored.seals),
  );
  const row = { ...columns.blanks, ...clear, ...values, ...recordOf(table, stored) };
  const at =
    table === "conflicts" && typeof row.at === "string" ? { at: new Date(row.at).toISOString() } : {};
  return { row: { ...row, ...at }, unreadable };
}

/** A `bytea` in `to_jsonb` is hexadecimal after `\x`. */
const bytesOf = (value: unknown) => (typeof value === "string" ? Buffer.from(value.slice(2), "hex") : null);
