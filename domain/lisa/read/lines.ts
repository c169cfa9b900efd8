/**
 * The sentence of a page that is quoted when nothing else is asked of it: what the writer says of themselves or of both, what the title
 * names, where the page ends. Every piece is verbatim.
 */
import { foldText } from "#domain/text/fold-text.ts";
import type { Page } from "../lisa-index.ts";
import { isSmallWord } from "./language.ts";
import { clauseOf, countWords, firstPerson, ownSentences, sentencesOf, shortest } from "./voices.ts";
import { stemOf, wordsOf } from "./words.ts";

/** The sentence of a page with a sense of its own; one with any of `words` (folded) first. Null when it has no text. */
export function lineOf(page: Page, words: readonly RegExp[]): string | null {
  const own = ownSentences(page);
  const all =
    own.length > 0
      ? own
      : sentencesOf(page.moment.text).flatMap(({ text }) => text.match(/[^“”«»"]{6,}/gu) ?? []);
  const usable = all
    .map((text, at) => ({
      text: clauseOf(text.trim(), words[0]),
      holds: words.some((word) => word.test(foldText(text))),
      isLast: at === all.length - 1,
    }))
    .filter(({ text }) => !/[“”«»"]/.test(text) && countWords(text) >= 2 && countWords(text) <= 30);
  const pool = usable.some(({ holds }) => holds) ? usable.filter(({ holds }) => holds) : usable;
  const title = new Set(stemsOf(page.moment.word, page));
  const worth = pool.map(({ text, isLast }) => ({
    text,
    worth:
      fitOf(countWords(text)) +
      senseOf(text) +
      (isLast ? 1 : 0) +
      (stemsOf(text, page).some((stem) => title.has(stem)) ? 1 : 0),
  }));
  return worth.toSorted((a, b) => b.worth - a.worth)[0]?.text ?? null;
}

/** Shorter ones say too little, longer ones too much. */
function fitOf(length: number): number {
  if (length < 4) return length - 5;
  if (length > 22) return (22 - length) / 2;
  return length > 16 ? -0.5 : length < 7 ? 0 : 0.5;
}

const both = /\b(?:we|us|our|ours|nous|notre|nos|on)\b/;
/** Points back to a sentence that is not quoted with it. */
const leansOn = /^(?:it|that|this|these|those|which|then|so|ca|c'est|c'etait|cela|ensuite|puis|alors)\b/;

/** Of the writer, or of both; it stands for itself. */
function senseOf(text: string): number {
  const folded = foldText(text);
  return (firstPerson.test(folded) || both.test(folded) ? 1 : 0) - (leansOn.test(folded) ? 0.75 : 0);
}

function stemsOf(text: string, { language }: Page): readonly string[] {
  return wordsOf(text).flatMap((word) => (isSmallWord(word) ? [] : [stemOf(word, language)]));
}

const lessons = [
  /\b(?:was mine|i'?ve (?:learn(?:t|ed)|used|come away)|i learn(?:t|ed)|each time|every time|i know now|now i know|next time|gained)\b|\b(?:dont le mien|a servi|j'ai appris|j'y ai gagne|chaque fois|je sais maintenant|la prochaine fois|je retiens)\b/,
  /\b(?:i know|i keep|what i want to (?:keep|remember)|to remember|thank you for)\b|\b(?:je sais|je garde|me rappeler|merci pour|ce que je veux garder)\b/,
] as const;

/** The sentence of a closing page that says what is kept of it. */
export function lessonOf(page: Page): string | null {
  const own = ownSentences(page).filter((text) => !/\?$/.test(text));
  for (const lesson of lessons) {
    const [marked] = shortest(
      own.filter((text) => lesson.test(foldText(text))),
      lesson,
    );
    if (marked) return marked;
  }
  return lineOf(page, []);
}
