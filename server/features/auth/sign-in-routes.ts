/** In with address and password, and out. */
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { presentSession, sessionAnswerSchema } from "../session/present.ts";
import { orThrow, passCookies } from "./answer.ts";
import { assertEmail, callerOf, done, emailField, passwordField, targetField } from "./fields.ts";
import { guessing } from "./guessing.ts";

export const signInRoutes = (services: Services) => [
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
      path: "/api/auth/sign-in/email",
      auth: "public",
      summary: "Sign in with address and password; `token` is for `Authorization: Bearer`",
      body: z.strictObject({
        email: emailField,
        password: passwordField,
        rememberMe: z.boolean().default(true),
        callbackURL: targetField,
      }),
      output: sessionAnswerSchema.extend({ token: z.string() }),
    },
    async ({ c, body, address }) => {
      assertEmail(body.email);
      const guess = guessing(services);
      await guess.countSignIn(address, body.email);
      const { email, password, rememberMe } = body;
      const credentials = { email, password, rememberMe };
      const answer = await services.accounts.flows.signIn(callerOf(c, address), credentials);
      const opened = await openedSession(services, await orThrow(answer));
      await guess.forgiveSignIn(address, body.email);
      passCookies(answer, c);
      return opened;
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/sign-out",
      auth: "public",
      summary: "End this session, if there is one",
      body: z.strictObject({}),
      output: done,
    },
    async ({ c, address }) => {
      const { tokens, accounts } = services;
      const token = tokens.read(c.req.raw.headers);
      const cookie = token && `${tokens.cookieName}=${encodeURIComponent(tokens.toCookieValue(token))}`;
      const answer = await accounts.flows.signOut({ ...callerOf(c, address), cookie });
      passCookies(await orThrow(answer), c);
      // Photos that the browser kept (server/features/media/serve-media.ts) go with the journal.
      c.header("clear-site-data", '"cache"');
      return { status: true } as const;
    },
  ),
];

async function openedSession({ tokens, gate }: Services, answer: Response) {
  const cookie = answer.headers
    .getSetCookie()
    .find((each) => each.startsWith(`${tokens.cookieName}=`))
    ?.split(";")[0];
  const headers = new Headers(cookie ? { cookie } : {});
  const token = tokens.read(headers);
  const session = await gate(headers);
  // Someone banned has a password that is right and still no session.
  if (!token || !session) throw new AppError("forbidden");
  return { ...presentSession(session), token: tokens.toBearer(token) };
}
