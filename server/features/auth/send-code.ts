/**
 * A code by text message. What is sent costs money and rings at somebody's: it is counted by account, by caller, by number over all accounts,
 * and overall, before it leaves (docs/decisions/030-address-and-telephone.md).
 */
import { createHmac, randomInt } from "node:crypto";
import { isProduction } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import { readSettings } from "#server/features/site/queries.ts";
import { networkOf } from "#server/http/guards/network.ts";
import { takeAttempt } from "#server/http/guards/rate-limit.ts";
import type { Locale } from "#server/mail/letters/letter.ts";
import type { Services } from "#server/services.ts";
import { readLetterReader } from "./queries/accounts.ts";

const hour = 60 * 60;
const day = 24 * hour;
/** Outside production everyone shares one address (server/http/guards/rate-limit.ts). */
const crowd = 20;

/** Six random digits. */
export const newSentCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

type Recipient = { readonly personId: string; readonly phone: string; readonly address: string };

/** @throws AppError `too_many`; `unavailable` where no message can be sent */
export async function countCode(services: Services, { personId, phone, address }: Recipient): Promise<void> {
  const { sms, env, secrets } = services;
  if (sms.kind === "off") throw new AppError("unavailable");
  // Under a key: there are few enough numbers to try them all on a digest.
  const number = createHmac("sha256", secrets.authSecret).update(`tendre:sms ${phone}`).digest("hex");
  await takeAttempt(services, `sms of person ${personId}`, 10, hour);
  await takeAttempt(services, `sms of the day of person ${personId}`, 20, day);
  await takeAttempt(services, `sms of ${networkOf(address)}`, 30 * (isProduction(env) ? 1 : crowd), hour);
  await takeAttempt(services, `sms to ${number}`, 5, hour);
  await takeAttempt(services, `sms of the day to ${number}`, 10, day);
  const { sms_per_day: most } = await readSettings(services);
  await takeAttempt(services, "sms of the day", most, day);
}

/** @throws AppError `unavailable` when the provider did not take it */
export async function sendCode(
  { db, sms, log, publicUrl }: Pick<Services, "db" | "sms" | "log" | "publicUrl">,
  { personId, phone }: Pick<Recipient, "personId" | "phone">,
  code: string,
): Promise<void> {
  const { locale } = await readLetterReader(db.auth, personId);
  try {
    await sms.send({ to: phone, text: codeText(locale, code, publicUrl), personId });
  } catch (cause) {
    const kind = cause instanceof Error && "code" in cause ? cause.code : "unknown";
    log.error({ kind }, "text message not sent");
    // Without the cause: the provider's words may quote the number.
    throw new AppError("unavailable");
  }
}

/**
 * The words of a code. Only letters of GSM 03.38, so that it is one message of 160 characters and not several; the last line lets the
 * browser fill the code in on our own site only (WICG, "Origin-bound one-time codes").
 */
function codeText(locale: Locale, code: string, publicUrl: string): string {
  const words =
    locale === "fr"
      ? `Tendre : ${code} est votre code, valable 5 minutes. Ne le dites à personne.`
      : `Tendre: ${code} is your code, good for 5 minutes. Tell it to nobody.`;
  return `${words}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
