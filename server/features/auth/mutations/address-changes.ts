/**
 * A new address for an account: asked for by a session, confirmed from a session with the link that its mailbox was sent. Either alone is
 * not enough: a mistyped address gives the account to nobody, a stolen session does not either (docs/decisions/030-address-and-telephone.md).
 */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { v7 as newId } from "uuid";
import { undoDays } from "#domain/account/address-change.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import { column } from "#server/row-shape.ts";
import { type AuthRows, inAuthTransaction } from "../auth-database.ts";
import { endTrust } from "./admit-session.ts";

/** Milliseconds. */
const linkLife = 30 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

type Asked = {
  readonly userId: string;
  readonly sessionId: string;
  /** In small letters. */
  readonly email: string;
  readonly now: Date;
};

/**
 * Keeps the wish in place of an earlier one, whose link is void from then on.
 * @returns the token for the new mailbox; `isSame`: the same address was asked for before and still waits
 */
export async function askAddressChange(
  pool: pg.Pool,
  { userId, sessionId, email, now }: Asked,
): Promise<{ readonly token: string; readonly expiresAt: Date; readonly isSame: boolean }> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + linkLife);
  return inAuthTransaction(pool, async (tx) => {
    await tx.rows("select from auth.users where id = $1 for update", [userId]);
    const same = await tx.rows(
      "delete from auth.address_changes where user_id = $1 returning email = $2 and expires_at > $3 as is_same",
      [userId, email, now],
      { is_same: column.bool },
    );
    await tx.rows(
      `insert into auth.address_changes (user_id, session_id, email, token_hash, expires_at, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [userId, sessionId, email, hashToken(token), expiresAt, now],
    );
    return { token, expiresAt, isSame: same.some(({ is_same }) => is_same) };
  });
}

/** Forgets the wish; its link is void. */
export async function dropAddressChange(pool: pg.Pool, userId: string): Promise<void> {
  await inAuthTransaction(pool, (tx) =>
    tx.rows("delete from auth.address_changes where user_id = $1", [userId]),
  );
}

type Confirmed = {
  readonly token: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly now: Date;
};

type AddressChanged = {
  readonly kind: "changed";
  readonly from: string;
  readonly to: string;
  /** For the old mailbox; null where nobody ever proved that it is this person's. */
  readonly undoToken: string | null;
};

type NotChanged = { readonly kind: "unknown" | "late" | "taken" };

/**
 * Gives the account its new address: every other session ends, trusted browsers and links that were mailed are void.
 * @returns `unknown` for a link that is another account's, used or replaced; `taken` where the address is another account's by now
 */
export async function changeAddress(
  pool: pg.Pool,
  { token, userId, sessionId, now }: Confirmed,
): Promise<AddressChanged | NotChanged> {
  const undoToken = randomBytes(24).toString("base64url");
  const work = inAuthTransaction(pool, async (tx): Promise<AddressChanged | NotChanged> => {
    const [before] = await tx.rows(
      "select email, email_verified from auth.users where id = $1 for update",
      [userId],
      { email: column.text, email_verified: column.bool },
    );
    const [asked] = await tx.rows(
      `select email, expires_at <= $3 as is_late from auth.address_changes where user_id = $1 and token_hash = $2`,
      [userId, hashToken(token), now],
      { email: column.text, is_late: column.bool },
    );
    if (!before || !asked) return { kind: "unknown" };
    if (asked.is_late) return { kind: "late" };
    await tx.rows("delete from auth.address_changes where user_id = $1", [userId]);
    if (!(await takeAddress(tx, userId, asked.email, now))) return { kind: "taken" };
    await tx.rows("delete from auth.sessions where user_id = $1 and id <> $2", [userId, sessionId]);
    await endTrust(tx, userId);
    await tx.rows("delete from auth.mail_links where user_id = $1", [userId]);
    if (before.email_verified) {
      await tx.rows(
        `insert into auth.address_undos (id, user_id, email, token_hash, changed_at, expires_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [newId(), userId, before.email, hashToken(undoToken), now, new Date(now.getTime() + undoDays * day)],
      );
    }
    return {
      kind: "changed",
      from: before.email,
      to: asked.email,
      undoToken: before.email_verified ? undoToken : null,
    };
  });
  return orTaken(work);
}

/** An account that took the address at the same moment. */
export const orTaken = <T>(work: Promise<T>): Promise<T | { readonly kind: "taken" }> =>
  work.catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "23505")
      return { kind: "taken" } as const;
    throw error;
  });

/**
 * The account has the address from now on, as one that was proved. A sign-up that nobody confirmed or used only claims it and gives way.
 * @returns false where it is another account's
 */
export async function takeAddress(tx: AuthRows, userId: string, email: string, now: Date): Promise<boolean> {
  await tx.rows(
    `delete from auth.users where email = $1 and id <> $2 and not email_verified and not has_profile(id)`,
    [email, userId],
  );
  const taken = await tx.rows("select 1 as one from auth.users where email = $1 and id <> $2", [
    email,
    userId,
  ]);
  if (taken.length > 0) return false;
  await tx.rows("update auth.users set email = $2, email_verified = true, updated_at = $3 where id = $1", [
    userId,
    email,
    now,
  ]);
  return true;
}
