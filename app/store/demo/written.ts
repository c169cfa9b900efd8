/**
 * What a visitor of the demo wrote and takes along to a journal of their own: moments and relationships, without the photos. It waits in a
 * database of its own until the next journal is open and the person has answered; a sign-out and a week end the waiting.
 */
import { countDemoTabs } from "#app/lib/demo-traces.ts";
import { demoDatabase, writtenDatabase } from "#app/lib/journal-names.ts";
import { readLocal, removeLocal, writeLocal } from "#app/lib/local-storage.ts";
import { oneTabAtATime } from "#app/lib/put-away.ts";
import { createStore } from "#app/lib/store.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { describeDatabase, type IndexedDb } from "#app/store/db/journal-database.ts";
import { type FieldValues, writableFields } from "#app/store/db/journal-rows.ts";
import { type StorageFull, unlessFull } from "#app/store/db/storage-space.ts";
import { createRow, type Written } from "#app/store/write/write-row.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isOwn } from "./own-rows.ts";

const markKey = "tendre.demoWritten";
const week = 7 * 86_400_000;

type WrittenRows = { readonly relationships: readonly Relationship[]; readonly moments: readonly Moment[] };

/** Whether something waits; the mark keeps a start that has nothing from opening a database. */
export const waitsFromDemo = createStore(readLocal(markKey) !== null);

/** Follows the answer of another tab. @returns a function that stops it */
export function watchWritten(): () => void {
  const check = () => waitsFromDemo.set(readLocal(markKey) !== null);
  addEventListener("storage", check);
  return () => removeEventListener("storage", check);
}

/** Copies what is the visitor's own. A page about somebody who does not come along is about nobody in particular. */
export async function takeAlong(
  { database, now }: Pick<Journal, "database" | "now">,
  indexedDb?: IndexedDb,
): Promise<{ readonly ok: true; readonly count: number } | StorageFull> {
  const relationships = (await database.table("relationships").toArray()).filter(isOwn);
  const people = new Set(relationships.map(({ id }) => id));
  const moments = (await database.table("moments").toArray()).filter(isOwn).map((moment) => ({
    ...moment,
    relationship_id: people.has(moment.relationship_id ?? "") ? moment.relationship_id : null,
  }));
  const count = relationships.length + moments.length;
  if (count === 0) return { ok: true, count };
  const waiting = describeDatabase(writtenDatabase, indexedDb);
  try {
    return await unlessFull(async () => {
      const tables = [waiting.table("relationships"), waiting.table("moments")];
      await waiting.dexie.transaction("rw", tables, async () => {
        await waiting.table("relationships").bulkPut(relationships.map((one) => ({ ...one, media: [] })));
        await waiting.table("moments").bulkPut(moments);
      });
      writeLocal(markKey, now().toISOString());
      return { ok: true, count } as const;
    });
  } finally {
    waiting.dexie.close();
  }
}

/**
 * Before a sign-in in another tab puts the demo away: what a tab still shows was not left, and is asked about like what was. False when there
 * is no room for it, or it cannot be read.
 */
export async function takeOpenDemoAlong(): Promise<boolean> {
  if ((await countDemoTabs()) === 0) return true;
  const database = describeDatabase(demoDatabase);
  try {
    return (await takeAlong({ database, now: () => new Date() })).ok;
  } catch {
    return false;
  } finally {
    database.dexie.close();
    waitsFromDemo.set(readLocal(markKey) !== null);
  }
}

/** Null when nothing waits any more: answered in another tab, or too old. */
export async function readWritten(now: Date, indexedDb?: IndexedDb): Promise<WrittenRows | null> {
  const since = readLocal(markKey);
  if (since === null) return null;
  if (!(now.getTime() - Date.parse(since) < week)) {
    await discardWritten(indexedDb);
    return null;
  }
  const waiting = describeDatabase(writtenDatabase, indexedDb);
  try {
    const [relationships, moments] = await Promise.all([
      waiting.table("relationships").toArray(),
      waiting.table("moments").orderBy(":id").toArray(),
    ]);
    return relationships.length + moments.length === 0 ? null : { relationships, moments };
  } finally {
    waiting.dexie.close();
  }
}

/**
 * Writes all of it into the journal under its own ids, so that it arrives once however often it is asked. The first refusal ends it; what was
 * written before is skipped the next time.
 */
export function keepWritten(
  journal: Journal,
  indexedDb?: IndexedDb,
): Promise<{ readonly ok: true } | Extract<Written<never>, { ok: false }>> {
  return oneTabAtATime("tendre-demo-written", async () => {
    const rows = await readWritten(journal.now(), indexedDb);
    // Another tab has answered.
    if (!rows) {
      waitsFromDemo.set(false);
      return { ok: true } as const;
    }
    for (const row of rows.relationships) {
      const written = await writeOnce(journal, "relationships", row.id, { ...row });
      if (!written.ok) return written;
    }
    for (const row of rows.moments) {
      const written = await writeOnce(journal, "moments", row.id, { ...row });
      if (!written.ok) return written;
    }
    await discardWritten(indexedDb);
    return { ok: true } as const;
  });
}

async function writeOnce(
  journal: Journal,
  table: "relationships" | "moments",
  id: string,
  row: Relationship | Moment,
): Promise<{ readonly ok: true } | Extract<Written<never>, { ok: false }>> {
  if (await journal.database.rows(table).get(id)) return { ok: true };
  const fields: FieldValues = writableFields(table, { ...row });
  const written = await createRow(journal, table, fields, { id });
  return written.ok ? { ok: true } : written;
}

/** The empty database is deleted at the next sign-out (app/lib/put-away.ts). */
export async function discardWritten(indexedDb?: IndexedDb): Promise<void> {
  const waiting = describeDatabase(writtenDatabase, indexedDb);
  try {
    await Promise.all([waiting.table("relationships").clear(), waiting.table("moments").clear()]);
  } finally {
    waiting.dexie.close();
  }
  removeLocal(markKey);
  waitsFromDemo.set(false);
}
