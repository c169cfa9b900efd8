/** Signing in and out, and the related mails. Every function returns an outcome; none throws. */
import type { DataResult } from "#domain/backend/data-result.ts";
import { callApi } from "./api-client.ts";
import { type AuthProblem, authProblemOf, weaknessOf } from "./auth-problem.ts";
import { reportFailure } from "./backend-health.ts";
import type { Language } from "./i18n/language.ts";
import { isRecord, readSessionResponse, rememberStaying } from "./person.ts";
import { oneTabAtATime } from "./put-away.ts";
import { enterSession, settleSignOut } from "./session.ts";
import { isSharedDevice } from "./shared-device.ts";

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
    postAuth("/api/auth/sign-in/email", { email, password, rememberMe: stays }),
  );
  if (answer.error) return authRefusal(answer);
  const session = readSessionResponse(answer.data);
  if (!session && !needsCode(answer.data)) return { ok: false, problem: "unknown", weakness: null };
  rememberStaying(stays);
  if (!session) return { ok: false, problem: "two_factor", weakness: null };
  return (await enterSession(session)) === "here" ? done : { ok: false, problem: "blocked", weakness: null };
}

export const unreached: AuthRefusal = { ok: false, problem: "network", weakness: null };

function needsCode(data: unknown): boolean {
  return isRecord(data) && data.twoFactorRedirect === true;
}

/** `locale`: the language of the mail. */
export async function requestPasswordReset(email: string, locale: Language): Promise<AuthOutcome> {
  return outcome(await postAuth("/api/auth/request-password-reset", { email, locale }));
}

export async function resetPassword(token: string, newPassword: string): Promise<AuthOutcome> {
  return outcome(await postAuth("/api/auth/reset-password", { token, newPassword }));
}

export async function resendConfirmation(email: string, locale: Language): Promise<AuthOutcome> {
  return outcome(await postAuth("/api/auth/send-verification-email", { email, locale }));
}

/** Failures of the network count for the notice of the backend. */
export async function postAuth(
  path: string,
  body: object,
  timeout = longTimeout,
): Promise<DataResult<unknown>> {
  const answer = await callApi(path, { method: "POST", body, timeout });
  if (answer.error && (answer.status === 0 || answer.status >= 500)) {
    reportFailure({ ...answer.error, status: answer.status });
  }
  return answer;
}

function outcome(answer: DataResult<unknown>): AuthOutcome {
  return answer.error ? authRefusal(answer) : done;
}

export function authRefusal({ error, status }: Extract<DataResult<unknown>, { data: null }>): AuthRefusal {
  return { ok: false, problem: authProblemOf(error, status), weakness: weaknessOf(error) };
}
