/** Translates Better Auth's responses: errors to AppError, redirects to our own pages, cookies passed on. */
import type { Context } from "hono";
import { AppError, type ErrorCode } from "#server/errors.ts";
import type { TokenKeeper } from "#server/http/session/session-token.ts";

const codes: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: "invalid_email_or_password",
  EMAIL_NOT_VERIFIED: "email_not_verified",
  INVALID_EMAIL: "invalid_email",
  INVALID_TOKEN: "invalid_token",
  TOKEN_EXPIRED: "token_expired",
  USER_NOT_FOUND: "invalid_token",
  PASSWORD_TOO_SHORT: "weak_password",
  PASSWORD_TOO_LONG: "weak_password",
  PROVIDER_NOT_FOUND: "unknown_provider",
  VALIDATION_ERROR: "validation",
  UNAUTHORIZED: "unauthorized",
};

/** @throws AppError for every response that is not a success or a redirect. */
export async function orThrow(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const body: unknown = await response.json().catch(() => null);
  const libraryCode = isCoded(body) ? body.code : "";
  const code = codes[libraryCode] ?? (response.status < 500 ? "validation" : "internal");
  throw new AppError(code, { cause: libraryCode || response.status });
}

/** Passes on Better Auth's cookies; with the session cookie goes the presence cookie. */
export function passCookies(from: Response, c: Context, tokens: TokenKeeper): void {
  for (const cookie of from.headers.getSetCookie()) {
    c.header("set-cookie", cookie, { append: true });
    const presence = tokens.presenceFor(cookie);
    if (presence !== null) c.header("set-cookie", presence, { append: true });
  }
}

/** The `error` of a redirect as one of our codes, in the lower case that the app expects. */
export function ownError(location: URL): string | null {
  const error = location.searchParams.get("error");
  if (error === null) return null;
  return (
    codes[error.toUpperCase()] ??
    error
      .toLowerCase()
      .replace(/[^a-z_]/g, "_")
      .slice(0, 60)
  );
}

function isCoded(body: unknown): body is { code: string } {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";
}
