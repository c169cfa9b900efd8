/**
 * Identifies outside clients: by a personal access token or a signed one, in the `Authorization` header alone. Only a route that declares
 * `token` asks here (server/http/routes/mount.ts); for every other one such a caller is nobody, as the session gate knows no token.
 */
import { personalTokenPrefix, type TokenScope, tokenScopes } from "#domain/account/access-token.ts";
import { roles } from "#domain/account/profile.ts";
import type { PersonId } from "#domain/wire/wire.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import type { Session } from "./session.ts";
import { hashToken } from "./session-token.ts";

/** What a signed token says that was signed by us; null for any other. */
export type SignedTokenReader = (
  token: string,
) => Promise<{ readonly personId: string; readonly sessionId: string; readonly scope: TokenScope } | null>;

/** Null for a token that is unknown, revoked or over, of a session that is over, or of an account that is banned or on its way out. */
export type TokenGate = (headers: Headers) => Promise<{
  readonly session: Session;
  readonly scope: TokenScope;
  readonly kind: "token" | "signed";
} | null>;

const owner = {
  person_id: column.uuid.as<PersonId>(),
  email: column.text,
  email_verified: column.bool,
  first_name: column.text.orNull,
  is_admin: column.bool,
  role: column.text.oneOf(roles),
  created_at: column.timestamptz,
  expires_at: column.timestamptz.orNull,
};
type Owner = RowOf<typeof owner>;
const foundToken = {
  ...owner,
  token_id: column.uuid,
  scope: column.text.oneOf(tokenScopes),
  used_today: column.bool,
};

type Found = { readonly id: string; readonly scope: TokenScope; readonly owner: Owner };

const bearerIn = (headers: Headers) => /^bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
const isPersonal = (bearer: string) => bearer.startsWith(personalTokenPrefix);
/** Three parts of base64url: a session's bearer token has two. */
const isSigned = (bearer: string) => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(bearer);

/** True for a call that only the token gate can identify. */
export function bringsToken(headers: Headers): boolean {
  const bearer = bearerIn(headers);
  return bearer !== undefined && (isPersonal(bearer) || isSigned(bearer));
}

/** True for a text that is a token of any kind, or a session's bearer. A filter like `gte.4.5` is none. */
export const isToken = (text: string) =>
  /^(?:bearer\s+)?(?:tendre_[\w-]{20}|eyJ[\w-]+\.[\w-]+\.)/i.test(text);

type GateParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly env: Pick<Env, "ADMIN_EMAIL">;
  readonly readSigned: SignedTokenReader;
};

export function createTokenGate({ db, clock, env, readSigned }: GateParts): TokenGate {
  const adminEmail = env.ADMIN_EMAIL?.toLowerCase();

  async function findPersonal(token: string, now: Date): Promise<Found | null> {
    const [found] = await db.anonymous.rows({
      name: "find-token",
      text: "select * from find_token($1, $2)",
      values: [hashToken(token), now],
      row: foundToken,
    });
    if (!found) return null;
    const { token_id: id, scope, used_today: isNoted } = found;
    if (!isNoted)
      await db.anonymous.rows({
        name: "note-token-use",
        text: "select note_token_use($1, $2)",
        values: [id, now],
      });
    return { id, scope, owner: found };
  }
  async function findSigned(token: string, now: Date): Promise<Found | null> {
    const claims = await readSigned(token);
    if (!claims) return null;
    const [found] = await db.anonymous.rows({
      name: "find-session-of-token",
      text: "select * from find_session_of_token($1, $2, $3)",
      values: [claims.sessionId, claims.personId, now],
      row: owner,
    });
    return found ? { id: claims.sessionId, scope: claims.scope, owner: found } : null;
  }
  return async (headers) => {
    const bearer = bearerIn(headers);
    if (bearer === undefined) return null;
    const now = clock.now();
    const kind = isPersonal(bearer) ? "token" : "signed";
    const found = await (kind === "token" ? findPersonal(bearer, now) : findSigned(bearer, now));
    return found && { session: present(found, adminEmail), scope: found.scope, kind };
  };
}

/** A token proves nothing lately, and is remembered by no browser. */
function present({ id, owner: found }: Found, adminEmail: string | undefined): Session {
  return {
    isPending: false,
    personId: found.person_id,
    sessionId: id,
    email: found.email,
    emailVerified: found.email_verified,
    firstName: found.first_name,
    isAdmin: found.is_admin || (found.email_verified && found.email === adminEmail),
    role: found.role,
    signedInAt: found.created_at,
    provenAt: new Date(0),
    expiresAt: found.expires_at ?? endOfTime,
    isRemembered: false,
  };
}

const endOfTime = new Date(8.64e15);
