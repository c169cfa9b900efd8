/** How each synced table is stored: which columns are sealed, JSON or instants, and which holds the owner. */
import {
  defaultOf,
  isPrivateField,
  type StoredAs,
  type SyncedTable,
  storedAs,
  syncedTables,
} from "#domain/sync/synced-tables.ts";
import { type SyncedTableName, syncedTableNames } from "#domain/wire/sync.ts";

export type ColumnKind = StoredAs | "sealed";
export type SyncedColumns = {
  readonly table: SyncedTableName;
  /** The column that holds the owner's id; a profile's is its own `id`. */
  readonly owner: "user_id" | "id";
  /** Every synced field besides `id`, `user_id`, `rev` and the dates of record. */
  readonly kinds: ReadonlyMap<string, ColumnKind>;
  /** The fields of kind "sealed", in their order. */
  readonly sealed: readonly string[];
  /** The value of a field that was never written; also what a null sealed column opens to. */
  readonly defaults: Readonly<Record<string, unknown>>;
};

function describe(table: SyncedTableName): SyncedColumns {
  const { fields, serverFields }: SyncedTable = syncedTables[table];
  const kindOf = (field: string): ColumnKind =>
    isPrivateField(table, field) ? "sealed" : storedAs(table, field);
  const names = [...Object.keys(fields.shape), ...Object.keys(serverFields)];
  return {
    table,
    owner: table === "profiles" ? "id" : "user_id",
    kinds: new Map(names.map((field) => [field, kindOf(field)])),
    sealed: names.filter((field) => kindOf(field) === "sealed"),
    defaults: Object.fromEntries(names.map((field) => [field, defaultOf(fields.shape[field])])),
  };
}

const described = new Map(syncedTableNames.map((table) => [table, describe(table)]));

export function columnsOf(table: SyncedTableName): SyncedColumns {
  return described.get(table) ?? describe(table);
}
