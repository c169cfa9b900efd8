/** Questions to an authenticator. Each is answered once: whoever takes it has used it up, right or wrong. */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import { v7 as newId } from "uuid";
import { type PasskeyPurpose, passkeyChallengeLife } from "#domain/account/passkey.ts";
import { column } from "#server/row-shape.ts";
import { authRows } from "../auth-database.ts";

type Asked = {
  readonly purpose: PasskeyPurpose;
  /** Null for a stranger's, which is for signing in. */
  readonly sessionId: string | null;
  readonly now: Date;
};

/** The newest of a session and purpose counts. */
export async function makePasskeyChallenge(
  pool: pg.Pool,
  { purpose, sessionId, now }: Asked,
): Promise<{ readonly id: string; readonly challenge: Buffer }> {
  const [id, challenge] = [newId(), randomBytes(32)];
  await authRows(pool).rows(
    `insert into auth.passkey_challenges (id, purpose, session_id, challenge, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (session_id, purpose) do update
       set id = excluded.id, challenge = excluded.challenge, expires_at = excluded.expires_at`,
    [id, purpose, sessionId, challenge, new Date(now.getTime() + passkeyChallengeLife)],
  );
  return { id, challenge };
}

/** @returns null when it is another session's, for something else, too old, or was answered: of many at once one gets it */
export async function takePasskeyChallenge(
  pool: pg.Pool,
  { id, purpose, sessionId, now }: Asked & { readonly id: string },
): Promise<Buffer | null> {
  const [taken] = await authRows(pool).rows(
    `delete from auth.passkey_challenges
     where id = $1 and purpose = $2 and session_id is not distinct from $3::uuid and expires_at > $4
     returning challenge`,
    [id, purpose, sessionId, now],
    { challenge: column.bytea },
  );
  return taken?.challenge ?? null;
}
