/** The caller. Read once per request by the session gate, in one prepared query. */
import type { PersonId } from "#domain/wire/wire.ts";
import type { RowOf, RowShape } from "#server/row-shape.ts";

export type Session = {
  readonly isPending: false;
  readonly personId: PersonId;
  readonly sessionId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly isAdmin: boolean;
  readonly role: "user" | "superadmin";
  readonly signedInAt: Date;
  /** When it last proved who it is: at sign-in, or since (docs/decisions/026-second-factor.md). */
  readonly provenAt: Date;
  readonly expiresAt: Date;
  /** "Remember me" was ticked: the cookie outlives the browser session. */
  readonly isRemembered: boolean;
};

/** A sign-in whose second factor is due. It ends after `pendingSignInLife` (domain/account/second-factor.ts) and is never extended. */
export type PendingSession = Pick<
  Session,
  "personId" | "sessionId" | "email" | "expiresAt" | "isRemembered"
> & { readonly isPending: true };

/** One statement that is read together with the session, in one round trip: for the requests that there are most of. */
export type SessionRead<S extends RowShape = RowShape> = {
  readonly name: string;
  /** Its text, with `asSession` as the person it is lateral to, and these columns of it. */
  readonly text: (person: string, columns: string) => string;
  /** `$3` and on. */
  readonly values: readonly unknown[];
  readonly row: S;
};

/** Resolves to null for anyone who is not fully signed in (no cookie, expired, banned, second factor still due). */
export type SessionGate = {
  (headers: Headers): Promise<Session | null>;
  /** The session, with the one row that `read` gives for its person. */
  reading<S extends RowShape>(
    headers: Headers,
    read: SessionRead<S>,
  ): Promise<{ readonly session: Session; readonly found: RowOf<S> } | null>;
  /** The sign-in whose second factor is due; null for anyone else, signed in or not. */
  pending(headers: Headers): Promise<PendingSession | null>;
};
