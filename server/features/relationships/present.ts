/** A relationship as its owner sees it over HTTP: the synced row, or the selected columns. */
import { z } from "zod";
import { relationshipFieldsSchema } from "#domain/relationship/relationship-fields.ts";
import { type Row, rowSchema } from "#domain/wire/sync.ts";
import { idSchema } from "#domain/wire/wire.ts";

const columns = z.object({
  id: idSchema,
  user_id: idSchema,
  ...relationshipFieldsSchema.shape,
  media: z.array(z.string()),
  ...rowSchema.omit({ id: true }).shape,
});
export const relationshipSchema = columns.extend({
  /** Private fields that cannot be opened; they are empty in the row. */
  unreadable: z.array(z.string()).optional(),
});
/** The columns in the order of CSV. */
export const relationshipNames: readonly string[] = Object.keys(columns.shape);
/** The selected columns only. */
export const relationshipListSchema = z.array(relationshipSchema.partial());

export function selectColumns(row: Row, names: readonly string[]): Readonly<Record<string, unknown>> {
  const selected = Object.fromEntries(names.map((name) => [name, row[name]]));
  return row.unreadable === undefined ? selected : { ...selected, unreadable: row.unreadable };
}
