import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";

/** Held until the transaction ends: nothing else writes this person's rows meanwhile. [Note: rev under lock] */
export type PersonLock = {
  /** The person's rev counter in this transaction. */
  current(): number;
  /** The next rev, for one row. */
  next(): number;
  /** Returns the counter to `rev`: the writes that took later revs were rolled back. */
  rewind(rev: number): void;
  /** Writes the counter back and notifies the live streams, if a rev was taken. To be called last. */
  settle(): Promise<void>;
};

export async function lockPerson(tx: Transaction, personId: string): Promise<PersonLock> {
  const started = await takeLock(tx, personId);
  let rev = started;
  return {
    current: () => rev,
    next: () => {
      rev += 1;
      return rev;
    },
    rewind(to) {
      rev = to;
    },
    async settle() {
      if (rev === started) return;
      await Promise.all([
        tx.run({
          name: "settle-rev",
          text: "update sync_state set rev = $2 where user_id = $1",
          values: [personId, rev],
        }),
        tx.rows({
          name: "announce",
          text: "select announce($1, $2)",
          values: [personId, JSON.stringify({ type: "rev", rev })],
        }),
      ]);
    },
  };
}

/**
 * Locks the profile first, then the counter: a profile that the server changes takes its rev in that order too (migration 0005), so the two
 * wait for each other and never deadlock.
 */
async function takeLock(tx: Transaction, personId: string): Promise<number> {
  const [, [state]] = await Promise.all([
    tx.run({
      name: "lock-person",
      text: "select from profiles where id = $1 for no key update",
      values: [personId],
    }),
    tx.rows({
      name: "lock-counter",
      text: "select rev from sync_state where user_id = $1 for update",
      values: [personId],
      row: { rev: column.int8 },
    }),
  ]);
  if (state) return state.rev;
  await tx.run({
    text: "insert into sync_state (user_id) values ($1) on conflict do nothing",
    values: [personId],
  });
  return takeLock(tx, personId);
}
