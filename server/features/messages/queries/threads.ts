/** Reads of one person's own threads, messages and ends. A row that does not open comes with its blanks (docs/sync.md, "On the server" 10). */
import { z } from "zod";
import { bodyVersion } from "#domain/message/message.ts";
import { threadFieldsSchema } from "#domain/message/message-fields.ts";
import type { Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import { type RowOwner, readStoredRow, readStoredRows } from "#server/features/sync/queries/stored-row.ts";
import { column } from "#server/row-shape.ts";

export type Reader = Pick<Transaction, "rows">;

const instant = z.string().nullable();
const threadSchema = z.object({
  ...threadFieldsSchema.shape,
  is_open: z.boolean(),
  peer_name: z.string().nullable(),
  peer_handle: z.string().nullable(),
  has_left: z.boolean(),
  seen_until: instant,
});
const messageSchema = z.object({
  thread_id: z.string(),
  body: z.object({ v: z.literal(bodyVersion), body: z.string() }).nullable(),
  is_mine: z.boolean(),
  sent_at: instant,
  edited_at: instant,
});
export type StoredThread = z.infer<typeof threadSchema>;
export type StoredMessage = z.infer<typeof messageSchema>;

export const threadOf = (row: Row): StoredThread => threadSchema.parse(row);
export const messageOf = (row: Row): StoredMessage => messageSchema.parse(row);

/** Null for one that is missing, in the trash, or only a tombstone. */
export async function readThread(tx: Reader, owner: RowOwner, id: string): Promise<StoredThread | null> {
  const stored = await readStoredRow(tx, owner, "threads", id);
  return stored && !stored.isDeleted && !stored.isPurged ? threadOf(stored.row) : null;
}

export async function countMessages(tx: Reader, personId: string, threadId: string): Promise<number> {
  const [found] = await tx.rows({
    name: "messages-of-thread",
    text: "select count(*)::int as count from messages where user_id = $1 and thread_id = $2",
    values: [personId, threadId],
    row: { count: column.int4 },
  });
  return found?.count ?? 0;
}

/** When the newest message that had come by `until` was sent, so that its sender finds it among their own. */
export async function readSeen(
  tx: Reader,
  owner: RowOwner,
  threadId: string,
  until: string,
): Promise<string | null> {
  const [newest] = await readStoredRows(tx, owner, "messages", {
    where: `t.id = (select m.id from messages m where m.user_id = $1 and m.thread_id = $2
      and m.created_at <= $3 and m.purged_at is null order by m.created_at desc limit 1)`,
    values: [threadId, until],
  });
  return newest ? messageOf(newest.row).sent_at : null;
}

/** The id of the first message of this thread that came from the other; null where there is none any more. */
export async function readHeard(tx: Reader, owner: RowOwner, threadId: string): Promise<string | null> {
  // A conversation has one message of each before anybody can write a second.
  const oldest = await readStoredRows(tx, owner, "messages", {
    where: `t.id in (select m.id from messages m where m.user_id = $1 and m.thread_id = $2
      and m.purged_at is null order by m.created_at limit 3)`,
    values: [threadId],
  });
  return oldest.find(({ row }) => messageOf(row).is_mine === false)?.row.id ?? null;
}

const endRow = {
  thread_id: column.uuid,
  peer_id: column.uuid.orNull,
  is_bound: column.bool,
  answer: column.text.oneOf(["none", "accepted", "ignored"] as const),
  is_blocked: column.bool,
};

export async function readEnd(tx: Reader, personId: string, threadId: string) {
  const [end] = await tx.rows({
    name: "thread-end",
    text: `select thread_id, peer_id, is_bound, answer, is_blocked from thread_ends
      where user_id = $1 and thread_id = $2`,
    values: [personId, threadId],
    row: endRow,
  });
  return end ?? null;
}

/** Every thread that this person has or had with `peerId`: those that can be written to first, the newest first. */
export async function readEndsWith(tx: Reader, personId: string, peerId: string) {
  return tx.rows({
    name: "ends-with",
    text: `select e.thread_id, e.peer_id, e.is_bound, e.answer, e.is_blocked,
        coalesce(t.deleted_at is null and t.purged_at is null, false) as is_living
      from thread_ends e left join threads t on t.user_id = e.user_id and t.id = e.thread_id
      where e.user_id = $1 and e.peer_id = $2
      order by t.id is not null and t.deleted_at is null desc, e.answer = 'accepted' desc, e.made_at desc`,
    values: [personId, peerId],
    row: { ...endRow, is_living: column.bool },
  });
}

/** What others are shown of whoever the transaction runs as, and whether anything may reach or leave them. Null: there is no such person. */
export async function readMessagingState(tx: Reader) {
  const [state] = await tx.rows({
    name: "messaging-state",
    text: "select * from messaging_state()",
    row: {
      first_name: column.text.orNull,
      handle: column.text.orNull,
      messages_are_on: column.bool.orNull,
      discoverable: column.bool.orNull,
      messages_from: column.text.orNull,
      read_receipts: column.bool.orNull,
      is_away: column.bool.orNull,
    },
  });
  return state && state.messages_are_on !== null ? state : null;
}
export type MessagingState = NonNullable<Awaited<ReturnType<typeof readMessagingState>>>;

/** Who is reached by an address and wants to be; null says nothing else. */
export async function findAddressee(
  tx: Reader,
  {
    kind,
    value,
    digests,
  }: { readonly kind: string; readonly value: string; readonly digests: readonly Buffer[] },
): Promise<string | null> {
  const [found] = await tx.rows({
    name: "find-addressee",
    text: "select find_addressee($1, $2, $3) as person",
    values: [kind, value, digests],
    row: { person: column.uuid.orNull },
  });
  return found?.person ?? null;
}
