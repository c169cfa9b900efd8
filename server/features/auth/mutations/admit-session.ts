/**
 * What an accepted code or password does to the session that gave it: a sign-in that waited is let in, under a new token, so that whoever
 * saw the half-finished one has nothing; a session that is signed in has proven again who it is.
 */
import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import { trustLife } from "#domain/account/second-factor.ts";
import { changesItsCaller } from "#server/db/acting.ts";
import { sessionLife } from "#server/http/session/session-gate.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import { column } from "#server/row-shape.ts";
import type { AuthRows } from "../auth-database.ts";

type Waiting = { readonly personId: string; readonly sessionId: string; readonly isRemembered: boolean };
type Admitted = {
  readonly token: string;
  /** A way back for a lost factor waited; whoever has one has stopped it. */
  readonly hasStoppedLoss: boolean;
};

/** @returns null when it was let in or ended meanwhile */
export async function admitSession(
  tx: AuthRows,
  { personId, sessionId, isRemembered }: Waiting,
  now: Date,
): Promise<Admitted | null> {
  const token = randomBytes(24).toString("base64url");
  const admitted = await tx.rows(
    `update auth.sessions set second_factor_pending = false, token_hash = $2, expires_at = $3,
       created_at = $4, last_used_at = $4, updated_at = $4
     where id = $1 and second_factor_pending and expires_at > $4 returning 1 as one`,
    [sessionId, hashToken(token), new Date(now.getTime() + sessionLife(isRemembered)), now],
  );
  changesItsCaller();
  return admitted.length > 0 ? { token, hasStoppedLoss: await endLoss(tx, personId) } : null;
}

export async function markProven(tx: AuthRows, sessionId: string, now: Date): Promise<void> {
  await tx.rows("update auth.sessions set proven_at = $2 where id = $1 and not second_factor_pending", [
    sessionId,
    now,
  ]);
}

/** How many browsers of one person are remembered as trusted; the oldest give way. */
const trustedAtMost = 20;

/**
 * Trusts the browser of a session that was just let in.
 * @returns the token for the browser's cookie
 */
export async function trustBrowser(tx: AuthRows, sessionId: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await tx.rows(
    `insert into auth.trusted_browsers (id, user_id, token_hash, expires_at, created_at, session_id, user_agent)
     select $1, user_id, $3, $4, $5, id, user_agent from auth.sessions where id = $2`,
    [newId(), sessionId, hashToken(token), new Date(now.getTime() + trustLife), now],
  );
  await tx.rows(
    `delete from auth.trusted_browsers where id in (
       select id from auth.trusted_browsers where user_id = (select user_id from auth.sessions where id = $1)
       order by created_at desc, id desc offset $2)`,
    [sessionId, trustedAtMost],
  );
  return token;
}

/** The session that a trusted browser just opened is the one it is shown and ended with from now on. */
export const followTrust = (
  tx: AuthRows,
  { userId, sessionId, trustedHash }: { userId: string; sessionId: string; trustedHash: string | null },
) =>
  tx.rows(
    `update auth.trusted_browsers t set session_id = s.id, user_agent = s.user_agent from auth.sessions s
     where t.user_id = $1 and t.token_hash = $2 and s.id = $3 and not s.second_factor_pending`,
    [userId, trustedHash, sessionId],
  );

/** Every browser of the person is asked for the second factor again, and no way back for a lost one waits any more. */
export async function endTrust(tx: AuthRows, userId: string): Promise<void> {
  await tx.rows("delete from auth.trusted_browsers where user_id = $1", [userId]);
  await tx.rows("delete from auth.factor_losses where user_id = $1", [userId]);
}

/** The way back for a lost factor is over, whether it waits or was only asked for. @returns whether one had been begun */
export async function endLoss(tx: AuthRows, userId: string): Promise<boolean> {
  const ended = await tx.rows(
    "delete from auth.factor_losses where user_id = $1 returning begun_at is not null as has_begun",
    [userId],
    { has_begun: column.bool.present },
  );
  return ended.some(({ has_begun }) => has_begun);
}
