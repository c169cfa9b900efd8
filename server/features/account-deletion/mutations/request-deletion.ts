/** Asking for the deletion of an account, and taking that back (docs/decisions/028-deleting-an-account.md). */
import type pg from "pg";
import { inAuthTransaction } from "#server/features/auth/auth-database.ts";
import { column } from "#server/row-shape.ts";

type Asked = {
  readonly userId: string;
  readonly now: Date;
  readonly dueAt: Date;
};

/**
 * Marks the account. Asked again it keeps the earlier day, unless the new one is sooner.
 * @returns when the account is destroyed; null when it is gone already
 */
export async function requestDeletion(pool: pg.Pool, { userId, now, dueAt }: Asked): Promise<Date | null> {
  return inAuthTransaction(pool, async (tx) => {
    const [asked] = await tx.rows(
      `update auth.users set deletion_requested_at = coalesce(deletion_requested_at, $2),
         deletion_due_at = greatest(least(deletion_due_at, $3), coalesce(deletion_requested_at, $2)), updated_at = $2
       where id = $1 returning deletion_due_at`,
      [userId, now, dueAt],
      { deletion_due_at: column.timestamptz.orNull },
    );
    return asked?.deletion_due_at ?? null;
  });
}

/** @returns false when nothing was taken back: there was nothing, or the account is being destroyed */
export async function restoreAccount(pool: pg.Pool, userId: string, now: Date): Promise<boolean> {
  return inAuthTransaction(pool, async (tx) => {
    const restored = await tx.rows(
      `update auth.users set deletion_requested_at = null, deletion_due_at = null, updated_at = $2
       where id = $1 and deletion_due_at is not null and deletion_begun_at is null returning 1 as one`,
      [userId, now],
    );
    return restored.length > 0;
  });
}

/** How the account stood before its destruction began. */
type Before = {
  readonly requested: Date | null;
  readonly due: Date | null;
  readonly begun: Date | null;
};

/**
 * Marks an account as being destroyed, so that nobody takes the request back between two steps; one that is asked for now becomes due with
 * the same statement, so that nothing is due that did not begin. Repeated by a job that goes on with an interrupted one.
 * @returns how it stood before, for `pauseDestruction`; null when it is not due (any more), or gone
 */
export async function beginDestruction(
  pool: pg.Pool,
  userId: string,
  { now, isAskedNow }: { readonly now: Date; readonly isAskedNow: boolean },
): Promise<Before | null> {
  return inAuthTransaction(pool, async (tx) => {
    const [before] = await tx.rows(
      `select deletion_requested_at as requested, deletion_due_at as due, deletion_begun_at as begun
       from auth.users where id = $1 and (deletion_due_at <= $2 or $3) for update`,
      [userId, now, isAskedNow],
      {
        requested: column.timestamptz.orNull,
        due: column.timestamptz.orNull,
        begun: column.timestamptz.orNull,
      },
    );
    if (!before) return null;
    await tx.rows(
      `update auth.users set deletion_requested_at = coalesce(deletion_requested_at, $2),
         deletion_due_at = greatest(least(deletion_due_at, $2), coalesce(deletion_requested_at, $2)),
         deletion_begun_at = coalesce(deletion_begun_at, $2)
       where id = $1`,
      [userId, now],
    );
    return before;
  });
}

/** Nothing was destroyed yet: the account is as it was before, and the person may still keep it. */
export async function pauseDestruction(pool: pg.Pool, userId: string, before: Before): Promise<void> {
  const { requested, due, begun } = before;
  await inAuthTransaction(pool, (tx) =>
    tx.rows(
      `update auth.users set deletion_requested_at = $2, deletion_due_at = $3, deletion_begun_at = $4
       where id = $1`,
      [userId, requested, due, begun],
    ),
  );
}
