/** What a person may write of their own threads and messages, and what the other side is to hear of (docs/decisions/048-messages.md). */
import { z } from "zod";
import { canEdit, canWrite, threadState } from "#domain/message/message-rules.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import type { Row } from "#domain/wire/sync.ts";
import type { Refusal } from "#server/features/sync/mutations/sync-op.ts";
import type { TableRules } from "#server/features/sync/mutations/table-rules.ts";
import { countMessage } from "./mutations/count-message.ts";
import { noteDelivery } from "./mutations/deliveries.ts";
import { answerEnd, makeEnd } from "./mutations/thread-ends.ts";
import {
  countMessages,
  messageOf,
  type Reader,
  readMessagingState,
  readThread,
  type StoredThread,
  threadOf,
} from "./queries/threads.ts";

const readUntil = z.string().nullable();

const latest = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one;

/** An edit that is newer has the later mark, whatever the clock does: the other side tells by it which of two to keep. */
function after(earlier: string | null, at: string): string {
  return earlier === null || earlier < at ? at : new Date(Date.parse(earlier) + 1).toISOString();
}

/** What is let through: a request that is deleted unanswered, and one's own that is deleted unanswered, is put aside. */
function answerOf(row: Row): StoredThread["answer"] {
  const thread = threadOf(row);
  const state = threadState({ ...thread, is_blocked: false });
  if (row.deleted_at !== null && state !== "open") return "ignored";
  return thread.to === null ? thread.answer : "accepted";
}

/** Nobody writes whom no answer can reach. */
async function refuseWhenOff(tx: Reader): Promise<Refusal | null> {
  const own = await readMessagingState(tx);
  return own?.messages_are_on ? null : { code: "thread_closed", details: { reason: "off" } };
}

export const threadRules: TableRules = {
  check({ before, fields }) {
    if (before)
      return isSameValue(before.to, fields.to) ? [] : [{ field: "to", code: "protected_field" as const }];
    // A thread without an address is made by the server, for a message that came.
    return fields.to === null ? [{ field: "to", code: "required" as const }] : [];
  },

  async admit(tx, { before, isPurged }, { personId, now }) {
    if (isPurged) return { code: "gone", details: {} };
    if (before) return null;
    return (await refuseWhenOff(tx)) ?? countMessage(tx, personId, "request", now);
  },

  async complete(_tx, { before, fields, changed }, { now }) {
    if (!changed.includes("read_until")) return {};
    // What was seen once stays seen, whichever device says so last.
    const written = readUntil.parse(fields.read_until);
    const said = written !== null && written > now.toISOString() ? now.toISOString() : written;
    return { read_until: latest(before ? threadOf(before).read_until : null, said) };
  },

  async follow(tx, { before, after }, { personId, now }) {
    const thread = threadOf(after);
    if (!before) {
      const end = {
        threadId: after.id,
        peerId: null,
        answer: "accepted",
        isBlocked: thread.is_blocked,
      } as const;
      return makeEnd(tx, personId, end, now);
    }
    const earlier = threadOf(before);
    await answerEnd(tx, personId, {
      threadId: after.id,
      answer: answerOf(after),
      isBlocked: thread.is_blocked,
    });
    // Whoever accepted and blocked in one breath, and lets them in again, has accepted: the answer did not leave while it was blocked.
    const opens = thread.to === null && threadState(earlier) !== "open";
    if ((opens || earlier.read_until !== thread.read_until) && threadState(thread) === "open")
      await noteDelivery(tx, personId, { rowId: after.id, kind: "thread", threadId: after.id }, now);
  },
};

export const messageRules: TableRules = {
  check({ before, fields, changed }) {
    if (!before) return fields.body === null ? [{ field: "body", code: "required" as const }] : [];
    if (before.thread_id !== fields.thread_id)
      return [{ field: "thread_id", code: "protected_field" as const }];
    const isOthers = before.is_mine !== true && changed.includes("body");
    return isOthers ? [{ field: "body", code: "protected_field" as const }] : [];
  },

  async admit(tx, { before, isPurged, fields, changed }, context) {
    const { personId, now } = context;
    if (isPurged) return { code: "gone", details: {} };
    if (before) {
      if (!changed.includes("body") || fields.body === null) return null;
      if (!canEdit(messageOf(before), now.getTime())) return { code: "too_late", details: {} };
      // It goes to the other side as a message does.
      return countMessage(tx, personId, "message", now);
    }
    const threadId = String(fields.thread_id);
    const thread = await readThread(tx, context, threadId);
    if (!thread) return { code: "thread_closed", details: { reason: "missing" } };
    const state = threadState(thread);
    const own = state === "waiting" ? await countMessages(tx, personId, threadId) : 0;
    if (!canWrite(thread, own)) return { code: "thread_closed", details: { reason: state } };
    return (await refuseWhenOff(tx)) ?? countMessage(tx, personId, "message", now);
  },

  async complete(_tx, { before, fields, changed }, { now }): Promise<Readonly<Record<string, unknown>>> {
    const at = now.toISOString();
    if (!before) return { is_mine: true, sent_at: at, edited_at: null };
    if (!changed.includes("body") || fields.body === null) return {};
    return { edited_at: after(messageOf(before).edited_at, at) };
  },

  async follow(tx, { before, after }, { personId, now }) {
    const message = messageOf(after);
    if (!message.is_mine || (before && isSameValue(before.body, after.body))) return;
    const { thread_id: threadId } = message;
    await noteDelivery(tx, personId, { rowId: after.id, kind: "message", threadId }, now);
  },
};
