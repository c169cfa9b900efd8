/** Creates a session for an authenticated person, and the cookie with its token. */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { v7 as newId } from "uuid";
import type { SignInMethod } from "#domain/account/signed-in-devices.ts";
import { sessionLife } from "#server/http/session/session-gate.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import { inAuthTransaction } from "../auth-database.ts";
import type { Caller } from "../better-auth/flows.ts";

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
  readonly now: Date;
};

/** @returns the session's token, or null when the password was changed meanwhile. */
export async function openSession(pool: pg.Pool, session: NewSession): Promise<string | null> {
  const { userId, isRemembered, method, caller, passwordHash, now } = session;
  const token = randomBytes(24).toString("base64url");
  return inAuthTransaction(pool, async (tx) => {
    await tx.rows("select from auth.users where id = $1 for key share", [userId]);
    const [made] = await tx.rows(
      `insert into auth.sessions
         (id, user_id, token_hash, remembered, ip_address, user_agent, expires_at, last_used_at, created_at, updated_at,
          sign_in_method)
       select $1, $2, $3, $4, $5, $6, $7, $8, $8, $8, $10
       where $9::text is null or exists (
         select from auth.accounts where user_id = $2 and provider_id = 'credential' and password = $9)
       returning 1 as one`,
      [
        newId(),
        userId,
        hashToken(token),
        isRemembered,
        caller.address,
        caller.userAgent?.slice(0, 400) ?? "",
        new Date(now.getTime() + sessionLife(isRemembered)),
        now,
        passwordHash,
        method,
      ],
    );
    return made ? token : null;
  });
}
