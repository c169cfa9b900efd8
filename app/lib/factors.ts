/** One's own second factors: looked at and changed on the server only. Every function returns an outcome; none throws. */
import type { Factor, NewFactor, NewPhoneFactor, SecondFactorState } from "#domain/account/factor-fields.ts";
import type { DataResult } from "#domain/backend/data-result.ts";
import { callApi } from "./api-client.ts";
import { isRecord } from "./person.ts";
import { withProof } from "./proof.ts";
import {
  answerChallenge,
  answerSentCode,
  confirmWithPasskey,
  type FactorRefusal,
  factorRefusal,
  post,
  unsent,
} from "./second-factor.ts";

type Outcome<T> = ({ readonly ok: true } & T) | FactorRefusal;

const unreadable: FactorRefusal = { ok: false, problem: "unknown", minutes: 1 };

export async function readSecondFactor(): Promise<Outcome<{ readonly value: SecondFactorState }>> {
  const answer = await callApi("/api/auth/factors");
  if (answer.error) return factorRefusal(answer);
  return isState(answer.data) ? { ok: true, value: answer.data } : unreadable;
}

export async function enrollFactor(name: string): Promise<Outcome<{ readonly factor: NewFactor }>> {
  const body = { factor_type: "totp", friendly_name: name };
  const answer = await withProof(() => post("factors", body));
  if (answer.error) return factorRefusal(answer);
  return isNewFactor(answer.data) ? { ok: true, factor: answer.data } : unreadable;
}

/** Begins to set up a telephone; `sendCode` sends it the first code. @param phone E.164 */
export async function enrollPhone(
  phone: string,
  name: string,
): Promise<Outcome<{ readonly factor: NewPhoneFactor }>> {
  const body = { factor_type: "phone", phone, friendly_name: name };
  const answer = await withProof(() => post("factors", body));
  if (answer.error) return unsent(answer);
  return isNewPhone(answer.data) ? { ok: true, factor: answer.data } : unreadable;
}

/** The same as `verifyFactor`, with the code of a message. */
export async function verifyPhone(
  factorId: string,
  challengeId: string,
  code: string,
): Promise<Outcome<{ readonly backupCodes: readonly string[] | null }>> {
  const answer = await answerSentCode({ factorId, challengeId, code });
  if (answer.error) return factorRefusal(answer);
  return { ok: true, backupCodes: codesIn(answer.data) };
}

/** `backupCodes` with the first factor only: they are never told again. */
export async function verifyFactor(
  id: string,
  code: string,
): Promise<Outcome<{ readonly backupCodes: readonly string[] | null }>> {
  const answer = await answerChallenge(id, { code });
  if (answer.error) return factorRefusal(answer);
  return { ok: true, backupCodes: codesIn(answer.data) };
}

export async function renameFactor(id: string, name: string): Promise<Outcome<object>> {
  return done(await callApi(`/api/auth/factors/${id}`, { method: "PATCH", body: { friendly_name: name } }));
}

export async function removeFactor(id: string): Promise<Outcome<object>> {
  return done(await withProof(() => callApi(`/api/auth/factors/${id}`, { method: "DELETE" })));
}

export async function renewBackupCodes(): Promise<Outcome<{ readonly backupCodes: readonly string[] }>> {
  const answer = await withProof(() => post("backup-codes"));
  if (answer.error) return factorRefusal(answer);
  const backupCodes = codesIn(answer.data);
  return backupCodes ? { ok: true, backupCodes } : unreadable;
}

export type Proof =
  | { readonly kind: "password"; readonly password: string }
  | { readonly kind: "code"; readonly factorId: string; readonly code: string }
  | {
      readonly kind: "sent";
      readonly factorId: string;
      readonly challengeId: string;
      readonly code: string;
    }
  | { readonly kind: "backup"; readonly code: string }
  | { readonly kind: "passkey" };

/** Proves who is signed in, for ten minutes. */
export async function prove(proof: Proof): Promise<Outcome<object>> {
  switch (proof.kind) {
    case "password":
      return done(await post("prove", { password: proof.password }));
    case "code":
      return done(await answerChallenge(proof.factorId, { code: proof.code }));
    case "sent": {
      const { kind: _, ...answer } = proof;
      return done(await answerSentCode(answer));
    }
    case "backup":
      return done(await post("backup-codes/verify", { code: proof.code }));
    case "passkey":
      return confirmWithPasskey();
  }
}

const done = (answer: DataResult<unknown>): Outcome<object> =>
  answer.error ? factorRefusal(answer) : { ok: true };

function codesIn(data: unknown): readonly string[] | null {
  const codes = isRecord(data) && Array.isArray(data.backupCodes) ? data.backupCodes : [];
  const texts = codes.filter((code) => typeof code === "string");
  return texts.length > 0 ? texts : null;
}

function isState(value: unknown): value is SecondFactorState {
  return isRecord(value) && Array.isArray(value.factors) && value.factors.every(isFactor);
}

function isFactor(value: unknown): value is Factor {
  return isRecord(value) && typeof value.id === "string" && typeof value.friendly_name === "string";
}

function isNewPhone(value: unknown): value is NewPhoneFactor {
  return isRecord(value) && typeof value.id === "string" && typeof value.phone === "string";
}

function isNewFactor(value: unknown): value is NewFactor {
  return isRecord(value) && typeof value.secret === "string" && typeof value.uri === "string";
}
