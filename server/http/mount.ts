/** From declared routes to a Hono app: limit → auth → validate → handle → present, the same stack for every route. */
import type { Context, Hono } from "hono";
import { mintAdminScope, mintOwnerScope } from "#server/db/scope.ts";
import { AppError, toAppError } from "#server/errors.ts";
import type { Services } from "#server/services.ts";
import { callerAddress } from "./caller.ts";
import { isDevDoorOpen } from "./dev-door.ts";
import { networkOf } from "./network.ts";
import { countAttempt } from "./rate-limit.ts";
import { bodyLimit, readJson, refuseDeclaredLength } from "./read-body.ts";
import { readInput } from "./read-input.ts";
import type { AuthClass, Route } from "./route.ts";
import type { Session } from "./session.ts";

export function mountRoutes(app: Hono, routes: readonly Route[], services: Services): void {
  for (const declared of routes) {
    const { refusal } = declared;
    app.on(declared.method, declared.path, async (c) => {
      if (!refusal) return answer(declared, c, services);
      try {
        return await answer(declared, c, services);
      } catch (thrown) {
        throw toAppError(thrown).saying(refusal);
      }
    });
  }
}

async function answer(declared: Route, c: Context, services: Services): Promise<Response> {
  const address = callerAddress(c, services.env);
  if (declared.auth === "dev" && !isDevDoorOpen(c, services)) throw new AppError("not_found");
  refuseDeclaredLength(c, declared.maxBody ?? bodyLimit);
  if (declared.limit?.by === "address")
    await countAttempt(services, declared, `address:${networkOf(address)}`);
  const session = await authorize(declared, c, services);
  if (declared.limit?.by === "person" && session) {
    await countAttempt(services, declared, `person:${session.personId}`);
  }
  const call = {
    c,
    address,
    session,
    scope: session && scopeFor(declared.auth, session),
    params: readInput(declared.params, c.req.param(), "params"),
    query: readInput(declared.query, c.req.query(), "query"),
    body: await bodyOf(declared, c),
  };
  const output = await declared.handle(call as never);
  if (output instanceof Response) return output;
  return c.json(output as object);
}

async function bodyOf(declared: Route, c: Context): Promise<unknown> {
  if (declared.rawBody || !declared.body) return undefined;
  return readInput(declared.body, await readJson(c, declared.maxBody ?? bodyLimit), "body");
}

async function authorize(declared: Route, c: Context, { gate }: Services): Promise<Session | null> {
  const { auth, signedOut, forbidden } = declared;
  if (auth === "dev" || auth === "public" || auth === "signed") return null;
  const session = await gate(c.req.raw.headers);
  if (!session) throw new AppError("unauthorized", signedOut ? { message: signedOut } : {});
  if (auth === "admin" && !session.isAdmin)
    throw new AppError("forbidden", forbidden ? { message: forbidden } : {});
  if (auth === "superadmin" && session.role !== "superadmin") throw new AppError("forbidden");
  return session;
}

const scopeFor = (auth: AuthClass, { personId }: Session) =>
  auth === "superadmin" ? mintAdminScope(personId) : mintOwnerScope(personId);
