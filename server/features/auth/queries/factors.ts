/** Reads of a person's second factors. */
import type pg from "pg";
import { factorStatuses, factorTypes } from "#domain/account/second-factor.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import { authRows } from "../auth-database.ts";

const storedFactor = {
  id: column.uuid,
  factor_type: column.text.oneOf(factorTypes),
  status: column.text.oneOf(factorStatuses),
  friendly_name: column.text,
  created_at: column.timestamptz,
  last_used_at: column.timestamptz.orNull,
};
export type StoredFactor = RowOf<typeof storedFactor>;

/** Oldest first. */
export const listFactors = (pool: pg.Pool, userId: string): Promise<StoredFactor[]> =>
  authRows(pool).rows(
    `select id, factor_type, status, friendly_name, created_at, last_used_at
     from auth.factors where user_id = $1 order by created_at, id`,
    [userId],
    storedFactor,
  );

export async function countBackupCodes(pool: pg.Pool, userId: string): Promise<number> {
  const [counted] = await authRows(pool).rows(
    "select count(*) as codes from auth.backup_codes where user_id = $1",
    [userId],
    { codes: column.int8 },
  );
  return counted?.codes ?? 0;
}
