/** A row as its columns, from `to_jsonb`: for what is not in the sealed row, or cannot be read from it. */
import { z } from "zod";
import type { Row, SyncedTableName } from "#domain/wire/sync.ts";
import { idSchema } from "#domain/wire/wire.ts";

const instant = z.string().transform((text) => new Date(text).toISOString());
export const rowColumnsSchema = z.looseObject({
  id: idSchema,
  rev: z.int(),
  created_at: instant,
  updated_at: instant,
  deleted_at: instant.nullable(),
  current_period_end: instant.nullish(),
  sealed_rev: z.int().nullish(),
});
export type RowColumns = z.infer<typeof rowColumnsSchema>;

/** What every row on the wire begins with. */
export function recordOf(table: SyncedTableName, stored: RowColumns): Row {
  const { id, rev, created_at, updated_at, deleted_at, user_id } = stored;
  return { id, rev, created_at, updated_at, deleted_at, ...(table === "profiles" ? {} : { user_id }) };
}

/** All that is left of a purged row. */
export function tombstoneOf(stored: RowColumns, isErased: boolean): Row {
  const { id, rev, created_at, updated_at, deleted_at } = stored;
  return { id, rev, created_at, updated_at, deleted_at, ...(isErased ? { erased: true } : {}) };
}

/** The fields of `names` that these columns have. */
export function fieldsOf(stored: RowColumns, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(stored, name)).map((name) => [name, stored[name]]),
  );
}
