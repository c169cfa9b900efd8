import type pg from "pg";
import { tokenScopes } from "#domain/account/access-token.ts";
import { authRows } from "#server/features/auth/auth-database.ts";
import { column, type RowOf } from "#server/row-shape.ts";

export const tokenColumns =
  "id, name, scope, created_at, expires_at, last_used_on::text as used_on, revoked_at";
export const tokenRow = {
  id: column.uuid,
  name: column.text,
  scope: column.text.oneOf(tokenScopes),
  created_at: column.timestamptz,
  expires_at: column.timestamptz.orNull,
  used_on: column.text.orNull,
  revoked_at: column.timestamptz.orNull,
};
export type TokenRow = RowOf<typeof tokenRow>;

/** Tokens shown at most: those that work all find room, and the newest of those that are over. */
const shownAtMost = 100;

/** Those that work first, each part newest first. */
export const readPersonalTokens = (pool: pg.Pool, userId: string, now: Date): Promise<TokenRow[]> =>
  authRows(pool).rows(
    `select ${tokenColumns} from auth.access_tokens where user_id = $1
     order by (revoked_at is null and (expires_at is null or expires_at > $2)) desc, created_at desc, id desc
     limit ${shownAtMost}`,
    [userId, now],
    tokenRow,
  );

/** @returns whether the person has such a token, working or not */
export async function hasPersonalToken(pool: pg.Pool, userId: string, id: string): Promise<boolean> {
  const found = await authRows(pool).rows(
    "select 1 as one from auth.access_tokens where id = $1 and user_id = $2",
    [id, userId],
  );
  return found.length > 0;
}
