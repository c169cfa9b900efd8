/** The one place that identifies the caller and mints the scope to act as them (wall 2). */
import { roles } from "#domain/account/profile.ts";
import type { PersonId } from "#domain/wire/wire.ts";
import type { Clock } from "#server/clock.ts";
import { asSession, type Database } from "#server/db/database.ts";
import { mintOwnerScope, type OwnerScope } from "#server/db/scope.ts";
import type { Env } from "#server/env.ts";
import { column, type RowOf, type RowShape } from "#server/row-shape.ts";
import type { PendingSession, Session, SessionGate, SessionRead } from "./session.ts";
import { hashToken, type TokenKeeper } from "./session-token.ts";

const hour = 60 * 60 * 1000;
/** Milliseconds until an unused session expires: 30 days when remembered, else one day. */
export const sessionLife = (isRemembered: boolean) => (isRemembered ? 30 * 24 * hour : 24 * hour);
/** Milliseconds until any session expires, used or not: 90 days when remembered, else seven. */
const longestSession = (isRemembered: boolean) => (isRemembered ? 90 : 7) * 24 * hour;

const foundSession = {
  session_id: column.uuid,
  person_id: column.uuid.as<PersonId>(),
  email: column.text,
  email_verified: column.bool,
  first_name: column.text.orNull,
  is_admin: column.bool,
  role: column.text.oneOf(roles),
  signed_in_at: column.timestamptz,
  proven_at: column.timestamptz,
  expires_at: column.timestamptz,
  last_used_at: column.timestamptz,
  remembered: column.bool,
  profile_email: column.text.orNull,
  profile_email_verified: column.bool.orNull,
};
type FoundSession = RowOf<typeof foundSession>;
const foundPending = {
  session_id: column.uuid,
  person_id: column.uuid.as<PersonId>(),
  email: column.text,
  remembered: column.bool,
  expires_at: column.timestamptz,
};
const sessionColumns = Object.keys(foundSession)
  .map((name) => `person.${name}`)
  .join(", ");

type GateParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly env: Pick<Env, "ADMIN_EMAIL">;
  readonly tokens: TokenKeeper;
};

export function createSessionGate({ db, clock, env, tokens }: GateParts): SessionGate {
  const adminEmail = env.ADMIN_EMAIL?.toLowerCase();

  /** @param ask reads the session's row by the token's hash */
  async function enter<T extends FoundSession>(
    headers: Headers,
    ask: (tokenHash: string, now: Date) => Promise<readonly T[]>,
  ): Promise<{ readonly session: Session; readonly found: T } | null> {
    const token = tokens.read(headers);
    if (token === null) return null;
    const now = clock.now();
    const tokenHash = hashToken(token);
    let [found] = await ask(tokenHash, now);
    if (!found) return null;
    const isMirrored =
      found.profile_email === found.email && found.profile_email_verified === found.email_verified;
    if (!isMirrored) {
      await ensureProfile(db, mintOwnerScope(found.person_id), now);
      [found = found] = await ask(tokenHash, now);
    }
    return { session: present(found, await slide(db, found, now), adminEmail), found };
  }

  async function gate(headers: Headers): Promise<Session | null> {
    const entered = await enter(headers, (tokenHash, now) =>
      db.anonymous.rows({
        name: "find-session",
        text: "select * from find_session($1, $2)",
        values: [tokenHash, now],
        row: foundSession,
      }),
    );
    return entered?.session ?? null;
  }
  async function pending(headers: Headers): Promise<PendingSession | null> {
    const token = tokens.read(headers);
    if (token === null) return null;
    const [found] = await db.anonymous.rows({
      name: "find-pending-session",
      text: "select * from find_pending_session($1, $2)",
      values: [hashToken(token), clock.now()],
      row: foundPending,
    });
    if (!found) return null;
    return {
      isPending: true,
      personId: found.person_id,
      sessionId: found.session_id,
      email: found.email,
      isRemembered: found.remembered,
      expiresAt: found.expires_at,
    };
  }
  return Object.assign(gate, {
    pending,
    reading: <S extends RowShape>(headers: Headers, read: SessionRead<S>) =>
      enter(headers, (tokenHash, now) => {
        const row: S & typeof foundSession = { ...read.row, ...foundSession };
        return db.anonymous.rows({
          name: `session-${read.name}`,
          text: read.text(asSession, sessionColumns),
          values: [tokenHash, now.toISOString(), ...read.values],
          row,
        }) as Promise<(RowOf<S> & FoundSession)[]>;
      }),
  });
}

/**
 * Creates the profile when a person is seen for the first time, with `onboarding_completed` false; its address follows the account's
 * afterwards (specification, section 4). Both come from the account itself: no scope may write an address (migration 0002). Safe to run twice
 * concurrently.
 */
async function ensureProfile(db: Database, scope: OwnerScope, now: Date): Promise<void> {
  await db.transact(scope, (tx) =>
    tx.rows({ name: "welcome-person", text: "select welcome_person($1)", values: [now] }),
  );
}

/** Extends the session. Written at most once an hour, so that a busy session costs the database nothing. */
async function slide(db: Database, found: FoundSession, now: Date): Promise<Date> {
  if (now.getTime() - found.last_used_at.getTime() < hour) return found.expires_at;
  const end = found.signed_in_at.getTime() + longestSession(found.remembered);
  const expiresAt = new Date(Math.min(now.getTime() + sessionLife(found.remembered), end));
  await db.anonymous.rows({
    name: "extend-session",
    text: "select extend_session($1, $2, $3)",
    values: [found.session_id, now, expiresAt],
  });
  return expiresAt;
}

function present(found: FoundSession, expiresAt: Date, adminEmail: string | undefined): Session {
  return {
    isPending: false,
    personId: found.person_id,
    sessionId: found.session_id,
    email: found.email,
    emailVerified: found.email_verified,
    firstName: found.first_name,
    isAdmin: found.is_admin || (found.email_verified && found.email === adminEmail),
    role: found.role,
    signedInAt: found.signed_in_at,
    provenAt: found.proven_at,
    expiresAt,
    isRemembered: found.remembered,
  };
}
