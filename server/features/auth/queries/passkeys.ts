/** Reads of passkeys. */
import type pg from "pg";
import { column, type RowOf } from "#server/row-shape.ts";
import { authRows } from "../auth-database.ts";

const storedPasskey = {
  id: column.uuid,
  credentialId: column.text,
  transports: column.texts,
  aaguid: column.uuid,
  isSynced: column.bool,
  friendly_name: column.text,
  browser: column.text.orNull,
  system: column.text.orNull,
  created_at: column.timestamptz,
  last_used_at: column.timestamptz.orNull,
};
export type StoredPasskey = RowOf<typeof storedPasskey>;

/** Oldest first. */
export const listPasskeys = (pool: pg.Pool, userId: string): Promise<StoredPasskey[]> =>
  authRows(pool).rows(
    `select id, credential_id as "credentialId", transports, aaguid, is_synced as "isSynced", friendly_name,
       browser, system, created_at, last_used_at
     from auth.passkeys where user_id = $1 order by created_at, id`,
    [userId],
    storedPasskey,
  );

export async function countPasskeys(pool: pg.Pool, userId: string): Promise<number> {
  const [counted] = await authRows(pool).rows(
    "select count(*) as passkeys from auth.passkeys where user_id = $1",
    [userId],
    { passkeys: column.int8 },
  );
  return counted?.passkeys ?? 0;
}

export async function readPasskeyHandle(pool: pg.Pool, userId: string): Promise<string | null> {
  const [found] = await authRows(pool).rows("select passkey_handle from auth.users where id = $1", [userId], {
    passkey_handle: column.uuid,
  });
  return found?.passkey_handle ?? null;
}

const ownedPasskey = {
  id: column.uuid,
  userId: column.uuid,
  publicKey: column.bytea,
  handle: column.uuid,
  isVerified: column.bool,
  isBanned: column.bool,
};

/** The passkey that a browser names, and what its owner's account allows. */
export async function findPasskey(
  pool: pg.Pool,
  credentialId: string,
): Promise<RowOf<typeof ownedPasskey> | null> {
  const [found] = await authRows(pool).rows(
    `select p.id, p.user_id as "userId", p.public_key as "publicKey", u.passkey_handle as handle,
       u.email_verified as "isVerified", u.banned_at is not null as "isBanned"
     from auth.passkeys p join auth.users u on u.id = p.user_id where p.credential_id = $1`,
    [credentialId],
    ownedPasskey,
  );
  return found ?? null;
}
