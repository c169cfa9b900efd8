/** Which kind of question it is, with what the turn before leaves to a follow-up. */
import { isPainWord, isTooMuch, saysUnloved } from "./kinds/one-word.ts";
import { pageFactIn, weekdayIn } from "./kinds/page-facts.ts";
import { twoYearsIn } from "./kinds/two-years.ts";
import type { LisaIndex } from "./lisa-index.ts";
import { asksHow, asksWhy, isOverWith, tellsOfStranger } from "./read/asked-about.ts";
import { isMoodWord } from "./read/concepts.ts";
import { asksWhatWasKept } from "./read/idioms.ts";
import { isForeign } from "./read/language.ts";
import { weighsMood } from "./read/mood-names.ts";
import { newsIn } from "./read/told.ts";
import type { Understanding } from "./read/understand.ts";
import { wordsOf } from "./read/words.ts";
import type { LisaSlots, QuestionKind } from "./reply.ts";

const greeting =
  /^(?:quoi de neuf|what'?s (?:up|new)|sup|how'?s it going|(?:lo+l|mdr+|ptdr|haha+|hihi|hmm+|euh|ah|oh|wow|cool|super|nice|great|ouais|oui|non|yes|no|nope|yep)|hello|hi|hey|yo|thanks?|thank you|ok(?:ay)?|good (?:morning|evening|night)|bye|bonjour|bonsoir|salut|coucou|merci|d'accord|au revoir|bonne nuit|test)(?:[, ]+(?:lisa|you|so much|beaucoup|bien|that(?:'?s (?:all|it)| helped| helps)|ca m'a aidee?|c'est tout|c'est (?:tout|bon|gentil)|then|alors))*[.!?]*$/;

/** "I feel lonely tonight": said, not asked. */
function isSaidPain({ folded, wordCount, text }: Understanding): boolean {
  const isSaid =
    /^(?:i'?m|i am|i feel|feeling|so|je suis|je me sens|j'ai le|chui|jsuis|j?me sens|tellement|i miss|i hate|je (?:le |la |les |te )?(?:deteste|hais)|\p{L}+ me manque\w*)(?!\p{L})/u.test(
      folded,
    );
  if (text.includes("?")) return false;
  return (isSaid && wordCount <= 8 && isPainWord(folded)) || isTooMuch(folded);
}

/** A follow-up without a kind keeps the last one; words that are found are a thread; one word is a feeling or a subject. */
export function kindOf(
  understood: Understanding,
  before: LisaSlots | null,
  index: LisaIndex,
): Exclude<QuestionKind, "danger"> {
  const { kind, slots, people, wordCount } = understood;
  if (people.unsure.length > 1) return "not_understood";
  if (isSaidPain(understood) || saysUnloved.test(understood.folded)) return "one_word";
  if (kind !== "harm" && newsIn(understood.folded, understood.text) !== null) return "one_word";
  if (isForeign(wordsOf(understood.folded)) && (slots.words.length > 0 || kind === null))
    return "not_understood";
  if (slots.season !== undefined && asksHow(kind, understood.folded)) return "calendar";
  if (kind !== "harm" && people.ids.length > 0 && asksWhatWasKept(understood.folded)) return "thread";
  if (kind === null && people.ids.length === 1 && asksWhy.test(understood.folded)) return "why_always";
  if (kind === null && slots.period !== null && /\b(?:single|celibataire)\b/.test(understood.folded))
    return "numbers";
  if (kind === "other_telling" && tellsOfStranger(understood)) return "thread";
  if (kind === "happier" && slots.period === null && isOverWith(understood, index)) return "overview";
  if (before && goesOn.test(understood.folded))
    return before.kind === "neighbour" ? "thread" : tellsMore(before);
  if (before && /^(?:and |et )?(?:where|ou(?: ca)?)[ ?!.]*$/.test(understood.folded)) return "record";
  // How happy somebody else was, no page of one's own can weigh.
  if (people.ids.length === 2 && weighsMood.test(understood.folded))
    return kind === "other_telling" ? kind : "compare";
  const counted = countedKind(understood);
  if (counted !== null) return counted;
  const isCorrection =
    /\b(?:you (?:misunderstood|didn'?t (?:get|understand)|got (?:it|that|me) wrong)|(?:t'as|tu as|tu n'as|vous n'avez) (?:rien|mal|pas) compris)\b/;
  if (isCorrection.test(understood.folded)) return "not_understood";
  if (people.ids.length === 2 && weighsTwo.test(understood.folded)) return "compare";
  const mayWeigh = kind === null || kind === "thread" || kind === "happier" || kind === "with_whom";
  const isOfTwo =
    people.ids.length === 2 ||
    (before?.people.length === 2 &&
      people.ids.length === 0 &&
      /\b(?:them|two|both|deux|eux|elles)\b/.test(understood.folded));
  if (mayWeigh && isOfTwo && weighs.test(understood.folded)) return "compare";
  if (slots.denied !== undefined && (kind === null || kind === "thread")) return "thread";
  if (
    kind === "happier" &&
    /\b(?:before|after|avant|apres) /.test(understood.folded) &&
    slots.period !== null
  )
    return "thread";
  if ((slots.without?.length ?? 0) > 0 && (kind === null || listsWithout.has(kind))) return "thread";
  // Somebody of the family is no relationship: their pages are a thread.
  if (kind === "draft" && people.ids.length === 0 && namesKin(understood)) return "thread";
  if (kind === "other_telling" && namesKin(understood)) return "thread";
  const isBare =
    slots.words.length + people.ids.length + understood.tags.length === 0 && slots.period === null;
  if (kind === "why_always" && isBare && !before?.people.length && wordCount <= 2) return "not_understood";
  // "Why am I like this?": no page has that, and what comes back is nearest.
  if (kind === "why_always" && isBare && !before) return "patterns";
  if (kind !== null && kind !== "danger") return kind;
  if (!understood.hasWords) return "not_understood";
  if (wordCount === 1 && understood.folded.length <= 2 && people.ids.length === 0) return "not_understood";
  if (kind === null && greeting.test(understood.folded)) return "not_understood";
  const isFollowUp =
    /^(?:and|et|what about|how about|meme chose|same)\b|^(?:et|and) /.test(understood.folded) ||
    wordCount <= 4;
  const isNew = people.ids.length > 0 || slots.period !== null || slots.season !== undefined;
  if (before && isFollowUp && isNew && slots.words.length === 0 && before.kind !== "danger")
    return before.kind === "neighbour" ? "thread" : before.kind;
  if (people.ids.length === 2 && slots.words.length === 0 && slots.period === null) return "compare";
  const [word] = slots.words;
  const isFeeling = understood.concepts.some(isMoodWord) || isPainWord(understood.folded);
  if (wordCount <= 2 && people.ids.length === 0 && slots.place === null && isFeeling) return "one_word";
  if (
    people.ids.length > 0 ||
    word !== undefined ||
    slots.place !== null ||
    slots.period !== null ||
    slots.season !== undefined ||
    slots.moods.length > 0 ||
    understood.phrases.length > 0
  )
    return "thread";
  return index.all.length > 0 ? "not_understood" : "thread";
}

/** "Tell me more": the question of the turn before, with what was not yet quoted. */
const goesOn =
  /^(?:tell me more|more|go on|keep going|continue|and then some|dis-m'en plus|dis m'en plus|encore|vas-y|continue[sz]?)[ .!?]*$/;

function tellsMore({ kind }: LisaSlots): Exclude<QuestionKind, "danger"> {
  return kind === "danger" ? "not_understood" : kind;
}

/** Kinds that, asked without somebody, are the pages without them. */
const listsWithout: ReadonlySet<QuestionKind> = new Set([
  "overview",
  "happier",
  "good_memory",
  "when",
  "with_whom",
]);

const weighsTwo =
  /\b(?:better|worse|nicer|kinder|mieux|meilleure?|pire|(?:more|less|plus|moins) \p{L}+)\b.{0,30}\b(?:than|que?)\b/u;

/** One thing with two people: "did I laugh more with … or with …". */
const weighs =
  /\b(?:more|less|better|worse|lighter|heavier|happier|sadder|angrier|plus|moins|mieux|meilleure?s?|pires?)\b/;

const asksWhom =
  /^(?:so |and |but |ok |alors |et |mais )*(?:(?:with |about )?whom? (?!(?:is|was|are|were) the\b)(?!(?:is|was|are|were|am) (?!i\b|with\b|there\b|around\b)\p{L}+$)|avec (?:qui|lequel|laquelle)\b|qui (?!est\b|etait (?!la\b|a\b|avec\b|present)|es\b|etes\b))/u;

/** What is counted whatever else the words may mean: two years, one weekday, the pages themselves, whom they are about. */
function countedKind({
  kind,
  folded,
  concepts,
  slots,
  people,
  phrases,
}: Understanding): "numbers" | "calendar" | "with_whom" | null {
  const plain = folded.replace(/['-]/g, " ").replace(/[?!.\s]+$/u, "");
  const mayCount =
    kind === null || kind === "thread" || kind === "numbers" || kind === "compare" || kind === "why_always";
  const isLoose = mayCount || kind === "happier" || kind === "in_order";
  if (isLoose && twoYearsIn(folded) !== null && people.ids.length < 2) return "numbers";
  if (mayCount && pageFactIn(folded) !== null) return "numbers";
  if (kind === "numbers" && weekdayIn(concepts) !== null) return "numbers";
  if (kind === "compare" && people.ids.length === 0 && comparesSeasons(folded)) return "calendar";
  const weekdaysNamed = concepts.filter((concept) => weekdayIn([concept]) !== null);
  if (mayCount && weekdaysNamed.length === 2) return "calendar";
  if (phrases.length > 0 && asksWhom.test(plain)) return "with_whom";
  const hasSubject =
    slots.words.length > 0 ||
    slots.place !== null ||
    slots.period !== null ||
    slots.season !== undefined ||
    concepts.length > 0;
  return (kind === null || kind === "thread") && hasSubject && asksWhom.test(plain) ? "with_whom" : null;
}

function comparesSeasons(folded: string): boolean {
  return (
    (folded.match(/\b(?:winters?|springs?|summers?|autumns?|hivers?|printemps|etes|automnes?)\b/g)?.length ??
      0) >= 2
  );
}

/** Whom the last turn was about goes on being meant by questions of a kind about somebody, unless somebody or everything is named. */
const aboutSomebody: ReadonlySet<QuestionKind> = new Set([
  "fault",
  "decision",
  "other_telling",
  "turning_point",
  "timeline",
  "verdict",
  "draft",
  "who_begins",
  "closeness",
]);

/** « C’était quand la fin ? », "why?": of whom the talk is. */
function asksOnlyWhen(kind: QuestionKind, { slots, folded, wordCount }: Understanding): boolean {
  if (kind === "compare" || kind === "record") return true;
  if (kind === "why_always") return slots.words.length === 0;
  if (kind === "numbers") return slots.words.length === 0 && slots.period === null && wordCount <= 3;
  return (
    kind === "when" &&
    slots.words.every((word) => boundaryWords.has(word)) &&
    /\b(?:end|ended|over|begin|began|start|started|fin|fini|finie|debut|commence)\b/.test(folded)
  );
}

const boundaryWords = new Set(
  "end ended over begin began start started fin fini finie debut commence".split(" "),
);

function namesKin({ concepts }: Understanding): boolean {
  return concepts.some((concept) => ["mother", "father", "sister", "brother", "friends"].includes(concept));
}

export function carried(
  understood: Understanding,
  before: LisaSlots | null,
  kind: QuestionKind,
): Omit<LisaSlots, "kind"> {
  const { slots, folded } = understood;
  if (!before) return slots;
  if (goesOn.test(folded)) return before;
  const isFollowUp = /^(?:and|et|what about|how about)\b/.test(folded);
  const isOfTime = slots.period !== null || slots.season !== undefined;
  if (isFollowUp && kind === before.kind && slots.words.length === 0 && isOfTime) {
    const { season: _, ...kept } = before;
    return {
      ...kept,
      moods: slots.moods,
      people: slots.people.length > 0 ? slots.people : before.people,
      period: slots.period,
      ...(slots.season === undefined ? {} : { season: slots.season }),
    };
  }
  if (
    slots.people.length === 0 &&
    !namesKin(understood) &&
    (aboutSomebody.has(kind) || isFollowUp || asksOnlyWhen(kind, understood)) &&
    slots.words.length <= 6
  ) {
    return { ...slots, people: before.people };
  }
  if (
    isFollowUp &&
    kind === before.kind &&
    slots.words.length === 0 &&
    slots.period === null &&
    slots.people.length > 0
  ) {
    return { ...slots, tags: before.tags, words: before.words, period: before.period };
  }
  return slots;
}
