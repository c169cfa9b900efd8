/** Tells the server that someone came or went, and from what device (specification, section 7). Failures are ignored. */
import { isBlockedLocalAddress } from "#domain/environment.ts";
import { callApi } from "./api-client.ts";
import { environment } from "./environment.ts";

export async function logSessionEvent(event: "login" | "logout", userId: string): Promise<void> {
  if (isBlockedLocalAddress(environment.backendUrl, "production")) return;
  const { userAgent, language } = navigator;
  await callApi("/auth/sessions/log", {
    method: "POST",
    keepalive: true,
    timeout: 3_000,
    body: {
      event,
      userId,
      deviceInfo: {
        userAgent: userAgent.slice(0, 400),
        platform: navigator.platform,
        language,
        screenSize: `${screen.width}x${screen.height}`,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      timestamp: new Date().toISOString(),
    },
  });
}
