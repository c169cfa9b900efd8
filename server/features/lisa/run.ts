/** One reply of the model: a place, a message of the month, the stream, and what becomes of the message at its end. */
import type { ModelCall, ModelReplyEvent } from "#domain/lisa/model/model-call.ts";
import { modelPrompt } from "#domain/lisa/model/model-prompt.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { readSettings } from "#server/features/site/queries.ts";
import { takeAttempt } from "#server/http/guards/rate-limit.ts";
import type { LanguageModel, ModelFailure } from "#server/model/language-model.ts";
import type { Services } from "#server/services.ts";
import { deliverMessage, giveBackMessage, noteModelUse, reserveMessage } from "./mutations.ts";
import { readModelUse } from "./queries.ts";

/** A reply that does not keep to the contract is asked for once more; the third is for a connection that was lost. */
const callsOfMessage = 3;
const lifeOfMessage = 24 * 3600;
const retryAfter = { headers: { "retry-after": "30" } };

type Parts = { readonly services: Services; readonly scope: OwnerScope; readonly call: ModelCall };
type Run = Parts & { readonly model: LanguageModel; readonly leave: () => void };

/**
 * Everything that can refuse a reply, before its first byte.
 * @returns the events, to be read to their end; `signal` ends them
 * @throws AppError `not_found` without a model, or while it is switched off, `unavailable` without a place or past the day's tokens, `plan_limit` past the month's
 * messages, `too_many` after three calls for one message
 */
export async function beginModelReply(
  parts: Parts,
): Promise<(signal: AbortSignal) => AsyncGenerator<ModelReplyEvent>> {
  const { services, scope } = parts;
  const { model } = services;
  if (!model) throw new AppError("not_found");
  const leave = services.modelLine.enter(scope.personId);
  if (!leave) throw new AppError("unavailable", retryAfter);
  try {
    await admit(parts, model);
  } catch (error) {
    leave();
    throw error;
  }
  return (signal) => runModelReply({ ...parts, model, leave }, signal);
}

/** All at once: each is a way to the database and back, before the first word. What was reserved for nothing is given back. */
async function admit({ services, scope, call }: Parts, model: LanguageModel): Promise<void> {
  const [chosen, use, attempt, message] = await Promise.allSettled([
    readSettings(services),
    readModelUse(services, model.name),
    takeAttempt(services, `model ${scope.personId} ${call.message_id}`, callsOfMessage, lifeOfMessage),
    reserveMessage(services.db, scope, call.message_id),
  ]);
  try {
    const { model_is_on: isOn, model_daily_tokens: most } = settledValue(chosen);
    if (!isOn) throw new AppError("not_found");
    const { tokens } = settledValue(use);
    if (most > 0 && tokens >= most) throw new AppError("unavailable", retryAfter);
    settledValue(attempt);
    if (!settledValue(message).reserved) throw new AppError("plan_limit", { message: "Quota reached" });
  } catch (error) {
    if (message.status === "fulfilled" && message.value.reserved)
      await giveBackMessage(services.db, scope, call.message_id);
    throw error;
  }
}

/** @throws whatever it was refused with */
function settledValue<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}

async function* runModelReply(
  { services, scope, call, model, leave }: Run,
  signal: AbortSignal,
): AsyncGenerator<ModelReplyEvent> {
  const prompt = modelPrompt(call);
  const asked = performance.now();
  let firstWord: number | null = null;
  let written = 0;
  let counted: Promise<unknown> | null = null;
  let end: {
    readonly reason: ModelFailure | "empty" | null;
    readonly input?: number;
    readonly output?: number;
  } = {
    reason: "stopped",
  };
  try {
    for await (const event of model.reply({ ...prompt, signal })) {
      if (event.kind === "text") {
        if (event.text.trim() !== "") {
          firstWord ??= performance.now() - asked;
          counted ??= settled(deliver(services, scope, call));
        }
        written += event.text.length;
        yield event;
      } else if (event.kind === "failed") {
        end = { reason: event.reason };
        yield event;
      } else {
        end = { reason: counted ? null : "empty", ...event.tokens };
        yield counted ? { kind: "end" } : { kind: "failed", reason: "empty" };
      }
    }
  } finally {
    leave();
    await (counted ?? settled(giveBackMessage(services.db, scope, call.message_id)));
    const length = JSON.stringify(prompt).length;
    await settled(
      noteModelUse(services, model.name, {
        reason: end.reason,
        firstWord,
        isGivenBack: counted === null,
        input: end.input ?? Math.ceil(length / 4),
        output: end.output ?? Math.ceil(written / 4),
      }),
    );
  }

  /** The device counts and gives back too, once each: what fails here is made good there. */
  async function settled(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) =>
      services.log.warn({ err: error, personId: scope.personId }, "a message of LISA was not settled"),
    );
  }
}

function deliver({ db, clock }: Services, scope: OwnerScope, { message_id }: ModelCall) {
  return deliverMessage(db, scope, message_id, clock.now().toISOString().slice(0, 7));
}
