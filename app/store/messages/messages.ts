/** Messages between people on this device: rows like any other, which leave by the outbox (docs/sync.md). */
import { useMemo } from "react";
import { requireJournal } from "#app/store/db/journal.ts";
import { derive, isAlive, useView } from "#app/store/db/use-view.ts";
import { createRow, deleteRow, patchRow, restoreRow, type Written } from "#app/store/write/write-row.ts";
import { bodyVersion, type Message } from "#domain/message/message.ts";
import { inOrder, isUnread } from "#domain/message/message-rules.ts";
import type { Discarded } from "./discard-request.ts";
import { useThreads } from "./threads.ts";
import type { Withdrawn } from "./withdraw-message.ts";

const byThread = derive<Message, ReadonlyMap<string, readonly Message[]>>((rows) =>
  Map.groupBy(inOrder([...rows.values()].filter(isAlive)), ({ thread_id }) => thread_id),
);

/** By their thread, the oldest first; undefined until read from the database. */
export function useMessages(): ReadonlyMap<string, readonly Message[]> | undefined {
  return byThread(useView("messages"));
}

/** How many messages of others wait to be seen, in all threads. */
export function useUnreadCount(): number {
  const threads = useThreads();
  const messages = useMessages();
  return useMemo(() => {
    const unread = (threads ?? []).map(
      (thread) => messages?.get(thread.id)?.filter((message) => isUnread(message, thread)).length ?? 0,
    );
    return unread.reduce((sum, count) => sum + count, 0);
  }, [threads, messages]);
}

const bodyOf = (text: string) => ({ v: bodyVersion, body: text });

/** @param draft key of the draft that is sent */
export function sendMessage(threadId: string, text: string, draft: string): Promise<Written<Message>> {
  return createRow(requireJournal(), "messages", { thread_id: threadId, body: bodyOf(text) }, { draft });
}

/** Within fifteen minutes; later the server refuses it. */
export function editMessage(id: string, text: string): Promise<Written<Message>> {
  return patchRow(requireJournal(), "messages", id, { body: bodyOf(text) });
}

/** For both, and for good. */
export function takeBackMessage(id: string): Promise<Written<Message>> {
  return patchRow(requireJournal(), "messages", id, { body: null });
}

/** Takes it out of the outbox, unless it may have left. */
export async function withdrawMessage(id: string): Promise<Withdrawn> {
  return (await import("./withdraw-message.ts")).withdrawMessage(requireJournal(), id);
}

/** Gives up a first message whose thread the server refused. */
export async function discardRequest(message: Message, opId: string): Promise<Discarded> {
  return (await import("./discard-request.ts")).discardRequest(message, opId);
}

/** From one's own devices only. */
export function deleteMessage(id: string): Promise<Written<Message>> {
  return deleteRow(requireJournal(), "messages", id);
}

export function undoDeleteMessage(id: string): Promise<Written<Message>> {
  return restoreRow(requireJournal(), "messages", id);
}
