import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { jsonFields, writableFields } from "#app/store/db/journal-rows.ts";
import type { Row } from "#domain/wire/sync.ts";
import type { Intent } from "./queue-op.ts";

/**
 * Stores the fields of an edit in a journal without an account. Inside a transaction over `versions`; `before` is the row it was made on,
 * stored first when it has no versions yet.
 */
export async function keepVersion(
  { versions }: JournalDatabase,
  { table, id, kind, fields, at }: Intent,
  before: Row,
): Promise<void> {
  if (table !== "moments") return;
  const isFirst = (await versions.where("[table+id]").equals([table, id]).count()) === 0;
  if (isFirst && kind !== "put") {
    const known = jsonFields(writableFields(table, before));
    await versions.add({ table, id, kind: "put", fields: known, at: before.updated_at });
  }
  await versions.add({ table, id, kind, fields, at });
}

/** Of rows that have none yet. */
export async function keepNewVersions(
  { versions }: JournalDatabase,
  made: readonly { readonly intent: Intent }[],
): Promise<void> {
  const moments = made.filter(({ intent }) => intent.table === "moments");
  await versions.bulkAdd(
    moments.map(({ intent: { table, id, kind, fields, at } }) => ({ table, id, kind, fields, at })),
  );
}
