/** How each synced table is stored: sealed as a whole, with some fields in clear columns besides. */
import { blankFields, syncedTables } from "#domain/sync/synced-tables.ts";
import { type SyncedTableName, syncedTableNames } from "#domain/wire/sync.ts";

export type SyncedColumns = {
  readonly table: SyncedTableName;
  /** The column that holds the owner's id; a profile's is its own `id`. */
  readonly owner: "user_id" | "id";
  /** Fields that have a column of their own, in clear. A profile's are only there; other tables' are in the sealed row too. */
  readonly clear: readonly string[];
  /** Fields that are in the sealed row alone. */
  readonly sealed: readonly string[];
  /** The value of a field that was never written. */
  readonly blanks: Readonly<Record<string, unknown>>;
};

function describe(table: SyncedTableName): SyncedColumns {
  const blanks = blankFields(table);
  const clear = Object.keys(syncedTables[table].clearFields);
  return {
    table,
    owner: table === "profiles" ? "id" : "user_id",
    clear,
    sealed: Object.keys(blanks).filter((field) => !clear.includes(field)),
    blanks,
  };
}

const described = new Map(syncedTableNames.map((table) => [table, describe(table)]));

export function columnsOf(table: SyncedTableName): SyncedColumns {
  return described.get(table) ?? describe(table);
}
