import { threadState } from "#domain/message/message-rules.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { lockPerson } from "#server/features/sync/mutations/person-lock.ts";
import type { Services } from "#server/services.ts";
import { threadOf } from "../queries/threads.ts";
import { dropEnd } from "./thread-ends.ts";
import { writeThread } from "./write-copy.ts";

/**
 * The other deleted their account: who they were leaves this person's copy, and what was written stays. Of a request that had no answer
 * nothing is told, since that would tell that there was somebody.
 */
export async function tellLeft(
  { db, keys, clock }: Pick<Services, "db" | "keys" | "clock">,
  scope: OwnerScope,
  threadId: string,
): Promise<void> {
  const { personId } = scope;
  await db.transact(scope, async (tx) => {
    const lock = await lockPerson(tx, personId);
    const owner = {
      personId,
      key: await keys.keyFor(tx, personId),
      messagesKey: await keys.keyFor(tx, personId, "messages"),
    };
    await writeThread(tx, { owner, lock, now: clock.now() }, threadId, (row) =>
      threadState({ ...threadOf(row), is_blocked: false }) === "waiting"
        ? null
        : { to: null, peer_name: null, peer_handle: null, seen_until: null, has_left: true },
    );
    await dropEnd(tx, personId, threadId);
    await lock.settle();
  });
}
