/** Takes what changed elsewhere: a page of changes and its new `since` in one transaction (docs/sync.md, device rule 7). */
import { syncedTableNames } from "#domain/sync.ts";
import type { Drained } from "./drain.ts";
import type { Journal } from "./journal.ts";
import { syncStatus } from "./sync-state.ts";
import type { Transport } from "./transport.ts";
import { everyTable, takeRow } from "./wipe.ts";

export async function pullAll(journal: Journal, transport: Transport): Promise<Drained> {
  for (;;) {
    const since = await readSince(journal);
    const reply = await transport.pull(since);
    if (!reply.ok) return reply.status === 401 ? "signed-out" : "later";
    const { changes, rev, more, resync } = reply.value;
    const { database } = journal;
    await database.dexie.transaction("rw", everyTable(database), async () => {
      if ((await readSince(journal)) !== since) return;
      if (resync) await forgetSynced(journal);
      for (const { table, row } of changes) await takeRow(database, table, row);
      await database.meta.put({ key: "since", value: rev });
    });
    if (!more) return "done";
    syncStatus.set("sending");
  }
}

async function readSince({ database }: Journal): Promise<number> {
  const kept = (await database.meta.get("since"))?.value;
  return typeof kept === "number" ? kept : 0;
}

/** A full, safe resync: everything the server knew goes and comes again; rows with ops of one's own stay. */
async function forgetSynced({ database }: Journal): Promise<void> {
  const own = new Set(
    [...(await database.outbox.toArray()), ...(await database.needsYou.toArray())].map(({ op }) => op.id),
  );
  for (const table of syncedTableNames) {
    const rows = database.rows(table);
    const ids = await rows.toCollection().primaryKeys();
    await rows.bulkDelete(ids.filter((id) => !own.has(id)));
  }
}
