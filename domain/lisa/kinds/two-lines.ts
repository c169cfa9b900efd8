/** R8: two lines of the writer’s own that may both stand. */
import type { Page } from "../lisa-index.ts";
import { admissionsOf, countWords } from "../read/voices.ts";
import type { AnswerDraft } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";

/** Pages of a theme that are read for a line; the last ones. */
const mostRead = 80;

/** R8: two lines of the writer's own, from different pages. */
export function sayTwoLines(draft: AnswerDraft, pages: readonly Page[]): boolean {
  const lines = [...new Set(readable(pages))].slice(-mostRead).flatMap((page) =>
    admissionsOf(page)
      .filter((text) => countWords(text) <= 18)
      .slice(0, 1)
      .map((text) => ({ text, page })),
  );
  const [a, b] = [lines.at(0), lines.at(-1)];
  if (!a || !b || a.page === b.page || a.text === b.text) return false;
  const [first, second] = a.page.order < b.page.order ? [a, b] : [b, a];
  draft.say(
    "reading",
    [
      "Two of your lines may both stand: {a} and {b}.",
      "Deux de vos lignes peuvent tenir ensemble, peut-être : {a} et {b}.",
    ],
    { a: draft.cite(first.text, first.page), b: draft.cite(second.text, second.page) },
  );
  return true;
}
