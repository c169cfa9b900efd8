/**
 * Brings what a person wrote to the other ends. What is brought is the row as it is now, so that a delivery may be cut off, come twice, on
 * two instances, or after a newer one: each brings the other's copy to the same state. One lock at a time: the receiver's.
 */
import { v7 as newId } from "uuid";
import { threadState } from "#domain/message/message-rules.ts";
import { everyPhoneDigest } from "#server/crypto/phone-digest.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { lockPerson } from "#server/features/sync/mutations/person-lock.ts";
import { readStoredRow } from "#server/features/sync/queries/stored-row.ts";
import type { Services } from "#server/services.ts";
import { type Delivery, readDeliveries } from "../queries/deliveries.ts";
import {
  findAddressee,
  messageOf,
  readEnd,
  readEndsWith,
  readHeard,
  readMessagingState,
  readSeen,
  type StoredThread,
  threadOf,
} from "../queries/threads.ts";
import { dropDeliveries, endDelivery, postponeDelivery } from "./deliveries.ts";
import { joinRequest } from "./join-request.ts";
import { type Packet, receive } from "./receive.ts";
import { bindEnd, liftDeletedBlocks } from "./thread-ends.ts";

type DeliveryServices = Pick<Services, "db" | "keys" | "clock" | "masters" | "log">;

/** Everything that is due of one person. One delivery that fails does not hold up the others, and is tried again later. */
export async function deliverFrom(services: DeliveryServices, scope: OwnerScope): Promise<void> {
  const { db, clock, log } = services;
  const { personId } = scope;
  const due = await db.transact(scope, async (tx) => {
    const sender = await readMessagingState(tx);
    if (sender && !sender.is_away) return readDeliveries(tx, personId, clock.now());
    await dropDeliveries(tx, personId);
    return [];
  });
  if (due.length === 0) return;
  for (const delivery of due) {
    try {
      const packet = await pack(services, scope, delivery);
      if (packet) await receive(services, packet);
      await db.transact(scope, (tx) => endDelivery(tx, personId, delivery));
    } catch (error) {
      log.error({ kind: error instanceof Error ? error.name : "unknown" }, "a message was not delivered yet");
      await db.transact(scope, (tx) => postponeDelivery(tx, personId, delivery, clock.now()));
    }
  }
  // What was written meanwhile. A delivery either ended or is due later.
  await deliverFrom(services, scope);
}

/** Null when it leads to nobody: nothing tells that from a message that arrived. */
async function pack(
  services: DeliveryServices,
  scope: OwnerScope,
  delivery: Delivery,
): Promise<Packet | null> {
  const { db } = services;
  const thread = await readOwn(services, scope, delivery);
  if (!thread) return null;
  await bind(services, scope, delivery.thread_id, thread.to);
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    const owner = await ownerOf(services, scope, tx);
    const end = await readEnd(tx, personId, delivery.thread_id);
    const sender = await readMessagingState(tx);
    if (!end?.peer_id || !sender) return null;
    const ends = await readEndsWith(tx, personId, end.peer_id);
    if (ends.some(({ is_blocked }) => is_blocked)) return null;
    const stored =
      delivery.kind === "message" ? await readStoredRow(tx, owner, "messages", delivery.row_id) : undefined;
    if (delivery.kind === "message" && (!stored || stored.isPurged)) return null;
    // One that does not open any more has no body: it would be taken back at the other end, which has the words.
    if (stored?.unreadable.includes("body")) return null;
    const message = stored ? messageOf(stored.row) : null;
    if (message && (!message.is_mine || message.thread_id !== delivery.thread_id)) return null;
    const isOpen = threadState(thread) === "open";
    const isTold = isOpen && thread.read_until !== null && sender.read_receipts;
    return {
      senderId: personId,
      receiverId: end.peer_id,
      sender,
      message: message && { id: delivery.row_id, ...message },
      // Looking at a conversation that one began oneself is no answer to anything.
      isAccepted: isOpen && thread.to === null,
      heard: await readHeard(tx, owner, delivery.thread_id),
      seenUntil: isTold ? await readSeen(tx, owner, delivery.thread_id, thread.read_until ?? "") : null,
    };
  });
}

type Tx = Parameters<Parameters<DeliveryServices["db"]["transact"]>[1]>[0];

const ownerOf = async ({ keys }: DeliveryServices, { personId }: OwnerScope, tx: Tx) => ({
  personId,
  key: await keys.keyFor(tx, personId),
  messagesKey: await keys.keyFor(tx, personId, "messages"),
});

async function readOwn(
  services: DeliveryServices,
  scope: OwnerScope,
  { thread_id }: Delivery,
): Promise<StoredThread | null> {
  return services.db.transact(scope, async (tx) => {
    const stored = await readStoredRow(tx, await ownerOf(services, scope, tx), "threads", thread_id);
    return stored && !stored.isPurged ? threadOf(stored.row) : null;
  });
}

/**
 * Finds whom the address leads to, once: from then on the thread is with them, whatever becomes of the address. Where they wrote first, or at
 * the same moment, it is one conversation.
 */
async function bind(
  services: DeliveryServices,
  scope: OwnerScope,
  threadId: string,
  to: StoredThread["to"],
): Promise<void> {
  if (to === null) return;
  const { personId } = scope;
  const digests = to.kind === "phone" ? await everyPhoneDigest(services, to.value) : [];
  await services.db.transact(scope, async (tx) => {
    const isBound = (await readEnd(tx, personId, threadId))?.is_bound ?? true;
    if (isBound) return;
    // What comes from them meanwhile waits, and finds this thread. So does what the sender writes next: it must wait as long for nobody.
    const lock = await lockPerson(tx, personId);
    const found = await findAddressee(tx, { ...to, digests });
    const peerId = found ?? newId();
    await liftDeletedBlocks(tx, personId, peerId);
    await bindEnd(tx, personId, threadId, found);
    const receiver = { owner: await ownerOf(services, scope, tx), lock, now: services.clock.now() };
    await joinRequest(tx, receiver, threadId, await readEndsWith(tx, personId, peerId));
    await lock.settle();
  });
}
