/** The page's end of the analyst. Where the browser starts no worker, the page answers itself. */
import type { LisaPages } from "#domain/lisa/lisa-pages.ts";
import type { NextCrush } from "#domain/lisa/next-crush.ts";
import type { LisaQuestion, LisaReply } from "#domain/lisa/reply.ts";
import type { WeeklyLetter } from "#domain/lisa/weekly-letter.ts";
import type { AnalystAnswer, AnalystRequest, LetterRequest, NextCrushRequest } from "./analyst-messages.ts";

export type Analyst = {
  readonly read: (pages: LisaPages) => void;
  /** Null when she failed; never resolves once stopped. */
  readonly ask: (question: LisaQuestion) => Promise<LisaReply | null>;
  /** The letter of the week; null when she failed. */
  readonly letter: (letter: LetterRequest) => Promise<WeeklyLetter | null>;
  /** What the page Next Crush says; null when she failed. */
  readonly nextCrush: (asked: NextCrushRequest) => Promise<NextCrush | null>;
  readonly end: () => void;
};

export function createAnalyst(): Analyst {
  const waiting = new Map<number, { request: AnalystRequest; done: (said: AnalystAnswer["said"]) => void }>();
  let pages: AnalystRequest | null = null;
  let asked = 0;
  let here: Promise<(request: AnalystRequest) => Promise<AnalystAnswer | null>> | null = null;
  const worker = startWorker();

  function take({ id, said }: AnalystAnswer) {
    waiting.get(id)?.done(said);
    waiting.delete(id);
  }
  async function answerHere(request: AnalystRequest) {
    here ??= import("./answer-requests.ts").then(({ createAnswering }) => {
      const answer = createAnswering();
      if (pages) answer(pages).catch(() => undefined);
      return answer;
    });
    const said = await (await here)(request);
    if (said) take(said);
  }
  function send(request: AnalystRequest) {
    if (worker && !here) worker.postMessage(request);
    else void answerHere(request);
  }
  worker?.addEventListener("message", ({ data }: MessageEvent<AnalystAnswer>) => take(data));
  worker?.addEventListener("error", () => {
    for (const { request } of waiting.values()) void answerHere(request);
  });

  function wait(requestOf: (id: number) => AnalystRequest): Promise<AnalystAnswer["said"]> {
    const id = ++asked;
    const { promise, resolve } = Promise.withResolvers<AnalystAnswer["said"]>();
    const request = requestOf(id);
    waiting.set(id, { request, done: resolve });
    send(request);
    return promise;
  }

  return {
    read(next) {
      pages = { kind: "pages", pages: next };
      send(pages);
    },
    async ask(question) {
      const said = await wait((id) => ({ kind: "ask", id, question }));
      return said !== null && "kind" in said ? said : null;
    },
    async letter(letter) {
      const said = await wait((id) => ({ kind: "letter", id, letter }));
      return said !== null && "from" in said ? said : null;
    },
    async nextCrush(nextCrush) {
      const said = await wait((id) => ({ kind: "next_crush", id, nextCrush }));
      return said !== null && "sections" in said ? said : null;
    },
    end: () => worker?.terminate(),
  };
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL("./analyst-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
