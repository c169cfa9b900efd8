/** The calls of an account's deletion (domain/account/account-deletion.ts). Every function returns an outcome; none throws. */
import { callApi } from "#app/lib/api-client.ts";
import { isRecord } from "#app/lib/person.ts";
import { withProof } from "#app/lib/proof.ts";
import { forgetDeletedAccount, refreshSession } from "#app/lib/session.ts";
import type { AccountContents } from "#domain/account/account-deletion.ts";
import type { DataResult } from "#domain/backend/data-result.ts";

/** cancelled: the person did not prove who they are. provider: the payments' is away. gone: it is being destroyed already. */
export type DeletionProblem =
  | "cancelled"
  | "network"
  | "provider"
  | "gone"
  | "ended"
  | "too_many"
  | "unknown";
export type DeletionOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: DeletionProblem };

/** What would go, and how many days there are to take it back. */
export type DeletionPlan = { readonly contents: AccountContents; readonly graceDays: number };

/** Milliseconds: "now" waits for the payment provider and the files. */
const longTimeout = 60_000;

const problemByCode: Readonly<Record<string, DeletionProblem>> = {
  reauthentication_required: "cancelled",
  unavailable: "provider",
  gone: "gone",
  unauthorized: "ended",
  too_many: "too_many",
};

type Failed = Extract<DataResult<unknown>, { data: null }>;
const refusal = ({ error, status }: Failed): Extract<DeletionOutcome, { ok: false }> => ({
  ok: false,
  problem: problemByCode[error.code] ?? (status === 0 ? "network" : "unknown"),
});

const post = (path: string, timeout?: number) =>
  callApi(`/api/account/deletion${path}`, {
    method: "POST",
    body: {},
    ...(timeout === undefined ? {} : { timeout }),
  });

/** null: it could not be read. */
export async function readDeletionPlan(): Promise<DeletionPlan | null> {
  const { data } = await callApi("/api/account/deletion");
  if (!isRecord(data) || !isRecord(data.contents) || typeof data.graceDays !== "number") return null;
  const { relationships, moments, conversations, messages, media, bytes } = data.contents;
  const count = (value: unknown) => (typeof value === "number" ? value : 0);
  return {
    contents: {
      relationships: count(relationships),
      moments: count(moments),
      conversations: count(conversations),
      messages: count(messages),
      media: count(media),
      bytes: count(bytes),
    },
    graceDays: data.graceDays,
  };
}

export async function askForDeletion(): Promise<DeletionOutcome> {
  const answer = await withProof(() => post(""));
  if (answer.error) return refusal(answer);
  await refreshSession();
  return { ok: true };
}

export async function keepAccount(): Promise<DeletionOutcome> {
  const answer = await post("/restore");
  if (answer.error) return refusal(answer);
  await refreshSession();
  return { ok: true };
}

/** Also removes what this device holds; the sign-in page says the number of the receipt. */
export async function deleteNow(): Promise<DeletionOutcome> {
  const answer = await withProof(() => post("/now", longTimeout));
  if (answer.error) {
    // The provider is away, or another device was quicker: the session says which.
    await refreshSession();
    return refusal(answer);
  }
  const receipt =
    isRecord(answer.data) && typeof answer.data.receipt === "string" ? answer.data.receipt : null;
  forgetDeletedAccount(receipt);
  return { ok: true };
}
