/** Removes outside accounts of a person. */
import type pg from "pg";
import { inAuthTransaction } from "../auth-database.ts";

/** @returns false when it is the only way to sign in: without it the person could enter only by a mail. */
export async function unlinkAccount(pool: pg.Pool, userId: string, provider: string): Promise<boolean> {
  return inAuthTransaction(pool, async (tx) => {
    await tx.rows("select from auth.users where id = $1 for update", [userId]);
    const others = await tx.rows(
      `select 1 as one from auth.accounts where user_id = $1 and provider_id <> $2
       union all select 1 from auth.passkeys where user_id = $1`,
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
