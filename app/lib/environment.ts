/** The build's settings, read once. The build has checked them (scripts/build/start-check.ts). */
import { environmentDefaults } from "#domain/backend/environment.ts";

const env = import.meta.env;

export const environment = {
  name: env.VITE_ENVIRONMENT || environmentDefaults.environment,
  version: environmentDefaults.version,
  isBackendConfigured: env.VITE_BACKEND !== "none",
  /** Validated but never called: every call goes to the app's own origin (docs/self-hosting.md). */
  backendUrl: (env.VITE_BACKEND_URL ?? "").replace(/\/+$/, ""),
  backendName: env.VITE_BACKEND_NAME || "Tendre",
  supportEmail: env.VITE_SUPPORT_EMAIL || null,
} as const;

/** Logs what came of the start-up checks. */
export function logStart(): void {
  const { START_LINE, START_IS_SOUND } = env;
  if (START_IS_SOUND) console.info(START_LINE);
  else console.warn(START_LINE);
}
