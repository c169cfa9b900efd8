/** The calls of an account's deletion (domain/account/account-deletion.ts). Every function returns an outcome; none throws. */
import { callApi } from "#app/lib/api-client.ts";
import { isRecord } from "#app/lib/person.ts";
import { withProof } from "#app/lib/proof.ts";
import { forgetDeletedAccount, refreshSession } from "#app/lib/session.ts";
import type { AccountContents } from "#domain/account/account-deletion.ts";
import type { DataResult } from "#domain/backend/data-result.ts";

/**
 * cancelled: the person did not prove who they are. offline: nothing was sent. provider: the payments' is away. busy: a payment is under
 * way. gone: it is being destroyed already. lost: no answer came, nor to the question how the account stands. stands: no answer came, and the
 * server, asked since, has not done it.
 */
export type DeletionProblem =
  | "cancelled"
  | "offline"
  | "provider"
  | "busy"
  | "gone"
  | "ended"
  | "too_many"
  | "lost"
  | "stands"
  | "unknown";
type DeletionOutcome = { readonly ok: true } | { readonly ok: false; readonly problem: DeletionProblem };

/** What would go, and how many days there are to take it back. */
export type DeletionPlan = { readonly contents: AccountContents; readonly graceDays: number };

/** Milliseconds: "now" waits for the payment provider and the files. */
const longTimeout = 60_000;

const problemByCode: Readonly<Record<string, DeletionProblem>> = {
  reauthentication_required: "cancelled",
  unavailable: "provider",
  conflict: "busy",
  gone: "gone",
  unauthorized: "ended",
  too_many: "too_many",
};

export type DeletionAct = "ask" | "keep" | "now";

/** What shows that an act was done: the day the account is due, null for none. */
const isDone: Readonly<Record<DeletionAct, (dueAt: string | null) => boolean>> = {
  ask: (dueAt) => dueAt !== null,
  keep: (dueAt) => dueAt === null,
  now: (dueAt) => dueAt !== null && Date.parse(dueAt) <= Date.now(),
};

/** What became of an act whose answer was lost: the server is asked, and the session follows what it says. */
export async function askWhatBecame(act: DeletionAct): Promise<DeletionOutcome> {
  const { data, error, status } = await callApi("/api/account/deletion");
  if (status === 0 || status >= 500) return { ok: false, problem: "lost" };
  // Says that the account is gone, where it is; and shows the day it is due.
  await refreshSession();
  if (error) return { ok: false, problem: problemByCode[error.code] ?? "unknown" };
  if (!isRecord(data)) return { ok: false, problem: "lost" };
  const dueAt = typeof data.dueAt === "string" ? data.dueAt : null;
  if (!isDone[act](dueAt)) return { ok: false, problem: "stands" };
  return act === "now" ? { ok: false, problem: "gone" } : { ok: true };
}

type Failed = Extract<DataResult<unknown>, { data: null }>;

/** A refusal says that nothing was done; anything else that is no answer says nothing at all. */
async function outcomeOf(act: DeletionAct, { error, status }: Failed): Promise<DeletionOutcome> {
  const known = problemByCode[error.code];
  if (known) return { ok: false, problem: known };
  return status === 0 || status >= 500 ? askWhatBecame(act) : { ok: false, problem: "unknown" };
}

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

export const deletionActs: Readonly<Record<DeletionAct, () => Promise<DeletionOutcome>>> = {
  async ask() {
    const answer = await withProof(() => post(""));
    if (answer.error) return outcomeOf("ask", answer);
    await refreshSession();
    return { ok: true };
  },
  async keep() {
    const answer = await post("/restore");
    if (answer.error) return outcomeOf("keep", answer);
    await refreshSession();
    return { ok: true };
  },
  /** Also removes what this device holds; the sign-in page says the number of the receipt. */
  async now() {
    const answer = await withProof(() => post("/now", longTimeout));
    if (answer.error) {
      const outcome = await outcomeOf("now", answer);
      // Another device was quicker: the session says so.
      if (!outcome.ok && (outcome.problem === "gone" || outcome.problem === "ended")) await refreshSession();
      return outcome;
    }
    const receipt =
      isRecord(answer.data) && typeof answer.data.receipt === "string" ? answer.data.receipt : null;
    forgetDeletedAccount(receipt);
    return { ok: true };
  },
};
