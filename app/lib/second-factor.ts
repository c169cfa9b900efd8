/** The second factor's calls. Every function returns an outcome; none throws. */
import type { FactorLoss, PendingSignIn } from "#domain/account/factor-fields.ts";
import type { DataResult } from "#domain/backend/data-result.ts";
import { type ApiCall, callApi } from "./api-client.ts";
import { answerWithPasskey } from "./passkey-answer.ts";
import { isRecord, readSessionResponse } from "./person.ts";
import { oneTabAtATime } from "./put-away.ts";
import { enterSession, refreshSession } from "./session.ts";

/**
 * wrong: not this code, or used before. ended: the sign-in took too long, or nobody is signed in. cancelled: the person did not prove who
 * they are. limit: no more factors. unanswered: no passkey answered; passkey: not one of this account; late: it took too long. phone: no
 * number that a message is sent to. unsent: the message did not leave. too_many_sent: no more messages for now.
 *
 * Of a way back for lost factors: offline: nothing was sent. unsure: no answer came. link: it was used, replaced or never was one. expired: it
 * is too old. changed: it stands otherwise than this page knew. too_many_tries: no more attempts for now.
 */
type FactorProblem =
  | "wrong"
  | "wrong_password"
  | "too_many"
  | "network"
  | "ended"
  | "limit"
  | "cancelled"
  | "unanswered"
  | "passkey"
  | "late"
  | "phone"
  | "unsent"
  | "too_many_sent"
  | "offline"
  | "unsure"
  | "link"
  | "expired"
  | "changed"
  | "too_many_tries"
  | "unknown";
export type FactorRefusal = {
  readonly ok: false;
  readonly problem: FactorProblem;
  /** With `too_many`, `too_many_sent` and `too_many_tries`: minutes until the next try. */
  readonly minutes: number;
};
type Failed = Extract<DataResult<unknown>, { data: null }>;

const problemByCode: Readonly<Record<string, FactorProblem>> = {
  invalid_code: "wrong",
  invalid_challenge: "wrong",
  invalid_passkey: "passkey",
  wrong_password: "wrong_password",
  too_many: "too_many",
  unauthorized: "ended",
  factor_limit: "limit",
  invalid_phone: "phone",
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

type Sent = { readonly ok: true; readonly challengeId: string } | FactorRefusal;

/** Asks for a challenge of a telephone, which sends it a code. Earlier codes are void. */
export async function sendCode(factorId: string): Promise<Sent> {
  const asked = await post(`factors/${factorId}/challenge`);
  if (asked.error) return unsent(asked);
  const challengeId = isRecord(asked.data) ? asked.data.id : null;
  return typeof challengeId === "string"
    ? { ok: true, challengeId }
    : { ok: false, problem: "unsent", minutes: 1 };
}

/** Why a message did not leave. */
export function unsent(failed: Failed): FactorRefusal {
  const refusal = factorRefusal(failed);
  if (refusal.problem === "too_many") return { ...refusal, problem: "too_many_sent" };
  return failed.error.code === "unavailable" ? { ...refusal, problem: "unsent" } : refusal;
}

type SentCode = { readonly factorId: string; readonly challengeId: string; readonly code: string };

/** Gives the code that a telephone was sent. */
export const answerSentCode = (
  { factorId, ...answer }: SentCode,
  more: { readonly trustBrowser?: boolean } = {},
): Promise<DataResult<unknown>> => post(`factors/${factorId}/verify`, { ...answer, ...more });

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

/** Answers with one of this person's passkeys. */
export async function confirmWithPasskey(besides: { readonly trustBrowser?: boolean } = {}): Promise<Given> {
  const answered = await answerWithPasskey({
    ask: "/api/auth/passkeys/challenge",
    answer: "/api/auth/passkeys/verify",
    besides: () => besides,
    inTurn: (send) => oneTabAtATime("tendre-session", send),
  });
  if (answered.problem !== null)
    return { ok: false, problem: answered.problem === "failed" ? "unknown" : "unanswered", minutes: 1 };
  const { result } = answered;
  if (!result.error) return { ok: true, data: result.data };
  return result.error.code === "invalid_challenge"
    ? { ok: false, problem: "late", minutes: 1 }
    : factorRefusal(result);
}

type CodeStep =
  | ({ readonly kind: "sent" } & SentCode)
  | { readonly kind: "code"; readonly factorId: string; readonly code: string }
  | { readonly kind: "backup"; readonly code: string };
export type SecondStep =
  | CodeStep
  | { readonly kind: "passkey" }
  /** Without any factor, once a way back has opened: all of them are removed by it. */
  | { readonly kind: "lost"; readonly password: string };

/** `here`: signed in. `blocked`: signed in, but the sign-in page has something to say first. */
type Passed = { readonly ok: true; readonly at: "here" | "blocked" } | FactorRefusal;

export async function passSecondStep(step: SecondStep, trustBrowser: boolean): Promise<Passed> {
  const given = await take(step, trustBrowser);
  if (!given.ok) return given;
  const session = readSessionResponse(given.data);
  if (!session) return { ok: false, problem: "unknown", minutes: 1 };
  return { ok: true, at: await enterSession(session) };
}

type Given = { readonly ok: true; readonly data: unknown } | FactorRefusal;

function take(step: SecondStep, trustBrowser: boolean): Promise<Given> {
  switch (step.kind) {
    case "passkey":
      return confirmWithPasskey({ trustBrowser });
    case "lost":
      return oneTabAtATime("tendre-session", () => postLoss("/finish", { password: step.password }));
    default:
      return giveCode(step, trustBrowser);
  }
}

async function giveCode(step: CodeStep, trustBrowser: boolean): Promise<Given> {
  const answer = await oneTabAtATime("tendre-session", () => give(step, trustBrowser));
  return answer.error ? factorRefusal(answer) : { ok: true, data: answer.data };
}

function give(step: CodeStep, trustBrowser: boolean): Promise<DataResult<unknown>> {
  const { code } = step;
  switch (step.kind) {
    case "sent":
      return answerSentCode(
        { factorId: step.factorId, challengeId: step.challengeId, code },
        { trustBrowser },
      );
    case "code":
      return answerChallenge(step.factorId, { code, trustBrowser });
    case "backup":
      return post("backup-codes/verify", { code, trustBrowser });
  }
}

/** Ends the sign-in that waits. It ends by itself after ten minutes where the server is away. */
export async function cancelSignIn(): Promise<{ readonly ok: true } | FactorRefusal> {
  const answer = await post("sign-out");
  return answer.error ? factorRefusal(answer) : { ok: true };
}

const lossProblems: Readonly<Record<string, FactorProblem>> = {
  invalid_token: "link",
  token_expired: "expired",
  conflict: "changed",
  too_many: "too_many_tries",
};

async function askLoss(path: string, call: ApiCall): Promise<Given> {
  if (!navigator.onLine) return { ok: false, problem: "offline", minutes: 1 };
  // Hashing a password is slow on purpose.
  const answer = await callApi(`/api/auth/factor-loss${path}`, { timeout: 15_000, ...call });
  if (!answer.error) return { ok: true, data: answer.data };
  const refusal = factorRefusal(answer);
  const known =
    lossProblems[answer.error.code] ?? (refusal.problem === "network" ? "unsure" : refusal.problem);
  return { ...refusal, problem: known };
}

const postLoss = (path: string, body: object = {}) => askLoss(path, { method: "POST", body });

type Done = { readonly ok: true } | FactorRefusal;

/** Asks for the mail with which a way back for lost factors begins: from the sign-in that waits. */
export async function askFactorLoss(): Promise<Done> {
  const asked = await postLoss("");
  if (asked.ok) return { ok: true };
  return asked.problem === "too_many_tries" ? { ...asked, problem: "too_many_sent" } : asked;
}

type Begun = { readonly ok: true; readonly loss: FactorLoss } | FactorRefusal;

/** Begins the wait, with the mail's link. */
export async function beginFactorLoss(token: string): Promise<Begun> {
  const begun = await postLoss("/begin", { token });
  if (!begun.ok) return begun;
  const { data } = begun;
  return isRecord(data) && typeof data.dueAt === "string" && typeof data.until === "string"
    ? { ok: true, loss: { dueAt: data.dueAt, until: data.until } }
    : { ok: false, problem: "unknown", minutes: 1 };
}

/** Stops the wait, with a mail's link or from a device that is signed in; there the session says afterwards how it stands. */
export async function stopFactorLoss(by: { readonly token: string } | "here"): Promise<Done> {
  if (by !== "here") {
    const stopped = await postLoss("/stop", by);
    return stopped.ok ? { ok: true } : stopped;
  }
  const stopped = await askLoss("", { method: "DELETE" });
  if (stopped.ok) await refreshSession();
  return stopped.ok ? { ok: true } : stopped;
}
