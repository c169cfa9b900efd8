/** A row as its owner sees it over HTTP: as devices get it, with the letters to a later day left closed. */
import { z } from "zod";
import { mediaKinds } from "#domain/media/media.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import { blankFields, syncedTables } from "#domain/sync/synced-tables.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type Row, rowSchema, type SyncedTableName } from "#domain/wire/sync.ts";
import { idSchema } from "#domain/wire/wire.ts";

type Named = Exclude<SyncedTableName, "profiles">;

/** Fields that the server writes. */
const served: Readonly<Partial<Record<Named, z.ZodRawShape>>> = {
  relationships: { media: z.array(z.string()) },
  media: {
    kind: z.enum(mediaKinds),
    width: z.int(),
    height: z.int(),
    duration: z.number().nullable(),
    bytes: z.int(),
    blur: z.string(),
  },
  conflicts: {
    table: z.string(),
    row_id: idSchema,
    field: z.string(),
    value: z.json(),
    base_value: z.json(),
    device_id: idSchema,
    at: z.string(),
    op_id: idSchema,
  },
};

/** The columns of a table, in the order of CSV. */
export const rowColumnsOf = (table: Named): z.ZodObject =>
  z.object({
    id: idSchema,
    user_id: idSchema,
    ...syncedTables[table].fields.shape,
    ...served[table],
    ...rowSchema.omit({ id: true }).shape,
  });

export function rowSchemaOf(table: Named): z.ZodObject {
  return rowColumnsOf(table).extend({
    /** Private fields that cannot be opened; they are empty in the row. */
    unreadable: z.array(z.string()).optional(),
    /** A letter to a later day: what it says is left out until then. */
    ...(table === "moments" ? { sealed: z.literal(true).optional() } : {}),
  });
}
/** The selected columns only. */
export const listSchemaOf = (table: Named) => z.array(rowSchemaOf(table).partial());

/** The day on which a moment opens; null for every other row. */
export const sealDayOf = (table: SyncedTableName, { sealed_until }: Row): string | null =>
  table === "moments" && typeof sealed_until === "string" ? sealed_until : null;

export const isClosed = (table: SyncedTableName, row: Row, today: CalendarDay): boolean =>
  isSealed({ sealed_until: sealDayOf(table, row) }, today);

/** What is on the outside of a letter. */
const outside = ["id", "user_id", "relationship_id", "occurred_on", "sealed_until"];

/** @param today the day where the person lives; null where no row of the list has a day to wait for */
export function presentRow(table: Named, row: Row, today: CalendarDay | null): Row {
  const blanks = blankFields(table);
  const { id, rev, created_at, updated_at, deleted_at } = row;
  if (today === null || !isClosed(table, row, today)) return { ...blanks, ...row };
  const shown = Object.fromEntries(outside.map((name) => [name, row[name]]));
  return { ...blanks, ...shown, id, rev, created_at, updated_at, deleted_at, sealed: true };
}

export function selectColumns(row: Row, names: readonly string[]): Readonly<Record<string, unknown>> {
  const marks = ["unreadable", "sealed"].filter((name) => row[name] !== undefined);
  return Object.fromEntries([...names, ...marks].map((name) => [name, row[name]]));
}
