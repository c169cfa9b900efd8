/**
 * The start-up checks of server and app (specification, sections 5 and 9). Each only warns; in development a warning prevents the start.
 * Unset settings are not checked: they have defaults.
 */

export const environmentNames = ["development", "staging", "production"] as const;
type EnvironmentName = (typeof environmentNames)[number];

export const environmentDefaults = {
  environment: "development",
  version: "1.0.0",
  locale: "fr",
  timezone: "Europe/Paris",
  aiModel: "gpt-4o-mini",
  isAiOn: true,
  isAnalyticsOn: false,
  isInstallable: true,
  /** Bytes. */
  maxUpload: 10 * 1024 * 1024,
  /** Megabytes of 1,024 × 1,024 bytes. */
  storageQuota: 100,
} as const;

export type EnvironmentSettings = {
  readonly environment?: string | undefined;
  readonly backendUrl?: string | undefined;
  readonly backendAnonKey?: string | undefined;
  readonly aiBaseUrl?: string | undefined;
};

export type EnvironmentWarning = {
  readonly setting: keyof EnvironmentSettings;
  readonly code: "not_https" | "too_short" | "not_a_url" | "unknown_name";
  /** For the administrator's log. Never contains the value. */
  readonly message: string;
};

const anonKeyLength = 32;

export function checkEnvironment(settings: EnvironmentSettings): readonly EnvironmentWarning[] {
  const warnings: EnvironmentWarning[] = [];
  const { environment, backendUrl, backendAnonKey, aiBaseUrl } = settings;
  if (backendUrl && !/^https:\/\//i.test(backendUrl)) {
    warnings.push({
      setting: "backendUrl",
      code: "not_https",
      message: "The backend URL should start with https",
    });
  }
  if (backendAnonKey && backendAnonKey.length < anonKeyLength) {
    warnings.push({
      setting: "backendAnonKey",
      code: "too_short",
      message: `The backend anonymous key should have at least ${anonKeyLength} characters`,
    });
  }
  if (aiBaseUrl && !isHttpUrl(aiBaseUrl)) {
    warnings.push({ setting: "aiBaseUrl", code: "not_a_url", message: "The AI base URL must be a URL" });
  }
  if (environment && !isEnvironmentName(environment)) {
    warnings.push({
      setting: "environment",
      code: "unknown_name",
      message: `The environment should be one of ${environmentNames.join(", ")}`,
    });
  }
  return warnings;
}

function isEnvironmentName(text: string): text is EnvironmentName {
  return environmentNames.some((name) => name === text);
}

/** The line both sides log at start. */
export function environmentLogLine(warnings: readonly EnvironmentWarning[]): string {
  return warnings.length === 0 ? "Environment validation passed" : "Environment validation failed";
}

/** True in development only. An unknown environment is not development. */
export function stopsStart(settings: EnvironmentSettings, warnings: readonly EnvironmentWarning[]): boolean {
  return warnings.length > 0 && (settings.environment ?? environmentDefaults.environment) === "development";
}

/** A payment address is accepted only over https and when it is not a placeholder (specification, section 5). */
export function isPaymentUrlAccepted(url: string): boolean {
  return (
    /^https:\/\//i.test(url) &&
    isHttpUrl(url) &&
    !/placeholder|example\.|your[-_]|changeme|xxx|[<>{}]/i.test(url)
  );
}

/**
 * A *configured absolute* address on the machine itself, refused in a production build (specification, section 8).
 * Same-origin calls have no address to refuse.
 */
export function isBlockedLocalAddress(url: string, environment: string): boolean {
  if (environment !== "production") return false;
  const host = httpUrl.exec(url)?.[1]?.toLowerCase();
  if (host === undefined) return false;
  return (
    host === "localhost" ||
    host.endsWith(".localhost") ||
    host === "[::1]" ||
    /^(127\.|0\.0\.0\.0$)/.test(host)
  );
}

/** Scheme, optional user, host (a name, an IPv4 or a bracketed IPv6), optional port, the rest. */
const httpUrl = /^https?:\/\/(?:[^\s/?#@]*@)?(\[[0-9a-f:.]+\]|[^\s/?#:@[\]]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;

export function isHttpUrl(text: string): boolean {
  return httpUrl.test(text);
}
