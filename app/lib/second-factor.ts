/** The second factor's calls. Every function returns an outcome; none throws. */
import type { PendingSignIn } from "#domain/account/factor-fields.ts";
import type { DataResult } from "#domain/backend/data-result.ts";
import { callApi } from "./api-client.ts";
import { isRecord, readSessionResponse } from "./person.ts";
import { oneTabAtATime } from "./put-away.ts";
import { enterSession } from "./session.ts";

/**
 * wrong: not this code, or used before. ended: the sign-in took too long, or nobody is signed in. cancelled: the person did not prove who
 * they are. limit: no more factors.
 */
type FactorProblem =
  | "wrong"
  | "wrong_password"
  | "too_many"
  | "network"
  | "ended"
  | "limit"
  | "cancelled"
  | "unknown";
export type FactorRefusal = {
  readonly ok: false;
  readonly problem: FactorProblem;
  /** With `too_many`: minutes until the next try. */
  readonly minutes: number;
};
type Failed = Extract<DataResult<unknown>, { data: null }>;

const problemByCode: Readonly<Record<string, FactorProblem>> = {
  invalid_code: "wrong",
  invalid_challenge: "wrong",
  wrong_password: "wrong_password",
  too_many: "too_many",
  unauthorized: "ended",
  factor_limit: "limit",
  reauthentication_required: "cancelled",
};

export function factorRefusal({ error, status, retryAfter = 0 }: Failed): FactorRefusal {
  const known = problemByCode[error.code] ?? (status === 0 ? "network" : "unknown");
  return { ok: false, problem: known, minutes: Math.max(1, Math.ceil(retryAfter / 60_000)) };
}

export const post = (path: string, body: object = {}) =>
  callApi(`/api/auth/${path}`, { method: "POST", body, timeout: 10_000 });

/** Asks for a challenge of the factor and answers it. */
export async function answerChallenge(
  factorId: string,
  answer: { readonly code: string; readonly trustBrowser?: boolean },
): Promise<DataResult<unknown>> {
  const asked = await post(`factors/${factorId}/challenge`);
  if (asked.error) return asked;
  const challengeId = isRecord(asked.data) ? asked.data.id : null;
  return post(`factors/${factorId}/verify`, { ...answer, challengeId });
}

type PendingOutcome = { readonly ok: true; readonly pending: PendingSignIn | null } | FactorRefusal;

/** The sign-in of this browser that waits for its second factor. */
export async function readPendingSignIn(): Promise<PendingOutcome> {
  const answer = await callApi("/api/auth/second-factor");
  if (answer.error) return factorRefusal(answer);
  return { ok: true, pending: isPending(answer.data) ? answer.data : null };
}

function isPending(value: unknown): value is PendingSignIn {
  return isRecord(value) && value.twoFactorRedirect === true && Array.isArray(value.factors);
}

type SecondStep =
  | { readonly kind: "code"; readonly factorId: string; readonly code: string }
  | { readonly kind: "backup"; readonly code: string };

/** `here`: signed in. `blocked`: signed in, but the sign-in page has something to say first. */
type Finished = { readonly ok: true; readonly at: "here" | "blocked" } | FactorRefusal;

export async function finishSignIn(step: SecondStep, trustBrowser: boolean): Promise<Finished> {
  const { code } = step;
  const answer = await oneTabAtATime("tendre-session", () =>
    step.kind === "code"
      ? answerChallenge(step.factorId, { code, trustBrowser })
      : post("backup-codes/verify", { code, trustBrowser }),
  );
  if (answer.error) return factorRefusal(answer);
  const session = readSessionResponse(answer.data);
  if (!session) return { ok: false, problem: "unknown", minutes: 1 };
  return { ok: true, at: await enterSession(session) };
}

/** Ends the sign-in that waits. It ends by itself after ten minutes where the server is away. */
export async function cancelSignIn(): Promise<{ readonly ok: true } | FactorRefusal> {
  const answer = await post("sign-out");
  return answer.error ? factorRefusal(answer) : { ok: true };
}
