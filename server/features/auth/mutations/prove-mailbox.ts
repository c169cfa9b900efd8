/**
 * Whoever reads a mailbox owns the account of its address. Whatever was set up before this proof may be a stranger's, so it is removed:
 * outside accounts, passkeys, sessions, tokens, other links, trusted browsers, and the password unless it is known to be the same person's. The second factor
 * stays, so that a mailbox alone opens no account that has one; only what was set up before anyone had proved this mailbox goes.
 */
import type pg from "pg";
import { v7 as newId } from "uuid";
import { revokeTokens } from "#server/features/tokens/mutations/personal-tokens.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import { column } from "#server/row-shape.ts";
import { type AuthRows, inAuthTransaction } from "../auth-database.ts";
import { endTrust } from "./admit-session.ts";
import type { LinkPurpose } from "./mail-links.ts";

type Proof = {
  readonly token: string;
  readonly purpose: LinkPurpose;
  /** argon2id of the password chosen with the link; null keeps the one chosen in the same browser at sign-up. */
  readonly passwordHash: string | null;
  readonly now: Date;
};

/** @returns the person's id; null when the link was used or replaced meanwhile. */
export async function proveMailbox(pool: pg.Pool, proof: Proof): Promise<string | null> {
  const { token, purpose, passwordHash, now } = proof;
  return inAuthTransaction(pool, async (tx) => {
    const [link] = await tx.rows(
      `select user_id from auth.mail_links where token_hash = $1 and purpose = $2 and expires_at > $3`,
      [hashToken(token), purpose, now],
      { user_id: column.uuid },
    );
    if (!link) return null;
    const { user_id } = link;
    // A session that is being created holds a key-share lock on this row (open-session.ts): it is deleted below, or refused.
    await tx.rows("select from auth.users where id = $1 for update", [user_id]);
    const [used] = await tx.rows(
      "delete from auth.mail_links where user_id = $1 and token_hash = $2 returning 1 as one",
      [user_id, hashToken(token)],
    );
    if (!used) return null;
    await tx.rows("delete from auth.mail_links where user_id = $1", [user_id]);
    // With the sessions go the new addresses that they asked for.
    await tx.rows("delete from auth.sessions where user_id = $1", [user_id]);
    await revokeTokens(tx, { userId: user_id, id: null, now });
    await endTrust(tx, user_id);
    await tx.rows("delete from auth.passkeys where user_id = $1", [user_id]);
    const strangers = "exists (select from auth.users where id = $1 and not email_verified)";
    await tx.rows(`delete from auth.factors where user_id = $1 and ${strangers}`, [user_id]);
    await tx.rows(`delete from auth.backup_codes where user_id = $1 and ${strangers}`, [user_id]);
    await tx.rows("delete from auth.accounts where user_id = $1 and provider_id <> 'credential'", [user_id]);
    if (passwordHash !== null) await setPassword(tx, user_id, passwordHash, now);
    await tx.rows("update auth.users set email_verified = true, updated_at = $2 where id = $1", [
      user_id,
      now,
    ]);
    return user_id;
  });
}

/** The account row of a password has the person's own id at the provider `credential`. */
export async function setPassword(
  tx: AuthRows,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.rows(
    `insert into auth.accounts (id, user_id, provider_id, account_id, password, created_at, updated_at)
     values ($1, $2, 'credential', $2::uuid::text, $3, $4, $4)
     on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = excluded.updated_at`,
    [newId(), userId, passwordHash, now],
  );
}
