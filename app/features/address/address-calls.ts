/** The calls about the address of one's account: known to the server only. Every function returns an outcome; none throws. */
import { type ApiCall, callApi } from "#app/lib/api-client.ts";
import { isRecord } from "#app/lib/person.ts";
import { withProof } from "#app/lib/proof.ts";
import type { OwnAddress } from "#domain/account/address-change.ts";
import type { DataResult } from "#domain/backend/data-result.ts";

/**
 * link: the link was used, replaced or is too old. taken: the address has another account. same: it is the account's already. unproven: the
 * person did not prove who they are.
 */
export type AddressProblem =
  | "link"
  | "taken"
  | "same"
  | "invalid"
  | "weak"
  | "unproven"
  | "signedOut"
  | "tooMany"
  | "network"
  | "unavailable";
export type AddressRefusal = { readonly ok: false; readonly problem: AddressProblem };
type Told<T> = ({ readonly ok: true } & T) | AddressRefusal;

const problemByCode: Readonly<Record<string, AddressProblem>> = {
  invalid_token: "link",
  token_expired: "link",
  conflict: "taken",
  invalid_email: "invalid",
  weak_password: "weak",
  reauthentication_required: "unproven",
  unauthorized: "signedOut",
  too_many: "tooMany",
};

function refusal({ error, status }: Extract<DataResult<unknown>, { data: null }>): AddressRefusal {
  const known = problemByCode[error.code] ?? (status === 0 ? "network" : "unavailable");
  return { ok: false, problem: known };
}

async function askAddress(call: ApiCall = {}): Promise<Told<{ readonly value: OwnAddress }>> {
  const answer = await withProof(() => callApi("/api/auth/email", { timeout: 10_000, ...call }));
  if (answer.error) return refusal(answer);
  return isAddress(answer.data) ? { ok: true, value: answer.data } : { ok: false, problem: "unavailable" };
}

function isAddress(value: unknown): value is OwnAddress {
  return (
    isRecord(value) && typeof value.email === "string" && (value.change === null || isRecord(value.change))
  );
}

export const readAddress = () => askAddress();

/** The answer is the same whether the address has an account or not. */
export async function askForAddress(email: string): Promise<Told<{ readonly value: OwnAddress }>> {
  const told = await askAddress({ method: "POST", body: { email } });
  return !told.ok && told.problem === "taken" ? { ok: false, problem: "same" } : told;
}

export const dropAddress = () => askAddress({ method: "DELETE" });

export async function confirmNewAddress(token: string): Promise<Told<object>> {
  const answer = await callApi("/api/auth/email/confirm", {
    method: "POST",
    body: { token },
    timeout: 10_000,
  });
  return answer.error ? refusal(answer) : { ok: true };
}

export async function undoAddress(token: string, newPassword: string): Promise<Told<object>> {
  const body = { token, newPassword };
  // Hashing a password is slow on purpose.
  const answer = await callApi("/api/auth/email/undo", { method: "POST", body, timeout: 15_000 });
  return answer.error ? refusal(answer) : { ok: true };
}
