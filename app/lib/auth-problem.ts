/** Why an act of signing in, up or out did not work, as one of our own codes; the words are the feature's. */
import type { WireError } from "#domain/wire.ts";

export const authProblems = [
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
  "unknown",
] as const;
export type AuthProblem = (typeof authProblems)[number];

const problemByCode: Readonly<Record<string, AuthProblem>> = {
  not_configured: "not_configured",
  invalid_email_or_password: "invalid_credentials",
  invalid_password: "invalid_credentials",
  unauthorized: "invalid_credentials",
  email_not_verified: "unverified",
  too_many: "too_many",
  too_many_requests: "too_many",
  two_factor_required: "two_factor",
  password_compromised: "weak_password",
  password_too_common: "weak_password",
  weak_password: "weak_password",
  password_too_short: "weak_password",
  password_too_long: "weak_password",
  invalid_token: "invalid_token",
  token_expired: "invalid_token",
  invalid_email: "invalid_email",
};

export function authProblemOf(error: WireError, status: number): AuthProblem {
  const known = problemByCode[error.code.toLowerCase()];
  if (known) return known;
  if (status === 0) return "network";
  if (status === 401) return "invalid_credentials";
  if (status === 429) return "too_many";
  return status >= 500 ? "unavailable" : "unknown";
}
