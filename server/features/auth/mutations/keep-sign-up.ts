/** Stores a sign-up as an account whose address is not confirmed yet, and prepares its mail. */
import type pg from "pg";
import { v7 as newId } from "uuid";
import { revokeTokens } from "#server/features/tokens/mutations/personal-tokens.ts";
import { column } from "#server/row-shape.ts";
import { type AuthRows, inAuthTransaction } from "../auth-database.ts";
import { makeLink } from "./mail-links.ts";
import { setPassword } from "./prove-mailbox.ts";

export type NewAccount = {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: "en" | "fr";
  readonly timezone: string;
  /** The invitation that admitted them; it counts when the account is confirmed (migration 0012). */
  readonly inviteId: string | null;
  /** The random mark in the cookie of the browser that signed up. */
  readonly browser: string;
  readonly now: Date;
};

type SignUpMail =
  | { readonly kind: "confirm"; readonly userId: string; readonly token: string }
  | { readonly kind: "known"; readonly userId: string };

/**
 * Nobody can be signed in to an account whose address is unconfirmed: a later sign-up replaces an earlier one. Where accounts open without
 * confirmation somebody may be signed in, so nothing is changed.
 */
export async function keepSignUp(
  pool: pg.Pool,
  account: NewAccount,
  opensUnconfirmed: boolean,
): Promise<SignUpMail> {
  return inAuthTransaction(pool, async (tx) => {
    const made = await makeUser(tx, account, opensUnconfirmed);
    const [user] = await tx.rows(
      "select id, email_verified from auth.users where email = $1 for update",
      [account.email.toLowerCase()],
      { id: column.uuid, email_verified: column.bool },
    );
    if (!user || user.email_verified) return { kind: "known", userId: user?.id ?? "" };
    const isFree = made || !opensUnconfirmed;
    if (!made && isFree) await replaceUser(tx, user.id, account);
    if (isFree) await setPassword(tx, user.id, account.passwordHash, account.now);
    const token = await makeLink(tx, {
      userId: user.id,
      purpose: "confirm",
      browser: isFree ? account.browser : null,
      now: account.now,
    });
    return { kind: "confirm", userId: user.id, token };
  });
}

const columnValues = ({ email, firstName, lastName, locale, timezone, now, inviteId }: NewAccount) => [
  email.toLowerCase(),
  `${firstName} ${lastName}`.trim(),
  firstName || null,
  lastName || null,
  locale,
  timezone,
  now,
  inviteId,
];

async function makeUser(tx: AuthRows, account: NewAccount, opensUnconfirmed: boolean): Promise<boolean> {
  const rows = await tx.rows(
    `insert into auth.users (id, email, name, first_name, last_name, locale, timezone,
       terms_accepted_at, adult_declared_at, created_at, updated_at, invite_id, invite_used)
     values ($9, $1, $2, $3, $4, $5, $6, $7, $7, $7, $7, $8, $10)
     on conflict (email) do nothing returning 1 as one`,
    [...columnValues(account), newId(), opensUnconfirmed && account.inviteId !== null],
  );
  return rows.length > 0;
}

/** The earlier sign-up has no sessions, tokens or outside accounts; if there were any, they would not be this person's and are deleted. */
async function replaceUser(tx: AuthRows, id: string, account: NewAccount): Promise<void> {
  await tx.rows("delete from auth.sessions where user_id = $1", [id]);
  await revokeTokens(tx, { userId: id, id: null, now: account.now });
  await tx.rows("delete from auth.accounts where user_id = $1 and provider_id <> 'credential'", [id]);
  await tx.rows(
    `update auth.users set name = $2, first_name = $3, last_name = $4, locale = $5, timezone = $6,
       terms_accepted_at = $7, adult_declared_at = $7, updated_at = $7, invite_id = $8
     where email = $1 and id = $9`,
    [...columnValues(account), id],
  );
}
