/**
 * Checks address and password. One query with one row, and one verification, whatever the address is, so that the time does not reveal
 * whether it is known: where there is no password, a hash that nobody has is verified.
 */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { column } from "#server/row-shape.ts";
import { authRows } from "../auth-database.ts";
import { hashPassword, verifyPassword } from "../hash-password.ts";

type Credentials = { readonly email: string; readonly password: string };

export type CheckedCredentials =
  | { readonly ok: true; readonly userId: string; readonly email: string; readonly passwordHash: string }
  | { readonly ok: false; readonly reason: "wrong"; readonly userId: string | undefined }
  | { readonly ok: false; readonly reason: "unverified" | "banned"; readonly userId: string };

/** All null where there is no such account; `password` is null where it has none. */
const foundAccount = {
  id: column.uuid.orNull,
  email: column.text,
  email_verified: column.bool.orNull,
  is_banned: column.bool,
  password: column.text.orNull,
};

let made: Promise<string> | undefined;
const nobodysHash = () => (made ??= hashPassword(randomBytes(16).toString("hex")));

/** Computed at start, so that not even the first unknown address takes longer. */
export async function prepareSignIn(): Promise<void> {
  await nobodysHash();
}

/** @throws AppError `unavailable` when too many passwords wait to be verified */
export async function checkCredentials(
  pool: pg.Pool,
  { email, password }: Credentials,
  needsConfirmation: boolean,
): Promise<CheckedCredentials> {
  // `offset 0` keeps the index on `user_id`: without statistics PostgreSQL may take the one that begins with the provider, and
  // read every account, for known addresses only.
  const [found] = await authRows(pool).rows(
    `select u.id, asked.email, u.email_verified, u.banned_at is not null as is_banned, a.password
     from (select $1::text as email) asked
     left join auth.users u on u.email = asked.email
     left join lateral (
       select provider_id, password from auth.accounts
       where user_id = coalesce(u.id, '00000000-0000-0000-0000-000000000000') offset 0
     ) a on a.provider_id = 'credential'`,
    [email.toLowerCase()],
    foundAccount,
  );
  const kept = found?.password ?? null;
  const nobodys = await nobodysHash();
  const matches = await verifyPassword({ hash: kept ?? nobodys, password });
  if (!found?.id || kept === null || !matches)
    return { ok: false, reason: "wrong", userId: found?.id ?? undefined };
  if (needsConfirmation && !found.email_verified)
    return { ok: false, reason: "unverified", userId: found.id };
  if (found.is_banned) return { ok: false, reason: "banned", userId: found.id };
  return { ok: true, userId: found.id, email: found.email, passwordHash: kept };
}
