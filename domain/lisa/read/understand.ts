/** A message as kind and slots (docs/lisa/contract.md, "From a message to an answer"), with what the turn before left. */
import { foldText, withoutInvisible } from "#domain/text/fold-text.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import type { LisaIndex, Page, TagInfo } from "../lisa-index.ts";
import { endOf, seasonOf, spansOf } from "../measures.ts";
import type { LisaLanguage, LisaQuestion, LisaSlots, QuestionKind } from "../reply.ts";
import { anchoredIn } from "./anchored.ts";
import { languageAsked, withoutAsides } from "./asides.ts";
import { type Concept, conceptOf } from "./concepts.ts";
import { kindByCues } from "./cues.ts";
import { deniedIn } from "./denied.ts";
import { asksWhatWasKept, idiomWords, wordsOfKeeping, wordsOfMaking } from "./idioms.ts";
import { isSmallWord, languageOf } from "./language.ts";
import { leftOutIn } from "./left-out.ts";
import { isMoodForm, isMoodName, isOfPages, moodsIn } from "./mood-names.ts";
import { type FoundPeople, peopleIn } from "./people.ts";
import { periodIn } from "./periods.ts";
import { seasonIn } from "./seasons.ts";
import { spelledOut } from "./texting.ts";
import { stemOf, tokensOf, wordsOf } from "./words.ts";

export type Understanding = {
  readonly kind: QuestionKind | null;
  readonly language: LisaLanguage;
  readonly slots: Omit<LisaSlots, "kind">;
  readonly people: FoundPeople;
  readonly tags: readonly TagInfo[];
  /** Concepts named in the question, whether the journal has a tag for them or not. */
  readonly concepts: readonly Concept[];
  /** Folded, looked for as they stand. */
  readonly phrases: readonly string[];
  /** Words typed with a capital where no sentence begins: names, perhaps of nobody in the journal. */
  readonly capitals: ReadonlySet<string>;
  readonly folded: string;
  /** As it was typed, cut where nothing more is read. */
  readonly text: string;
  /** Letters and figures were found at all. */
  readonly hasWords: boolean;
  readonly wordCount: number;
  /** Ids that the conversation has cited already. */
  readonly shownBefore: readonly string[];
};

/** A name that begins its sentence: « Agathe m’aimait-elle », "Agathe is …". */
const namesFirst = /^\s*\p{Lu}\p{L}+ (?:m['’]|(?:me|est|était|dirait|pense|is|was|would|does|did) )/u;

/** What is read of a question: the rest of a very long one says nothing more about what is asked. */
const mostRead = 4_000;

export function understand(index: LisaIndex, question: LisaQuestion): Understanding {
  const text = spelledOut(withoutInvisible(cutText(question.text, mostRead)), index);
  const folded = foldText(text);
  const language = languageAsked(text) ?? languageOf(text, question.interfaceLanguage);
  // What is read for names and words: without courtesies, and without whom it leaves out.
  const leftOut = leftOutIn(withoutAsides(text), index);
  const denied = deniedIn(leftOut.text);
  const told = denied.text;
  const deniedMoods = moodsIn(wordsOf(denied.said));
  const deniedWord = deniedMoods.length > 0 ? "" : denied.said;
  const before = lastSlots(question);
  const dated = periodIn(told, question.today);
  const people = peopleIn(told, index, before?.people ?? [], question.today, dated.words);
  // « Parle-moi de Mai » says who, not when.
  const isName = dated.words.length === 1 && people.words.includes(dated.words[0] ?? "");
  const about = people.ids.length > 0 ? people.ids : (before?.people ?? []);
  const phase =
    anchoredIn(folded, about, index, question.today) ?? phaseOf(folded, about, index, question.today);
  // Before a story begins and after it ends, the pages are not about it.
  const others = phase !== null && "isOutside" in phase && phase.isOutside ? people.ids : [];
  const period = (isName ? null : dated.period) ?? phase?.period ?? null;
  const phaseWords = dated.period === null || isName ? wordsOf(phase?.said ?? "") : [];
  const found = dated.period === null ? seasonIn(foldText(told)) : null;
  const seasonWords = wordsOf(found?.said ?? "");
  const named = new Set([...people.words, ...dated.words.flatMap(wordsOf), ...phaseWords, ...seasonWords]);
  const words = wordsOf(told);
  const idiom = new Set(idiomWords(folded));
  const free = words.filter((word) => !(named.has(word) || idiom.has(word)));
  const place = placeIn(` ${free.join(" ")} `, index);
  const placeWords = new Set(place === null ? [] : wordsOf(place));
  // « Que dit Camille de sa sœur » asks for her words, not for what was said aloud.
  const isAloud = /\bdite? a (?:voix )?haute?/.test(folded);
  const left = free.filter(
    (word) => !(placeWords.has(word) || (!isAloud && free.length > 1 && /^dite?s?$/.test(word))),
  );
  const isKept = people.ids.length > 0 && asksWhatWasKept(folded);
  const tags = isKept ? index.tags.filter(({ concept }) => concept === "kept") : tagsIn(left, index);
  const concepts: readonly Concept[] = isKept
    ? ["kept"]
    : [...new Set(left.flatMap((word) => conceptOf(word) ?? []))];
  const phrases = phrasesIn(text, folded);
  const phrased = new Set(phrases.flatMap(wordsOf));
  const kind = question.analysis ?? kindByCues(foldText(withoutAsides(text)));
  // "How many sad pages" counts by mood, not by a word.
  const isMood = (word: string) =>
    isMoodName(word) ||
    ((kind === "numbers" || kind === "when" || leftOut.ids.length > 0 || isOfPages(word, folded)) &&
      isMoodForm(word));
  const making = wordsOfMaking(folded);
  const content = left.filter(
    (word) =>
      !(isSmallWord(word) || /^\d+$/.test(word) || isMood(word) || phrased.has(word)) &&
      !(isKept && wordsOfKeeping.test(word)) &&
      !making.includes(word),
  );
  const capitals = tokensOf(text).flatMap(({ raw, word }, at) =>
    /^\p{Lu}/u.test(raw) && (at > 0 || namesFirst.test(text)) ? [word] : [],
  );
  return {
    kind,
    language,
    slots: {
      people: people.ids.filter((id) => !(leftOut.ids.includes(id) || others.includes(id))),
      ...(leftOut.ids.length > 0 ? { without: leftOut.ids } : {}),
      ...(deniedWord === "" ? {} : { denied: deniedWord }),
      ...(found === null ? {} : { season: found.season }),
      tags: tags.map((tag) => tag.folded),
      period,
      moods:
        deniedMoods.length > 0
          ? [1, 2, 3, 4, 5].filter((mood) => !deniedMoods.includes(mood))
          : moodsIn(words.filter((word) => !content.includes(word) || isOfPages(word, folded))),
      place,
      words: [...new Set(content)].slice(0, 40),
    },
    people,
    tags,
    concepts,
    phrases,
    capitals: new Set(capitals),
    folded,
    text,
    hasWords: words.length > 0 || people.ids.length > 0 || leftOut.ids.length > 0,
    wordCount: words.length,
    shownBefore: question.turns.flatMap(({ reply }) =>
      reply && reply.kind !== "safety" ? reply.basis.ids : [],
    ),
  };
}

/** The slots of the last turn that was understood. */
export function lastSlots({ turns }: LisaQuestion): LisaSlots | null {
  for (const { reply } of turns.toReversed()) {
    if (reply && reply.kind !== "safety" && reply.kind !== "not_understood") return reply.slots;
  }
  return null;
}

function tagsIn(words: readonly string[], index: LisaIndex): readonly TagInfo[] {
  const joined = ` ${words.join(" ")} `;
  const concepts = new Set(words.flatMap((word) => conceptOf(word) ?? []));
  const telling = words.filter((word) => !isSmallWord(word));
  const stems = {
    en: new Set(telling.map((word) => stemOf(word, "en"))),
    fr: new Set(telling.map((word) => stemOf(word, "fr"))),
  };
  return index.tags.filter((tag) => {
    const parts = wordsOf(tag.folded);
    if (parts.length > 0 && joined.includes(` ${parts.join(" ")} `)) return true;
    if (tag.concept !== null && concepts.has(tag.concept)) return true;
    // By the rules of the language that its pages are in: in the other one "wat" is a stem of "water".
    const language = tag.pages.at(-1)?.language ?? "en";
    const own = parts.filter((part) => !isSmallWord(part));
    return own.length > 0 && own.every((part) => stems[language].has(stemOf(part, language)));
  });
}

function placeIn(joined: string, index: LisaIndex): string | null {
  for (const folded of index.places.keys()) {
    const words = wordsOf(folded).join(" ");
    if (
      words.length >= 3 &&
      !(isSmallWord(words) || conceptOf(words) !== null) &&
      joined.includes(` ${words} `)
    )
      return folded;
  }
  return null;
}

/** Words that are looked for as they stand: what the question has in quotation marks, and what is only ever said whole. */
const saidWhole =
  /\b(?:i love you|i miss you|je t'aime|tu me manques|(?:grand|belle|beau)-(?:mere|pere|soeur|frere)|(?:mother|father|sister|brother)-in-law)\b/g;

function phrasesIn(text: string, folded: string): readonly string[] {
  const quoted = [...text.matchAll(/[“«"]\s*([^“”«»"]{2,60}?)\s*[”»"]/gu)].map((match) =>
    foldText(match[1] ?? ""),
  );
  return [...new Set([...quoted, ...(folded.match(saidWhole) ?? [])])].filter((phrase) => phrase.length > 1);
}

const early =
  /\b(?:at first|in the beginning|at the (?:start|beginning)|early on|(?:first|early) (?:days|weeks|months)|au (?:tout )?debut|(?:premiers|premieres) (?:jours|semaines|mois)|aux debuts)\b/;
const late =
  /\b(?:(?:towards|near|before|at) the end|last (?:days|weeks|months)|(?:a|vers|avant) la fin|(?:derniers|dernieres) (?:jours|semaines|mois))\b/;
const phaseDays = 90;

/** "At first", « vers la fin », of one relationship with a date: its first or last ninety days. */
function phaseOf(
  folded: string,
  people: readonly string[],
  index: LisaIndex,
  today: CalendarDay,
): { readonly period: NonNullable<LisaSlots["period"]>; readonly said: string } | null {
  const one = people.length === 1 ? index.person.get(people[0] ?? "") : undefined;
  if (!one) return null;
  const start = spansOf(one, today)[0]?.start;
  const end = endOf(one);
  const [first, last] = [early.exec(folded)?.[0], late.exec(folded)?.[0]];
  if (first !== undefined && start !== undefined) {
    const from = representativeDay(start);
    return { period: { from, to: addDays(from, phaseDays) }, said: first };
  }
  if (last === undefined || end === null) return null;
  const to = representativeDay(end);
  return { period: { from: addDays(to, -phaseDays), to }, said: last };
}

/** The pages that the slots choose, without the words. */
export function chosenPages(
  index: LisaIndex,
  { people, without = [], period, season, moods, place }: Omit<LisaSlots, "kind">,
): readonly Page[] {
  const own =
    people.length === 0
      ? index.all
      : index.all.filter(({ about }) => about !== null && people.includes(about));
  return own.filter(
    (page) =>
      !(page.about !== null && without.includes(page.about)) &&
      (period === null || (page.isExact && page.day >= period.from && page.day <= period.to)) &&
      (season === undefined || seasonOf(page.moment.occurred_on) === season) &&
      (moods.length === 0 || (page.mood !== null && moods.includes(page.mood))) &&
      (place === null || isAt(page, place)),
  );
}

/** A page that is dated from a place, or names it. */
export function isAt({ moment, folded }: Page, place: string): boolean {
  return foldText(`${moment.place ?? ""} ${moment.city ?? ""}`).includes(place) || folded.includes(place);
}
