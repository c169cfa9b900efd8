/** The caller. Read once per request by the session gate, in one prepared query. */
import type { PersonId } from "#domain/wire/wire.ts";

export type Session = {
  readonly personId: PersonId;
  readonly sessionId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly isAdmin: boolean;
  readonly role: "user" | "superadmin";
  /** When this session was created: "re-authenticated recently" is checked against it. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  /** "Remember me" was ticked: the cookie outlives the browser session. */
  readonly isRemembered: boolean;
};

/** Resolves to null for anyone who is not fully signed in (no cookie, expired, banned, second factor still due). */
export type SessionGate = (headers: Headers) => Promise<Session | null>;
