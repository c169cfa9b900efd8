/** Reads of a person's second factors. */
import type pg from "pg";
import { factorStatuses, factorTypes } from "#domain/account/second-factor.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import { type AuthRows, authRows } from "../auth-database.ts";

const storedFactor = {
  id: column.uuid,
  factor_type: column.text.oneOf(factorTypes),
  status: column.text.oneOf(factorStatuses),
  friendly_name: column.text,
  created_at: column.timestamptz,
  last_used_at: column.timestamptz.orNull,
};
export type StoredFactor = RowOf<typeof storedFactor>;

/** Oldest first. @param from a transaction's own connection where there is one: it must not wait for a second of the same pool */
export const listFactors = (from: AuthRows, userId: string): Promise<StoredFactor[]> =>
  from.rows(
    `select id, factor_type, status, friendly_name, created_at, last_used_at
     from auth.factors where user_id = $1 order by created_at, id`,
    [userId],
    storedFactor,
  );

/** A factor that one may be asked for; null when it is not this person's to answer. */
export async function findFactor(
  pool: pg.Pool,
  {
    id,
    userId,
    verifiedOnly,
  }: { readonly id: string; readonly userId: string; readonly verifiedOnly: boolean },
) {
  const [found] = await authRows(pool).rows(
    `select factor_type, secret from auth.factors
     where id = $1 and user_id = $2 and (status = 'verified' or not $3) and secret is not null`,
    [id, userId, verifiedOnly],
    { factor_type: column.text.oneOf(factorTypes), secret: column.bytea.present },
  );
  return found ?? null;
}

export async function countBackupCodes(pool: pg.Pool, userId: string): Promise<number> {
  const [counted] = await authRows(pool).rows(
    "select count(*) as codes from auth.backup_codes where user_id = $1",
    [userId],
    { codes: column.int8 },
  );
  return counted?.codes ?? 0;
}
