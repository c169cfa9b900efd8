/** Words as they are searched: folded, French elisions and English endings cut off, stemmed by the rules of one language. */
import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemFrench } from "@orama/stemmers/french";
import { foldText } from "#domain/text/fold-text.ts";
import type { LisaLanguage } from "../reply.ts";

const elided = /^(?:l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu|quelqu)'/;

/** The words of a text, folded, in order. "l'eau" is one word, "eau"; "Camille's" is "camille"; "don't" is "dont". */
export function wordsOf(text: string): readonly string[] {
  return wordsOfFolded(foldText(text));
}

export function wordsOfFolded(folded: string): readonly string[] {
  const found = folded.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];
  return found.map((word) =>
    word.includes("'") ? word.replace(elided, "").replace(/'s$/, "").replaceAll("'", "") : word,
  );
}

type Token = { readonly raw: string; readonly word: string };

/** The words of a text with what was typed: a capital tells a name from a word that is spelled alike. */
export function tokensOf(text: string): readonly Token[] {
  return (text.match(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).flatMap((raw) =>
    wordsOf(raw).map((word) => ({ raw: raw.replace(/^(?:l|d|j|m|t|s|c|n|qu|jusqu)['’]/iu, ""), word })),
  );
}

type Stems = Readonly<Record<LisaLanguage, Map<string, string>>>;
/** A language has some ten thousand words in use: the cache is emptied long before it is large. */
const mostRemembered = 40_000;
const known: Stems = { en: new Map(), fr: new Map() };

/** The stem of a folded word. */
export function stemOf(word: string, language: LisaLanguage): string {
  const stems = known[language];
  const before = stems.get(word);
  if (before !== undefined) return before;
  // Letters in a long row are no word, and the rules of a language take long over them.
  const stem = word.length > 30 ? word : language === "en" ? stemEnglish(word) : stemFrench(word);
  if (stems.size >= mostRemembered) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** The least number of letters to add, leave out, change or swap; stops counting above `most`. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const now = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      now.push(least);
    }
    before = last;
    last = now;
  }
  return last[b.length] ?? most + 1;
}
