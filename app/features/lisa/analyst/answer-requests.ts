/** What the analyst does with each request. How she reads, answers and composes are files of their own, fetched with the first request that needs them. */
import type { LisaIndex } from "#domain/lisa/lisa-index.ts";
import { type LisaPages, noPages } from "#domain/lisa/lisa-pages.ts";
import type { AnalystAnswer, AnalystRequest } from "./analyst-messages.ts";

type Asked = Exclude<AnalystRequest, { readonly kind: "pages" }>;

/**
 * Her answers, how she reads a question, how she speaks, what tests a claim and what counts: files beside each other, since one would be heavy
 * for a phone. They are divided by what each imports, so none waits for another that waits for it.
 */
async function answering() {
  const [answers] = await Promise.all([
    import("#domain/lisa/answer-question.ts"),
    import("#domain/lisa/read/understand.ts"),
    import("#domain/lisa/speak/answer-draft.ts"),
    import("#domain/lisa/kinds/claims.ts"),
    import("#domain/lisa/kinds/counts.ts"),
  ]);
  return answers;
}

/**
 * Answers from the pages it was given last, one request after the other; the index is made anew when they change. `null` for pages, which
 * get no answer.
 */
export function createAnswering(): (request: AnalystRequest) => Promise<AnalystAnswer | null> {
  let pages: LisaPages = noPages;
  let index: LisaIndex | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function read(): Promise<LisaIndex> {
    const [{ buildLisaIndex }, { findRoles }] = await Promise.all([
      import("#domain/lisa/lisa-index.ts"),
      import("#domain/lisa/roles.ts"),
    ]);
    if (index?.pages !== pages) {
      index = buildLisaIndex(pages, index);
      findRoles(index);
    }
    return index;
  }
  async function handle(request: AnalystRequest): Promise<AnalystAnswer | null> {
    if (request.kind === "pages") {
      pages = request.pages;
      await read();
      return null;
    }
    try {
      return { id: request.id, said: await say(request, await read()) };
    } catch {
      return { id: request.id, said: null };
    }
  }
  return (request) => {
    const handled = last.then(() => handle(request));
    last = handled.catch(() => undefined);
    return handled;
  };
}

async function say(request: Asked, index: LisaIndex): Promise<AnalystAnswer["said"]> {
  switch (request.kind) {
    case "ask":
      return (await answering()).answerQuestion(index, request.question);
    case "next_crush": {
      const { buildNextCrush } = await import("#domain/lisa/next-crush.ts");
      const { removed, language, today } = request.nextCrush;
      return buildNextCrush(index, { language, today, removed: new Set(removed) });
    }
    case "letter": {
      const { weeklyLetter } = await import("#domain/lisa/weekly-letter.ts");
      const { remembered, language, today } = request.letter;
      return weeklyLetter(index, new Set(remembered), language, today);
    }
  }
}
