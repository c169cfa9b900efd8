/** Where a text has what may identify somebody: names that are known, contacts, and capitalised words that may be names. */
import { findSensitiveText } from "#domain/text/sensitive-text.ts";
import { type AliasKind, aliasPattern } from "./alias.ts";
import { disguisedNames, shapedNames } from "./disguised-names.ts";
import { firstNames } from "./first-names.ts";
import { type FoldedText, foldName, foldWithPlaces } from "./folded-text.ts";
import { type NearNames, nearNames } from "./near-names.ts";
import { shortNames } from "./nicknames.ts";
import { isCapitalised, mayOpenSentence } from "./ordinary-words.ts";
import { type SpokenNames, spokenNames } from "./spoken-names.ts";

/** A name by which the journal calls somebody or some place; every one of its words counts alone too. */
export type KnownName = { readonly kind: "person" | "place"; readonly name: string };

/** `start` and `end`: UTF-16 offsets in the text as it was written. */
type FoundName = { readonly kind: AliasKind; readonly start: number; readonly end: number };

type Entry = { readonly kind: AliasKind; readonly words: readonly string[] };
type NameBook = {
  /** By the first word, the longest first. */
  readonly byFirstWord: ReadonlyMap<string, readonly Entry[]>;
  /** Names in scripts without spaces, found inside longer runs of letters. */
  readonly unspaced: readonly Entry[];
  readonly near: NearNames;
  readonly spoken: SpokenNames;
  /** The first letters of somebody's name. */
  readonly isShort: (folded: string) => boolean;
};

/** `vocabulary`: its ordinary words. `learned`: words that its texts use as names, whatever their case elsewhere. */
type WordsOfJournal = { readonly vocabulary: ReadonlySet<string>; readonly learned: NameBook };

const wordPattern = /\p{L}+|\p{N}+/gu;
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Words of a name that name nobody: particles, articles, and letters alone. */
const particles: ReadonlySet<string> = new Set(
  "the a an of and my le la les l de du des d et un une van von der den di da del el al ben mon ma mes".split(
    " ",
  ),
);

export function createNameBook(names: readonly KnownName[], vocabulary: ReadonlySet<string>): NameBook {
  const seen = new Set<string>();
  const byFirstWord = new Map<string, Entry[]>();
  const unspaced: Entry[] = [];
  const add = (kind: AliasKind, words: readonly string[]) => {
    const [first] = words;
    const key = words.join(" ");
    if (first === undefined || seen.has(key)) return;
    seen.add(key);
    if (unspacedScript.test(key)) return void unspaced.push({ kind, words: [words.join("")] });
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { kind, words }]);
  };
  const single = new Set<string>();
  for (const { kind, name } of names) {
    const words = wordsOf(foldName(name));
    if (kind === "person") {
      add(kind, words);
      // "Jean-Paul" is "jeanpaul" too.
      const joined = words.join("");
      if (words.length > 1 && joined.length >= shortestJoined) add(kind, [joined]);
      for (const word of [...words, joined]) if (!particles.has(word)) single.add(word);
      for (const word of words) if (word.length > 1 && !particles.has(word)) add(kind, [word]);
    } else {
      for (const proper of properParts(name, vocabulary)) add(kind, proper);
    }
  }
  for (const entries of byFirstWord.values()) entries.sort((a, b) => b.words.length - a.words.length);
  const words = [...single];
  return {
    byFirstWord,
    unspaced,
    near: nearNames(words),
    spoken: spokenNames(words),
    isShort: shortNames(words),
  };
}

const shortestJoined = 6;

/** A place may be in ordinary words ("the last tram"), which identify nothing: only its capitalised words do, together and alone. */
function properParts(place: string, vocabulary: ReadonlySet<string>): readonly (readonly string[])[] {
  const all = [...place.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => word);
  const proper = all.filter((word) => {
    const folded = foldName(word);
    return (
      !/^\p{Ll}/u.test(word) &&
      !/^\p{N}/u.test(word) &&
      !particles.has(folded) &&
      !mayOpenSentence(folded, vocabulary)
    );
  });
  const whole = wordsOf(foldName(place));
  // Capitals over ordinary words ("Café de la Plage"): together they are a place, whatever their case; one alone is a word.
  if (proper.length === 0) return whole.length > 1 && /\p{Lu}/u.test(place) ? [whole] : [];
  return [whole, ...proper.map((word) => [foldName(word)])];
}

function wordsOf(folded: string): readonly string[] {
  return folded.match(wordPattern) ?? [];
}

/**
 * In order, without overlaps. Contacts come before names, names before words that only look like names.
 * @param words of the journal; null: only known names and contacts are looked for
 */
export function findNames(text: string, book: NameBook, words: WordsOfJournal | null): readonly FoundName[] {
  const places = foldWithPlaces(text);
  const found: FoundName[] = [];
  const claim = (candidates: Iterable<FoundName>) => {
    for (const one of candidates)
      if (one.end > one.start && !found.some((other) => one.start < other.end && other.start < one.end))
        found.push(one);
  };
  claim(contacts(text));
  claim(lookingLikeAliases(text));
  claim(knownNames(places, book));
  claim(disguisedNames(text, (word) => isNameIn(book, word)));
  if (words) {
    claim(knownNames(places, words.learned));
    claim(commonFirstNames(text, places));
    claim(capitalisedWords(text, words.vocabulary));
    claim(disguisedNames(text, (word) => isNameIn(words.learned, word)));
    claim(nearlyNames(places, book, words.vocabulary));
    claim(shortenedNames(places, book, words.vocabulary));
    claim(shapedNames(text));
  }
  return wholeWords(
    found.toSorted((a, b) => a.start - b.start),
    text,
  );
}

/** One word that names a person by itself. */
function isNameIn({ byFirstWord }: NameBook, word: string): boolean {
  return byFirstWord.get(word)?.some(({ kind, words }) => kind === "person" && words.length === 1) ?? false;
}

/** Without a Latin letter directly before, which would make an alias no alias: such letters, and names that touch, become one. */
function wholeWords(found: readonly FoundName[], text: string): readonly FoundName[] {
  const whole: FoundName[] = [];
  for (const one of found) {
    let { start } = one;
    while (start > 0 && /\p{Script=Latin}/u.test(text[start - 1] ?? "")) start -= 1;
    const before = whole.at(-1);
    if (before && start <= before.end) whole[whole.length - 1] = { ...before, end: one.end };
    else whole.push({ ...one, start });
  }
  return whole;
}

const longNumber =
  /(?<![\p{L}\p{N}])\+?\p{Nd}(?:[ \u00A0\u2000-\u200A\u202F\u200B-\u200D.()/_·•:–—-]{0,3}\p{Nd}){6,}/gu;
const address = /(?:https?:\/\/|www\.)[^\s<>"»)]+/giu;
const handle = /(?<![\p{L}\p{N}._@/])@[\p{L}\p{N}_][\p{L}\p{N}_.-]*/gu;
const mail = /[^\s@<>()«»"“”,;:]+@[^\s@<>()«»"“”,;:]+/gu;

function* contacts(text: string): Generator<FoundName> {
  for (const pattern of [mail, address, handle, longNumber])
    for (const match of text.matchAll(pattern))
      yield { kind: "contact", start: match.index, end: match.index + match[0].length };
  for (const { kind, start, end } of findSensitiveText(text))
    if (kind !== "surname") yield { kind: "contact", start, end };
}

/** The person's own text may have the shape of an alias: it gets one, so that what comes back is told apart. */
function* lookingLikeAliases(text: string): Generator<FoundName> {
  for (const match of text.matchAll(aliasPattern()))
    yield { kind: "word", start: match.index, end: match.index + match[0].length };
}

function* knownNames({ folded, starts, ends }: FoldedText, book: NameBook): Generator<FoundName> {
  const words = [...folded.matchAll(wordPattern)].map((match) => ({ word: match[0], at: match.index }));
  const spanOf = (kind: AliasKind, from: number, to: number): FoundName => ({
    kind,
    start: starts[from] ?? 0,
    end: ends[to - 1] ?? 0,
  });
  for (let index = 0; index < words.length; ) {
    const first = words[index];
    const match = first && longestAt(words, index, folded, book);
    if (!match) {
      index += 1;
      continue;
    }
    const last = words[index + match.words.length - 1];
    if (last) yield spanOf(match.kind, first.at, last.at + (match.words.at(-1)?.length ?? 0));
    index += match.words.length;
  }
  for (const {
    kind,
    words: [name = ""],
  } of book.unspaced)
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + name.length))
      yield spanOf(kind, at, at + name.length);
  for (const name of book.near.attached)
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + name.length))
      yield spanOf("person", at, at + name.length);
  for (const { word, at } of words)
    if (book.near.isDeclined(word)) yield spanOf("person", at, at + word.length);
}

/** With one letter amiss, or inside a longer word; ordinary words of the journal are what they are. */
function* nearlyNames(
  { folded, starts, ends }: FoldedText,
  book: NameBook,
  vocabulary: ReadonlySet<string>,
): Generator<FoundName> {
  for (const { 0: word, index } of folded.matchAll(wordPattern)) {
    if (mayOpenSentence(word, vocabulary) || isCapitalised(word) || !book.near.isNear(word)) continue;
    yield { kind: "person", start: starts[index] ?? 0, end: ends[index + word.length - 1] ?? 0 };
  }
}

/** Cut short ("cam", where no article makes it a thing), or as it sounds in another alphabet. */
function* shortenedNames(
  { folded, starts, ends }: FoldedText,
  book: NameBook,
  vocabulary: ReadonlySet<string>,
): Generator<FoundName> {
  for (const { 0: word, index } of folded.matchAll(wordPattern)) {
    const isShort =
      book.isShort(word) &&
      !mayOpenSentence(word, vocabulary) &&
      !determined.test(folded.slice(Math.max(0, index - 8), index));
    if (isShort || book.spoken.isSpoken(word))
      yield { kind: "person", start: starts[index] ?? 0, end: ends[index + word.length - 1] ?? 0 };
  }
}

const determined =
  /(?<!\p{L})(?:a|an|the|my|his|her|our|your|their|this|that|un|une|le|la|les|l'|d'|du|des|mon|ma|mes|son|sa|ses|ton|ta|notre|nos|votre|leur|ce|cet|cette)[ ']$|(?<!\p{L})[ld]'$/u;

type Word = { readonly word: string; readonly at: number };

function longestAt(words: readonly Word[], index: number, folded: string, book: NameBook): Entry | undefined {
  const word = words[index]?.word ?? "";
  const candidates = [word, ...singular(word)].flatMap((form) => book.byFirstWord.get(form) ?? []);
  return candidates
    .filter((entry) =>
      entry.words.every((expected, offset) => isWord(words, index + offset, expected, offset, folded)),
    )
    .toSorted((a, b) => b.words.length - a.words.length)[0];
}

function isWord(
  words: readonly Word[],
  at: number,
  expected: string,
  offset: number,
  folded: string,
): boolean {
  const here = words[at];
  if (!here || !(here.word === expected || singular(here.word).includes(expected))) return false;
  const before = offset === 0 ? undefined : words[at - 1];
  return before === undefined || !/\n|.{4}/.test(folded.slice(before.at + before.word.length, here.at));
}

/** "the Camilles", « les Camille », "Camillees" with a folded mark: an s that was put on. */
const singular = (word: string) => (word.endsWith("s") && word.length > 2 ? [word.slice(0, -1)] : []);

const capitalWord = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]*(?:[-’'](?=\p{Lu})[\p{L}\p{M}]+)*/gu;
const smallWord = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu;
const sentenceEnd = /(?:^|[\n.!?…:;•·–—"“”«»()[\]*#>|]|\d\))[\s"“”‘’«»([*_>–—-]*$/u;

type Capitalised = {
  /** As it was written. */
  readonly word: string;
  readonly isOpening: boolean;
  readonly start: number;
  readonly end: number;
};

function* capitals(text: string): Generator<Capitalised> {
  for (const match of text.matchAll(capitalWord)) {
    // « L’Estaque », « D’Annecy »: the article is no part of the name.
    const elided = /^[DLJMNSTCQ]u?[’'](?=\p{Lu})/u.exec(match[0])?.[0].length ?? 0;
    yield {
      word: match[0].slice(elided),
      isOpening: sentenceEnd.test(text.slice(Math.max(0, match.index - 40), match.index)),
      start: match.index + elided,
      end: match.index + match[0].length,
    };
  }
}

function* capitalisedWords(text: string, vocabulary: ReadonlySet<string>): Generator<FoundName> {
  for (const { word, isOpening, start, end } of capitals(text)) {
    const folded = foldName(word);
    const isOrdinary = isOpening ? mayOpenSentence(folded, vocabulary) : isCapitalised(folded);
    if (!isOrdinary) yield { kind: "word", start, end };
  }
}

/** Words that these texts write with a capital inside a sentence, and more often so than without: names, also where one forgot the capital. */
export function learnNames(texts: Iterable<string>): NameBook {
  // Folded once for each spelling: a journal has far fewer of them than words.
  const spellings = new Map<string, number>();
  const count = (word: string, by: number) => spellings.set(word, (spellings.get(word) ?? 0) + by);
  for (const text of texts) {
    for (const { word, isOpening } of capitals(text)) if (!isOpening) count(word, 1);
    for (const [word] of text.matchAll(smallWord)) count(word, -1);
  }
  const balance = new Map<string, number>();
  for (const [word, more] of spellings) {
    const folded = foldName(word);
    balance.set(folded, (balance.get(folded) ?? 0) + more);
  }
  const learned = [...balance].filter(([word, more]) => more > 0 && word.length > 2 && !isCapitalised(word));
  return createNameBook(
    learned.map(([name]) => ({ kind: "person", name })),
    new Set(),
  );
}

/** In any case. « Marié » is folded like Marie, and no name. */
function* commonFirstNames(text: string, { folded, starts, ends }: FoldedText): Generator<FoundName> {
  for (const { 0: word, index } of folded.matchAll(wordPattern)) {
    if (![word, ...singular(word)].some((form) => firstNames.has(form))) continue;
    const [start, end] = [starts[index] ?? 0, ends[index + word.length - 1] ?? 0];
    if (!/^marié/iu.test(text.slice(start, end).normalize("NFC"))) yield { kind: "person", start, end };
  }
}
