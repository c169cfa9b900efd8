import type { RequestAnswer } from "#domain/message/message.ts";
import type { Transaction } from "#server/db/database.ts";

type Writer = Pick<Transaction, "run">;
type End = {
  readonly threadId: string;
  /** Null: not found yet. */
  readonly peerId: string | null;
  readonly answer: RequestAnswer;
  readonly isBlocked?: boolean;
};

export async function makeEnd(
  tx: Writer,
  personId: string,
  { threadId, peerId, answer, isBlocked = false }: End,
  now: Date,
): Promise<void> {
  await tx.run({
    name: "make-end",
    text: `insert into thread_ends (user_id, thread_id, peer_id, is_bound, answer, is_blocked, made_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    values: [personId, threadId, peerId, peerId !== null, answer, isBlocked, now],
  });
}

/** The address led to somebody, or to nobody yet. Done once: a thread never turns to another person. */
export async function bindEnd(
  tx: Writer,
  personId: string,
  threadId: string,
  peerId: string | null,
): Promise<void> {
  await tx.run({
    name: "bind-end",
    text: `update thread_ends set peer_id = $3::uuid, is_bound = $3::uuid is not null
      where user_id = $1 and thread_id = $2 and not is_bound`,
    values: [personId, threadId, peerId],
  });
}

export async function answerEnd(
  tx: Writer,
  personId: string,
  { threadId, answer, isBlocked }: { threadId: string; answer: RequestAnswer; isBlocked: boolean },
): Promise<void> {
  await tx.run({
    name: "answer-end",
    text: `update thread_ends set answer = $3, is_blocked = $4 where user_id = $1 and thread_id = $2`,
    values: [personId, threadId, answer, isBlocked],
  });
}

/** Whoever writes anew to somebody whose blocked thread they deleted lets them in again. */
export async function liftDeletedBlocks(tx: Writer, personId: string, peerId: string): Promise<void> {
  await tx.run({
    text: `update thread_ends e set is_blocked = false
      where e.user_id = $1 and e.peer_id = $2 and e.is_blocked and not exists (
        select from threads t where t.user_id = e.user_id and t.id = e.thread_id and t.deleted_at is null)`,
    values: [personId, peerId],
  });
}

export async function dropEnd(tx: Writer, personId: string, threadId: string): Promise<void> {
  await tx.run({
    text: "delete from thread_ends where user_id = $1 and thread_id = $2",
    values: [personId, threadId],
  });
}
