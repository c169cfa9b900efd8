/**
 * Finds patterns of words in a message (docs/lisa/contract.md, "Safety card"). A message becomes sentences of folded words, each word knows the
 * classes of the word lists it stands in, and a pattern is a short row of words and classes with bounded gaps. The pattern language:
 * `hit` the word · `HIT` any word of that class · `a|B` either · `?a` may be missing · `..3` up to three words between, none of them a comma ·
 * `,,3` commas too ·
 * `!a` not followed by · `<!a` not preceded by · `$` the sentence or the part before a comma ends. `/ A B`: spared when a word of A or B is near.
 */
import { foldText, withoutInvisible } from "#domain/text/fold-text.ts";
import { spellings as englishSpellings } from "./danger-words.en.ts";
import { spellings as frenchSpellings } from "./danger-words.fr.ts";

/** Whether a word is one of a class, or the word itself. */
type Word = ReadonlySet<string>;
export type Sentence = readonly Word[];
/** Words of a sentence. `isNegative`: the pattern itself says "not", so that no negation denies it. */
export type Span = { readonly from: number; readonly to: number; readonly isNegative: boolean };
type WordLists = Readonly<Record<string, string>>;

type Element =
  | {
      readonly kind: "word";
      readonly any: readonly string[];
      readonly notAfter: readonly string[];
      readonly gap: number;
      readonly overCommas: boolean;
      readonly optional: boolean;
    }
  | { readonly kind: "not"; readonly any: readonly string[] }
  | { readonly kind: "end" };
type Pattern = {
  readonly elements: readonly Element[];
  readonly spared: readonly string[];
  readonly isNegative: boolean;
};

/** The longest text that is read. */
const mostLetters = 20_000;
/** How far from a match a word may stand that spares it. */
const near = 14;

/** "hiiit", "kil", « frape »: doubled letters, no digits, are single on both sides of every comparison. */
const squeeze = (word: string) => word.replace(/(\P{Nd})\1+/gu, "$1");
/** Words that squeezing would make into another: kept as typed. */
const unsqueezed = new Set(
  "rapped rapper rappers rapping rappe rappes rappent rappait poisson poissons".split(" "),
);
const spellings: ReadonlyMap<string, readonly string[]> = new Map(
  [...Object.entries(englishSpellings), ...Object.entries(frenchSpellings)].map(([short, long]) => [
    short,
    long.split(" "),
  ]),
);
const digits: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", "@": "a", $: "s" };

/** Said for emphasis, or for nothing: left out, so that gaps stay short. */
const fillers = new Set(
  "just really so very always actually even still sometimes often then once again literally kinda totally basically honestly suddenly almost nearly constantly ever already also probably definitely vraiment tres encore toujours deja juste souvent parfois meme carrement genre tellement aussi presque toutes".split(
    " ",
  ),
);

const suffixes: Readonly<Record<string, string>> = { m: "am", ll: "will", re: "are", ve: "have", d: "would" };
const shortSubjects = new Set("he she it that there what who this".split(" "));

/** One typed word as the words it says: "don't" is two, « jveux » is two, "k1ll" is one. */
function spelledOut(typed: string): readonly string[] {
  const word = foldText(typed).replace(/^'+|'+$/g, "");
  const known = spellings.get(word);
  if (known) return known;
  if (word.endsWith("n't")) return [word.slice(0, -3), "not"];
  const [head = "", tail] = word.split("'");
  if (tail === "s") return shortSubjects.has(head) ? [head, "is"] : [head];
  const full = tail === undefined ? undefined : suffixes[tail];
  if (full) return [head, full];
  if (tail !== undefined) return word.split("'").flatMap((part) => spellings.get(part) ?? [part]);
  if (/^j[bcdfgklmnpqrstvwxz]\p{L}+$/u.test(word))
    return ["je", ...(spellings.get(word.slice(1)) ?? [word.slice(1)])];
  if (/^m(?:frap|tap|gifl|cogn|menac|forc|viol|fai[ts]$|batt?$)/.test(word)) return ["me", word.slice(1)];
  if (/\d|[@$]/.test(word) && /^\p{L}+[\d@$]+\p{L}+$/u.test(word))
    return [word.replace(/[01345@$]/g, (sign) => digits[sign] ?? sign)];
  return [word];
}

const frenchEndings =
  "e es ent er ez ons ait ais aient ee ees a ai as era eras erai erait erais erent ant".split(" ");

/** All forms of a regular verb: « menacer+ », "slap+" (doubled letters do not count). What ends in "er" is French. */
function formsOf(verb: string): readonly string[] {
  if (verb.endsWith("er")) {
    const stem = verb.slice(0, -2);
    const soft = stem.endsWith("g") ? ["eait", "eais", "eaient", "eant", "eons", "ea"] : [];
    return [...frenchEndings, ...soft].map((ending) => stem + ending);
  }
  if (verb.endsWith("e")) return [verb, `${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(verb))
    return [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`];
  return [verb, /(?:[sxz]|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`, `${verb}ed`, `${verb}ing`];
}

/** A word without one of its letters, in every way: two words one slip apart share one of these, or the word. */
const slipsOf = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** The word lists of both languages as one: whole words, beginnings marked with a star, verbs in all forms with a plus. */
export class Lexicon {
  readonly #whole = new Map<string, string[]>();
  readonly #beginnings = new Map<string, string[]>();
  /** Slips of the long words of danger that nothing ordinary resembles. */
  readonly #slips = new Map<string, string>();

  constructor(lists: readonly WordLists[]) {
    for (const list of lists)
      for (const [name, words] of Object.entries(list))
        for (const word of words.split(/\s+/).filter(Boolean)) {
          const target = word.endsWith("*") ? this.#beginnings : this.#whole;
          const forms = word.endsWith("+") ? formsOf(word.slice(0, -1)) : [word.replace("*", "")];
          for (const key of new Set(forms.map(squeeze))) target.set(key, [...(target.get(key) ?? []), name]);
          if (name === "OFTENMISTYPED")
            for (const slip of [squeeze(word), ...slipsOf(squeeze(word))])
              this.#slips.set(slip, squeeze(word));
        }
  }

  /** The word that was meant, when a long word of danger has one slip of the finger. */
  #meant(said: string): string {
    if (said.length < 6 || this.#whole.has(said)) return said;
    for (const slip of [said, ...slipsOf(said)]) {
      const meant = this.#slips.get(slip);
      if (meant !== undefined && Math.abs(meant.length - said.length) <= 1) return meant;
    }
    return said;
  }

  /** A word and every class it stands in. */
  wordOf(typed: string, isName: boolean): Word {
    const said = isName ? typed : this.#meant(typed);
    const word = new Set([said, ...(this.#whole.get(said) ?? [])]);
    for (let length = 3; length <= said.length; length += 1)
      for (const name of this.#beginnings.get(said.slice(0, length)) ?? []) word.add(name);
    if (/^\d+$/.test(said)) word.add("NUMBER");
    if (isName && word.size === 1) word.add("NAME");
    return word;
  }

  /** « il ma frappé »: an apostrophe that was not typed. */
  #withElision(sentence: Sentence): Sentence {
    return sentence.flatMap((word, at) => {
      const before = sentence[at - 1];
      const isElided =
        (word.has("ma") || word.has("mont")) && before !== undefined && isAny(before, ["IL", "PERSONNE"]);
      return isElided ? [this.wordOf("m", false), this.wordOf(word.has("ma") ? "a" : "ont", false)] : [word];
    });
  }

  /** The sentences of a text, in words. Commas stay as words; what only emphasises is left out. */
  sentencesOf(text: string): readonly Sentence[] {
    const seen = new Map<string, readonly Word[]>();
    const read = (typed: string) => {
      const isName = /^\p{Lu}\p{Ll}/u.test(typed);
      // « râpé » is what one does to carrots.
      if (/^r[âÂ]p/iu.test(typed)) return [];
      return spelledOut(typed)
        .filter((said) => said !== "" && !fillers.has(said))
        .map((said) => this.wordOf(unsqueezed.has(said) ? `${squeeze(said)}~` : squeeze(said), isName));
    };
    // A sentence that is repeated is read once.
    return [...new Set(withoutInvisible(text.slice(0, mostLetters)).split(/[.!?;…\n]+/))]
      .map((sentence) =>
        (sentence.match(/[\p{L}\p{M}\p{N}@$*’ʼ‘`´']+|[,:()–—]/gu) ?? []).flatMap((typed) => {
          if (/^[,:()–—]$/.test(typed)) return [comma];
          const known = seen.get(typed) ?? read(typed);
          seen.set(typed, known);
          return known;
        }),
      )
      .map((sentence) => this.#withElision(sentence))
      .filter((sentence) => sentence.length > 0);
  }
}

const comma: Word = new Set([","]);
const isAny = (word: Word | undefined, any: readonly string[]) =>
  word !== undefined && any.some((one) => word.has(one));
const alternatives = (source: string) =>
  source.split("|").map((one) => (one === one.toUpperCase() ? one : squeeze(one)));

const linking = new Set(
  "has had have was is wil would did does do to be ben a avait eu ont aurait va n ne me m l nous".split(" "),
);
const isLinking = (word: Word) => linking.has([...word][0] ?? "");
const people = ["PRONOUN", "PERSON", "PERSONNE", "I", "JE", "NAME"];

/** Whether a thing, not a person, is what does it: the last subject before a place. */
function figureBefore(sentence: Sentence, place: number): boolean {
  for (let at = place - 1; at >= Math.max(0, place - 5); at -= 1) {
    const word = sentence[at];
    if (!word || word === comma || (isAny(word, people) && !word.has("who"))) return false;
    if (word.has("IL") && !word.has("qui")) return false;
    if (isAny(word, ["FIGURE", "CHOSE"])) return true;
  }
  return false;
}

/** Whether one of these stands right before a place, auxiliaries left out. */
function follows(sentence: Sentence, place: number, any: readonly string[]): boolean {
  if (any.length === 0) return false;
  if (any.includes("FIGURE") && figureBefore(sentence, place)) return true;
  if (isAny(sentence[place - 1], any)) return true;
  let at = place - 1;
  while (at > place - 4 && at >= 0 && isLinking(sentence[at] ?? comma)) at -= 1;
  return isAny(
    sentence[at],
    any.filter((one) => one !== "FIGURE"),
  );
}

function isSpared(sentence: Sentence, from: number, to: number, spared: readonly string[]): boolean {
  if (spared.length === 0) return false;
  const things = ["FIGURE", "CHOSE"].some((one) => spared.includes(one));
  if (things && figureBefore(sentence, from)) return true;
  const rest = things ? spared.filter((one) => one !== "FIGURE" && one !== "CHOSE") : spared;
  return sentence.slice(Math.max(0, from - near), to + near).some((one) => isAny(one, rest));
}

const negative = new Set("not never no nobody without pas jamais sans aucun aucune plus".split(" "));

/** A pattern from its line. */
function patternOf(line: string): Pattern {
  const [row = "", spared = ""] = line.split(" / ");
  let gap = 0;
  let overCommas = false;
  let notAfter: readonly string[] = [];
  const elements: Element[] = [];
  for (const part of row.trim().split(/\s+/)) {
    if (/^(?:\.\.|,,)/.test(part)) {
      gap = Number(part.slice(2));
      overCommas = part.startsWith(",,");
    } else if (part === "$") {
      elements.push({ kind: "end" });
    } else if (part.startsWith("<!")) {
      notAfter = alternatives(part.slice(2));
    } else if (part.startsWith("!")) {
      elements.push({ kind: "not", any: alternatives(part.slice(1)) });
    } else {
      const optional = part.startsWith("?");
      elements.push({
        kind: "word",
        any: alternatives(optional ? part.slice(1) : part),
        notAfter,
        gap,
        overCommas,
        optional,
      });
      gap = 0;
      overCommas = false;
      notAfter = [];
    }
  }
  const isNegative = elements.some(
    (one) => one.kind === "word" && one.any.some((word) => negative.has(word)),
  );
  return { elements, isNegative, spared: spared.split(/\s+/).filter(Boolean).flatMap(alternatives) };
}

/** Whether a sentence has a word for everything a pattern needs, wherever it stands. */
const mayStand = ({ elements }: Pattern, present: ReadonlySet<string>) =>
  elements.every(
    (one) => one.kind !== "word" || one.optional || one.any.some((word) => word === "$" || present.has(word)),
  );

/** Patterns, one a line, found by the word they begin with. */
export class Patterns {
  readonly #byFirst = new Map<string, Pattern[]>();
  /** Comparisons made so far: a bound on the work, whatever the text. */
  steps = 0;

  constructor(lines: string) {
    for (const line of lines
      .split("\n")
      .map((one) => one.trim())
      .filter(Boolean)) {
      const pattern = patternOf(line);
      const first = pattern.elements.find(({ kind }) => kind === "word");
      if (first?.kind !== "word" || first.optional) throw new Error(`a pattern begins with a word: ${line}`);
      for (const key of first.any) this.#byFirst.set(key, [...(this.#byFirst.get(key) ?? []), pattern]);
    }
  }

  /** Every place of a sentence where a pattern stands and nothing near spares it. */
  *find(sentence: Sentence): Generator<Span> {
    const present = new Set(sentence.flatMap((word) => [...word]));
    const possible = new Map<Pattern, boolean>();
    for (const [from, word] of sentence.entries())
      for (const key of word)
        for (const pattern of this.#byFirst.get(key) ?? []) {
          const isPossible = possible.get(pattern) ?? mayStand(pattern, present);
          possible.set(pattern, isPossible);
          const to = isPossible ? this.#matched(pattern.elements, 0, sentence, from, from) : null;
          if (to === null || isSpared(sentence, from, to, pattern.spared)) continue;
          yield { from, to, isNegative: pattern.isNegative };
        }
  }

  /** Where the rest of a pattern ends when it stands at a place, else null. */
  #matched(
    elements: readonly Element[],
    at: number,
    sentence: Sentence,
    place: number,
    start: number,
  ): number | null {
    const element = elements[at];
    this.steps += 1;
    if (!element) return place;
    if (element.kind === "end")
      return place >= sentence.length || sentence[place] === comma
        ? this.#matched(elements, at + 1, sentence, place, start)
        : null;
    if (element.kind === "not")
      return isAny(sentence[place], element.any)
        ? null
        : this.#matched(elements, at + 1, sentence, place, start);
    if (element.any.includes("$") && (place >= sentence.length || sentence[place] === comma)) {
      const end = this.#matched(elements, at + 1, sentence, place, start);
      if (end !== null) return end;
    }
    for (let next = place; next <= place + element.gap && next < sentence.length; next += 1) {
      this.steps += 1;
      if (isAny(sentence[next], element.any) && !follows(sentence, next, element.notAfter)) {
        const end = this.#matched(elements, at + 1, sentence, next + 1, start);
        if (end !== null) return end;
      }
      if (sentence[next] === comma && !element.overCommas) break;
    }
    return element.optional ? this.#matched(elements, at + 1, sentence, place, start) : null;
  }
}
