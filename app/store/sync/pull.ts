/** Applies changes from the server: a page of changes and its new place in one transaction (docs/sync.md, device rules 7 and 16). */
import { isFirstPull } from "#app/lib/first-pull.ts";
import { traceStep } from "#app/lib/trace.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { loadPacks, packWrites } from "#app/store/db/packed-rows.ts";
import { everyTable } from "#app/store/write/wipe.ts";
import type { PullRead } from "#domain/sync/read-sync-answer.ts";
import { syncedTableNames } from "#domain/wire/sync.ts";
import { readLastIncarnation, storeIncarnation } from "./incarnations.ts";
import { noteWire } from "./newer-version.ts";
import type { PageSource } from "./page-source.ts";
import {
  awaitsRest,
  isSamePlace,
  noteUnread,
  type PullPlace,
  placeAfter,
  readPlace,
  returnToUnread,
  storePlace,
} from "./pull-place.ts";
import { beginResync, updateOrphanedRows } from "./resync.ts";
import { awaitsFirstMoments } from "./sync-state.ts";
import { expectRows, takePage } from "./take-page.ts";
import { type Failure, noAnswer, type PagePlace } from "./transport.ts";

/** "more": there are changes after this page. */
export async function pullPage(journal: Journal, pages: PageSource): Promise<"more" | "last" | Failure> {
  const { database } = journal;
  const [heard] = await Promise.all([readLastIncarnation(database), returnToUnread(database)]);
  const place = await readPlace(database);
  awaitsFirstMoments.set(awaitsRest(place));
  isFirstPull.set(place.walk !== null);
  const reply = await pages.ask(questionAt(place, heard?.incarnation));
  if (!reply.ok) {
    traceStep("pull not answered", { since: place.since, status: reply.status });
    isFirstPull.set(false);
    return reply;
  }
  noteWire(reply.value.wire);
  const next = placeAfter(place, reply.value);
  if (!next) return noAnswer;
  // The walk's own incarnation stays until its end, so that the pull after it is checked against that.
  if (!next.isLast && !reply.value.resync && (next.place.walk || !place.walk)) {
    pages.askAhead(questionAt(next.place, reply.value.incarnation ?? heard?.incarnation));
  }
  if (place.walk) await loadPacks();
  await takeReply(journal, place, next, reply.value);
  if (awaitsFirstMoments.get() && !awaitsRest(next.place)) {
    await journal.views.moments.settled();
    awaitsFirstMoments.set(false);
  }
  // What was held back while pages followed each other.
  if (next.isLast) {
    isFirstPull.set(false);
    await Promise.all(syncedTableNames.map((table) => journal.views[table].settled()));
  }
  return next.isLast ? "last" : "more";
}

function questionAt({ since, walk }: PullPlace, incarnation: string | undefined): PagePlace {
  const newest = walk?.left[0];
  return newest ? { since, newest } : { since, incarnation };
}

/** Unless another tab was here meanwhile. */
async function takeReply(
  { database, views }: Journal,
  place: PullPlace,
  next: { readonly place: PullPlace; readonly isLast: boolean },
  reply: PullRead,
): Promise<void> {
  try {
    await database.dexie.transaction("rw", everyTable(database), async () => {
      if (!isSamePlace(await readPlace(database), place)) return;
      trace(place, reply);
      const { changes, resync, unread } = reply;
      if (resync) await beginResync(database, reply.lineage ?? []);
      if (place.walk && !resync) packWrites();
      const taken = await takePage(database, changes);
      const [isResync] = await Promise.all([
        updateOrphanedRows(database, changes, next.isLast),
        storeHeard(database, place, next.place, reply),
        storePlace(database, next.place),
      ]);
      expectRows(views, isResync ? new Map() : taken);
      if (unread > 0) await noteUnread(database, place.since);
    });
  } catch (error) {
    expectRows(views, new Map());
    throw error;
  }
}

/**
 * The rev that this device means by its incarnation. A walk's is that of its first page: if the server's database is put back while it
 * goes on, the pull after it finds that out.
 */
async function storeHeard(
  database: JournalDatabase,
  { walk }: PullPlace,
  next: PullPlace,
  { incarnation, before = null, rev }: PullRead,
): Promise<void> {
  if (!incarnation) return;
  const isWalking = walk !== null && before !== null;
  if (!isWalking) await storeIncarnation(database, { incarnation, rev });
  else if (walk.since === null) {
    await storeIncarnation(database, { incarnation, rev: next.walk?.since ?? next.since });
  }
}

function trace({ since, walk }: PullPlace, { rev, changes, more, resync, unread }: PullRead): void {
  const before = walk?.left[0]?.before;
  traceStep("pulled", { since, before, rev, changes: changes.length, more, resync, unread });
  for (const { table, row } of changes) traceStep("pulled row", { row: `${table}/${row.id}`, rev: row.rev });
}
