/**
 * Every route is declared: who may call it, what it takes and what it gives. The inventory (`npm run routes`), the
 * OpenAPI document, the generated permission matrix and the limits are all read from these declarations.
 */
import type { Context } from "hono";
import type { z } from "zod";
import type { AdminScope, OwnerScope } from "#server/db/scope.ts";
import type { AppError } from "#server/errors.ts";
import type { Limit } from "#server/http/guards/rate-limit.ts";
import type { Session } from "#server/http/session/session.ts";

/**
 * public: anyone. session: a signed-in person, for their own. admin: `is_admin` or the verified ADMIN_EMAIL.
 * superadmin: the back-office. signed: proves itself otherwise (webhook signature, short signed address).
 * dev: loopback only, never in production, only while no real sender is configured.
 */
export const authClasses = ["public", "session", "admin", "superadmin", "signed", "dev"] as const;
export type AuthClass = (typeof authClasses)[number];

type Schema = z.ZodType;
type Output<S> = S extends Schema ? z.output<S> : undefined;
type Identity<A extends AuthClass> = A extends "session" | "admin"
  ? { readonly session: Session; readonly scope: OwnerScope }
  : A extends "superadmin"
    ? { readonly session: Session; readonly scope: AdminScope }
    : { readonly session: Session | null };

export type RouteShape = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: `/${string}`;
  readonly auth: AuthClass;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The JSON that leaves; "bytes", "stream" or "text" when it is not JSON; "empty" for 204. */
  readonly output: Schema | "bytes" | "stream" | "text" | "empty";
  /** Counted before anything is read. A public or signed route that takes something has one (inventory.ts). */
  readonly limit?: Limit;
  /** Bytes of body; 1 MB unless said. */
  readonly maxBody?: number;
  /** The body is read by the handler itself (uploads, webhooks). */
  readonly rawBody?: boolean;
  /** What the specification says literally to whoever is not signed in, or may not. */
  readonly signedOut?: string;
  readonly forbidden?: string;
  /** What a refusal holds beside the error object. */
  readonly refusal?: (error: AppError) => object;
};

export type Call<R extends RouteShape> = Identity<R["auth"]> & {
  readonly c: Context;
  readonly params: Output<R["params"]>;
  readonly query: Output<R["query"]>;
  readonly body: Output<R["body"]>;
  /** The caller's address: the socket's, or what TRUSTED_PROXIES vouch for. */
  readonly address: string;
  /** Gives back the attempt that the route's limit counted: what succeeded was no guess. */
  readonly uncount: () => Promise<void>;
};

type Answered<R extends RouteShape> = R["output"] extends Schema ? z.input<R["output"]> | Response : Response;

export type Route = RouteShape & { readonly handle: (call: never) => unknown };

/** Declares one route. What `handle` returns is checked by type against `output`; a `Response` passes as it is. */
export function route<const R extends RouteShape>(
  shape: R,
  handle: (call: Call<R>) => Answered<R> | Promise<Answered<R>>,
): R & Route {
  return { ...shape, handle };
}
