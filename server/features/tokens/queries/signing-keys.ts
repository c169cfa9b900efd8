import type { JWK } from "jose";
import type pg from "pg";
import { authRows } from "#server/features/auth/auth-database.ts";
import { column } from "#server/row-shape.ts";

/**
 * Keys that may have signed a token which still counts, or will sign soon. One is over half an hour after the next began: longer than a
 * token lives, so nobody loses one by it.
 */
const published = `from auth.signing_keys k where not exists (
  select from auth.signing_keys n where n.signs_from > k.signs_from and n.signs_from < $1::timestamptz - interval '30 minutes')`;

const publicKey = { kid: column.text, public_key: column.jsonb.as<JWK>() };

/** The newest first. */
export const readKeySet = (pool: pg.Pool, now: Date) =>
  authRows(pool).rows(`select k.kid, k.public_key ${published} order by k.signs_from desc`, [now], publicKey);

/** The public key of that name; undefined for one that is over, or never was. */
export async function readPublicKey(pool: pg.Pool, kid: string, now: Date): Promise<JWK | undefined> {
  const [found] = await authRows(pool).rows(
    `select k.kid, k.public_key ${published} and k.kid = $2`,
    [now, kid],
    publicKey,
  );
  return found?.public_key;
}
