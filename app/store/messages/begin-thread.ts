import type { Journal } from "#app/store/db/journal.ts";
import { unlessFull } from "#app/store/db/storage-space.ts";
import { commitInside, decideCreate, savedDraft, writingTables } from "#app/store/write/commit-row.ts";
import type { Refusal } from "#app/store/write/write-row.ts";
import type { Address } from "#domain/message/address.ts";
import { bodyVersion } from "#domain/message/message.ts";

export type Begun = { readonly ok: true; readonly id: string } | Refusal;

/** Loaded through threads.ts. The two rows are written together: a thread without its first message is one that nobody hears of. */
export async function beginThread(
  journal: Journal,
  to: Address,
  text: string,
  draft?: string,
): Promise<Begun> {
  const { database, views, newId, now } = journal;
  const [id, messageId] = [newId(), newId()];
  const thread = decideCreate(journal, "threads", id, { to });
  const fields = { thread_id: id, body: { v: bodyVersion, body: text } };
  const message = decideCreate(journal, "messages", messageId, fields);
  for (const decide of [thread, message]) {
    const decided = decide(undefined, now().toISOString());
    if ("reason" in decided) return { ok: false, ...decided };
  }
  const saved = await savedDraft(journal, draft);
  const own = [database.rows("threads"), database.rows("messages"), ...writingTables(database)];
  return unlessFull(async () => {
    const begun = await database.dexie.transaction(
      "rw",
      [...own, ...saved.tables],
      async (): Promise<Begun> => {
        const kept = await commitInside(journal, "threads", id, thread);
        const first = await commitInside(journal, "messages", messageId, message);
        if (!kept.ok) return kept;
        if (!first.ok) return first;
        await saved.drop();
        return { ok: true, id };
      },
    );
    await Promise.all([views.threads.settled(), views.messages.settled()]);
    return begun;
  });
}
