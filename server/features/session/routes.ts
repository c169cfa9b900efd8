import type { Context } from "hono";
import { z } from "zod";
import { cleanLine } from "#domain/text/clean-text.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { isOfDeletedAccount } from "#server/features/account-deletion/queries/deletion.ts";
import { route } from "#server/http/routes/route.ts";
import type { Session } from "#server/http/session/session.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import type { Services } from "#server/services.ts";
import { keepSessionEvent } from "./mutations.ts";
import { presentSession, sessionResponseSchema } from "./present.ts";

const line = (max: number) => z.string().max(max).transform(cleanLine).optional();

export const sessionRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/session",
      auth: "public",
      summary:
        "Who is signed in; null for nobody; 410 `account_deleted` to a device that is to forget the journal",
      output: sessionResponseSchema.nullable(),
    },
    async ({ c }) => {
      c.header("cache-control", "no-store");
      const session = await services.gate(c.req.raw.headers);
      if (!session) {
        const token = services.tokens.read(c.req.raw.headers);
        if (token && (await isOfDeletedAccount(services.db.auth, hashToken(token))))
          throw new AppError("account_deleted");
        return null;
      }
      renewCookie(c, session, services);
      return presentSession(services, session);
    },
  ),
  route(
    {
      method: "POST",
      path: "/auth/sessions/log",
      auth: "session",
      summary: "Note that this person came or went, and on what device",
      body: z.strictObject({
        event: z.enum(["login", "logout"]),
        userId: idSchema,
        deviceInfo: z.strictObject({
          userAgent: line(400),
          platform: line(100),
          language: line(35),
          screenSize: line(40),
          timezone: line(64),
        }),
        timestamp: instantSchema,
      }),
      output: z.object({ status: z.literal(true) }),
      limit: { max: 60, windowSeconds: 3_600, by: "person" },
    },
    async ({ body, session, scope }) => {
      if (body.userId !== session.personId) throw new AppError("forbidden");
      await keepSessionEvent(services.db, scope, {
        event: body.event,
        sessionId: session.sessionId,
        deviceInfo: body.deviceInfo,
        deviceAt: body.timestamp,
        now: services.clock.now(),
      });
      return { status: true } as const;
    },
  ),
];

/** The app calls this at every start, so a remembered cookie gets its full lifetime again here. */
function renewCookie(c: Context, session: Session, { tokens, clock }: Services): void {
  const token = c.req.header("authorization") ? null : tokens.read(c.req.raw.headers);
  if (!token || !session.isRemembered) return;
  const life = Math.floor((session.expiresAt.getTime() - clock.now().getTime()) / 1000);
  for (const cookie of tokens.toSetCookies(token, life)) c.header("set-cookie", cookie, { append: true });
}
