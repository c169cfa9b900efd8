/** Signing in, up and out, and the mails around it. Every act answers; none throws. */
import type { DataResult } from "#domain/data-result.ts";
import { callApi } from "./api-client.ts";
import { type AuthProblem, authProblemOf } from "./auth-problem.ts";
import { reportFailure } from "./backend-health.ts";
import { isRecord, rememberStaying } from "./person.ts";
import { leaveSession, refreshSession } from "./session.ts";
import { logSessionEvent } from "./session-log.ts";

export type AuthOutcome = { readonly ok: true } | { readonly ok: false; readonly problem: AuthProblem };

/** Hashing a password on purpose takes its time. */
const patience = 15_000;
const done: AuthOutcome = { ok: true };

type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };

export async function signIn({ email, password, remember }: Credentials): Promise<AuthOutcome> {
  const answer = await post("/api/auth/sign-in/email", { email, password, rememberMe: remember });
  if (answer.error) return refusal(answer);
  if (isRecord(answer.data) && answer.data.twoFactorRedirect === true)
    return { ok: false, problem: "two_factor" };
  rememberStaying(remember);
  const user = await refreshSession();
  if (!user) return { ok: false, problem: "unknown" };
  logSessionEvent("login", user.id);
  return done;
}

type NewAccount = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

/** `confirm`: a mail is on its way; the same answer whether or not the address was known. */
export async function signUp(
  account: NewAccount,
): Promise<{ readonly ok: true; readonly next: "confirm" | "in" } | Extract<AuthOutcome, { ok: false }>> {
  const { firstName, lastName, email, password } = account;
  const answer = await post("/api/auth/sign-up/email", {
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    email,
    password,
    callbackURL: ownAddress("/auth/callback"),
  });
  if (answer.error) return refusal(answer);
  const hasToken = isRecord(answer.data) && typeof answer.data.token === "string";
  if (!hasToken) return { ok: true, next: "confirm" };
  const user = await refreshSession();
  if (user) logSessionEvent("login", user.id);
  return { ok: true, next: user ? "in" : "confirm" };
}

/** The person is signed out here whatever the server answers. */
export async function signOut(personId: string | undefined): Promise<void> {
  if (personId) logSessionEvent("logout", personId);
  await post("/api/auth/sign-out", {});
  leaveSession();
  try {
    sessionStorage.clear();
  } catch {
    return;
  }
}

export async function requestPasswordReset(email: string): Promise<AuthOutcome> {
  return outcome(
    await post("/api/auth/request-password-reset", { email, redirectTo: ownAddress("/reset-password") }),
  );
}

export async function resetPassword(token: string, newPassword: string): Promise<AuthOutcome> {
  return outcome(await post("/api/auth/reset-password", { token, newPassword }));
}

export async function resendConfirmation(email: string): Promise<AuthOutcome> {
  return outcome(
    await post("/api/auth/send-verification-email", { email, callbackURL: ownAddress("/auth/callback") }),
  );
}

function ownAddress(path: string): string {
  return `${location.origin}${path}`;
}

async function post(path: string, body: object): Promise<DataResult<unknown>> {
  const answer = await callApi(path, { method: "POST", body, timeout: patience });
  if (answer.error && (answer.status === 0 || answer.status >= 500)) {
    reportFailure({ ...answer.error, status: answer.status });
  }
  return answer;
}

function outcome(answer: DataResult<unknown>): AuthOutcome {
  return answer.error ? refusal(answer) : done;
}

function refusal({ error, status }: Extract<DataResult<unknown>, { data: null }>) {
  return { ok: false, problem: authProblemOf(error, status) } as const;
}
