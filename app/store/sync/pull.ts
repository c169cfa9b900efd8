/** Applies changes from the server: a page of changes and its new `since` in one transaction (docs/sync.md, device rule 7). */
import { z } from "zod";
import { traceStep } from "#app/lib/trace.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { everyTable } from "#app/store/write/wipe.ts";
import { wireVersion } from "#domain/wire/wire-version.ts";
import { type BatchSize, pullBatchSize } from "./batch-size.ts";
import { readLastIncarnation, storeIncarnation } from "./incarnations.ts";
import { noteWire } from "./newer-version.ts";
import { beginResync, updateOrphanedRows } from "./resync.ts";
import { takePage } from "./take-page.ts";
import { type Failure, noAnswer, type Transport } from "./transport.ts";

/** "more": there are changes after this page. */
export async function pullPage(
  journal: Journal,
  transport: Transport,
  pace: BatchSize = pullBatchSize(),
): Promise<"more" | "last" | Failure> {
  const since = await beginAt(journal);
  const began = performance.now();
  const heard = await readLastIncarnation(journal.database);
  const reply = await transport.pull({ since, bytes: pace.bytes(), incarnation: heard?.incarnation });
  if (!reply.ok) {
    pace.failed(reply.status);
    traceStep("pull not answered", { since, status: reply.status });
    return reply;
  }
  pace.answered(performance.now() - began);
  const { changes, rev, more, resync, unread, wire } = reply.value;
  const { incarnation = null, lineage = [] } = reply.value;
  noteWire(wire);
  // A page without progress would be requested again at once, for ever.
  if (more && rev === since) return noAnswer;
  const { database } = journal;
  await database.dexie.transaction("rw", everyTable(database), async () => {
    if ((await readSince(journal)) !== since) return;
    traceStep("pulled", { since, rev, changes: changes.length, more, resync, unread });
    for (const { table, row } of changes)
      traceStep("pulled row", { row: `${table}/${row.id}`, rev: row.rev });
    if (resync) await beginResync(database, lineage);
    await takePage(database, changes);
    await updateOrphanedRows(database, changes, !more);
    if (incarnation) await storeIncarnation(database, { incarnation, rev });
    await database.meta.put({ key: "since", value: rev });
    if (unread > 0) await noteUnread(journal, since);
  });
  return more ? "more" : "last";
}

/** Changes that this build cannot parse are skipped: the first newer build that runs here pulls again from before them. */
async function noteUnread({ database }: Journal, since: number): Promise<void> {
  if (!(await readUnread(database))) {
    await database.meta.put({ key: "unread", value: { since, wire: wireVersion } });
  }
}

async function beginAt(journal: Journal): Promise<number> {
  const { database } = journal;
  const left = await readUnread(database);
  if (!left || left.wire >= wireVersion) return readSince(journal);
  return database.dexie.transaction("rw", database.meta, async () => {
    const since = Math.min(await readSince(journal), left.since);
    await database.meta.put({ key: "since", value: since });
    await database.meta.delete("unread");
    return since;
  });
}

async function readUnread({ meta }: JournalDatabase): Promise<z.infer<typeof unreadSchema> | null> {
  return unreadSchema.safeParse((await meta.get("unread"))?.value).data ?? null;
}

const unreadSchema = z.object({ since: z.number(), wire: z.number() });

async function readSince({ database }: Journal): Promise<number> {
  const kept = (await database.meta.get("since"))?.value;
  return typeof kept === "number" ? kept : 0;
}
