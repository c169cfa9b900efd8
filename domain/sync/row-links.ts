/** References between rows, and which rows depend on which. A new one is registered here and nowhere else. */
import type { SyncedTableName } from "#domain/wire/sync.ts";

type Links = Readonly<Record<SyncedTableName, Readonly<Record<string, SyncedTableName>>>>;

/** Fields that refer to a parent row, and its table: a row is deleted with its parent. */
export const rowLinks: Links = {
  profiles: {},
  relationships: {},
  moments: { relationship_id: "relationships" },
  media: { relationship_id: "relationships", moment_id: "moments" },
  // `row_id` refers to a row of the table in `table`.
  conflicts: {},
  conversations: {},
  turns: { conversation_id: "conversations" },
  threads: {},
  messages: { thread_id: "threads" },
};

type RowRef = { readonly table: SyncedTableName; readonly id: string };
type Values = Readonly<Record<string, unknown>>;

/** The rows that a row, or an edit with these fields, refers to. */
export function parentRows(table: SyncedTableName, fields: Values): readonly RowRef[] {
  return Object.entries(rowLinks[table]).flatMap(([field, linked]) => {
    const id = fields[field];
    return typeof id === "string" ? [{ table: linked, id }] : [];
  });
}
