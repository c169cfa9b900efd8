/** An erasure that follows from another one, queued in the same transaction. */
import { v7 } from "uuid";
import { ownerOf } from "#app/lib/journal-names.ts";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";

/** Nothing in a journal without an account: it has no server to tell. */
export async function queueErasure(
  database: JournalDatabase,
  table: SyncedTableName,
  id: string,
  baseRev: number,
): Promise<void> {
  const personId = ownerOf(database.dexie.name);
  const deviceId = (await database.meta.get("deviceId"))?.value;
  if (personId === null || typeof deviceId !== "string") return;
  const op = {
    opId: v7(),
    deviceId,
    personId,
    table,
    id,
    baseRev,
    kind: "erase",
    fields: {},
    at: new Date().toISOString(),
  } as const;
  await database.outbox.add({ op, sent: false });
}
