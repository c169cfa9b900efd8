/** Groups of fields that belong together: they are written, merged and resolved together (docs/sync.md). */
import type { TableTraits } from "#domain/wire/field-traits.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import { tableTraits } from "./table-traits.ts";

/** The group of this field, itself included. */
export function groupOf(table: SyncedTableName, field: string): readonly string[] {
  const traits: TableTraits = tableTraits[table];
  const group = traits[field]?.group;
  return group === undefined ? [field] : Object.keys(traits).filter((one) => traits[one]?.group === group);
}
