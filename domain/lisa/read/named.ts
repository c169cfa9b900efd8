/**
 * Who is named in a question: by a name as it is written, by one with a slip of the pen, and not by a word that is spelled like one
 * ("a rose", « en mai », "will I"). Of several with the same first name, the one whose other name, city or year is said.
 */
import { foldText } from "#domain/text/fold-text.ts";
import { monthWords } from "#domain/time/date-words.ts";
import type { LisaIndex } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { conceptOf } from "./concepts.ts";
import { isSmallWord, languageOf } from "./language.ts";
import { isWritten } from "./retrieve.ts";
import { editsBetween, tokensOf, wordsOf } from "./words.ts";

type Named = {
  readonly ids: readonly string[];
  readonly words: readonly string[];
  readonly unsure: readonly string[];
};

type Known = { readonly one: LisaRelationship; readonly parts: readonly string[] };

export function namedIn(
  text: string,
  index: LisaIndex,
  last: readonly string[],
  dates: readonly string[],
): Named {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);
  const names = index.people.map((one) => ({ one, parts: partsOf(one.name) }));
  const isFrench = languageOf(text, "en") === "fr";
  const ids: string[] = [];
  const used: string[] = [];
  let unsure: readonly string[] = [];
  const add = (id: string) => {
    if (!ids.includes(id)) ids.push(id);
  };
  for (const { one } of names) {
    if (isSign(one.name) && standsIn(text, one.name)) add(one.id);
  }
  for (const [at, { word, raw }] of tokens.entries()) {
    const exact = names.filter(
      ({ parts }) => parts.includes(word) && (parts[0] === word || !isSmallWord(word)),
    );
    if (exact.length > 0) {
      if (used.includes(word) || isOnlyAWord(words, at, raw, dates, isFrench)) continue;
      used.push(word);
      const meant = meantOf(exact, words, index, last);
      const isSaidOfAll = words.filter((said) => said === word).length >= meant.length;
      if (meant.length === 1 || isSaidOfAll) for (const { one } of meant) add(one.id);
      else unsure = meant.map(({ one }) => one.id);
      continue;
    }
    if (word.length < 4 || isSmallWord(word) || conceptOf(word) !== null || isWritten(index, word)) continue;
    const best = nearestNames(word, names);
    const [only] = best;
    if (only) used.push(word);
    if (best.length === 1 && only) add(only.id);
    else if (best.length > 1) unsure = best.map(({ id }) => id);
  }
  for (const id of ids) used.push(...traitsOf(index, id).filter((word) => words.includes(word)));
  return { ids, words: used, unsure: ids.length > 0 ? [] : unsure };
}

/** A name of signs or of one letter with its stop: "🌙", "J.". */
function isSign(name: string): boolean {
  return name.trim().length > 1 && !/[\p{L}\p{N}]{2}/u.test(name);
}

function standsIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !/[\p{L}\p{N}]$/u.test(text.slice(0, at));
}

function partsOf(name: string): readonly string[] {
  return wordsOf(name).filter((part) => part.length >= 2 || /[^\p{ASCII}]/u.test(part));
}

const articles = new Set(
  "a an the my your his her our their some this that these those each every une un le la les des du ma mon mes sa son ses ta ton tes cette ce ces cet".split(
    " ",
  ),
);
const beforeDates = new Set(
  "in since until till before after during early late mid last this next of from to en depuis avant apres jusque debut fin mi de d au ce cet par et entre".split(
    " ",
  ),
);
const subjects = new Set("i you he she it we they this that there the my a someone people things".split(" "));

/** "A rose", « une pierre », "will I", « en mai », "in May 2024": no name. */
function isOnlyAWord(
  words: readonly string[],
  at: number,
  raw: string,
  dates: readonly string[],
  isFrench: boolean,
): boolean {
  const [word, before, after] = [words[at] ?? "", words[at - 1] ?? "", words[at + 1] ?? ""];
  const isSmall = !/^\p{Lu}/u.test(raw);
  // « À camille » is to somebody, "a rose" is a rose.
  if (isSmall && articles.has(before) && !(isFrench && before === "a")) return true;
  if (monthWords.has(word) && (dates.includes(word) || beforeDates.has(before) || /^\d+$/.test(before))) {
    return (
      isSmall || /^\d+$/.test(before) || /^\d{4}$/.test(after) || /^(?:in|since|en|depuis)$/.test(before)
    );
  }
  if (!isSmallWord(word) && !monthWords.has(word)) return false;
  return isSmall ? words.length > 1 && !isNamedBy(before) : at === 0 && subjects.has(after);
}

/** What stands before a name and hardly before a verb: "about will". */
function isNamedBy(before: string): boolean {
  return /^(?:about|with|and|to|for|avec|et|sur|pour|chez|de)$/.test(before);
}

/** Of those with this word in their name: who has more of it said, then whom the talk is about, else all of them. */
function meantOf(
  candidates: readonly Known[],
  words: readonly string[],
  index: LisaIndex,
  last: readonly string[],
): readonly Known[] {
  if (candidates.length < 2) return candidates;
  const said = candidates.map((one) => ({
    one,
    n: [...one.parts, ...traitsOf(index, one.one.id)].filter((part) => words.includes(part)).length,
  }));
  const most = Math.max(...said.map(({ n }) => n));
  const best = said.filter(({ n }) => n === most).map(({ one }) => one);
  if (best.length === 1) return best;
  const spoken = best.filter(({ one }) => last.includes(one.id));
  return spoken.length === 1 ? spoken : best;
}

/** Their city and the year of their start: what tells two of one name apart. */
function traitsOf(index: LisaIndex, id: string): readonly string[] {
  const one = index.person.get(id);
  if (!one || sharing(index, one).length < 2) return [];
  return [...wordsOf(one.city ?? ""), yearOfStart(index, one)].filter((word) => word !== "");
}

function sharing(index: LisaIndex, one: LisaRelationship): readonly LisaRelationship[] {
  const [first] = partsOf(one.name);
  return index.people.filter((other) => partsOf(other.name)[0] === first);
}

function yearOfStart(index: LisaIndex, one: LisaRelationship): string {
  return (one.start_date ?? index.byPerson.get(one.id)?.[0]?.day ?? "").slice(0, 4);
}

/** A name, with what tells it from another that is spelled the same: "Marie (Lyon)", "Marie (2019)". */
export function tellingName(index: LisaIndex, one: LisaRelationship): string {
  const same = index.people.filter((other) => foldText(other.name) === foldText(one.name));
  if (same.length < 2) return one.name;
  const isOwn = (of: (other: LisaRelationship) => string) =>
    of(one) !== "" && same.every((other) => other === one || of(other) !== of(one));
  const city = (other: LisaRelationship) => other.city ?? "";
  const year = (other: LisaRelationship) => yearOfStart(index, other);
  const trait = isOwn(city) ? city(one) : isOwn(year) ? year(one) : "";
  return trait === "" ? one.name : `${one.name} (${trait})`;
}

function nearestNames(word: string, names: readonly Known[]): readonly LisaRelationship[] {
  const most = word.length >= 8 ? 2 : 1;
  const near = names
    .map(({ one, parts }) => ({ one, edits: Math.min(...parts.map((part) => nearness(word, part, most))) }))
    .filter(({ edits }) => edits <= most);
  const least = Math.min(...near.map(({ edits }) => edits));
  return near.filter(({ edits }) => edits === least).map(({ one }) => one);
}

/** A slip keeps the first letter: "lines" is not Inès. */
function nearness(word: string, name: string, most: number): number {
  if (name.length < 4 && word.length > 4) return most + 1;
  return word[0] === name[0] ? editsBetween(word, name, most) : most + 1;
}
