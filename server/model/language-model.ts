/**
 * A model outside, when the settings name one: any server that speaks the OpenAI dialect. It gets text that the device has veiled and the
 * contract, and gives text. It has no tools, and whatever it sends is bounded in time and size.
 */
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { streamText } from "ai";
import { isBlockedLocalAddress, isHttpUrl } from "#domain/backend/environment.ts";
import type { ModelMessage } from "#domain/lisa/model/model-prompt.ts";
import type { Env } from "#server/env.ts";
import { withPatience } from "./with-patience.ts";

type ModelCall = {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  /** Ends the call at the provider too. */
  readonly signal: AbortSignal;
};

/**
 * Why a reply did not come, or did not end. `slow`: no first word in time, or a pause that was too long; `busy`: 429; `refused`: another
 * 4xx, which is a matter of the settings; `broken`: 5xx, no connection, cut in the middle or not readable; `too_long`; `stopped` by the
 * person or with the server.
 */
export type ModelFailure = "slow" | "busy" | "refused" | "broken" | "too_long" | "stopped";

export type ModelEvent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "end"; readonly tokens: { readonly input: number; readonly output: number } | null }
  | { readonly kind: "failed"; readonly reason: ModelFailure };

export type LanguageModel = {
  /** As the provider knows it. */
  readonly name: string;
  /** Any number of texts, then `end` or `failed` once. Never throws. */
  reply(call: ModelCall): AsyncIterable<ModelEvent>;
};

/** Milliseconds. Tests pass shorter ones. */
export type ModelPatience = { readonly firstWord: number; readonly pause: number; readonly all: number };
export const modelPatience: ModelPatience = { firstWord: 10_000, pause: 30_000, all: 180_000 };

/** UTF-16 units of a reply, which is 210 words by contract; bytes of the whole body, which has JSON around every few letters. */
const longestReply = 12_000;
const largestBody = 4_000_000;

/**
 * Null when no model is set or AI is switched off, and for an address that cannot be read or, in production, is this machine's own
 * (specification, section 8): then the analyst on the device answers alone.
 */
export function createLanguageModel(env: Env, patience = modelPatience): LanguageModel | null {
  if (!env.AI_ENABLED || !env.AI_BASE_URL || isModelRefused(env)) return null;
  const provider = createOpenAICompatible({
    name: "model",
    baseURL: env.AI_BASE_URL.replace(/\/$/, ""),
    ...(env.AI_API_KEY ? { apiKey: env.AI_API_KEY } : {}),
    includeUsage: true,
    fetch: boundBody(largestBody),
  });
  const model = provider(env.AI_MODEL);
  return {
    name: env.AI_MODEL,
    reply: (call) => withPatience(patience, call.signal, (signal) => readReply({ model, ...call, signal })),
  };
}

/** Whether a model is set that will not be asked; start-warnings.ts says so. */
export function isModelRefused({
  AI_BASE_URL: address,
  NODE_ENV,
}: Pick<Env, "AI_BASE_URL" | "NODE_ENV">): boolean {
  return address !== undefined && (!isHttpUrl(address) || isBlockedLocalAddress(address, NODE_ENV));
}

async function* readReply({
  model,
  instructions,
  messages,
  signal,
}: ModelCall & { readonly model: Parameters<typeof streamText>[0]["model"] }): AsyncGenerator<ModelEvent> {
  let written = 0;
  try {
    const { stream } = streamText({
      model,
      instructions,
      messages: [...messages],
      maxRetries: 0,
      maxOutputTokens: 1_200,
      temperature: 0.3,
      abortSignal: signal,
      // Errors come as parts of the stream; the default prints them, with what was asked.
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === "text-delta") {
        written += part.text.length;
        if (written > longestReply) return void (yield { kind: "failed", reason: "too_long" });
        if (part.text !== "") yield { kind: "text", text: part.text };
      } else if (part.type === "error") {
        return void (yield { kind: "failed", reason: failureOf(part.error) });
      } else if (part.type === "abort") {
        return void (yield { kind: "failed", reason: "stopped" });
      } else if (part.type === "finish") {
        const { inputTokens, outputTokens } = part.totalUsage;
        const isWhole = part.finishReason === "stop";
        if (!isWhole)
          return void (yield {
            kind: "failed",
            reason: part.finishReason === "length" ? "too_long" : "broken",
          });
        return void (yield {
          kind: "end",
          tokens:
            inputTokens === undefined || outputTokens === undefined
              ? null
              : { input: inputTokens, output: outputTokens },
        });
      }
    }
    yield { kind: "failed", reason: "broken" };
  } catch (error) {
    yield { kind: "failed", reason: failureOf(error) };
  }
}

function failureOf(error: unknown): ModelFailure {
  const status =
    typeof error === "object" && error !== null && "statusCode" in error ? Number(error.statusCode) : 0;
  if (status === 429) return "busy";
  return status >= 400 && status < 500 ? "refused" : "broken";
}

/** A fetch whose answers end with an error after a number of bytes, and that follows no redirect: its body is the person's. */
function boundBody(most: number): typeof fetch {
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: "error" });
    if (!response.body) return response;
    let bytes = 0;
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > most) controller.error(new Error("The model's answer is too large"));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(bounded, { status, statusText, headers });
  };
}
