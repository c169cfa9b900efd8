/** Logs every way in and out by the server itself; the app's own note of it (`POST /auth/sessions/log`) may never arrive. */
import type { Context } from "hono";
import { keepSessionEvent } from "#server/features/session/mutations.ts";
import { newSessionScope } from "#server/http/session/new-session-scope.ts";
import type { Session } from "#server/http/session/session.ts";
import type { Services } from "#server/services.ts";

export function noteLogin(services: Services, session: Session, c: Context): Promise<void> {
  return noteWay(services, session, c, "login");
}

/** @param token of the session that is about to end; nothing is noted for one that is over */
export async function noteLogout(services: Services, c: Context, token: string | null): Promise<void> {
  if (token === null) return;
  const session = await services.gate(
    new Headers({ authorization: `Bearer ${services.tokens.toBearer(token)}` }),
  );
  if (session) await noteWay(services, session, c, "logout");
}

async function noteWay(
  services: Services,
  session: Session,
  c: Context,
  event: "login" | "logout",
): Promise<void> {
  const now = services.clock.now();
  const language = /^[A-Za-z-]{1,35}/.exec(c.req.header("accept-language") ?? "")?.[0];
  await keepSessionEvent(services.db, newSessionScope(session), {
    event,
    sessionId: session.sessionId,
    deviceInfo: {
      userAgent: c.req.header("user-agent")?.slice(0, 400) ?? "",
      ...(language ? { language } : {}),
    },
    deviceAt: now.toISOString(),
    now,
  });
}
