/** From the database's JSON to the row on the wire: sealed fields are opened, those that cannot be are listed. */
import type { Row } from "#domain/wire/sync.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import { openCells, type Seals } from "./sealed-cells.ts";
import type { SyncedColumns } from "./synced-columns.ts";

type OpenedRow = { readonly row: Row; readonly unreadable: readonly string[]; readonly seals: Seals };

/** A row as `rowJson` gives it. A tombstone has none of the table's fields. */
export function openStoredRow(
  columns: SyncedColumns,
  personId: string,
  key: DataKey,
  stored: Row,
): OpenedRow {
  const { seals: sealedSeals, ...row } = stored;
  const isWhole = columns.sealed.some((field) => Object.hasOwn(row, field));
  if (!isWhole) return { row, unreadable: [], seals: { kind: "unbound" } };
  const cells = columns.sealed.map((field) => textOf(row[field]));
  const { texts, unreadable, seals } = openCells(
    columns,
    { personId, rowId: row.id, key },
    cells,
    textOf(sealedSeals),
  );
  const opened = columns.sealed.map((field, at): [string, unknown] => [
    field,
    JSON.parse(texts[at] ?? "null"),
  ]);
  return {
    row: { ...row, ...Object.fromEntries(opened), ...(unreadable.length > 0 ? { unreadable } : {}) },
    unreadable,
    seals,
  };
}

/** The same when the row is only shown. */
export function openRow(columns: SyncedColumns, personId: string, key: DataKey, stored: Row): Row {
  return openStoredRow(columns, personId, key, stored).row;
}

const textOf = (cell: unknown) => (typeof cell === "string" ? cell : null);
