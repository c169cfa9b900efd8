/** What is known of a person's deletion, and what it would destroy. */
import type pg from "pg";
import type { AccountContents } from "#domain/account/account-deletion.ts";
import type { Transaction } from "#server/db/database.ts";
import { authRows } from "#server/features/auth/auth-database.ts";
import { column } from "#server/row-shape.ts";

/** When the account is destroyed; null while no deletion was requested. */
export async function readDeletionDue(pool: pg.Pool, userId: string): Promise<Date | null> {
  const [found] = await authRows(pool).rows(
    "select deletion_due_at from auth.users where id = $1",
    [userId],
    {
      deletion_due_at: column.timestamptz.orNull,
    },
  );
  return found?.deletion_due_at ?? null;
}

/** Whether its destruction has begun, and goes on by itself. */
export async function isBeingDestroyed(pool: pg.Pool, userId: string): Promise<boolean> {
  const found = await authRows(pool).rows(
    "select 1 as one from auth.users where id = $1 and deletion_begun_at is not null",
    [userId],
  );
  return found.length > 0;
}

/** Accounts whose time has come, the longest due first. */
export async function readDueDeletions(pool: pg.Pool, now: Date): Promise<readonly string[]> {
  const rows = await authRows(pool).rows(
    "select id from auth.users where deletion_due_at <= $1 order by deletion_due_at limit 1000",
    [now],
    { id: column.uuid },
  );
  return rows.map(({ id }) => id);
}

/** Whether a session's account was deleted: the device that holds its token is to forget the journal. */
export async function isOfDeletedAccount(pool: pg.Pool, tokenHash: string): Promise<boolean> {
  const found = await authRows(pool).rows(
    "select 1 as one from auth.ended_sessions where token_hash = $1 and account_deleted_at is not null",
    [tokenHash],
  );
  return found.length > 0;
}

/** Counts all that is stored of a person, with what lies in the trash. `tx` must run as that person. */
export async function readContents(
  tx: Pick<Transaction, "rows">,
  personId: string,
): Promise<AccountContents> {
  const [row] = await tx.rows({
    text: `select
        (select count(*)::int4 from relationships where user_id = $1 and purged_at is null) as relationships,
        (select count(*)::int4 from moments where user_id = $1 and purged_at is null) as moments,
        (select count(*)::int4 from conversations where user_id = $1 and purged_at is null) as conversations,
        (select count(*)::int4 from messages where user_id = $1 and purged_at is null) as messages,
        (select count(*)::int4 from media where user_id = $1 and purged_at is null) as media,
        (select coalesce(sum(coalesce(stored, received)), 0)::float8 from uploads where user_id = $1 and state <> 'dropped') as bytes`,
    values: [personId],
    row: {
      relationships: column.int4,
      moments: column.int4,
      conversations: column.int4,
      messages: column.int4,
      media: column.int4,
      bytes: column.float8,
    },
  });
  return row ?? { relationships: 0, moments: 0, conversations: 0, messages: 0, media: 0, bytes: 0 };
}

/** For the letters: the language and zone the person chose. `tx` must run as that person. */
export async function readTimeZone(tx: Pick<Transaction, "rows">, personId: string): Promise<string> {
  const [row] = await tx.rows({
    text: "select timezone from profiles where id = $1",
    values: [personId],
    row: { timezone: column.text },
  });
  return row?.timezone ?? "UTC";
}
