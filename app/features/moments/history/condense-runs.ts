/** Shortens the common text of two versions to a few words around each difference; long differences to their ends. */
import type { WordRun } from "#app/lib/compare-words.ts";
import { cutStart, cutText } from "#domain/text/whole-signs.ts";

/** `around`: characters kept on each side of a difference; cut at a space where there is one near. */
export function condenseRuns(runs: readonly WordRun[], around: number): readonly WordRun[] {
  return runs.map((run, index) => {
    if (run.differs) return { ...run, text: cutMiddle(run.text) };
    if (run.text.length <= 2 * around + 20) return run;
    const start = index === 0 ? "" : firstWords(run.text, around);
    const end = index === runs.length - 1 ? "" : lastWords(run.text, around);
    return { text: `${start}… ${end}`, differs: false };
  });
}

/** Longer differences are shortened; the whole text is shown elsewhere. */
const mostOfDifference = 600;

function cutMiddle(text: string): string {
  if (text.length <= mostOfDifference) return text;
  return `${firstWords(text, mostOfDifference - 200)}… ${lastWords(text, 150)}`;
}

function firstWords(text: string, length: number): string {
  const cut = text.indexOf(" ", length);
  return cut === -1 || cut > length + 30 ? cutText(text, length) : text.slice(0, cut + 1);
}

function lastWords(text: string, length: number): string {
  const from = text.length - length;
  const cut = text.lastIndexOf(" ", from);
  return cut === -1 || cut < from - 30 ? cutStart(text, length) : text.slice(cut + 1);
}
