/**
 * Address and password. One query and one verification whatever the address is, so that the time tells nobody whether it
 * is known: where there is no password to compare with, one that nobody has is compared with.
 */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { authRows } from "../auth-database.ts";
import { hashPassword, verifyPassword } from "../hash-password.ts";

export type Credentials = { readonly email: string; readonly password: string };

export type Judged =
  | { readonly ok: true; readonly userId: string; readonly email: string; readonly passwordHash: string }
  | { readonly ok: false; readonly reason: "wrong" }
  | { readonly ok: false; readonly reason: "unverified" | "banned"; readonly userId: string };

type Found = {
  id: string;
  email: string;
  email_verified: boolean;
  is_banned: boolean;
  password: string | null;
};

let nobodys: Promise<string> | undefined;
const nobodysHash = () => (nobodys ??= hashPassword(randomBytes(16).toString("hex")));

/** Made ahead, so that not even the first unknown address takes longer. */
export async function prepareSignIn(): Promise<void> {
  await nobodysHash();
}

/**
 * @throws AppError `unavailable` when too many passwords wait to be verified
 */
export async function judgeCredentials(
  pool: pg.Pool,
  { email, password }: Credentials,
  needsConfirmation: boolean,
): Promise<Judged> {
  const [found] = await authRows(pool).rows<Found>(
    `select u.id, u.email, u.email_verified, u.banned_at is not null as is_banned, a.password
     from auth.users u
     left join auth.accounts a on a.user_id = u.id and a.provider_id = 'credential'
     where u.email = $1`,
    [email.toLowerCase()],
  );
  const kept = found?.password ?? null;
  const matches = await verifyPassword({ hash: kept ?? (await nobodysHash()), password });
  if (!found || kept === null || !matches) return { ok: false, reason: "wrong" };
  if (needsConfirmation && !found.email_verified)
    return { ok: false, reason: "unverified", userId: found.id };
  if (found.is_banned) return { ok: false, reason: "banned", userId: found.id };
  return { ok: true, userId: found.id, email: found.email, passwordHash: kept };
}
