/** Ends sessions, and the trust in the browsers that hold them. Whatever pages they hold open hear of it from the database (migration 0002), on every server. */
import type pg from "pg";
import { authRows, inAuthTransaction } from "#server/features/auth/auth-database.ts";
import { column } from "#server/row-shape.ts";

const ended = { id: column.uuid };

/** @returns false when the person has no such session: another's, or one that is over. */
export async function endOwnSession(pool: pg.Pool, personId: string, sessionId: string): Promise<boolean> {
  return inAuthTransaction(pool, async (tx) => {
    await tx.rows("select from auth.users where id = $1 for update", [personId]);
    const rows = await tx.rows(
      "delete from auth.sessions where id = $1 and user_id = $2 returning id",
      [sessionId, personId],
      ended,
    );
    await tx.rows("delete from auth.trusted_browsers where session_id = $1 and user_id = $2", [
      sessionId,
      personId,
    ]);
    return rows.length > 0;
  });
}

/** @returns false when the person trusts no such browser: another's, or one whose trust is over. */
export async function endTrustIn(pool: pg.Pool, personId: string, id: string): Promise<boolean> {
  const rows = await authRows(pool).rows(
    "delete from auth.trusted_browsers where id = $1 and user_id = $2 returning id",
    [id, personId],
    ended,
  );
  return rows.length > 0;
}

/** Of the browser whose token this is the hash of, for whichever account it is. */
export async function endTrustHere(pool: pg.Pool, personId: string, tokenHash: string): Promise<void> {
  await authRows(pool).rows("delete from auth.trusted_browsers where token_hash = $1 and user_id = $2", [
    tokenHash,
    personId,
  ]);
}

/**
 * Every session but this one, and the trust in every browser but the one that asks.
 * @param trustedHash of the asking browser's token; null without one
 * @returns the ids of the sessions that this call ended; two calls at once share them
 */
export async function endOtherDevices(
  pool: pg.Pool,
  personId: string,
  { sessionId, trustedHash }: { readonly sessionId: string; readonly trustedHash: string | null },
): Promise<string[]> {
  return inAuthTransaction(pool, async (tx) => {
    await tx.rows("select from auth.users where id = $1 for update", [personId]);
    const rows = await tx.rows(
      "delete from auth.sessions where user_id = $1 and id <> $2 returning id",
      [personId, sessionId],
      ended,
    );
    await tx.rows("delete from auth.trusted_browsers where user_id = $1 and token_hash is distinct from $2", [
      personId,
      trustedHash,
    ]);
    return rows.map(({ id }) => id);
  });
}

/** @returns the ids of those that this call ended; two calls at once share them. */
export async function endOtherSessions(pool: pg.Pool, personId: string, keptId: string): Promise<string[]> {
  const rows = await authRows(pool).rows(
    "delete from auth.sessions where user_id = $1 and id <> $2 returning id",
    [personId, keptId],
    ended,
  );
  return rows.map(({ id }) => id);
}

/** @returns false when it was so already. */
export async function setLoginAlerts(pool: pg.Pool, personId: string, isOn: boolean): Promise<boolean> {
  const rows = await authRows(pool).rows(
    "update auth.users set login_alerts = $2 where id = $1 and login_alerts <> $2 returning id",
    [personId, isOn],
    ended,
  );
  return rows.length > 0;
}
