import { requireJournal } from "#app/store/db/journal.ts";
import type { StorageFull } from "#app/store/db/storage-space.ts";
import { discardRefused } from "#app/store/waiting/refused-ops.ts";
import type { Address } from "#domain/message/address.ts";
import type { Message } from "#domain/message/message.ts";
import { threadFieldsSchema } from "#domain/message/message-fields.ts";
import { withdrawMessage } from "./withdraw-message.ts";

/** What it said and to whom, so that it can be written anew; null where the thread is gone already. */
export type Discarded =
  | { readonly ok: true; readonly request: { readonly to: Address; readonly text: string } | null }
  | StorageFull;

/**
 * Loaded through messages.ts. Of a thread that was refused nothing has left: it and its first message are as if they had not been written.
 * @param opId of the refused op that was to begin the thread
 */
export async function discardRequest({ id, thread_id, body }: Message, opId: string): Promise<Discarded> {
  const journal = requireJournal();
  const thread = await journal.database.rows("threads").get(thread_id);
  const withdrawn = await withdrawMessage(journal, id);
  const discarded = withdrawn.ok ? await discardRefused(opId) : withdrawn;
  if (!discarded.ok) return discarded;
  const to = threadFieldsSchema.shape.to.safeParse(thread?.to).data;
  return { ok: true, request: to ? { to, text: body?.body ?? "" } : null };
}
