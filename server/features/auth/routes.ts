/** The doors of Better Auth that are open, each declared like every other route; the rest of `/api/auth/*` does not exist. */
import type { Context } from "hono";
import { z } from "zod";
import { cleanLine } from "#domain/clean-text.ts";
import { checkPassword, type PasswordOwner } from "#domain/password.ts";
import { isTimeZone } from "#domain/time-zone.ts";
import { AppError } from "#server/errors.ts";
import { ownPath } from "#server/http/own-path.ts";
import { route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { presentSession, sessionAnswerSchema } from "../session/present.ts";
import { orThrow, ownError, passCookies } from "./answer.ts";
import { guessing } from "./guessing.ts";
import { inSteadyTime } from "./steady-time.ts";

const email = z.string().trim().max(254);
const password = z.string().min(1).max(4_096);
const own = z.string().max(2_000).optional();
const name = z.string().max(200).transform(cleanLine).pipe(z.string().max(80));
const done = z.object({ status: z.literal(true) });

const signUpSchema = z.strictObject({
  email,
  password,
  firstName: name.default(""),
  lastName: name.default(""),
  name: z.string().max(400).optional(),
  locale: z.enum(["en", "fr"]).optional(),
  timezone: z.string().max(64).refine(isTimeZone).optional(),
  acceptTerms: z.literal(true),
  isAdult: z.literal(true),
  callbackURL: own,
});

export const authRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/auth-options",
      auth: "public",
      summary: "How one may sign in here",
      output: z.object({
        providers: z.array(z.object({ id: z.string(), name: z.string() })),
        emailConfirmation: z.boolean(),
      }),
    },
    async () => ({
      providers: [...(await services.accounts.providers())],
      emailConfirmation: services.env.AUTH_REQUIRE_EMAIL_CONFIRMATION,
    }),
  ),
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
      const emailConfirmation = services.env.AUTH_REQUIRE_EMAIL_CONFIRMATION;
      assertEmail(body.email);
      assertPassword(body.password, body);
      await guessing(services).countSignUp(address, body.email);
      await inSteadyTime(async () => {
        const now = services.clock.now().toISOString();
        const answer = await services.accounts.call({
          ...callerOf(c, address),
          method: "POST",
          path: "/sign-up/email",
          body: {
            name: `${body.firstName} ${body.lastName}`.trim(),
            email: body.email,
            password: body.password,
            firstName: body.firstName || null,
            lastName: body.lastName || null,
            ...(body.locale ? { locale: body.locale } : {}),
            ...(body.timezone ? { timezone: body.timezone } : {}),
            termsAcceptedAt: now,
            adultDeclaredAt: now,
          },
        });
        await orThrow(answer);
      });
      return { token: null, emailConfirmation };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/sign-in/email",
      auth: "public",
      summary: "Sign in with address and password; `token` is for `Authorization: Bearer`",
      body: z.strictObject({ email, password, rememberMe: z.boolean().default(true), callbackURL: own }),
      output: sessionAnswerSchema.extend({ token: z.string() }),
    },
    async ({ c, body, address }) => {
      assertEmail(body.email);
      const guess = guessing(services);
      await guess.countSignIn(address, body.email);
      const answer = await orThrow(
        await services.accounts.call({
          ...callerOf(c, address),
          method: "POST",
          path: "/sign-in/email",
          body: { email: body.email, password: body.password, rememberMe: body.rememberMe },
        }),
      );
      await guess.forgiveSignIn(address, body.email);
      passCookies(answer, c);
      return openedSession(services, answer);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/sign-out",
      auth: "public",
      summary: "End this session",
      body: z.strictObject({}),
      output: done,
    },
    async ({ c, address }) => {
      const token = services.tokens.read(c.req.raw.headers);
      const cookie =
        token && `${services.tokens.cookieName}=${encodeURIComponent(services.tokens.toCookieValue(token))}`;
      const answer = await services.accounts.call({
        ...callerOf(c, address),
        cookie,
        method: "POST",
        path: "/sign-out",
        body: {},
      });
      passCookies(await orThrow(answer), c);
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/request-password-reset",
      auth: "public",
      summary: "Send the link that chooses a new password; the answer is always the same",
      body: z.strictObject({ email, redirectTo: own }),
      output: done,
    },
    async ({ c, body, address }) => {
      assertEmail(body.email);
      await guessing(services).countMail(address, body.email);
      await inSteadyTime(async () =>
        orThrow(
          await services.accounts.call({
            ...callerOf(c, address),
            method: "POST",
            path: "/request-password-reset",
            body: { email: body.email },
          }),
        ),
      );
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/reset-password",
      auth: "public",
      summary: "Choose a new password with the token of the mail; every session ends",
      body: z.strictObject({ token: z.string().min(1).max(200), newPassword: password }),
      output: done,
    },
    async ({ c, body, address }) => {
      await guessing(services).countToken(address);
      const owner = await services.accounts.ownerOfReset(body.token);
      if (!owner) throw new AppError("invalid_token");
      assertPassword(body.newPassword, owner);
      await orThrow(
        await services.accounts.call({
          ...callerOf(c, address),
          method: "POST",
          path: "/reset-password",
          body,
        }),
      );
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/send-verification-email",
      auth: "public",
      summary: "Send the confirmation mail again; the answer is always the same",
      body: z.strictObject({ email, callbackURL: own }),
      output: done,
    },
    async ({ c, body, address }) => {
      assertEmail(body.email);
      await guessing(services).countMail(address, body.email);
      await orThrow(
        await services.accounts.call({
          ...callerOf(c, address),
          cookie: null,
          method: "POST",
          path: "/send-verification-email",
          body: { email: body.email },
        }),
      );
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/auth/verify-email",
      auth: "public",
      summary: "Confirm an address by the link of the mail, then go to /auth/callback",
      query: z.object({ token: z.string().max(2_000), callbackURL: own }),
      output: "empty",
    },
    async ({ c, query, address }) => {
      await guessing(services).countToken(address);
      const answer = await services.accounts.call({
        ...callerOf(c, address),
        cookie: null,
        method: "GET",
        path: "/verify-email",
        query: { token: query.token, callbackURL: "/auth/callback" },
      });
      return c.redirect(landing("/auth/callback", await orThrow(answer), services.publicUrl), 302);
    },
  ),
];

/** Where a redirect of Better Auth's leads, its error in our words. */
function landing(page: string, answer: Response, publicUrl: string): string {
  const to = new URL(answer.headers.get("location") ?? page, publicUrl);
  const error = ownError(to);
  return error === null ? page : `${page}?${new URLSearchParams({ error })}`;
}

async function openedSession(services: Services, answer: Response) {
  const cookie = answer.headers
    .getSetCookie()
    .find((each) => each.startsWith(`${services.tokens.cookieName}=`))
    ?.split(";")[0];
  const headers = new Headers(cookie ? { cookie } : {});
  const token = services.tokens.read(headers);
  const session = await services.gate(headers);
  if (!token || !session) throw new AppError("internal", { cause: "no session after sign-in" });
  return { ...presentSession(session), token: services.tokens.toBearer(token) };
}

function callerOf(c: Context, address: string) {
  return { address, userAgent: c.req.header("user-agent"), cookie: c.req.header("cookie") };
}

function assertEmail(address: string): void {
  if (!z.email().safeParse(address).success) throw new AppError("invalid_email");
}

function assertPassword(candidate: string, owner: PasswordOwner): void {
  const reason = checkPassword(candidate, owner);
  if (reason) throw new AppError("weak_password", { details: { field: "password", reason } });
}

/** A page of ours to come back to, or none. */
export function returnPath(target: string | undefined, origins: readonly string[]): string | null {
  return target === undefined ? null : ownPath(target, origins);
}
