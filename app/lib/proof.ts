/**
 * Acts that the server only does for a session that has proven lately who it is (403 `reauthentication_required`): the refusal opens one
 * dialog, and once the person has proven it the act is done again. Cancelled, the refusal stands and nothing has happened.
 */
import type { DataResult } from "#domain/backend/data-result.ts";
import { createStore } from "./store.ts";

type ProofRequest = { readonly settle: (isProven: boolean) => void };

/** What the dialog answers; null while nothing is asked. */
export const proofRequest = createStore<ProofRequest | null>(null);

export async function withProof(act: () => Promise<DataResult<unknown>>): Promise<DataResult<unknown>> {
  const answer = await act();
  if (answer.error?.code !== "reauthentication_required") return answer;
  return (await askForProof()) ? act() : answer;
}

/** The newest request is asked: an earlier one counts as cancelled. */
function askForProof(): Promise<boolean> {
  proofRequest.get()?.settle(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const request = {
    settle(isProven: boolean) {
      if (proofRequest.get() === request) proofRequest.set(null);
      resolve(isProven);
    },
  };
  proofRequest.set(request);
  return promise;
}
