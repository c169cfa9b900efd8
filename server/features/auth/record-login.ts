/** Logs a sign-in that uses none of our forms (a mail's link, an outside account). */
import type { Context } from "hono";
import { keepSessionEvent } from "#server/features/session/mutations.ts";
import { newSessionScope } from "#server/http/session/new-session-scope.ts";
import type { Session } from "#server/http/session/session.ts";
import type { Services } from "#server/services.ts";

export async function noteLogin(services: Services, session: Session, c: Context): Promise<void> {
  const now = services.clock.now();
  const language = /^[A-Za-z-]{1,35}/.exec(c.req.header("accept-language") ?? "")?.[0];
  await keepSessionEvent(services.db, newSessionScope(session), {
    event: "login",
    sessionId: session.sessionId,
    deviceInfo: {
      userAgent: c.req.header("user-agent")?.slice(0, 400) ?? "",
      ...(language ? { language } : {}),
    },
    deviceAt: now.toISOString(),
    now,
  });
}
