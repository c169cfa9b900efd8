/** One call to the model that the server knows: its text as it comes. Never throws. */
import { refuseBefore } from "#app/lib/api-client.ts";
import {
  type ModelCall,
  type ModelReplyEvent,
  type ModelTrouble,
  modelEventSchema,
} from "#domain/lisa/model/model-call.ts";

export type ModelText = { readonly ok: true } | { readonly ok: false; readonly reason: ModelTrouble };

export type StreamModel = (
  call: ModelCall,
  onText: (piece: string) => void,
  signal: AbortSignal,
) => Promise<ModelText>;

const reasonOf: Readonly<Record<number, ModelTrouble>> = {
  401: "signed_out",
  402: "quota",
  429: "busy",
  503: "busy",
};

export const streamFromServer: StreamModel = async (call, onText, signal) => {
  if (refuseBefore()) return { ok: false, reason: "offline" };
  try {
    const response = await fetch("/api/lisa/model", {
      method: "POST",
      headers: { accept: "text/event-stream", "content-type": "application/json" },
      body: JSON.stringify(call),
      credentials: "same-origin",
      signal,
    });
    if (!response.ok || !response.body) return { ok: false, reason: reasonOf[response.status] ?? "broken" };
    return await readEvents(response.body, onText);
  } catch {
    return { ok: false, reason: signal.aborted ? "stopped" : "offline" };
  }
};

async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: (piece: string) => void,
): Promise<ModelText> {
  let waiting = "";
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const lines = (waiting + piece).split("\n");
    waiting = lines.pop() ?? "";
    for (const line of lines) {
      const event = line.startsWith("data:") ? readEvent(line.slice("data:".length)) : null;
      if (event?.kind === "text") onText(event.text);
      else if (event?.kind === "end") return { ok: true };
      else if (event?.kind === "failed") return { ok: false, reason: event.reason };
    }
  }
  return { ok: false, reason: "broken" };
}

function readEvent(data: string): ModelReplyEvent | null {
  try {
    return modelEventSchema.parse(JSON.parse(data));
  } catch {
    return null;
  }
}
