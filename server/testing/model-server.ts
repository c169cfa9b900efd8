/** A local server of the OpenAI dialect that answers as a test says: whole, slowly, badly or not at all. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a model does with a call. `asked` is the body that it was sent. */
export type ModelBehaviour = (answer: ServerResponse, asked: ModelBody) => void | Promise<void>;
type ModelBody = {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
};

export type ModelServer = {
  readonly url: string;
  /** Every body that arrived, the oldest first, with its authorization. */
  readonly asked: readonly (ModelBody & { readonly authorization: string | null })[];
  /** Calls whose client has left before the end. */
  readonly left: () => number;
  behave(behaviour: ModelBehaviour): void;
  close(): Promise<void>;
};

export async function startModelServer(): Promise<ModelServer> {
  const asked: (ModelBody & { authorization: string | null })[] = [];
  let left = 0;
  let behaviour: ModelBehaviour = says("Hello.");
  const server = createServer(async (request, answer) => {
    answer.on("close", () => {
      if (!answer.writableFinished) left += 1;
    });
    const body: ModelBody = JSON.parse(await textOf(request));
    asked.push({ ...body, authorization: request.headers.authorization ?? null });
    await behaviour(answer, body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    left: () => left,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The reply in these pieces, whole. */
export function says(...pieces: readonly string[]): ModelBehaviour {
  return (answer) => {
    begin(answer);
    for (const piece of pieces) answer.write(wordsOf(piece));
    finish(answer);
  };
}

export function begin(answer: ServerResponse): void {
  answer.writeHead(200, { "content-type": "text/event-stream" });
}

/** One event with a piece of the reply. */
export function wordsOf(content: string): string {
  return eventOf({ choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason: null }] });
}

export function finish(answer: ServerResponse, reason = "stop"): void {
  answer.write(eventOf({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }));
  answer.write(
    eventOf({ choices: [], usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 } }),
  );
  answer.end("data: [DONE]\n\n");
}

function eventOf(chunk: object): string {
  return `data: ${JSON.stringify({ id: "one", object: "chat.completion.chunk", created: 0, model: "fake", ...chunk })}\n\n`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
