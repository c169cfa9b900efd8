/** Which conversations are shown where, and what of each. */
import type { Message, Thread } from "#domain/message/message.ts";
import { isUnread, sentAt, type ThreadState, threadState } from "#domain/message/message-rules.ts";

export type ListedThread = {
  readonly thread: Thread;
  readonly state: ThreadState;
  /** Null: nothing is left of it here. */
  readonly newest: Message | null;
  readonly unread: number;
  /** When something was said last. */
  readonly at: string;
};

export type ListedThreads = {
  /** Somebody wrote first, and waits. */
  readonly requests: readonly ListedThread[];
  readonly conversations: readonly ListedThread[];
  /** Requests that were ignored: they can still be accepted. */
  readonly putAway: readonly ListedThread[];
};

/** Each list with what was said last first. Who is blocked is in the settings. */
export function listThreads(
  threads: readonly Thread[],
  messages: ReadonlyMap<string, readonly Message[]>,
): ListedThreads {
  const listed = threads
    .map((thread) => describe(thread, messages.get(thread.id) ?? []))
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1));
  const by = Map.groupBy(listed, ({ state }) => state);
  return {
    requests: by.get("request") ?? [],
    conversations: listed.filter(({ state }) => state === "open" || state === "waiting" || state === "left"),
    putAway: by.get("ignored") ?? [],
  };
}

function describe(thread: Thread, messages: readonly Message[]): ListedThread {
  const newest = messages.at(-1) ?? null;
  return {
    thread,
    state: threadState(thread),
    newest,
    unread: messages.filter((message) => isUnread(message, thread)).length,
    at: newest ? sentAt(newest) : thread.created_at,
  };
}
