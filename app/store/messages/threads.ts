/** Conversations with other people on this device: rows like any other (docs/sync.md). */
import { requireJournal } from "#app/store/db/journal.ts";
import { derive, isAlive, useView, useViewRow } from "#app/store/db/use-view.ts";
import { deleteRow, patchRow, restoreRow, type Written } from "#app/store/write/write-row.ts";
import type { Address } from "#domain/message/address.ts";
import type { RequestAnswer, Thread } from "#domain/message/message.ts";
import type { Begun } from "./begin-thread.ts";

const kept = derive<Thread, readonly Thread[]>((rows) => [...rows.values()].filter(isAlive));

/** Undefined until read from the database. */
export function useThreads(): readonly Thread[] | undefined {
  return kept(useView("threads"));
}

/** Null: it is not on this device, or was deleted. */
export function useThread(id: string): Thread | null | undefined {
  const thread = useViewRow("threads", id);
  return thread && !isAlive(thread) ? null : thread;
}

/** A first message to an address. Nothing tells whether anybody has it. `draft`: key of the draft that is sent. */
export async function beginThread(to: Address, text: string, draft?: string): Promise<Begun> {
  return (await import("./begin-thread.ts")).beginThread(requireJournal(), to, text, draft);
}

export function answerRequest(id: string, answer: RequestAnswer): Promise<Written<Thread>> {
  return patchRow(requireJournal(), "threads", id, { answer });
}

export function setBlocked(id: string, isBlocked: boolean): Promise<Written<Thread>> {
  return patchRow(requireJournal(), "threads", id, { is_blocked: isBlocked });
}

/** @param until the `created_at` of the newest message that the person has seen */
export function markRead(id: string, until: string): Promise<Written<Thread>> {
  return patchRow(requireJournal(), "threads", id, { read_until: until });
}

/** From one's own devices; the other keeps theirs. */
export function deleteThread(id: string): Promise<Written<Thread>> {
  return deleteRow(requireJournal(), "threads", id);
}

export function undoDeleteThread(id: string): Promise<Written<Thread>> {
  return restoreRow(requireJournal(), "threads", id);
}
