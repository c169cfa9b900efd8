/** Logs logins and logouts with the device on the server (specification, section 7). Failures are ignored. */
import { isBlockedLocalAddress } from "#domain/backend/environment.ts";
import { callApi } from "./api-client.ts";
import { environment } from "./environment.ts";
import { readLocal, writeLocal } from "./local-storage.ts";
import { readPresence } from "./presence.ts";
import { deviceTimeZone } from "./time-zone.ts";

const loggedKey = "tendre.loggedIn";

/**
 * Once per session, however it was opened: by a password, the link of the confirmation mail or an outside account. A few characters of the
 * session's id tell sessions apart, and authenticate nobody.
 */
export async function logLoginOnce(userId: string): Promise<void> {
  const session = `${userId} ${readPresence()?.slice(0, 8)}`;
  if (readLocal(loggedKey) === session) return;
  writeLocal(loggedKey, session);
  await logSessionEvent("login", userId);
}

export async function logSessionEvent(
  event: "login" | "logout",
  userId: string,
  timeout = 3_000,
): Promise<void> {
  if (isBlockedLocalAddress(environment.backendUrl, "production")) return;
  const { userAgent, language } = navigator;
  const { error } = await callApi("/auth/sessions/log", {
    method: "POST",
    keepalive: true,
    timeout,
    body: {
      event,
      userId,
      deviceInfo: {
        userAgent: userAgent.slice(0, 400),
        platform: navigator.platform,
        language,
        screenSize: `${screen.width}x${screen.height}`,
        timezone: deviceTimeZone(),
      },
      timestamp: new Date().toISOString(),
    },
  });
  if (error) console.debug(`The server did not note this ${event}: ${error.code}`);
}
