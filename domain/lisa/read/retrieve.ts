/** The pages nearest to some words: BM25 over title, tags, place, text and captions, each page in its own language; ties to the later page. */
import type { LisaIndex, Page } from "../lisa-index.ts";
import { conceptKeys, conceptOf, isMoodWord, isSharedKey, wordOf } from "./concepts.ts";
import { isSmallWord } from "./language.ts";
import { editsBetween, stemOf, wordsOf, wordsOfFolded } from "./words.ts";

/** The usual constants of BM25. */
const saturation = 1.2;
const byLength = 0.75;

/** A word as it is looked up: its stems in both languages, and those of the words that mean the same. */
function keysOf(word: string): readonly string[] {
  const own = [`en:${stemOf(word, "en")}`, `fr:${stemOf(word, "fr")}`];
  const concept = conceptOf(word);
  return concept === null ? own : [...new Set([...own, ...conceptKeys(concept)])];
}

type Hit = { readonly page: Page; readonly score: number; readonly words: number };

/** Best first. Every hit has one of the words at least; `words` says how many. */
export function retrieve(
  index: LisaIndex,
  words: readonly string[],
  among?: ReadonlySet<Page>,
): readonly Hit[] {
  const hits = new Map<Page, { score: number; words: number }>();
  for (const word of new Set(words)) {
    const counts = new Map<Page, number>();
    const concept = conceptOf(word);
    const own = [`en:${stemOf(word, "en")}`, `fr:${stemOf(word, "fr")}`];
    for (const key of keysOf(word)) {
      // « mère » and « mer » have one stem, anger and Angers too: a page has the word itself, or it is not meant.
      const isLoose = isSharedKey(key) || (isMoodWord(concept) && !own.includes(key));
      const itself = concept !== null && isLoose ? wordOf(concept) : null;
      for (const page of index.postings.get(key) ?? []) {
        if (among && !among.has(page)) continue;
        if (itself !== null && !itself.test(`${page.folded} ${page.tags.join(" ")}`)) continue;
        counts.set(page, (counts.get(page) ?? 0) + (page.stems.get(key) ?? 0));
      }
    }
    const rarity = Math.log(1 + (index.all.length - counts.size + 0.5) / (counts.size + 0.5));
    for (const [page, count] of counts) {
      const length = 1 - byLength + (byLength * page.length) / Math.max(1, index.meanLength);
      const hit = hits.get(page) ?? { score: 0, words: 0 };
      hit.score += (rarity * count * (saturation + 1)) / (count + saturation * length);
      hit.words += 1;
      hits.set(page, hit);
    }
  }
  return [...hits]
    .map(([page, hit]) => ({ page, ...hit }))
    .sort(
      (a, b) => b.score - a.score || (a.page.order < b.page.order ? 1 : a.page.order > b.page.order ? -1 : 0),
    );
}

/** Finds the sentence of a page that one of these words is in. */
export function patternsOf(words: readonly string[]): readonly RegExp[] {
  const keys = [...new Set(words.flatMap(keysOf))]
    .map((key) => key.slice(3))
    .filter((stem) => stem.length >= 2);
  if (keys.length === 0) return [];
  return [
    new RegExp(
      `(?<!\\p{L})(?:${keys.map((stem) => stem.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`,
      "u",
    ),
  ];
}

/** Pages of a stem that are looked at for the word itself. */
const mostLookedAt = 8;

/** A page has this very word, and not only one with the same stem. */
export function isWritten(index: LisaIndex, word: string): boolean {
  const pages = [`en:${stemOf(word, "en")}`, `fr:${stemOf(word, "fr")}`].flatMap(
    (key) => index.postings.get(key)?.slice(-mostLookedAt) ?? [],
  );
  return pages.some((page) => wordsOn(page).includes(word));
}

function wordsOn({ folded, tags, moment }: Page): readonly string[] {
  return [
    ...wordsOfFolded(folded),
    ...[...tags, moment.place ?? "", moment.city ?? "", ...moment.captions].flatMap(wordsOf),
  ];
}

/**
 * A word of the journal one slip away from a word of five letters or more, the one on the most pages; null for none. It keeps its first
 * letter. What is typed as a name is not another word with a slip: "Paris" is not "parts".
 */
export function nearestWord(index: LisaIndex, word: string): string | null {
  if (word.length < 5 || word.length > 24) return null;
  const stems = { en: stemOf(word, "en"), fr: stemOf(word, "fr") };
  let best: { word: string; pages: number } | null = null;
  for (const [key, pages] of index.postings) {
    const language = key.startsWith("en:") ? "en" : "fr";
    const stem = key.slice(3);
    const own = stems[language];
    if (stem.length < 3 || stem[0] !== own[0] || Math.abs(stem.length - own.length) > 1) continue;
    if (pages.length <= (best?.pages ?? 0) || editsBetween(own, stem, 1) > 1) continue;
    const found = pages
      .slice(-mostLookedAt)
      .flatMap(wordsOn)
      .find((one) => stemOf(one, language) === stem && !isSmallWord(one) && editsBetween(word, one, 1) <= 1);
    if (found) best = { word: found, pages: pages.length };
  }
  return best?.word ?? null;
}
