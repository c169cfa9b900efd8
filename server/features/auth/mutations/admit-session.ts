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
import type { AuthRows } from "../auth-database.ts";

type Waiting = { readonly sessionId: string; readonly isRemembered: boolean };

/** @returns the new token; null when it was let in or ended meanwhile */
export async function admitSession(
  tx: AuthRows,
  { sessionId, isRemembered }: Waiting,
  now: Date,
): Promise<string | null> {
  const token = randomBytes(24).toString("base64url");
  const admitted = await tx.rows(
    `update auth.sessions set second_factor_pending = false, token_hash = $2, expires_at = $3,
       created_at = $4, last_used_at = $4, updated_at = $4
     where id = $1 and second_factor_pending and expires_at > $4 returning 1 as one`,
    [sessionId, hashToken(token), new Date(now.getTime() + sessionLife(isRemembered)), now],
  );
  changesItsCaller();
  return admitted.length > 0 ? token : null;
}

export async function markProven(tx: AuthRows, sessionId: string, now: Date): Promise<void> {
  await tx.rows("update auth.sessions set proven_at = $2 where id = $1 and not second_factor_pending", [
    sessionId,
    now,
  ]);
}

/** How many browsers of one person are remembered as trusted; the oldest give way. */
const trustedAtMost = 20;

/** @returns the token for the browser's cookie */
export async function trustBrowser(tx: AuthRows, userId: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await tx.rows(
    `insert into auth.trusted_browsers (id, user_id, token_hash, expires_at, created_at) values ($1, $2, $3, $4, $5)`,
    [newId(), userId, hashToken(token), new Date(now.getTime() + trustLife), now],
  );
  await tx.rows(
    `delete from auth.trusted_browsers where id in (
       select id from auth.trusted_browsers where user_id = $1 order by created_at desc, id desc offset $2)`,
    [userId, trustedAtMost],
  );
  return token;
}
