/** Empties the trash of a journal without an account: rows older than thirty days are purged when the journal is opened. */

import type { Journal } from "#app/store/db/journal.ts";
import { trashDays } from "#domain/journal/trash.ts";
import { addDays } from "#domain/time/calendar-day.ts";

/** Purges rows deleted before this instant (ISO 8601), with their versions; a relationship with its moments. */
export async function purgeDeleted({ database }: Journal, before: string): Promise<void> {
  const { dexie, versions, imported, uploads, files } = database;
  const names = ["relationships", "moments", "media", "conversations", "turns"] as const;
  const tables = names.map((name) => database.rows(name));
  await dexie.transaction("rw", [...tables, versions, imported, uploads, files], async () => {
    const gone = new Set<string>();
    for (const table of tables) {
      const rows = await table
        .filter((row) => {
          const owner = row.relationship_id ?? row.conversation_id;
          const isOwnerGone = typeof owner === "string" && gone.has(owner);
          return isOwnerGone || (row.deleted_at !== null && row.deleted_at < before);
        })
        .primaryKeys();
      for (const id of rows) gone.add(id);
      await table.bulkDelete(rows);
    }
    await versions.filter(({ id }) => gone.has(id)).delete();
    await imported.filter(({ id }) => gone.has(id)).delete();
    await uploads.bulkDelete([...gone]);
    const kept = await files.toCollection().primaryKeys();
    await files.bulkDelete(kept.filter(([id]) => gone.has(id)));
  });
}

export async function purgeOldTrash(journal: Journal): Promise<void> {
  if (journal.kind === "account") return;
  await purgeDeleted(journal, addDays(journal.now().toISOString().slice(0, 10), -trashDays));
}
