/** One's own passkeys: looked at and changed on the server only. Every function returns an outcome; none throws. */
import type { Passkey, PasskeyCreation } from "#domain/account/passkey-fields.ts";
import type { DataResult } from "#domain/backend/data-result.ts";
import { callApi } from "./api-client.ts";
import { isRecord } from "./person.ts";
import { withProof } from "./proof.ts";
import { type AskProblem, makePasskey } from "./webauthn.ts";

/**
 * From the browser: why it made none. From the server: late, the question was too old; unknown, not a passkey of this address; last, the only
 * way in; limit, no more of them; unproven, the person did not prove who they are.
 */
type PasskeyProblem =
  | AskProblem
  | "late"
  | "refused"
  | "last"
  | "limit"
  | "unproven"
  | "too_many"
  | "network"
  | "ended";
type PasskeyRefusal = { readonly ok: false; readonly problem: PasskeyProblem };
type Outcome<T = object> = ({ readonly ok: true } & T) | PasskeyRefusal;
type Failed = Extract<DataResult<unknown>, { data: null }>;

const problemByCode: Readonly<Record<string, PasskeyProblem>> = {
  invalid_challenge: "late",
  invalid_passkey: "refused",
  conflict: "last",
  factor_limit: "limit",
  reauthentication_required: "unproven",
  too_many: "too_many",
  unauthorized: "ended",
};

export async function listPasskeys(): Promise<Outcome<{ readonly value: readonly Passkey[] }>> {
  const answer = await callApi("/api/auth/passkeys");
  if (answer.error) return refused(answer);
  const passkeys = isRecord(answer.data) ? answer.data.passkeys : null;
  return Array.isArray(passkeys) && passkeys.every(isPasskey)
    ? { ok: true, value: passkeys }
    : { ok: false, problem: "failed" };
}

/** Asks who it is where that is due, then this browser's authenticator. @param name empty: called after whoever keeps it */
export async function addPasskey(name: string): Promise<Outcome> {
  const asked = await withProof(() => post("passkeys/options", {}));
  if (asked.error) return refused(asked);
  if (!isCreation(asked.data)) return { ok: false, problem: "failed" };
  const { challengeId, options } = asked.data;
  const made = await makePasskey(options);
  if (!made.ok) return made;
  const kept = { challengeId, friendly_name: name, credential: made.credential };
  return done(await withProof(() => post("passkeys", kept)));
}

export async function renamePasskey(id: string, name: string): Promise<Outcome> {
  return done(await callApi(`/api/auth/passkeys/${id}`, { method: "PATCH", body: { friendly_name: name } }));
}

export async function removePasskey(id: string): Promise<Outcome> {
  return done(await withProof(() => callApi(`/api/auth/passkeys/${id}`, { method: "DELETE" })));
}

const post = (path: string, body: object) =>
  callApi(`/api/auth/${path}`, { method: "POST", body, timeout: 10_000 });

const done = (answer: DataResult<unknown>): Outcome => (answer.error ? refused(answer) : { ok: true });

function refused({ error, status }: Failed): PasskeyRefusal {
  return { ok: false, problem: problemByCode[error.code] ?? (status === 0 ? "network" : "failed") };
}

function isPasskey(value: unknown): value is Passkey {
  return isRecord(value) && typeof value.id === "string" && typeof value.friendly_name === "string";
}

function isCreation(value: unknown): value is PasskeyCreation {
  return isRecord(value) && typeof value.challengeId === "string" && isRecord(value.options);
}
