/**
 * Every route is declared with who may call it, its input and its output. The inventory (`npm run routes`), the OpenAPI document, the
 * generated permission matrix and the limits are all read from these declarations.
 */
import type { Context } from "hono";
import type { z } from "zod";
import type { TokenScope } from "#domain/account/access-token.ts";
import type { AdminScope, OwnerScope } from "#server/db/scope.ts";
import type { AppError } from "#server/errors.ts";
import type { Limit } from "#server/http/guards/rate-limit.ts";
import type { PendingSession, Session, SessionRead } from "#server/http/session/session.ts";
import type { RowOf } from "#server/row-shape.ts";

/**
 * - public: anyone.
 * - session: a signed-in person, for their own data.
 * - signing-in: a signed-in person, or one whose second factor is due: what finishes a sign-in.
 * - admin: `is_admin` or the verified ADMIN_EMAIL.
 * - superadmin: the back-office.
 * - signed: authenticated in another way (webhook signature, signed address that expires soon).
 * - dev: loopback only, never in production, only while no real mail sender is configured.
 */
const authClasses = ["public", "session", "signing-in", "admin", "superadmin", "signed", "dev"] as const;
export type AuthClass = (typeof authClasses)[number];

type Schema = z.ZodType;
type Output<S> = S extends Schema ? z.output<S> : undefined;
type Identity<A extends AuthClass> = A extends "session" | "admin"
  ? { readonly session: Session; readonly scope: OwnerScope }
  : A extends "signing-in"
    ? { readonly session: Session | PendingSession; readonly scope: OwnerScope }
    : A extends "superadmin"
      ? { readonly session: Session; readonly scope: AdminScope }
      : { readonly session: Session | null };

type RouteShape = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: `/${string}`;
  readonly auth: AuthClass;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  /** What a refusal of the query says besides: what may be asked for. */
  readonly queryHint?: string;
  /** Request headers that the route reads by itself, for the OpenAPI document: names and what each is for. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Schema;
  /** The schema of a JSON response; "bytes", "stream" or "text" for other bodies; "empty" for 204. */
  readonly output: Schema | "bytes" | "stream" | "text" | "empty";
  /** What is read together with the session, in one round trip; the handler gets it as `found`. */
  readonly reads?: (query: never) => SessionRead;
  /** Counted before anything is read. A public or signed route that takes input must have one (inventory.ts). */
  readonly limit?: Limit;
  /**
   * The session must have proven who it is within `proofLife` (domain/account/second-factor.ts): by signing in, a password or a code.
   * Else 403 `reauthentication_required`.
   */
  readonly recentProof?: true;
  /**
   * Outside clients may call it with a token of this scope (docs/decisions/032-tokens-for-scripts.md): routes of the journal with class
   * `session` only. Any other route takes a token for nobody.
   */
  readonly token?: TokenScope;
  /** Bytes of body; default 1 MB. */
  readonly maxBody?: number;
  /** The body is read by the handler itself (uploads, webhooks). */
  readonly rawBody?: boolean;
  /** The message that the specification prescribes for callers who are not signed in or not allowed. */
  readonly signedOut?: string;
  readonly forbidden?: string;
  /** Fields of an error response beside the error object. */
  readonly refusal?: (error: AppError) => object;
};

type Call<R extends RouteShape> = Identity<R["auth"]> & {
  readonly c: Context;
  readonly params: Output<R["params"]>;
  readonly query: Output<R["query"]>;
  /** The row that `reads` gave. */
  readonly found: R extends { readonly reads: (query: never) => SessionRead<infer S> } ? RowOf<S> : undefined;
  readonly body: Output<R["body"]>;
  /** The client's address: the socket's, or the one that TRUSTED_PROXIES vouch for. */
  readonly address: string;
  /** Takes the attempt that the route's limit counted off again: a request that succeeded was not a guess. */
  readonly uncount: () => Promise<void>;
};

type HandlerResult<R extends RouteShape> = R["output"] extends Schema
  ? z.input<R["output"]> | Response
  : Response;

export type Route = RouteShape & { readonly handle: (call: never) => unknown };

/** Declares one route. The result of `handle` is type-checked against `output`; a `Response` is passed through. */
export function route<const R extends RouteShape>(
  shape: R,
  handle: (call: Call<R>) => HandlerResult<R> | Promise<HandlerResult<R>>,
): R & Route {
  return { ...shape, handle };
}
