import type { Transaction } from "#server/db/database.ts";

/** Held until the transaction ends: nothing else of this person is written meanwhile. [Note: rev under lock] */
export type PersonLock = {
  /** The person's counter as it stands in this transaction. */
  current(): number;
  /** The next rev, for one row. */
  next(): number;
  /** Gives back the revs taken since the counter stood at `rev`: what they were for was undone. */
  rewind(rev: number): void;
  /** Writes the counter back and tells the live streams, if a rev was taken. To be called last. */
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
 * The profile first, then the counter: a profile that the server changes takes its rev in that order too (migration
 * 0021), so the two wait for each other and never lock each other out.
 */
async function takeLock(tx: Transaction, personId: string): Promise<number> {
  const [, [state]] = await Promise.all([
    tx.run({
      name: "lock-person",
      text: "select from profiles where id = $1 for no key update",
      values: [personId],
    }),
    tx.rows<{ rev: number }>({
      name: "lock-counter",
      text: "select rev from sync_state where user_id = $1 for update",
      values: [personId],
    }),
  ]);
  if (state) return state.rev;
  await tx.run({
    text: "insert into sync_state (user_id) values ($1) on conflict do nothing",
    values: [personId],
  });
  return takeLock(tx, personId);
}
