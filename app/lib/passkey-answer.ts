/** A question of the server's to this person's passkeys, and the answer sent to it. Never throws. */
import type { PasskeyRequest } from "#domain/account/passkey-fields.ts";
import type { DataResult } from "#domain/backend/data-result.ts";
import { callApi } from "./api-client.ts";
import { isRecord } from "./person.ts";
import { type AskProblem, askForPasskey } from "./webauthn.ts";

type Question = {
  /** The paths where the server is asked for its question, and where it is answered. */
  readonly ask: string;
  readonly answer: string;
  /** What goes with the answer, when it is there. */
  readonly besides: () => object;
  readonly way?: "now" | "in field";
  readonly signal?: AbortSignal;
  /** Sends the answer in its turn. */
  readonly inTurn?: (send: () => Promise<DataResult<unknown>>) => Promise<DataResult<unknown>>;
};

/** With a `problem` the browser gave no answer, and nothing was sent. */
type PasskeyAnswer =
  | { readonly problem: AskProblem }
  | { readonly problem: null; readonly result: DataResult<unknown> };

export async function answerWithPasskey(question: Question): Promise<PasskeyAnswer> {
  const { ask, answer, besides, way = "now", signal, inTurn = (send) => send() } = question;
  const asked = await post(ask, {});
  if (asked.error) return { problem: null, result: asked };
  if (!isRequest(asked.data)) return { problem: "failed" };
  const { challengeId, options } = asked.data;
  if (signal?.aborted) return { problem: "aborted" };
  const given = await askForPasskey(options, way, signal);
  if (!given.ok) return given;
  const { credential } = given;
  return {
    problem: null,
    result: await inTurn(() => post(answer, { ...besides(), challengeId, credential })),
  };
}

const post = (path: string, body: object) => callApi(path, { method: "POST", body, timeout: 10_000 });

function isRequest(value: unknown): value is PasskeyRequest {
  return isRecord(value) && typeof value.challengeId === "string" && isRecord(value.options);
}
