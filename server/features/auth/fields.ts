/** Fields of the account forms, bounded; the server repeats every check of the page. */
import type { Context } from "hono";
import { z } from "zod";
import { checkPassword, type PasswordOwner } from "#domain/account/password.ts";
import { phoneLength } from "#domain/account/phone-number.ts";
import { factorNameLength } from "#domain/account/second-factor.ts";
import { cleanLine } from "#domain/text/clean-text.ts";
import { emailLength, isEmail } from "#domain/text/email.ts";
import { AppError } from "#server/errors.ts";
import type { Services } from "#server/services.ts";
import { readPhoneNumber } from "#server/sms/read-phone-number.ts";

/** Validated by `assertEmail`, so that an invalid one has a code of its own. */
export const emailField = z.string().trim().max(emailLength);
/** Validated by `assertPassword` where a new one is chosen. */
export const passwordField = z.string().min(1).max(4_096);
export const nameField = z.string().transform(cleanLine).pipe(z.string().max(80));
/** What a person calls a factor or a passkey. */
export const factorNameField = z.string().transform(cleanLine).pipe(z.string().min(1).max(factorNameLength));
/** Accepted but ignored: where our mails lead is not the caller's choice. */
export const targetField = z.string().max(2_000).optional();
/** The language of the page that made the request. */
export const localeField = z.enum(["en", "fr"]);
export const done = z.object({ status: z.literal(true) });

/** @throws AppError `invalid_email` */
export function assertEmail(address: string): void {
  if (!isEmail(address)) throw new AppError("invalid_email", { details: { field: "email" } });
}

/** @throws AppError `weak_password` with the reason of domain/account/password.ts */
export function assertPassword(field: string, candidate: string, owner: PasswordOwner): void {
  const reason = checkPassword(candidate, owner);
  if (reason) throw new AppError("weak_password", { details: { field, reason } });
}

/** Validated by `assertPhone`, so that an invalid one has a code of its own. */
export const phoneField = z.string().max(phoneLength);

/**
 * @returns E.164
 * @throws AppError `unavailable` where no message can be sent; `invalid_phone` for no number, or a premium or special one
 */
export function assertPhone({ env, sms }: Pick<Services, "env" | "sms">, typed: string): string {
  if (sms.kind === "off") throw new AppError("unavailable");
  const countries = env.SMS_COUNTRIES === undefined ? null : new Set(env.SMS_COUNTRIES.split(","));
  const phone = readPhoneNumber(typed, countries);
  if (phone === null) throw new AppError("invalid_phone", { details: { field: "phone" } });
  return phone;
}

/** What a session is remembered by. */
export type Caller = {
  readonly userAgent?: string | undefined;
  /** The client's address after TRUSTED_PROXIES. */
  readonly address: string;
};

export const callerOf = (c: Context, address: string): Caller => ({
  address,
  userAgent: c.req.header("user-agent"),
});
