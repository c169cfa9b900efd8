/** One's own telephone number: looked at and changed on the server only. Every function returns an outcome; none throws. */

import type { OwnPhone } from "#domain/account/phone-number.ts";
import type { DataResult } from "#domain/backend/data-result.ts";
import { type ApiCall, callApi } from "./api-client.ts";
import { isRecord } from "./person.ts";
import { withProof } from "./proof.ts";
import { type FactorRefusal, factorRefusal, unsent } from "./second-factor.ts";

type Outcome = { readonly ok: true; readonly value: OwnPhone } | FactorRefusal;

const call = (path: string, more: ApiCall = {}) => callApi(`/api/auth/${path}`, { timeout: 15_000, ...more });

function outcomeOf(answer: DataResult<unknown>, refusal = factorRefusal): Outcome {
  if (answer.error) return refusal(answer);
  return isOwnPhone(answer.data)
    ? { ok: true, value: answer.data }
    : { ok: false, problem: "unknown", minutes: 1 };
}

function isOwnPhone(value: unknown): value is OwnPhone {
  if (!isRecord(value) || typeof value.canSend !== "boolean") return false;
  return value.check === null || isRecord(value.check);
}

export const readOwnPhone = async (): Promise<Outcome> => outcomeOf(await call("phone"));

/** Sends a code to the number. @param phone E.164 */
export const askPhone = async (phone: string): Promise<Outcome> =>
  outcomeOf(await withProof(() => call("phone", { method: "POST", body: { phone } })), unsent);

export const confirmPhone = async (code: string): Promise<Outcome> =>
  outcomeOf(await call("phone/verify", { method: "POST", body: { code } }));

export const removePhone = async (): Promise<Outcome> =>
  outcomeOf(await withProof(() => call("phone", { method: "DELETE" })));
