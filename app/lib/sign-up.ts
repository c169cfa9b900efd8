/** Opening an account. Not beside signing in (accounts.ts): the door has no need of it. */
import { type AuthRefusal, authRefusal, postAuth, signIn } from "./accounts.ts";
import type { Language } from "./i18n/language.ts";
import { isRecord } from "./person.ts";
import { deviceTimeZone } from "./time-zone.ts";

type NewAccount = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly language: Language;
  /** While sign-up is by invitation. */
  readonly invite?: string;
};

type SignUpOutcome = { readonly ok: true; readonly next: "confirm" | "in" } | AuthRefusal;

/** `confirm`: a mail is on its way. The outcome is the same whether or not the address was known. */
export async function signUp({ language, ...account }: NewAccount): Promise<SignUpOutcome> {
  const answer = await postAuth("/api/auth/sign-up/email", {
    ...account,
    locale: language,
    timezone: deviceTimeZone(),
    acceptTerms: true,
    isAdult: true,
  });
  if (answer.error) return authRefusal(answer);
  if (!isRecord(answer.data) || answer.data.emailConfirmation !== false) return { ok: true, next: "confirm" };
  const entered = await signIn({ ...account, remember: true });
  return entered.ok ? { ok: true, next: "in" } : entered;
}
