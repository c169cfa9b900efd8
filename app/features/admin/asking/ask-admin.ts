/** Questions and acts of the back-office. Each gives what the server says, or a reason. */
import type { z } from "zod";
import { type ApiCall, callApi } from "#app/lib/api-client.ts";
import { withProof } from "#app/lib/proof.ts";
import type { WireError } from "#domain/wire/wire.ts";
import { checkRoleAgain } from "../guard/role-checks.ts";
import { doubt } from "./doubts.ts";

/**
 * `forbidden`: the right to the back-office is gone. `unproven`: whoever is here did not prove who they are. `gone`: it is not there (any
 * more). `conflict`: it was changed by somebody else, or does not allow this now. `invalid`: the server does not take what was sent.
 * `doubtful`: an act without a readable answer, which may have been done.
 */
export type AdminProblem =
  | "network"
  | "signedOut"
  | "forbidden"
  | "unproven"
  | "gone"
  | "conflict"
  | "invalid"
  | "tooMany"
  | "doubtful"
  | "unavailable";

export type AdminTold<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly problem: AdminProblem;
      /** The server's word for why it does not allow this (`details.reason`). */
      readonly reason: string | null;
    };

/**
 * An act that asks for a proof opens its dialog (app/lib/proof.ts) and is done once it is given. One that is refused for the role has the
 * guard ask again; one whose end nobody knows has everything on the page asked anew.
 */
export async function askAdmin<T>(
  schema: z.ZodType<T>,
  path: string,
  call: ApiCall = {},
): Promise<AdminTold<T>> {
  const { data, error, status } = await withProof(() => callApi(path, { timeout: 15_000, ...call }));
  if (!error) {
    const read = schema.safeParse(data);
    if (read.success) return { ok: true, value: read.data };
  }
  const problem = error ? problemOf(status, error) : "unavailable";
  const reason = error ? reasonOf(error) : null;
  if ((call.method ?? "GET") === "GET") return { ok: false, problem, reason };

  if (problem === "forbidden") checkRoleAgain();
  if (problem !== "network" && problem !== "unavailable") return { ok: false, problem, reason };
  doubt();
  return { ok: false, problem: "doubtful", reason };
}

const problems: Readonly<Record<number, AdminProblem>> = {
  0: "network",
  400: "invalid",
  401: "signedOut",
  403: "forbidden",
  404: "gone",
  409: "conflict",
  422: "invalid",
  429: "tooMany",
};

function problemOf(status: number, { code }: WireError): AdminProblem {
  if (code === "reauthentication_required") return "unproven";
  return problems[status] ?? "unavailable";
}

function reasonOf({ details }: WireError): string | null {
  return typeof details === "object" &&
    details !== null &&
    "reason" in details &&
    typeof details.reason === "string"
    ? details.reason
    : null;
}
