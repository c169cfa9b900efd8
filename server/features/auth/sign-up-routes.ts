/** From a form to a confirmed address. Nothing here tells whether an address was known. */
import { z } from "zod";
import { isTimeZone } from "#domain/time-zone.ts";
import { route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { orThrow, ownError } from "./answer.ts";
import {
  assertEmail,
  assertPassword,
  callerOf,
  done,
  emailField,
  nameField,
  passwordField,
  targetField,
} from "./fields.ts";
import { guessing } from "./guessing.ts";
import { sameBrowser } from "./same-browser.ts";
import { inSteadyTime } from "./steady-time.ts";

const signUpSchema = z.strictObject({
  email: emailField,
  password: passwordField,
  firstName: nameField.default(""),
  lastName: nameField.default(""),
  locale: z.enum(["en", "fr"]).default("fr"),
  timezone: z.string().max(64).refine(isTimeZone, "not_allowed").default("Europe/Paris"),
  acceptTerms: z.literal(true),
  /** 18 or older (decisions, "The product"). */
  isAdult: z.literal(true),
  name: z.string().max(200).optional(),
  callbackURL: targetField,
});

export const signUpRoutes = (services: Services) => [
  route(
    {
      method: "POST",
      path: "/api/auth/sign-up/email",
      auth: "public",
      summary: "Open an account; the answer is the same whether the address is known or not",
      body: signUpSchema,
      output: z.object({ token: z.null(), emailConfirmation: z.boolean() }),
    },
    async ({ c, body, address }) => {
      assertEmail(body.email);
      assertPassword("password", body.password, body);
      await guessing(services).countSignUp(address, body.email);
      const { email, password, firstName, lastName, locale, timezone } = body;
      const account = { email, password, firstName, lastName, locale, timezone };
      const ask = () =>
        services.accounts.flows.signUp(callerOf(c, address), {
          ...account,
          acceptedAt: services.clock.now(),
        });
      await inSteadyTime(async () => {
        const first = await ask();
        // Two at once with one address: the second finds it known when it asks again.
        await orThrow(first.status === 422 ? await ask() : first);
      });
      sameBrowser(services).remember(c, email);
      return { token: null, emailConfirmation: services.env.AUTH_REQUIRE_EMAIL_CONFIRMATION };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/send-verification-email",
      auth: "public",
      summary: "Send the confirmation mail again; the answer is always the same",
      body: z.strictObject({ email: emailField, callbackURL: targetField }),
      output: done,
    },
    async ({ c, body, address }) => {
      assertEmail(body.email);
      await guessing(services).countMail(address, body.email);
      const answer = await services.accounts.flows.resendConfirmation(callerOf(c, address), body.email);
      await orThrow(answer);
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/auth/verify-email",
      auth: "public",
      summary: "Confirm an address by the link of the mail, then go to /auth/callback",
      query: z.strictObject({ token: z.string().max(2_000), callbackURL: targetField }),
      output: "empty",
    },
    async ({ c, query, address }) => {
      await guessing(services).countToken(address);
      const waiting = await services.accounts.unconfirmedPerson(query.token);
      const answer = await services.accounts.flows.confirm(callerOf(c, address), query.token);
      const to = new URL((await orThrow(answer)).headers.get("location") ?? "/", services.publicUrl);
      const error = ownError(to);
      if (error !== null) return c.redirect(`/auth/callback?${new URLSearchParams({ error })}`, 302);
      if (waiting) await sameBrowser(services).welcome(c, waiting, callerOf(c, address));
      return c.redirect("/auth/callback", 302);
    },
  ),
];
