/** What is allowed when, the same for button and server. */
import { editingTime, type Message, messageLimits, type Thread } from "./message.ts";

/**
 * - `waiting`: one wrote first, and there is no answer. There may never be one: nothing tells whether the address is anybody's.
 * - `request`: somebody wrote first, and it is one's turn. No receipt is sent, no link may be opened.
 * - `ignored`: put aside; nothing more arrives, and it can still be accepted.
 * - `open`: both write.
 * - `blocked`: by oneself. Whether the other blocked is nowhere.
 * - `left`: the other deleted their account.
 */
export type ThreadState = "waiting" | "request" | "ignored" | "open" | "blocked" | "left";

type StateFields = Pick<Thread, "to" | "answer" | "is_blocked" | "is_open" | "has_left">;

export function threadState({ to, answer, is_blocked, is_open, has_left }: StateFields): ThreadState {
  if (is_blocked) return "blocked";
  if (has_left) return "left";
  if (to !== null) return is_open ? "open" : "waiting";
  switch (answer) {
    case "none":
      return "request";
    case "ignored":
      return "ignored";
    case "accepted":
      return "open";
  }
}

/** Whether one more message may be written; `own` counts one's own messages in the thread, those taken back among them. */
export function canWrite(thread: StateFields, own: number): boolean {
  const state = threadState(thread);
  return state === "open" || (state === "waiting" && own < messageLimits.perRequest);
}

/** Links of somebody one has not let in stay text. */
export const canOpenLinks = (thread: StateFields): boolean => {
  const state = threadState(thread);
  return state === "open" || state === "left" || state === "waiting";
};

type Sent = Pick<Message, "is_mine" | "body" | "sent_at">;

/** @param now milliseconds; the server's clock decides, a device's only shows the button */
export function canEdit({ is_mine, body, sent_at }: Sent, now: number): boolean {
  return is_mine && body !== null && (sent_at === null || now - Date.parse(sent_at) < editingTime);
}

/** Taking back is for both, at any time; the other may have read it. */
export const canTakeBack = ({ is_mine, body }: Sent): boolean => is_mine && body !== null;

/** When a message counts as said: by the server's clock, or the device's while it has not left. */
export const sentAt = ({ sent_at, created_at }: Pick<Message, "sent_at" | "created_at">): string =>
  sent_at ?? created_at;

/** In the order in which they were sent; the id decides within a millisecond. */
export function inOrder<M extends Pick<Message, "id" | "sent_at" | "created_at">>(
  messages: Iterable<M>,
): M[] {
  return [...messages].toSorted(
    (one, other) => compare(sentAt(one), sentAt(other)) || compare(one.id, other.id),
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Whether the other's message has not been seen. What was taken back, and what one does not let in, is not counted. */
export function isUnread(
  message: Pick<Message, "is_mine" | "body" | "created_at" | "deleted_at">,
  thread: StateFields & Pick<Thread, "read_until">,
): boolean {
  const state = threadState(thread);
  if (state !== "open" && state !== "request" && state !== "waiting" && state !== "left") return false;
  if (message.is_mine || message.body === null || message.deleted_at !== null) return false;
  return thread.read_until === null || message.created_at > thread.read_until;
}

/** Whether the other has seen one's own message; false where either does not want receipts. */
export const isSeen = (
  { is_mine, sent_at }: Pick<Message, "is_mine" | "sent_at">,
  { seen_until }: Pick<Thread, "seen_until">,
): boolean => is_mine && sent_at !== null && seen_until !== null && sent_at <= seen_until;
