/** Ends sessions. Whatever pages they hold open hear of it from the database (migration 0023), on every server. */
import type pg from "pg";
import { authRows } from "#server/features/auth/auth-database.ts";
import { column } from "#server/row-shape.ts";

const ended = { id: column.uuid };

/** @returns false when the person has no such session: another's, or one that is over. */
export async function endOwnSession(pool: pg.Pool, personId: string, sessionId: string): Promise<boolean> {
  const rows = await authRows(pool).rows(
    "delete from auth.sessions where id = $1 and user_id = $2 returning id",
    [sessionId, personId],
    ended,
  );
  return rows.length > 0;
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
