/** Groups of fields that belong together: they are written, merged and resolved together (docs/sync.md). */
import type { SyncedTableName } from "#domain/wire/sync.ts";

export const fieldGroups: Readonly<Record<SyncedTableName, readonly (readonly string[])[]>> = {
  profiles: [],
  relationships: [
    ["city", "city_place"],
    ["status", "start_date", "end_date", "periods"],
    ["veil", "veil_until"],
  ],
  moments: [["city", "city_place"]],
  media: [["relationship_id", "moment_id"]],
  conflicts: [],
  conversations: [],
  turns: [["question", "replies", "cited"]],
  threads: [],
  messages: [],
};

/** The group of this field, itself included. */
export function groupOf(table: SyncedTableName, field: string): readonly string[] {
  return fieldGroups[table].find((group) => group.includes(field)) ?? [field];
}
