/** Maps failures of signing in, up or out to our own codes; the feature translates them. */
import type { WireError } from "#domain/wire/wire.ts";
import { isRecord } from "./person.ts";

const authProblems = [
  "network",
  "unavailable",
  "not_configured",
  "invalid_credentials",
  "unverified",
  "too_many",
  "two_factor",
  "weak_password",
  "invalid_token",
  "invalid_email",
  "passkey",
  "passkey_late",
  "blocked",
  "unknown",
] as const;
export type AuthProblem = (typeof authProblems)[number];

const problemByCode: Readonly<Record<string, AuthProblem>> = {
  not_configured: "not_configured",
  invalid_email_or_password: "invalid_credentials",
  unauthorized: "invalid_credentials",
  email_not_verified: "unverified",
  too_many: "too_many",
  weak_password: "weak_password",
  invalid_token: "invalid_token",
  token_expired: "invalid_token",
  invalid_email: "invalid_email",
  invalid_passkey: "passkey",
  invalid_challenge: "passkey_late",
};

export function authProblemOf(error: WireError, status: number): AuthProblem {
  const known = problemByCode[error.code];
  if (known) return known;
  if (status === 0) return "network";
  if (status === 401) return "invalid_credentials";
  if (status === 429) return "too_many";
  return status >= 500 ? "unavailable" : "unknown";
}

/** The rule that refused a password: a code of domain/account/password.ts. */
export function weaknessOf(error: WireError): string | null {
  const { details } = error;
  return isRecord(details) && typeof details.reason === "string" ? details.reason : null;
}
