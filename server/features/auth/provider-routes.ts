/** In with an outside account (OAuth, OpenID Connect). The state and its cookie tie the way back to this browser. */
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { ownPath } from "#server/http/own-path.ts";
import { readBytes } from "#server/http/read-body.ts";
import { route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { orThrow, ownError, passCookies } from "./answer.ts";
import { callerOf, targetField } from "./fields.ts";
import { guessing } from "./guessing.ts";

const formLimit = 16 * 1024;
const providerField = z.string().regex(/^[a-z]{1,20}$/);
/** What providers send back, by OAuth 2, OpenID Connect and Apple's form; anything else is dropped. */
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
      }),
      output: z.object({ url: z.string(), redirect: z.literal(false) }),
    },
    async ({ c, body, address }) => {
      await guessing(services).countToken(address);
      const callbackURL = ownPath(body.callbackURL ?? "/dashboard", [services.publicUrl]);
      if (!callbackURL) throw new AppError("validation", { details: { field: "callbackURL" } });
      const answer = await services.accounts.flows.leaveFor(callerOf(c, address), {
        provider: body.provider,
        callbackURL,
        requestSignUp: body.acceptTerms === true && body.isAdult === true,
      });
      const { url } = z.object({ url: z.url() }).parse(await (await orThrow(answer)).json());
      passCookies(answer, c);
      return { url, redirect: false } as const;
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/auth/callback/:provider",
      auth: "signed",
      summary: "Back from a provider: signed in and sent to /dashboard, or to /auth/callback with an error",
      params: z.object({ provider: providerField }),
      query: returned,
      output: "empty",
    },
    async ({ c, params, query, address }) => {
      await guessing(services).countToken(address);
      const { accounts } = services;
      const answer = await accounts.flows.comeBack(callerOf(c, address), params.provider, present(query));
      const target = (await orThrow(answer)).headers.get("location") ?? "/dashboard";
      passCookies(answer, c);
      const error = ownError(new URL(target, services.publicUrl));
      if (error !== null) return c.redirect(`/auth/callback?${new URLSearchParams({ error })}`, 302);
      return c.redirect(ownPath(target, [services.publicUrl]) ?? "/dashboard", 302);
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

function present(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
