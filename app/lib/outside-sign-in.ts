/** Signing in by an account kept elsewhere. */
import { type AuthOutcome, authRefusal, postAuth, unreached } from "./accounts.ts";
import type { Language } from "./i18n/language.ts";
import { isRecord } from "./person.ts";
import { settleSignOut } from "./session.ts";
import { deviceTimeZone } from "./time-zone.ts";

export type SignUpTerms = { readonly invite?: string | undefined };

type Leaving = {
  /** The path to return to, one of our own. */
  readonly target: string;
  /** Allows creating an account: the person confirmed that they are 18 or older and accepted the terms. */
  readonly opensAccounts: SignUpTerms | false;
  readonly language: Language;
};

/** Goes to the provider's page; returns to `target`, or to /auth/callback with an error. */
export async function signInWith(
  provider: string,
  { target, opensAccounts, language }: Leaving,
): Promise<AuthOutcome> {
  if (!(await settleSignOut())) return unreached;
  const answer = await postAuth("/api/auth/sign-in/social", {
    provider,
    callbackURL: target,
    locale: language,
    timezone: deviceTimeZone(),
    ...(opensAccounts && { acceptTerms: true, isAdult: true, ...opensAccounts }),
  });
  if (answer.error) return authRefusal(answer);
  const url = isRecord(answer.data) && typeof answer.data.url === "string" ? answer.data.url : "";
  if (!/^https?:\/\//.test(url)) return { ok: false, problem: "unknown", weakness: null };
  location.assign(url);
  return { ok: true };
}
