import type { Journal } from "#app/store/db/journal.ts";
import { unlessFull } from "#app/store/db/storage-space.ts";
import { commitInside, decideCreate, writingTables } from "#app/store/write/commit-row.ts";
import type { Refusal } from "#app/store/write/write-row.ts";
import type { Address } from "#domain/message/address.ts";
import { bodyVersion } from "#domain/message/message.ts";

export type Begun = { readonly ok: true; readonly id: string } | Refusal;

/** Loaded through threads.ts. The two rows are written together: a thread without its first message is one that nobody hears of. */
export async function beginThread(journal: Journal, to: Address, text: string): Promise<Begun> {
  const { database, views, newId, now } = journal;
  const [id, messageId] = [newId(), newId()];
  const thread = decideCreate(journal, "threads", id, { to });
  const fields = { thread_id: id, body: { v: bodyVersion, body: text } };
  const message = decideCreate(journal, "messages", messageId, fields);
  for (const decide of [thread, message]) {
    const decided = decide(undefined, now().toISOString());
    if ("reason" in decided) return { ok: false, ...decided };
  }
  const tables = [database.rows("threads"), database.rows("messages"), ...writingTables(database)];
  return unlessFull(async () => {
    const begun = await database.dexie.transaction("rw", tables, async (): Promise<Begun> => {
      const kept = await commitInside(journal, "threads", id, thread);
      const first = await commitInside(journal, "messages", messageId, message);
      return kept.ok ? (first.ok ? { ok: true, id } : first) : kept;
    });
    await Promise.all([views.threads.settled(), views.messages.settled()]);
    return begun;
  });
}
