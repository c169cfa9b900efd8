/** Signing in with an outside account (OAuth, OpenID Connect). The state and its cookie tie the callback to this browser. */
import { z } from "zod";
import { isTimeZone } from "#domain/time/time-zone-name.ts";
import { AppError } from "#server/errors.ts";
import { readSettings } from "#server/features/site/queries.ts";
import { ownPath } from "#server/http/guards/own-path.ts";
import { readBytes } from "#server/http/routes/read-body.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { localeField, targetField } from "./fields.ts";
import { comeBack } from "./outside/come-back.ts";
import { setOut } from "./outside/set-out.ts";

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
    async ({ c, body }) => {
      const { provider, callbackURL, acceptTerms, isAdult, locale, timezone, invite } = body;
      if (!(await hasOutsideAccounts(services))) throw new AppError("unknown_provider");
      return setOut(services, c, {
        provider,
        page: ownTarget(services, callbackURL),
        newcomer: acceptTerms && isAdult ? { locale, timezone, invite } : null,
        link: null,
      });
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
      if (!(await hasOutsideAccounts(services)))
        return c.redirect("/auth/callback?error=unknown_provider", 302);
      return c.redirect(await comeBack(services, c, { provider, address, returned: present(query) }), 302);
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

function present(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
