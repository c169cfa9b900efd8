/** References between rows, and which rows depend on which. */
import { traitOf } from "#domain/wire/field-traits.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import { tableTraits } from "./table-traits.ts";

type RowRef = { readonly table: SyncedTableName; readonly id: string };
type Values = Readonly<Record<string, unknown>>;

/** The rows that a row, or an edit with these fields, refers to: it is deleted with each of them. */
export function parentRows(table: SyncedTableName, fields: Values): readonly RowRef[] {
  return Object.entries(traitOf(tableTraits[table], "parent")).flatMap(([field, parent]) => {
    const id = fields[field];
    return typeof id === "string" ? [{ table: parent, id }] : [];
  });
}
