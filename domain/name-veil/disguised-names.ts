/**
 * Names that hide from a plain look: drawn out ("camiiille"), cut by signs ("cam.ille"), with figures for letters ("c4mille"), made small
 * ("camillou"); and what names somebody by its shape or by what stands before it ("brenwen_k", "#brenwen", "my neighbour is called brenwen",
 * a number told in words).
 */
import type { AliasKind } from "./alias.ts";
import { foldName } from "./folded-text.ts";
import { mayOpenSentence } from "./ordinary-words.ts";

type Span = { readonly kind: AliasKind; readonly start: number; readonly end: number };

const figuresForLetters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
/** Shorter names are too near to other words. */
const shortest = 4;
const elided = /^(?:l|d|j|m|t|s|c|n|qu)(?=['’])/iu;

/** `isName`: whether a folded word is one by which the journal calls somebody. */
export function* disguisedNames(text: string, isName: (folded: string) => boolean): Generator<Span> {
  for (const { 0: raw, index } of text.matchAll(/[^\s“”«»"()[\]{},;:?<>]+/gu)) {
    const article = elided.exec(raw)?.[0];
    const from = article === undefined ? 0 : article.length + 1;
    const said = raw.slice(from).replace(/(?:['’]s)?[.!*_~-]*$/u, "");
    const start = index + from + (/^[.*_~-]*/u.exec(said)?.[0].length ?? 0);
    if (formsOf(said).some((form) => form.length >= shortest && isName(form)))
      yield { kind: "person", start, end: index + from + said.length };
  }
}

function formsOf(said: string): readonly string[] {
  const folded = foldName(said);
  const letters = folded.replace(/[^\p{L}]/gu, "");
  const read = [...folded].map((sign) => figuresForLetters[sign] ?? sign).join("");
  return [
    ...(letters === folded ? [] : [letters, read.replace(/[^\p{L}]/gu, "")]),
    ...drawnOut(letters),
    ...madeSmall(letters),
  ];
}

/** Three of one letter are one or two. */
function drawnOut(letters: string): readonly string[] {
  if (!/(\p{L})\1\1/u.test(letters)) return [];
  const runs = letters.match(/(\p{L})\1*/gu) ?? [];
  // Each long run may stand for one letter or two: a handful of spellings.
  return runs
    .reduce<readonly string[]>(
      (forms, run) =>
        forms.flatMap((form) =>
          run.length < 3 ? [form + run] : [form + run.slice(0, 1), form + run.slice(0, 2)],
        ),
      [""],
    )
    .slice(0, 64);
}

function madeSmall(letters: string): readonly string[] {
  const stem = /^(.{4,}?)(?:ounette|ounet|oune|inette|inou|ette|chou|ito|ita|ou)$/u.exec(letters)?.[1];
  return stem === undefined ? [] : [stem, ...["a", "e", "i", "o"].map((vowel) => stem + vowel)];
}

const shapes: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])#(?=\p{L})[\p{L}\p{M}\p{N}_-]+/gu,
  /(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{N}]*(?:_+[\p{L}\p{N}]+)+/gu,
  /(?<![\p{L}\p{N}])\p{L}{3,}\d{2,}(?!\p{N})/gu,
  /(?<![\p{L}\p{N}.])\p{Ll}{3,}\.\p{Ll}[\p{Ll}\d.]*[\p{Ll}\d](?![\p{L}\p{N}])/gu,
  // An address of mail told in words; a code of a town before its name, or by its own shape; a number plate.
  /(?<![\p{L}\p{N}])[\p{L}\p{N}._-]+ ?(?:\[at\]|\(at\)| at | arobase ) ?[\p{L}\p{N}-]+ ?(?:\[dot\]|\(dot\)| dot | point ) ?\p{L}{2,}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])\d{4,5}(?=[ \u00A0]\p{Lu}\p{Ll})(?<!\b(?:19|20)\d\d)/gu,
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[A-Z]{2}[- ]?\d{3}[- ]?[A-Z]{2}(?![\p{L}\p{N}])/gu,
];
/** A word that says: a name comes now. */
const introduced =
  /(?<!\p{L})(?:named|nicknamed|called|name(?:['’]?s| is| was)|known as|aka|dear|insta(?:gram)?|snap(?:chat)?|tiktok|discord|telegram|pseudo|s['’]app?ell?e(?:nt|it)?|(?:pr[ée])?nomm[ée]e?s?|appel[ée]e?s?|surnomm[ée]e?s?|surnom|ch[eè]re?)(?:\s*[:=]\s*|\s+)([\p{L}][\p{L}\p{M}'’-]+)/giu;

const noWords: ReadonlySet<string> = new Set();

/** What is a name by its shape, or by the word before it: a little too much is veiled rather than too little, since all of it comes back. */
export function* shapedNames(text: string): Generator<Span> {
  for (const shape of shapes)
    for (const { 0: found, index } of text.matchAll(shape))
      yield { kind: "contact", start: index, end: index + found.length };
  for (const match of text.matchAll(introduced)) {
    const name = match[1] ?? "";
    if (mayOpenSentence(foldName(name), noWords) || foldName(name).length < 3) continue;
    const end = match.index + match[0].length;
    yield { kind: "word", start: end - name.length, end };
  }
  for (const { 0: found, index } of text.matchAll(toldNumber))
    yield { kind: "contact", start: index, end: index + found.length };
}

const figure =
  "(?:z[eé]ros?|oh|nil|double|triple|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|nonante|\\d{1,2})";
/** Six numbers told one after the other, some of them in words: a telephone. */
const toldNumber = new RegExp(
  `(?<![\\p{L}\\p{N}])${figure}(?:(?:[\\s,.–-]+|\\s+(?:et|and)\\s+)${figure}){5,}(?![\\p{L}\\p{N}])`,
  "giu",
);
