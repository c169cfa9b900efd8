/** A relationship as its owner sees it over HTTP: the row of the sync, or the columns that were asked for. */
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
  /** Private fields that are kept and do not open; they are empty in the row. */
  unreadable: z.array(z.string()).optional(),
});
/** Its columns, in the order that CSV gives them. */
export const relationshipNames: readonly string[] = Object.keys(columns.shape);
/** With the columns that were selected. */
export const relationshipListSchema = z.array(relationshipSchema.partial());

export function selectColumns(row: Row, names: readonly string[]): Readonly<Record<string, unknown>> {
  const selected = Object.fromEntries(names.map((name) => [name, row[name]]));
  return row.unreadable === undefined ? selected : { ...selected, unreadable: row.unreadable };
}
