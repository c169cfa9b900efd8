import type { Transaction } from "#server/db/database.ts";
import { readStoredRows } from "#server/features/sync/queries/stored-row.ts";
import { type readEndsWith, readThread } from "../queries/threads.ts";
import { type Receiver, removeThread, writeMessage, writeThread } from "./write-copy.ts";

type Ends = Awaited<ReturnType<typeof readEndsWith>>;

/**
 * Whoever writes to somebody whose request lies with them unanswered has answered it: the two threads become the one in which they write. A
 * conversation that is open already stays as it is, and so does the new thread: else it would tell that both addresses are one person's.
 * @param ends all that this person has with whom `threadId` was just found to lead to
 */
export async function joinRequest(
  tx: Transaction,
  receiver: Receiver,
  threadId: string,
  ends: Ends,
): Promise<void> {
  if (ends.some(({ is_blocked }) => is_blocked)) return;
  for (const { thread_id: id, is_living } of ends) {
    if (id === threadId || !is_living) continue;
    const request = await readThread(tx, receiver.owner, id);
    if (!request || request.to !== null || request.answer === "accepted") continue;
    const { peer_name, peer_handle } = request;
    await writeThread(tx, receiver, threadId, () => ({ is_open: true, peer_name, peer_handle }));
    const messages = await readStoredRows(tx, receiver.owner, "messages", {
      where: "t.thread_id = $2",
      values: [id],
    });
    for (const message of messages)
      await writeMessage(tx, receiver, message.row.id, message, { thread_id: threadId });
    // Its end stays: a block that another device says of it late is not lost.
    await removeThread(tx, receiver, id);
  }
}
