/** Errors and refusals as `{code, message, details, hint}`: one table from code to status, one handler. */
import type { WireError } from "#domain/wire/wire.ts";
import { MasterKeyMissing } from "./crypto/master-keys.ts";
import { verdictOf } from "./db/acting.ts";
import { isDatabaseAway } from "./db/database-away.ts";
import { OfficeClosed } from "./db/office-closed.ts";
import type { SecurityNote } from "./security-log.ts";

export const statusByCode = {
  validation: 400,
  unknown_field: 400,
  protected_field: 400,
  bad_json: 400,
  invalid_email: 400,
  invalid_phone: 400,
  weak_password: 400,
  invalid_token: 400,
  token_expired: 400,
  token_in_address: 400,
  unknown_provider: 404,
  unauthorized: 401,
  invalid_email_or_password: 401,
  email_not_verified: 403,
  password_needed: 403,
  reauthentication_required: 403,
  sign_up_closed: 403,
  invite_invalid: 403,
  invalid_code: 400,
  wrong_password: 400,
  invalid_challenge: 400,
  invalid_passkey: 400,
  factor_limit: 409,
  token_limit: 409,
  forbidden: 403,
  other_person: 403,
  foreign_origin: 403,
  not_found: 404,
  PGRST116: 406,
  conflict: 409,
  too_slow: 408,
  gone: 410,
  account_deleted: 410,
  too_large: 413,
  unsupported_type: 415,
  range_not_satisfiable: 416,
  plan_limit: 402,
  storage_limit: 402,
  text_limit: 402,
  payment_failed: 402,
  too_many: 429,
  internal: 500,
  PGRST205: 503,
  unavailable: 503,
} as const;
type ErrorCode = keyof typeof statusByCode;

/** English, for logs and API users. The app translates codes and never shows these. */
const messages: Readonly<Record<ErrorCode, string>> = {
  validation: "Some fields are not valid",
  unknown_field: "A field is not known",
  protected_field: "A field cannot be set by a client",
  bad_json: "The body is not valid JSON",
  invalid_email: "This is not an email address",
  invalid_phone: "Invalid number",
  weak_password: "This password cannot be used",
  invalid_token: "This link is not valid, or was used already",
  token_expired: "This link is too old",
  token_in_address:
    "A token stands in the address, which is written into logs: revoke it, and send one in the Authorization header",
  unknown_provider: "This provider is not set up",
  unauthorized: "Sign in first",
  invalid_email_or_password: "Incorrect credentials",
  password_needed: "Choose a password with this link: it was opened in another browser than the sign-up",
  reauthentication_required: "Prove again that it is you",
  sign_up_closed: "No accounts are opened here at present",
  invite_invalid: "This invitation does not open an account (any more)",
  invalid_code: "Invalid code",
  wrong_password: "Incorrect password",
  invalid_challenge: "This challenge is not known, or too old",
  invalid_passkey: "This passkey does not open an account here",
  factor_limit: "No more factors can be added",
  token_limit: "No more tokens can be made before one is revoked",
  email_not_verified: "Confirm your email before logging in",
  forbidden: "Not allowed",
  other_person: "This session is another person's",
  foreign_origin: "The request comes from another site",
  not_found: "Not found",
  PGRST116: "JSON object requested, multiple (or no) rows returned",
  conflict: "The record changed meanwhile",
  too_slow: "The request came too slowly",
  gone: "Gone",
  account_deleted: "This account was deleted",
  too_large: "The request is too large",
  unsupported_type: "This type of content is not accepted",
  range_not_satisfiable: "The range asked for does not exist",
  plan_limit: "The plan's limit is reached",
  payment_failed: "The card was declined",
  storage_limit: "There is no room left for photos and videos",
  text_limit: "There is no room left for text",
  too_many: "Too many attempts",
  internal: "An error occurred",
  PGRST205: "A table is missing",
  unavailable: "Momentarily unavailable",
};

/** Seconds after which a retry is worthwhile. */
const retryAfter = "5";

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The entry of the security log, where the code alone does not determine it (server/http/guards/note-refusals.ts). */
  readonly security: Pick<SecurityNote, "kind" | "personId"> | undefined;
  private beside: object = {};

  constructor(
    code: ErrorCode,
    more: {
      details?: unknown;
      hint?: string;
      cause?: unknown;
      message?: string;
      headers?: Record<string, string>;
      security?: Pick<SecurityNote, "kind" | "personId">;
    } = {},
  ) {
    super(more.message ?? messages[code], { cause: more.cause });
    this.name = "AppError";
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
    this.headers = { ...(code === "unavailable" ? { "retry-after": retryAfter } : {}), ...more.headers };
    this.security = more.security;
  }

  get status() {
    return statusByCode[this.code];
  }

  /** The same error, with the fields that a route adds beside the error object. */
  withFields(more: (error: AppError) => object): this {
    this.beside = more(this);
    return this;
  }

  toWire(): WireError {
    return { ...this.beside, code: this.code, message: this.message, details: this.details, hint: this.hint };
  }
}

/** Converts anything thrown to an AppError. A missing table has a code of its own; everything else becomes "internal". */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const verdict = verdictOf(thrown);
  if (verdict) return new AppError(verdict, { cause: thrown });
  if (thrown instanceof OfficeClosed) return new AppError("forbidden", { cause: thrown });
  const code = thrown instanceof Error && "code" in thrown ? thrown.code : undefined;
  // Lone surrogates and zero bytes, which a text in the database cannot contain.
  if (code === "22021" || code === "22P05") return new AppError("validation", { cause: thrown });
  // Raised by guard_sign_up (migration 0012).
  if (code === "TD001") return new AppError("sign_up_closed", { cause: thrown });
  if (code === "TD002") return new AppError("invite_invalid", { cause: thrown });
  if (code === "42P01") return new AppError("PGRST205", { cause: thrown });
  if (thrown instanceof MasterKeyMissing || isDatabaseAway(thrown))
    return new AppError("unavailable", { cause: thrown });
  return new AppError("internal", { cause: thrown });
}
