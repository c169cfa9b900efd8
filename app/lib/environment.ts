/** The build's settings, read once, and the start-up checks (specification, sections 1, 5 and 9). */
import {
  checkEnvironment,
  type EnvironmentSettings,
  environmentDefaults,
  environmentLogLine,
  stopsStart,
} from "#domain/backend/environment.ts";

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

/** Logs the result of the start-up checks. @throws in development only, naming each invalid setting. */
export function checkStart(
  settings: EnvironmentSettings = {
    environment: env.VITE_ENVIRONMENT,
    backendUrl: env.VITE_BACKEND_URL,
    backendAnonKey: env.VITE_BACKEND_ANON_KEY,
    aiBaseUrl: env.VITE_AI_BASE_URL,
  },
): void {
  const warnings = checkEnvironment(settings);
  const line = environmentLogLine(warnings);
  if (warnings.length === 0) {
    console.info(line);
    return;
  }
  const list = warnings.map(({ message }) => message).join("; ");
  if (stopsStart(settings, warnings)) throw new Error(`${line}: ${list}`);
  console.warn(`${line}: ${list}`);
}
