/** Outside accounts of a person: takes them away, and keeps which one began a session. */
import type pg from "pg";
import { authRows, inAuthTransaction } from "../auth-database.ts";

/** @returns false when it is the only way to sign in: without it the person could enter only by a mail. */
export async function unlinkAccount(pool: pg.Pool, userId: string, provider: string): Promise<boolean> {
  return inAuthTransaction(pool, async (tx) => {
    await tx.rows("select from auth.users where id = $1 for update", [userId]);
    const others = await tx.rows(
      "select 1 as one from auth.accounts where user_id = $1 and provider_id <> $2",
      [userId, provider],
    );
    if (others.length === 0) return false;
    await tx.rows(
      "delete from auth.accounts where user_id = $1 and provider_id = $2 and provider_id <> 'credential'",
      [userId, provider],
    );
    return true;
  });
}

/** Ends a session whose outside account was removed while the session was being created (prove-mailbox.ts). */
export async function endUnlinkedSession(
  pool: pg.Pool,
  { sessionId, userId, provider }: { sessionId: string; userId: string; provider: string },
): Promise<boolean> {
  return inAuthTransaction(pool, async (tx) => {
    const ended = await tx.rows(
      `delete from auth.sessions where id = $1 and not exists (
         select from auth.accounts where user_id = $2 and provider_id = $3) returning 1 as one`,
      [sessionId, userId, provider],
    );
    return ended.length > 0;
  });
}

/** The session was created by Better Auth, which does not say by which provider. */
export async function keepProvider(pool: pg.Pool, sessionId: string, provider: string): Promise<void> {
  await authRows(pool).rows(
    "update auth.sessions set sign_in_method = 'provider', sign_in_provider = $2 where id = $1",
    [sessionId, provider],
  );
}
