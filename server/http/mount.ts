/** From declared routes to a Hono app: limit → auth → validate → handle → present, the same stack for every route. */
import type { Context, Hono } from "hono";
import { z } from "zod";
import { mintAdminScope, mintOwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import type { Services } from "#server/services.ts";
import { callerAddress, isLoopback } from "./caller.ts";
import { countAttempt } from "./rate-limit.ts";
import type { AuthClass, Route } from "./route.ts";
import type { Session } from "./session.ts";

const bodyLimit = 1024 * 1024;

export function mountRoutes(app: Hono, routes: readonly Route[], services: Services): void {
  for (const declared of routes) {
    app.on(declared.method, declared.path, (c) => answer(declared, c, services));
  }
}

async function answer(declared: Route, c: Context, services: Services): Promise<Response> {
  const address = callerAddress(c, services.env);
  if (declared.auth === "dev" && !isDevAllowed(c, services)) throw new AppError("not_found");
  if (declared.limit?.by === "address") await countAttempt(services, declared, `address:${address}`);
  const session = await authorize(declared.auth, c, services);
  if (declared.limit?.by === "person" && session) {
    await countAttempt(services, declared, `person:${session.personId}`);
  }
  const call = {
    c,
    address,
    session,
    scope: session && scopeFor(declared.auth, session),
    params: read(declared.params, c.req.param(), "params"),
    query: read(declared.query, c.req.query(), "query"),
    body: declared.rawBody ? undefined : read(declared.body, await jsonBody(declared, c), "body"),
  };
  const output = await declared.handle(call as never);
  if (output instanceof Response) return output;
  return c.json(output as object);
}

async function authorize(auth: AuthClass, c: Context, { gate }: Services): Promise<Session | null> {
  if (auth === "dev") return null;
  if (auth === "public" || auth === "signed") return null;
  const session = await gate(c.req.raw.headers);
  if (!session) throw new AppError("unauthorized");
  if (auth === "admin" && !session.isAdmin) throw new AppError("forbidden");
  if (auth === "superadmin" && session.role !== "superadmin") throw new AppError("forbidden");
  return session;
}

const scopeFor = (auth: AuthClass, { personId }: Session) =>
  auth === "superadmin" ? mintAdminScope(personId) : mintOwnerScope(personId);

/** Development doors: a loopback peer, never through a proxy header, no real sender, never production (decisions). */
function isDevAllowed(c: Context, { env, mailer }: Services): boolean {
  return env.NODE_ENV !== "production" && mailer.kind === "sink" && isLoopback(c);
}

async function jsonBody(declared: Route, c: Context): Promise<unknown> {
  if (!declared.body) return undefined;
  const limit = declared.maxBody ?? bodyLimit;
  if (Number(c.req.header("content-length") ?? 0) > limit) throw new AppError("too_large");
  const text = await c.req.text();
  if (Buffer.byteLength(text) > limit) throw new AppError("too_large");
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_json", { cause });
  }
}

function read(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.find((issue) => issue.code === "unrecognized_keys");
  if (unknown) throw new AppError("unknown_field", { details: { fields: unknown.keys } });
  throw new AppError("validation", { details: { where, issues: z.treeifyError(parsed.error) } });
}
