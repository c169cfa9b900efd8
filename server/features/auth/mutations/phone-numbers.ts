/** One's own telephone number: kept once the code that was sent to it was given. Sealed and hashed before it comes here (factor-seal.ts). */
import type pg from "pg";
import { sentCodeLife } from "#domain/account/phone-number.ts";
import { authRows } from "../auth-database.ts";

type Check = {
  readonly userId: string;
  readonly number: Buffer;
  /** By which it is found (server/crypto/phone-digest.ts). */
  readonly digest: Buffer;
  readonly codeHash: string;
  readonly now: Date;
};

/** In place of a number that waited before, whose code is void. */
export async function beginPhoneCheck(
  pool: pg.Pool,
  { userId, number, digest, codeHash, now }: Check,
): Promise<void> {
  await authRows(pool).rows(
    `insert into auth.phone_checks (user_id, number, digest, code_hash, expires_at) values ($1, $2, $5, $3, $4)
     on conflict (user_id) do update set number = excluded.number, digest = excluded.digest,
       code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
    [userId, number, codeHash, new Date(now.getTime() + sentCodeLife), digest],
  );
}

/** One statement decides, so that the code is good once. @returns false when it is not this code, used, or too old */
export async function confirmPhone(
  pool: pg.Pool,
  { userId, codeHash, now }: Omit<Check, "number" | "digest">,
): Promise<boolean> {
  const kept = await authRows(pool).rows(
    `with used as (
       delete from auth.phone_checks where user_id = $1 and code_hash = $2 and expires_at > $3
       returning number, digest)
     insert into auth.phone_numbers (user_id, number, digest, confirmed_at) select $1, number, digest, $3 from used
     on conflict (user_id) do update set number = excluded.number, digest = excluded.digest,
       confirmed_at = excluded.confirmed_at
     returning 1 as one`,
    [userId, codeHash, now],
  );
  return kept.length > 0;
}

/** The number and one that waits. @returns whether there was a number */
export async function removePhone(pool: pg.Pool, userId: string): Promise<boolean> {
  const rows = await authRows(pool).rows(
    `with waiting as (delete from auth.phone_checks where user_id = $1)
     delete from auth.phone_numbers where user_id = $1 returning 1 as one`,
    [userId],
  );
  return rows.length > 0;
}

/** Of a number that was confirmed before numbers could be found. */
export async function addPhoneDigest(pool: pg.Pool, userId: string, digest: Buffer): Promise<void> {
  await authRows(pool).rows(
    "update auth.phone_numbers set digest = $2 where user_id = $1 and digest is null",
    [userId, digest],
  );
}
