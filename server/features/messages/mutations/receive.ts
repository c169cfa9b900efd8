/**
 * What somebody wrote or answered, brought to the other end. Whether it is let through is judged here and nowhere before: under the
 * receiver's lock, after the sender has had their answer, so that nothing the sender sees depends on it (docs/decisions/048-messages.md).
 */
import { messageLimits } from "#domain/message/message.ts";
import { threadState } from "#domain/message/message-rules.ts";
import type { PersonId } from "#domain/wire/wire.ts";
import type { Transaction } from "#server/db/database.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { lockPerson } from "#server/features/sync/mutations/person-lock.ts";
import { readStoredRow } from "#server/features/sync/queries/stored-row.ts";
import type { Services } from "#server/services.ts";
import {
  countMessages,
  type MessagingState,
  messageOf,
  readEndsWith,
  readMessagingState,
  readThread,
  type StoredMessage,
  type StoredThread,
  threadOf,
} from "../queries/threads.ts";
import { makeEnd } from "./thread-ends.ts";
import { makeThread, type Receiver, writeMessage, writeThread } from "./write-copy.ts";

export type Packet = {
  readonly senderId: string;
  readonly receiverId: string;
  readonly sender: MessagingState;
  /** The message as it is now, of those that the sender wrote. */
  readonly message: ({ readonly id: string } & StoredMessage) | null;
  /** The sender accepted the request that this conversation began with. */
  readonly isAccepted: boolean;
  /** The first message of the receiver's in it: it tells by which of their threads, and so by which address, the sender was reached. */
  readonly heard: string | null;
  /** The `sent_at` of the newest message of the receiver's that the sender has seen. */
  readonly seenUntil: string | null;
};

type LivingThread = { readonly id: string } & StoredThread;

/** What stands on the receiver's side. */
type There = {
  readonly packet: Packet;
  readonly own: MessagingState;
  readonly ends: Awaited<ReturnType<typeof readEndsWith>>;
  /** Those of `ends` that can be written to, the newest first. */
  readonly living: readonly LivingThread[];
};

export async function receive(
  services: Pick<Services, "db" | "keys" | "clock">,
  packet: Packet,
): Promise<void> {
  const { db, keys, clock } = services;
  const personId = packet.receiverId as PersonId;
  await db.transact(mintOwnerScope(personId), async (tx) => {
    const known = await readMessagingState(tx);
    if (!known) return;
    const lock = await lockPerson(tx, personId);
    const own = await readMessagingState(tx);
    if (!own?.messages_are_on || own.is_away) return;
    const ends = await readEndsWith(tx, personId, packet.senderId);
    if (ends.some(({ is_blocked }) => is_blocked)) return;
    const owner = {
      personId,
      key: await keys.keyFor(tx, personId),
      messagesKey: await keys.keyFor(tx, personId, "messages"),
    };
    const receiver = { owner, lock, now: clock.now() };
    const living: LivingThread[] = [];
    for (const { thread_id: id, is_living } of ends) {
      const thread = is_living ? await readThread(tx, owner, id) : null;
      if (thread) living.push({ id, ...thread });
    }
    const there = { packet, own, ends, living };
    const taken = packet.message && (await receiveMessage(tx, receiver, there, packet.message));
    const accepted = packet.isAccepted ? await findHeard(tx, receiver, there) : null;
    await tellOfSender(tx, receiver, there, new Set([taken, accepted]));
    await lock.settle();
  });
}

/** @returns the thread that took it as a new message */
async function receiveMessage(
  tx: Transaction,
  receiver: Receiver,
  there: There,
  message: { readonly id: string } & StoredMessage,
): Promise<string | null> {
  const { body, sent_at, edited_at } = message;
  const copy = await readStoredRow(tx, receiver.owner, "messages", message.id);
  if (copy) {
    // Only what came from this person before changes: an id of another thread's, or of one's own message, is no way to it.
    const earlier = copy.isPurged ? null : messageOf(copy.row);
    const end = there.ends.find(({ thread_id }) => thread_id === earlier?.thread_id);
    if (earlier?.is_mine !== false || !end) return null;
    if (earlier.body === null || (body !== null && end.answer === "ignored")) return null;
    // A state that comes late, after a newer one, changes nothing.
    if (body !== null && (edited_at ?? "") <= (earlier.edited_at ?? "")) return null;
    await writeMessage(tx, receiver, message.id, copy, { body, edited_at });
    return null;
  }
  if (body === null) return null;
  const threadId = await threadFor(tx, receiver, there);
  if (threadId === null) return null;
  const fields = { thread_id: threadId, body, is_mine: false, sent_at, edited_at };
  await writeMessage(tx, receiver, message.id, null, fields);
  return threadId;
}

/** The thread that takes a new message of this sender; null where none may. */
async function threadFor(tx: Transaction, receiver: Receiver, there: There): Promise<string | null> {
  const { packet, own, ends, living } = there;
  const { owner, now } = receiver;
  const open = living.find((thread) => threadState(thread) === "open");
  if (open) return open.id;
  // Whoever wrote to them was waiting for this.
  const begun = await findHeard(tx, receiver, there);
  if (begun !== null) return begun;
  const request = living.find(({ to }) => to === null);
  if (request) {
    const isTaken = (await countMessages(tx, owner.personId, request.id)) >= messageLimits.perRequest;
    return request.answer === "ignored" || isTaken ? null : request.id;
  }
  const isKnown = ends.some(({ answer }) => answer === "accepted");
  // What was put aside stays so; somebody new must be wanted, still, when they arrive.
  if (!isKnown && (ends.length > 0 || !own.discoverable || own.messages_from !== "anyone")) return null;
  const answer = isKnown ? "accepted" : "none";
  const { first_name: peer_name, handle: peer_handle } = packet.sender;
  const threadId = await makeThread(tx, receiver, { answer, peer_name, peer_handle });
  await makeEnd(tx, owner.personId, { threadId, peerId: packet.senderId, answer }, now);
  return threadId;
}

/**
 * The thread of the receiver's own that the sender answers. Of several, by several addresses, it is the one by which the sender was reached:
 * an answer to one does not tell whose the others are.
 */
async function findHeard(
  tx: Transaction,
  { owner }: Receiver,
  { packet: { heard }, living }: There,
): Promise<string | null> {
  const begun = living.filter(({ to }) => to !== null);
  if (heard === null) return begun[0]?.id ?? null;
  const message = await readStoredRow(tx, owner, "messages", heard);
  if (!message || message.isPurged) return begun[0]?.id ?? null;
  const { is_mine, thread_id } = messageOf(message.row);
  return (is_mine && begun.find(({ id }) => id === thread_id)?.id) || null;
}

/** Their name is shown where they let the receiver in, and what they saw is told where both want it. */
async function tellOfSender(
  tx: Transaction,
  receiver: Receiver,
  { packet: { sender, seenUntil }, own, living }: There,
  answered: ReadonlySet<string | null>,
): Promise<void> {
  const isTold = sender.read_receipts === true && own.read_receipts === true;
  for (const { id } of living) {
    await writeThread(tx, receiver, id, (row) => {
      const thread = threadOf(row);
      const opens = thread.to !== null && answered.has(id);
      if (!opens && threadState(thread) !== "open") return null;
      const isNewer = isTold && seenUntil !== null && seenUntil > (thread.seen_until ?? "");
      return {
        ...(opens ? { is_open: true } : {}),
        peer_name: sender.first_name,
        peer_handle: sender.handle,
        ...(isNewer ? { seen_until: seenUntil } : {}),
      };
    });
  }
}
