/**
 * The browser's own model, where it has one (the Prompt API): nothing leaves the device. It gets the same veiled call and the same contract
 * as a model outside, and its replies are looked at in the same way.
 */

import { modelPrompt } from "#domain/lisa/model/model-prompt.ts";
import type { LisaLanguage } from "#domain/lisa/reply.ts";
import type { StreamModel } from "./stream-model-reply.ts";

type Session = {
  promptStreaming(text: string, options: { readonly signal: AbortSignal }): ReadableStream<string>;
  destroy(): void;
};
type Expected = { readonly type: "text"; readonly languages: readonly string[] };
type Options = {
  readonly expectedInputs: readonly Expected[];
  readonly expectedOutputs: readonly Expected[];
};
type PromptApi = {
  availability(options: Options): Promise<string>;
  create(
    options: Options & {
      readonly initialPrompts: readonly { readonly role: string; readonly content: string }[];
      readonly signal: AbortSignal;
    },
  ): Promise<Session>;
};

/** Milliseconds, as for a model outside. */
const patience = 30_000;

function promptApi(): PromptApi | null {
  const api = (globalThis as { readonly LanguageModel?: PromptApi }).LanguageModel;
  return typeof api?.create === "function" && typeof api.availability === "function" ? api : null;
}

const optionsFor = (language: LisaLanguage): Options => {
  const expected = [{ type: "text", languages: [language] }] as const;
  return { expectedInputs: expected, expectedOutputs: expected };
};

/** Whether the browser knows of such models at all. */
export function mayHaveBrowserModel(): boolean {
  return promptApi() !== null;
}

/** Only a model that is there already: one that would first be fetched is not offered. */
export async function hasBrowserModel(language: LisaLanguage): Promise<boolean> {
  try {
    return (await promptApi()?.availability(optionsFor(language))) === "available";
  } catch {
    return false;
  }
}

export const streamFromBrowser: StreamModel = async (call, onText, signal) => {
  const api = promptApi();
  if (!api) return { ok: false, reason: "broken" };
  const waiting = new AbortController();
  let timer = setTimeout(() => waiting.abort(), patience);
  const ending = AbortSignal.any([signal, waiting.signal]);
  const { instructions, messages } = modelPrompt(call);
  const last = messages.at(-1)?.content ?? "";
  let session: Session | null = null;
  try {
    session = await api.create({
      ...optionsFor(call.language),
      initialPrompts: [{ role: "system", content: instructions }, ...messages.slice(0, -1)],
      signal: ending,
    });
    let isEmpty = true;
    for await (const piece of session.promptStreaming(last, { signal: ending })) {
      clearTimeout(timer);
      timer = setTimeout(() => waiting.abort(), patience);
      isEmpty &&= piece.trim() === "";
      onText(piece);
    }
    return isEmpty ? { ok: false, reason: "empty" } : { ok: true };
  } catch {
    return { ok: false, reason: signal.aborted ? "stopped" : waiting.signal.aborted ? "slow" : "broken" };
  } finally {
    clearTimeout(timer);
    session?.destroy();
  }
};
