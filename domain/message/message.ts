/**
 * Messages between people. Each of the two has a copy of the thread and of its messages: rows of their own, synced and sealed like
 * everything else, under a key of messages (docs/decisions/048-messages.md). The types, and the names and limits that pages use without the
 * parser; what is written is checked by message-fields.ts, what is allowed when by message-rules.ts.
 */
import type { z } from "zod";
import type { messageFieldsSchema, threadFieldsSchema } from "./message-fields.ts";

/** Who may send a first message to somebody who can be found: anyone who has their address, or nobody new. */
export const messageSenders = ["anyone", "nobody"] as const;

/** What somebody did with a request: nothing yet, let it in, or put it aside. */
export const requestAnswers = ["none", "accepted", "ignored"] as const;
export type RequestAnswer = (typeof requestAnswers)[number];

export const messageLimits = {
  /** Messages of one person within a minute, and within a day. */
  perMinute: 20,
  perDay: 1_000,
  /** First messages to somebody new within a day. */
  requestsPerDay: 10,
  /** Messages of one request, until it is accepted. */
  perRequest: 1,
  /** Messages that a report may show. */
  reported: 20,
  /** Characters of a report's note. */
  reportNote: 1_000,
} as const;

/** Which of them a refusal is for (`details.of`): the messages of a minute or of a day, or the first messages of a day. */
export type MessageLimit = "minute" | "day" | "requests";

/** Milliseconds after it was sent during which its sender may edit a message. */
export const editingTime = 15 * 60_000;

/** The version of `body`. Another says that keys of the two people closed it: what it holds is then nobody's to read on the way. */
export const bodyVersion = 1;

type ThreadFields = z.infer<typeof threadFieldsSchema>;
type MessageFields = z.infer<typeof messageFieldsSchema>;

type RowRecord = {
  readonly id: string;
  readonly user_id: string;
  readonly rev: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
};

/** One's own copy of a conversation with one other person. */
export type Thread = ThreadFields &
  RowRecord & {
    /** Of a thread that one began: the other accepted, and both write freely. Until then exactly one message is allowed. */
    readonly is_open: boolean;
    /** The other's first name, as they have it in their profile. Null until they wrote or accepted, and once they left. */
    readonly peer_name: string | null;
    readonly peer_handle: string | null;
    /** The other deleted their account: "someone who left". Nothing more can be written; what is here stays. */
    readonly has_left: boolean;
    /** The `sent_at` of the newest message that the other has seen; null unless both want receipts. */
    readonly seen_until: string | null;
  };

/** One's own copy of a message. `created_at` is when it came to this side; the order of a thread is that of `sentAt`. */
export type Message = MessageFields &
  RowRecord & {
    readonly is_mine: boolean;
    /** When the server took it from its sender; null while it has not left the device. */
    readonly sent_at: string | null;
    /** When it was last edited; null if never. */
    readonly edited_at: string | null;
  };
