/**
 * What opens one's account: the password, and accounts kept elsewhere. Known to the server only; each change asks who it is where that is due.
 * Every function returns an outcome; none throws.
 */
import type { DataResult } from "#domain/backend/data-result.ts";
import { callApi } from "./api-client.ts";
import { weaknessOf } from "./auth-problem.ts";
import { isRecord } from "./person.ts";
import { withProof } from "./proof.ts";

export type SignInMethods = {
  /** Ids of the outside accounts that are linked. */
  readonly providers: readonly string[];
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
};

/** weak: the password cannot be used. last: the only way in. off: the server does not offer it. unproven: the person did not prove who they are. */
type MethodProblem =
  | "weak"
  | "last"
  | "off"
  | "unproven"
  | "signedOut"
  | "tooMany"
  | "network"
  | "unavailable";
export type MethodRefusal = {
  readonly ok: false;
  readonly problem: MethodProblem;
  /** With `weak`: which rule refused it. */
  readonly weakness: string | null;
};
type Outcome<T = object> = ({ readonly ok: true } & T) | MethodRefusal;

const problemByCode: Readonly<Record<string, MethodProblem>> = {
  weak_password: "weak",
  conflict: "last",
  unknown_provider: "off",
  reauthentication_required: "unproven",
  unauthorized: "signedOut",
  too_many: "tooMany",
};

const unreadable: MethodRefusal = { ok: false, problem: "unavailable", weakness: null };

export async function readSignInMethods(): Promise<Outcome<{ readonly value: SignInMethods }>> {
  const answer = await callApi("/api/auth/linked-accounts", { timeout: 10_000 });
  if (answer.error) return refusal(answer);
  return isMethods(answer.data) ? { ok: true, value: answer.data } : unreadable;
}

/** A new password, or the first one: every other session of the account ends. */
export async function changePassword(newPassword: string): Promise<Outcome> {
  return done(await post("password", { newPassword }));
}

/** Goes to the provider's page; it leads back to `target`, or to /profile/accounts with an error. @param target a path of our own */
export async function linkOutsideAccount(provider: string, target: string): Promise<Outcome> {
  const answer = await post("link-social", { provider, callbackURL: target });
  if (answer.error) return refusal(answer);
  const url = isRecord(answer.data) && typeof answer.data.url === "string" ? answer.data.url : "";
  if (!/^https?:\/\//.test(url)) return unreadable;
  location.assign(url);
  return { ok: true };
}

export async function unlinkOutsideAccount(provider: string): Promise<Outcome> {
  return done(await post("unlink-social", { provider }));
}

/** Hashing a password, and asking a provider where to go, may take a while. */
const post = (path: string, body: object) =>
  withProof(() => callApi(`/api/auth/${path}`, { method: "POST", body, timeout: 15_000 }));

const done = (answer: DataResult<unknown>): Outcome => (answer.error ? refusal(answer) : { ok: true });

function refusal({ error, status }: Extract<DataResult<unknown>, { data: null }>): MethodRefusal {
  const problem = problemByCode[error.code] ?? (status === 0 ? "network" : "unavailable");
  return { ok: false, problem, weakness: weaknessOf(error) };
}

function isMethods(value: unknown): value is SignInMethods {
  return (
    isRecord(value) &&
    Array.isArray(value.providers) &&
    value.providers.every((each) => typeof each === "string") &&
    typeof value.hasPassword === "boolean" &&
    typeof value.hasPasskey === "boolean"
  );
}
