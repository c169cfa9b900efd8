/** Questions about the account that only the server can answer. Each gives what the server says, or a reason. */
import type { z } from "zod";
import { type ApiCall, callApi } from "./api-client.ts";
import { withProof } from "./proof.ts";

/** `gone`: it is not there (any more). `full`: there is no room for one more. `unproven`: the person did not prove who they are. */
export type AccountProblem =
  | "network"
  | "signedOut"
  | "tooMany"
  | "gone"
  | "full"
  | "unproven"
  | "unavailable";

export type Told<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: AccountProblem };

/** An act that asks for a proof opens its dialog (proof.ts) and is done once the person has proven it. */
export async function askAccount<T>(
  schema: z.ZodType<T>,
  path: string,
  call: ApiCall = {},
): Promise<Told<T>> {
  const { data, error, status } = await withProof(() => callApi(path, { timeout: 10_000, ...call }));
  if (error) return { ok: false, problem: problemOf(status) };
  const read = schema.safeParse(data);
  return read.success ? { ok: true, value: read.data } : { ok: false, problem: "unavailable" };
}

function problemOf(status: number): AccountProblem {
  if (status === 0) return "network";
  if (status === 401) return "signedOut";
  if (status === 403) return "unproven";
  if (status === 404) return "gone";
  if (status === 409) return "full";
  return status === 429 ? "tooMany" : "unavailable";
}
