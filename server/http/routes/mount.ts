/** Mounts declared routes on a Hono app. Every route goes through the same steps: limit → auth → validate → handle → present. */
import type { Context, Hono } from "hono";
import { allows, tokenPace } from "#domain/account/access-token.ts";
import { proofLife } from "#domain/account/second-factor.ts";
import { personHeader } from "#domain/wire/wire-version.ts";
import { type Actor, actAs } from "#server/db/acting.ts";
import type { Transaction } from "#server/db/database.ts";
import { mintAdminScope, mintOwnerScope } from "#server/db/scope.ts";
import { AppError, toAppError } from "#server/errors.ts";
import { callerAddress } from "#server/http/guards/caller.ts";
import { hasDevAccess } from "#server/http/guards/dev-access.ts";
import { networkOf } from "#server/http/guards/network.ts";
import { countAttempt, takeAttempt } from "#server/http/guards/rate-limit.ts";
import type { PendingSession, Session } from "#server/http/session/session.ts";
import { bringsToken, isToken } from "#server/http/session/token-gate.ts";
import type { Services } from "#server/services.ts";
import { bodyLimit, readJson, refuseDeclaredLength } from "./read-body.ts";
import { readInput } from "./read-input.ts";
import type { AuthClass, Route } from "./route.ts";

export function mountRoutes(app: Hono, routes: readonly Route[], services: Services): void {
  for (const declared of routes) {
    const { refusal } = declared;
    app.on(declared.method, declared.path, async (c) => {
      if (!refusal) return handleRequest(declared, c, services);
      try {
        return await handleRequest(declared, c, services);
      } catch (thrown) {
        throw toAppError(thrown).withFields(refusal);
      }
    });
  }
}

async function handleRequest(declared: Route, c: Context, services: Services): Promise<Response> {
  const address = callerAddress(c, services.env);
  if (declared.auth === "dev" && !hasDevAccess(c, services)) throw new AppError("not_found");
  if (declared.auth === "session") refuseTokensInAddress(c);
  refuseDeclaredLength(c, declared.maxBody ?? bodyLimit);
  const uncount = await countCaller(declared, c, services, address);
  const { session, found, kind } = await sessionFor(declared, c, services);
  c.set("session", session);
  authorize(declared, session, c.req.header(personHeader));
  if (declared.recentProof) requireProof(session, services);
  if (declared.limit?.by === "person" && session) {
    await countAttempt(services, declared, `person:${session.personId}`);
  }
  const handle = async () => {
    const call = {
      c,
      address,
      session,
      scope: session && scopeFor(declared.auth, session),
      uncount,
      found,
      params: readInput(declared.params, c.req.param(), "params"),
      query: readInput(declared.query, c.req.query(), "query", declared.queryHint),
      body: await bodyOf(declared, c),
    };
    return declared.handle(call as never);
  };
  const output = await (session && declared.method !== "GET"
    ? actAs(actOf(declared, session, kind, services), handle)
    : handle());
  if (output instanceof Response) return output;
  return c.json(output as object);
}

/** The session is judged where it acts, whatever the gate found before the body was read (server/db/acting.ts). */
const actOf = (declared: Route, session: Caller, kind: Actor["kind"], { db, clock }: Services) => ({
  actor: { kind, id: session.sessionId, personId: session.personId },
  judge: (judged: Parameters<Transaction["run"]>[0]) => db.anonymous.run(judged),
  times: () => {
    const now = clock.now();
    return { now, staleProof: declared.recentProof ? new Date(now.getTime() - proofLife) : null };
  },
});

/**
 * Counts the caller before anything of the request is read. A browser that an account is known in has a counter of its own, apart from
 * strangers at the same address.
 */
async function countCaller(
  declared: Route,
  c: Context,
  services: Services,
  address: string,
): Promise<() => Promise<void>> {
  if (declared.limit?.by !== "address") return async () => undefined;
  const account = services.devices.anyAccount(c.req.raw.headers);
  return countAttempt(services, declared, account ? `known:${account}` : `address:${networkOf(address)}`);
}

async function bodyOf(declared: Route, c: Context): Promise<unknown> {
  if (declared.rawBody || !declared.body) return undefined;
  return readInput(declared.body, await readJson(c, declared.maxBody ?? bodyLimit), "body");
}

const asksNobody = ({ auth }: Route) => auth === "dev" || auth === "public" || auth === "signed";

type Caller = Session | PendingSession;
const nobody: Entered = { session: null, kind: "session" };
type Entered = { readonly session: Caller | null; readonly found?: unknown; readonly kind: Actor["kind"] };

/** @throws AppError `token_in_address`: addresses are kept in logs and histories */
function refuseTokensInAddress(c: Context): void {
  if (Object.values(c.req.queries()).flat().some(isToken)) throw new AppError("token_in_address");
}

/**
 * For any route that does not say `token`, whoever brings one is nobody.
 * @throws AppError `forbidden` when the token may not do what the route needs; `too_many`
 */
async function enterByToken({ token }: Route, headers: Headers, services: Services): Promise<Entered> {
  const entered = token ? await services.tokenGate(headers) : null;
  if (!token || !entered) return nobody;
  const { session, scope, kind } = entered;
  const { personId } = session;
  await takeAttempt(services, `tokens ${personId}`, tokenPace.max, tokenPace.windowSeconds);
  if (!allows(scope, token))
    throw new AppError("forbidden", {
      hint: "This token may only read.",
      security: { kind: "forbidden", personId },
    });
  return { session, kind };
}

async function sessionFor(declared: Route, c: Context, services: Services): Promise<Entered> {
  if (asksNobody(declared)) return nobody;
  const { gate } = services;
  const { headers } = c.req.raw;
  if (bringsToken(headers)) return enterByToken(declared, headers, services);
  if (declared.auth === "signing-in") {
    const session = (await gate(headers)) ?? (await gate.pending(headers));
    return { session, kind: session?.isPending ? "pending" : "session" };
  }
  // A query that is not valid is refused later: who asks comes first.
  const query = declared.reads && declared.query?.safeParse(c.req.query());
  if (!declared.reads || !query?.success) return { session: await gate(headers), kind: "session" };
  const read = await gate.reading(headers, declared.reads(query.data as never));
  return read ? { ...read, kind: "session" } : nobody;
}

/**
 * @param expectedPersonId the person that the page believes it acts for (header `personHeader`): a request of one account's page is refused when
 * another account is signed in by now.
 */
function authorize(declared: Route, session: Caller | null, expectedPersonId: string | undefined): void {
  const { auth, signedOut, forbidden } = declared;
  if (asksNobody(declared)) return;
  if (!session) throw new AppError("unauthorized", signedOut ? { message: signedOut } : {});
  if (expectedPersonId !== undefined && expectedPersonId !== session.personId)
    throw new AppError("other_person");
  if (auth === "signing-in") return;
  if (session.isPending) throw new AppError("unauthorized");
  if (auth === "admin" && !session.isAdmin)
    throw new AppError("forbidden", forbidden ? { message: forbidden } : {});
  if (auth === "superadmin" && session.role !== "superadmin") throw new AppError("forbidden");
}

/** @throws AppError `reauthentication_required` */
function requireProof(session: Caller | null, { clock }: Services): void {
  if (!session || session.isPending || clock.now().getTime() - session.provenAt.getTime() >= proofLife)
    throw new AppError("reauthentication_required");
}

const scopeFor = (auth: AuthClass, { personId }: Caller) =>
  auth === "superadmin" ? mintAdminScope(personId) : mintOwnerScope(personId);
