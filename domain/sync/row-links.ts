/** The links between rows, and what hangs on what by them. A new one is named here and nowhere else. */
import type { SyncedTableName } from "#domain/wire/sync.ts";

type Links = Readonly<Record<SyncedTableName, Readonly<Record<string, SyncedTableName>>>>;

/** Fields that name the row this one hangs on, and its table: what hangs on a row goes where it goes. */
export const rowLinks: Links = {
  profiles: {},
  relationships: {},
  moments: { relationship_id: "relationships" },
  media: { relationship_id: "relationships", moment_id: "moments" },
  // `row_id` names a row of the table in `table`.
  conflicts: {},
};

type RowRef = { readonly table: SyncedTableName; readonly id: string };
type Values = Readonly<Record<string, unknown>>;

/** The rows that a row, or an edit with these fields, hangs on itself. */
export function hangsOn(table: SyncedTableName, fields: Values): readonly RowRef[] {
  return Object.entries(rowLinks[table]).flatMap(([field, linked]) => {
    const id = fields[field];
    return typeof id === "string" ? [{ table: linked, id }] : [];
  });
}
