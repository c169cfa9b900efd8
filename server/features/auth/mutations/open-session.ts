/**
 * Creates a session for an authenticated person, and its token; ends one by its token. Whether the second factor is due is decided in the same
 * statement, under a lock that switching it on takes too (factors.ts): no session opens beside it.
 */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { v7 as newId } from "uuid";
import { pendingSignInLife } from "#domain/account/second-factor.ts";
import type { SignInMethod } from "#domain/account/signed-in-devices.ts";
import { sessionLife } from "#server/http/session/session-gate.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import { column } from "#server/row-shape.ts";
import { type AuthRows, authRows, inAuthTransaction } from "../auth-database.ts";
import type { Caller } from "../fields.ts";
import type { Answered } from "../webauthn.ts";
import { endLoss, followTrust } from "./admit-session.ts";
import { recordPasskeyUse } from "./passkeys.ts";

type NewSession = {
  readonly userId: string;
  readonly isRemembered: boolean;
  readonly method: SignInMethod;
  readonly caller: Caller;
  /**
   * The hash that was just verified: if the password was changed meanwhile, no session is created. Null when the person was authenticated
   * in another way.
   */
  readonly passwordHash: string | null;
  /** The passkey that just answered: it counts as both factors, is used up to its count here, and makes no session once it was removed. */
  readonly passkey?: ({ readonly id: string } & Answered) | undefined;
  /** The outside account that just vouched for them: it makes no session once it was removed (prove-mailbox.ts). */
  readonly outside?: { readonly provider: string; readonly accountId: string } | undefined;
  /** Of this browser's token for the account (trusted-cookie.ts); null without one. */
  readonly trustedHash: string | null;
  readonly now: Date;
};
type OpenedSession = {
  readonly token: string;
  readonly isPending: boolean;
  /** A way back for a lost factor waited; whoever comes in without one has stopped it. */
  readonly hasStoppedLoss: boolean;
};

/** How many sessions of one person live at a time. */
const livingAtMost = 50;

/**
 * The oldest idle one gives way to a new one: those that were never used since they were opened first, so that somebody who only opens
 * sessions signs nobody out who uses theirs. Those that wait for their second factor end by themselves in minutes, and none of them pushes
 * another out: whoever has the password alone would keep the owner from finishing.
 */
const boundSessions = (tx: AuthRows, userId: string, openedId: string) =>
  tx.rows(
    `delete from auth.sessions where id in (
       select id from auth.sessions where user_id = $1 and id <> $2 and not second_factor_pending
       order by last_used_at > created_at + interval '1 minute' desc, last_used_at desc, id desc offset $3)`,
    [userId, openedId, livingAtMost - 1],
  );

/** `$1` the person, `$2` the hash of the browser's token, `$3` now. */
const isFactorDue = `(exists (select from auth.factors where user_id = $1 and status = 'verified')
  and not exists (select from auth.trusted_browsers where user_id = $1 and token_hash = $2 and expires_at > $3))`;

/** @returns why there is none: the password was changed, the passkey or outside account removed meanwhile, or the passkey's counter went back. */
export async function openSession(
  pool: pg.Pool,
  session: NewSession,
): Promise<OpenedSession | "gone" | "copied"> {
  const { userId, isRemembered, method, caller, passwordHash, passkey, outside, trustedHash, now } = session;
  const token = randomBytes(24).toString("base64url");
  return inAuthTransaction(pool, async (tx) => {
    await tx.rows("select from auth.users where id = $1 for key share", [userId]);
    const use = passkey ? await recordPasskeyUse(tx, { ...passkey, userId, now }) : "used";
    if (use !== "used") return use;
    const sessionId = newId();
    const [made] = await tx.rows(
      `insert into auth.sessions (id, user_id, second_factor_pending, token_hash, remembered, ip_address, user_agent,
         expires_at, last_used_at, created_at, updated_at, sign_in_method, sign_in_provider)
       select $4, $1, due.is_due, $5, $6, $7, $8, case when due.is_due then $9::timestamptz else $10::timestamptz end, $3, $3, $3, $12, $14
       from (select ${isFactorDue} and not $13 as is_due) due
       where ($11::text is null or exists (
           select from auth.accounts where user_id = $1 and provider_id = 'credential' and password = $11))
         and ($14::text is null or exists (
           select from auth.accounts where user_id = $1 and provider_id = $14 and account_id = $15))
       returning second_factor_pending as is_pending`,
      [
        userId,
        trustedHash,
        now,
        sessionId,
        hashToken(token),
        isRemembered,
        caller.address,
        caller.userAgent?.slice(0, 400) ?? "",
        new Date(now.getTime() + pendingSignInLife),
        new Date(now.getTime() + sessionLife(isRemembered)),
        passwordHash,
        method,
        passkey !== undefined,
        outside?.provider ?? null,
        outside?.accountId ?? null,
      ],
      { is_pending: column.bool },
    );
    if (!made) return "gone";
    await followTrust(tx, { userId, sessionId, trustedHash });
    await boundSessions(tx, userId, sessionId);
    const hasStoppedLoss = !made.is_pending && (await endLoss(tx, userId));
    return { token, isPending: made.is_pending, hasStoppedLoss };
  });
}

/** By the token alone, whoever's it is: whoever holds it may end what it opens. */
export async function closeSession(pool: pg.Pool, token: string): Promise<void> {
  await authRows(pool).rows("delete from auth.sessions where token_hash = $1", [hashToken(token)]);
}
