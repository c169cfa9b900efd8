/** Signing in with an outside account (OAuth, OpenID Connect). The state and its cookie tie the callback to this browser. */
import type { Context } from "hono";
import { z } from "zod";
import { isTimeZone } from "#domain/time/time-zone-name.ts";
import { AppError } from "#server/errors.ts";
import { readSettings } from "#server/features/site/queries.ts";
import { ownPath } from "#server/http/guards/own-path.ts";
import { readBytes } from "#server/http/routes/read-body.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { linkPage } from "./better-auth/flows.ts";
import { orThrow, ownError, passCookies } from "./better-auth/response.ts";
import { callerOf, localeField, targetField } from "./fields.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { settleSession } from "./mutations/open-session.ts";
import { trustedCookie } from "./trusted-cookie.ts";

const formLimit = 16 * 1024;
const limit = { max: 120, windowSeconds: 3_600, by: "address" } as const;
export const providerField = z.string().regex(/^[a-z]{1,20}$/);
/** Parameters that providers send back, by OAuth 2, OpenID Connect and Apple's form post; others are dropped. */
const returned = z.object({
  code: z.string().max(4_000).optional(),
  state: z.string().max(400).optional(),
  error: z.string().max(200).optional(),
  error_description: z.string().max(1_000).optional(),
  iss: z.string().max(1_000).optional(),
  user: z.string().max(4_000).optional(),
});

export const providerRoutes = (services: Services) => [
  route(
    {
      method: "POST",
      path: "/api/auth/sign-in/social",
      auth: "public",
      summary: "The provider's page to go to; new people must accept the terms and be 18 or older",
      body: z.strictObject({
        provider: providerField,
        callbackURL: targetField,
        acceptTerms: z.literal(true).optional(),
        isAdult: z.literal(true).optional(),
        /** The device's, for a journal that is created by this sign-in. */
        locale: localeField.optional(),
        timezone: z.string().max(64).refine(isTimeZone, "not_allowed").optional(),
        /** For an account that is created by this sign-in, while sign-up is by invitation. */
        invite: z.string().max(100).optional(),
      }),
      output: z.object({ url: z.string(), redirect: z.literal(false) }),
      maxBody: 16 * 1024,
      limit,
    },
    async ({ c, body, address }) => {
      const { provider, locale, timezone, invite } = body;
      if (!(await hasOutsideAccounts(services))) throw new AppError("unknown_provider");
      const requestSignUp = body.acceptTerms === true && body.isAdult === true;
      const to = { provider, callbackURL: ownTarget(services, body.callbackURL), requestSignUp };
      const response = await services.accounts.flows.startSignIn(callerOf(c, address), to, {
        locale,
        timezone,
        invite,
      });
      return redirectToProvider(services, c, response);
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/auth/callback/:provider",
      auth: "signed",
      summary:
        "Back from a provider: signed in and sent to the page first asked for, or to /auth/callback with an error; after linking to /profile/accounts",
      params: z.object({ provider: providerField }),
      query: returned,
      output: "empty",
      limit,
    },
    async ({ c, params: { provider }, query, address }) => {
      const { accounts, publicUrl, tokens } = services;
      if (!(await hasOutsideAccounts(services)))
        return c.redirect("/auth/callback?error=unknown_provider", 302);
      const response = await accounts.flows.finishSignIn(callerOf(c, address), provider, present(query));
      const target = (await orThrow(response)).headers.get("location") ?? "/dashboard";
      const at = new URL(target, publicUrl);
      const error = ownError(at);
      const arrival = error === null ? await completeSignIn(services, c, response, provider) : error;
      passCookies(response, c, tokens);
      if (arrival !== "in" && arrival !== "pending") {
        const told = at.pathname === linkPage ? linkPage : "/auth/callback";
        return c.redirect(`${told}?${new URLSearchParams({ error: arrival })}`, 302);
      }
      const page = ownPath(target, [publicUrl]) ?? "/dashboard";
      if (arrival === "in") return c.redirect(page, 302);
      // The parameter is that of the app's own sign-in page (app/lib/own-path.ts).
      return c.redirect(`/login/two-factor?${new URLSearchParams({ from: page })}`, 302);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/callback/:provider",
      auth: "signed",
      summary: "Back from a provider that posts a form (Apple): sent on as a GET, where the cookies are",
      params: z.object({ provider: providerField }),
      rawBody: true,
      output: "empty",
      limit,
    },
    async ({ c, params }) => {
      const text = (await readBytes(c, formLimit)).toString();
      const form = returned.safeParse(Object.fromEntries(new URLSearchParams(text)));
      if (!form.success) throw new AppError("validation");
      const query = new URLSearchParams(present(form.data));
      return c.redirect(`/api/auth/callback/${params.provider}?${query}`, 303);
    },
  ),
];

/** False while whoever runs the server has switched them off (domain/site/site-settings.ts). */
export const hasOutsideAccounts = async (services: Services): Promise<boolean> =>
  (await readSettings(services)).outside_accounts_are_on;

/** @throws AppError `validation` for a page of another origin */
export function ownTarget({ publicUrl }: Services, requested: string | undefined): string {
  const target = ownPath(requested ?? "/dashboard", [publicUrl]);
  if (!target) throw new AppError("validation", { details: { field: "callbackURL" } });
  return target;
}

/** Responds with the address of the provider's page, and the cookie that ties the callback to this browser. */
export async function redirectToProvider(
  { tokens }: Services,
  c: Context,
  response: Response,
): Promise<{ url: string; redirect: false }> {
  const { url } = z.object({ url: z.url() }).parse(await (await orThrow(response)).json());
  passCookies(response, c, tokens);
  return { url, redirect: false };
}

/** After a session was created, unless its second factor is due; linking creates none. */
async function completeSignIn(
  services: Services,
  c: Context,
  answer: Response,
  provider: string,
): Promise<"in" | "pending" | "account_not_linked"> {
  const { tokens, gate, db, clock } = services;
  const set = answer.headers.getSetCookie().find((each) => each.startsWith(`${tokens.cookieName}=`));
  const token = set ? tokens.readForSignOut(new Headers({ cookie: set.split(";")[0] ?? "" })) : null;
  const session = token && (await gate(new Headers({ cookie: tokens.toCookieHeader(token) })));
  if (!session) return "in";
  const { sessionId, personId: userId } = session;
  const trustedHash = trustedCookie(services).hashIn(c.req.raw.headers, userId);
  const made = { sessionId, userId, provider, trustedHash, now: clock.now() };
  const settled = await settleSession(db.auth, made);
  if (settled === "unlinked") return "account_not_linked";
  if (settled === "pending") return "pending";
  if (settled === "in, loss stopped")
    services.security.note({ kind: "factor_loss_stopped", personId: userId, sessionId });
  await finishSignIn(services, c, session);
  return "in";
}

function present(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
