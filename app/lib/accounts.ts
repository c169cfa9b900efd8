/** Signing in, up and out, and the related mails. Every function returns an outcome; none throws. */
import type { DataResult } from "#domain/backend/data-result.ts";
import { callApi } from "./api-client.ts";
import { type AuthProblem, authProblemOf, weaknessOf } from "./auth-problem.ts";
import { reportFailure } from "./backend-health.ts";
import type { Language } from "./i18n/language.ts";
import { isRecord, readSessionResponse, rememberStaying } from "./person.ts";
import { oneTabAtATime } from "./put-away.ts";
import { enterSession, settleSignOut } from "./session.ts";
import { isSharedDevice } from "./shared-device.ts";
import { deviceTimeZone } from "./time-zone.ts";

export type AuthRefusal = {
  readonly ok: false;
  readonly problem: AuthProblem;
  /** With `weak_password`: which rule refused it. */
  readonly weakness: string | null;
};
export type AuthOutcome = { readonly ok: true } | AuthRefusal;

/** Milliseconds; hashing a password is slow on purpose. */
const longTimeout = 15_000;
const done: AuthOutcome = { ok: true };

type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };

/** A pending sign-out is sent first: otherwise it would end the new session, or the old one would outlive it. */
export async function signIn({ email, password, remember }: Credentials): Promise<AuthOutcome> {
  if (!(await settleSignOut())) return unreached;
  const stays = remember && !isSharedDevice();
  const answer = await oneTabAtATime("tendre-session", () =>
    post("/api/auth/sign-in/email", { email, password, rememberMe: stays }),
  );
  if (answer.error) return refusal(answer);
  const session = readSessionResponse(answer.data);
  if (!session && !needsCode(answer.data)) return { ok: false, problem: "unknown", weakness: null };
  rememberStaying(stays);
  if (!session) return { ok: false, problem: "two_factor", weakness: null };
  return (await enterSession(session)) === "here" ? done : { ok: false, problem: "blocked", weakness: null };
}

const unreached: AuthRefusal = { ok: false, problem: "network", weakness: null };

function needsCode(data: unknown): boolean {
  return isRecord(data) && data.twoFactorRedirect === true;
}

type NewAccount = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly language: Language;
};

type SignUpOutcome = { readonly ok: true; readonly next: "confirm" | "in" } | AuthRefusal;

/** `confirm`: a mail is on its way. The outcome is the same whether or not the address was known. */
export async function signUp({ language, ...account }: NewAccount): Promise<SignUpOutcome> {
  const answer = await post("/api/auth/sign-up/email", {
    ...account,
    locale: language,
    timezone: deviceTimeZone(),
    acceptTerms: true,
    isAdult: true,
  });
  if (answer.error) return refusal(answer);
  if (!isRecord(answer.data) || answer.data.emailConfirmation !== false) return { ok: true, next: "confirm" };
  const entered = await signIn({ ...account, remember: true });
  return entered.ok ? { ok: true, next: "in" } : entered;
}

/** `locale`: the language of the mail. */
export async function requestPasswordReset(email: string, locale: Language): Promise<AuthOutcome> {
  return outcome(await post("/api/auth/request-password-reset", { email, locale }));
}

export async function resetPassword(token: string, newPassword: string): Promise<AuthOutcome> {
  return outcome(await post("/api/auth/reset-password", { token, newPassword }));
}

export async function resendConfirmation(email: string, locale: Language): Promise<AuthOutcome> {
  return outcome(await post("/api/auth/send-verification-email", { email, locale }));
}

type Leaving = {
  /** The path to return to, one of our own. */
  readonly target: string;
  /** Allows creating an account: the person confirmed that they are 18 or older and accepted the terms. */
  readonly opensAccounts: boolean;
  readonly language: Language;
};

/** Goes to the provider's page; returns to `target`, or to /auth/callback with an error. */
export async function signInWith(
  provider: string,
  { target, opensAccounts, language }: Leaving,
): Promise<AuthOutcome> {
  if (!(await settleSignOut())) return unreached;
  const answer = await post("/api/auth/sign-in/social", {
    provider,
    callbackURL: target,
    locale: language,
    timezone: deviceTimeZone(),
    ...(opensAccounts ? { acceptTerms: true, isAdult: true } : {}),
  });
  if (answer.error) return refusal(answer);
  const url = isRecord(answer.data) && typeof answer.data.url === "string" ? answer.data.url : "";
  if (!/^https?:\/\//.test(url)) return { ok: false, problem: "unknown", weakness: null };
  location.assign(url);
  return done;
}

async function post(path: string, body: object, timeout = longTimeout): Promise<DataResult<unknown>> {
  const answer = await callApi(path, { method: "POST", body, timeout });
  if (answer.error && (answer.status === 0 || answer.status >= 500)) {
    reportFailure({ ...answer.error, status: answer.status });
  }
  return answer;
}

function outcome(answer: DataResult<unknown>): AuthOutcome {
  return answer.error ? refusal(answer) : done;
}

function refusal({ error, status }: Extract<DataResult<unknown>, { data: null }>): AuthRefusal {
  return { ok: false, problem: authProblemOf(error, status), weakness: weaknessOf(error) };
}
