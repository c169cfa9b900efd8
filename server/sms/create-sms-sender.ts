import { v7 as newId } from "uuid";
import { type Env, isProduction } from "#server/env.ts";
import type { KeptSms, Sms, SmsSender } from "./sms-sender.ts";

const keptAtMost = 200;
const plainBody = '{"to":"{to}","text":"{text}"}';
/** Milliseconds. */
const patience = 10_000;

type SmsSettings = Pick<Env, "SMS_URL" | "SMS_AUTHORIZATION" | "SMS_BODY" | "SMTP_URL" | "NODE_ENV">;

/**
 * By HTTP when SMS_URL is set; else a sink in memory, where `/dev/sms` can be open at all; else nothing. A message is sent once: a second
 * try could arrive too, and each is paid for. Nothing of it is logged.
 */
export function createSmsSender(env: Env): SmsSender {
  if (env.SMS_URL) return { kind: "http", send: (sms) => post(env, sms), ...keepsNothing };
  if (isProduction(env) || env.SMTP_URL) {
    return { kind: "off", send: () => Promise.reject(new Error("no SMS_URL")), ...keepsNothing };
  }
  const kept: KeptSms[] = [];
  return {
    kind: "sink",
    async send(sms) {
      kept.unshift({ ...sms, id: newId(), at: new Date().toISOString() });
      kept.length = Math.min(kept.length, keptAtMost);
    },
    kept: () => kept,
    forget(personId) {
      kept.splice(0, kept.length, ...kept.filter((sms) => sms.personId !== personId));
    },
  };
}

const keepsNothing = { kept: () => [], forget: () => undefined };

async function post(
  { SMS_URL = "", SMS_AUTHORIZATION, SMS_BODY = plainBody }: SmsSettings,
  sms: Sms,
): Promise<void> {
  const { body, contentType } = fillTemplate(SMS_BODY, { to: sms.to, text: sms.text });
  const response = await fetch(SMS_URL, {
    method: "POST",
    headers: {
      "content-type": contentType,
      ...(SMS_AUTHORIZATION ? { authorization: SMS_AUTHORIZATION } : {}),
    },
    body,
    // Elsewhere than where the operator said, the number is not told.
    redirect: "error",
    signal: AbortSignal.timeout(patience),
  });
  await response.body?.cancel();
  if (!response.ok) throw Object.assign(new Error("the provider refused"), { code: response.status });
}

type Words = { readonly to: string; readonly text: string };

/**
 * The body of the provider's call (SMS_BODY): `{to}` and `{text}` are put in, escaped as its form asks. JSON where the template begins like
 * it, else a form's.
 */
function fillTemplate(
  template: string,
  words: Words,
): { readonly body: string; readonly contentType: string } {
  const isJson = template.trimStart().startsWith("{");
  const escapeWord = isJson ? (word: string) => JSON.stringify(word).slice(1, -1) : encodeURIComponent;
  return {
    body: template.replace(/\{(to|text)\}/g, (_, name: keyof Words) => escapeWord(words[name])),
    contentType: isJson ? "application/json" : "application/x-www-form-urlencoded",
  };
}
