/**
 * One question, one answer: a pure function of the index, the conversation, the words, the language and the day (docs/lisa/contract.md, "From a
 * message to an answer"). The safety rules read the raw text before anything else.
 */
import { foldText } from "#domain/text/fold-text.ts";
import { aboutLisa, nothingToRead, notUnderstood, refuseHarm } from "./kinds/about-lisa.ts";
import { calendar } from "./kinds/calendar.ts";
import { whyAlways } from "./kinds/claims.ts";
import { closeness } from "./kinds/closeness.ts";
import { communication } from "./kinds/communication.ts";
import { compare } from "./kinds/compare.ts";
import { numbers } from "./kinds/counts.ts";
import { decision } from "./kinds/decision.ts";
import { draftOf } from "./kinds/drafts.ts";
import { fault } from "./kinds/fault.ts";
import { goodMemory } from "./kinds/good-memory.ts";
import { growth } from "./kinds/growth.ts";
import { happier } from "./kinds/happier.ts";
import { inTheirOrder } from "./kinds/in-order.ts";
import { jealousy } from "./kinds/jealousy.ts";
import { learned } from "./kinds/learned.ts";
import { needs } from "./kinds/needs.ts";
import { firstCited, neighbour, stepIn } from "./kinds/neighbour.ts";
import { neverWritten } from "./kinds/never-written.ts";
import { nextCrushQuestion } from "./kinds/next-crush-question.ts";
import { notThere } from "./kinds/not-there.ts";
import { oneWord } from "./kinds/one-word.ts";
import { outside } from "./kinds/outside.ts";
import { overview } from "./kinds/overview.ts";
import { pagesAsked } from "./kinds/pages-asked.ts";
import { patterns } from "./kinds/patterns.ts";
import { premise } from "./kinds/premise.ts";
import { moreQuarrels, whoBegins } from "./kinds/quarrels.ts";
import { recency } from "./kinds/recency.ts";
import { record } from "./kinds/record.ts";
import { asksSealed, sealedLetters } from "./kinds/sealed-letters.ts";
import { suspicion } from "./kinds/suspicion.ts";
import { otherTelling } from "./kinds/telling.ts";
import { thread } from "./kinds/thread.ts";
import { timeline } from "./kinds/timeline.ts";
import { turningPoint } from "./kinds/turning-point.ts";
import { verdict } from "./kinds/verdict.ts";
import { when } from "./kinds/when.ts";
import { withWhom } from "./kinds/with-whom.ts";
import type { LisaIndex } from "./lisa-index.ts";
import { carried, kindOf } from "./question-kind.ts";
import { conceptOf } from "./read/concepts.ts";
import { languageOf } from "./read/language.ts";
import { retrieve } from "./read/retrieve.ts";
import { chosenPages, lastSlots, type Understanding, understand } from "./read/understand.ts";
import type { LisaQuestion, LisaReply, LisaSlots, QuestionKind } from "./reply.ts";
import { speaksOfDanger } from "./safety/danger.ts";
import { safetyCard } from "./safety/safety-card.ts";
import type { Asked } from "./speak/answer-draft.ts";
import { runsOf } from "./speak/draft-blocks.ts";
import { toldBefore } from "./speak/told-before.ts";

type Composed = Exclude<QuestionKind, "danger">;

const composers: Readonly<Record<Composed, (asked: Asked) => LisaReply>> = {
  overview,
  patterns,
  communication,
  needs,
  timeline,
  growth,
  numbers,
  when,
  thread,
  turning_point: turningPoint,
  compare,
  happier,
  fault,
  why_always: whyAlways,
  decision,
  other_telling: otherTelling,
  learned,
  more_quarrels: moreQuarrels,
  who_begins: whoBegins,
  does_good: patterns,
  jealousy,
  one_word: oneWord,
  draft: draftOf,
  next_crush: nextCrushQuestion,
  good_memory: goodMemory,
  verdict,
  about_lisa: aboutLisa,
  not_there: (asked) =>
    asked.understood.kind !== "not_there"
      ? notThere(asked, asked.slots.words[0] ?? "")
      : asksSealed.test(asked.understood.folded)
        ? sealedLetters(asked)
        : neverWritten(asked),
  harm: refuseHarm,
  not_understood: notUnderstood,
  record,
  in_order: inTheirOrder,
  calendar,
  with_whom: withWhom,
  recency,
  suspicion,
  closeness,
  neighbour: (asked) => notThere(asked, ""),
  outside,
};

export function answerQuestion(index: LisaIndex, question: LisaQuestion): LisaReply {
  const { today, interfaceLanguage, emergencyCountry } = question;
  if (speaksOfDanger(question.text)) {
    const language = languageOf(question.text, interfaceLanguage);
    return { kind: "safety", language, card: safetyCard(language, emergencyCountry, today) };
  }
  const stepped = steppedFrom(index, question);
  if (stepped) return stepped;
  const asked = askedOf(index, question);
  const { kind } = asked;
  if (index.all.length === 0 && index.needs.length === 0 && !answersWithoutPages.has(kind))
    return nothingToRead(asked);
  const stranger = strangerIn(asked);
  if (stranger !== null) return notThere({ ...asked, people: [] }, stranger);
  const taken = premiseApart.has(kind) ? null : premise(asked);
  if (taken) return taken;
  return composers[kind === "danger" ? "not_understood" : kind](asked);
}

/** Kinds that take whoever is there when nobody of the journal is named. */
const takesWhoIsThere: ReadonlySet<QuestionKind> = new Set([
  "other_telling",
  "decision",
  "fault",
  "verdict",
  "record",
  "turning_point",
  "timeline",
  "who_begins",
  "draft",
  "suspicion",
  "closeness",
  "next_crush",
]);

/** A name that no page has: what is asked of a stranger is not answered with somebody else. */
function strangerIn({ index, kind, slots, understood }: Asked): string | null {
  // « Agathe m’aimait-elle ? »: the pronoun is hers, whomever the talk was about.
  if (understood.people.words.length > 0 || !takesWhoIsThere.has(kind)) return null;
  const isNowhere = (word: string) => retrieve(index, [word]).length === 0;
  return slots.words.find((word) => understood.capitals.has(word) && isNowhere(word)) ?? null;
}

/** Kinds that answer nothing of what is taken for granted: all others would answer as if it were so. */
const premiseApart: ReadonlySet<QuestionKind> = new Set([
  "harm",
  "about_lisa",
  "outside",
  "one_word",
  "verdict",
  "not_understood",
  "suspicion",
  "draft",
]);

const answersWithoutPages: ReadonlySet<QuestionKind> = new Set(["about_lisa", "harm", "outside"]);

function askedOf(index: LisaIndex, question: LisaQuestion): Asked {
  const understood = understand(index, question);
  const before = lastSlots(question);
  const kind = kindOf(understood, before, index);
  const slots = { kind, ...carried(understood, before, kind) };
  return {
    index,
    kind,
    language: understood.language,
    today: question.today,
    slots,
    people: slots.people.flatMap((id) => index.person.get(id) ?? []),
    chosen: chosenPages(index, chosenBy(kind, slots)),
    understood: withSlots(index, understood, slots),
    said: saidBefore(question),
    quoted: quotedBefore(question),
    told: toldBefore(question.turns),
  };
}

/** What a follow-up carries over is looked for as if it had been said again. */
function withSlots(index: LisaIndex, understood: Understanding, slots: LisaSlots): Understanding {
  const carriedTags = slots.tags.flatMap((folded) => index.tagOf.get(folded) ?? []);
  return {
    ...understood,
    slots,
    tags: understood.tags.length > 0 ? understood.tags : carriedTags,
    concepts: [...new Set([...understood.concepts, ...slots.words.flatMap((word) => conceptOf(word) ?? [])])],
  };
}

/** "Good" in "is she good for me" chooses no pages: only lists and counts go by a mood that was named. */
const filtersByMood: ReadonlySet<QuestionKind> = new Set(["thread", "numbers", "when"]);
/** What is said of one season is said beside the others. */
const setsSeasonsSideBySide: ReadonlySet<QuestionKind> = new Set(["calendar", "why_always", "compare"]);

function chosenBy(kind: QuestionKind, slots: LisaSlots): Omit<LisaSlots, "kind"> {
  const { season, ...others } = slots;
  const moods = filtersByMood.has(kind) ? slots.moods : [];
  const isFiltered = season !== undefined && !setsSeasonsSideBySide.has(kind);
  return isFiltered ? { ...others, moods, season } : { ...others, moods };
}

/** "And the one before?", counted along the pages of the last question that was no such step. */
function steppedFrom(index: LisaIndex, question: LisaQuestion): LisaReply | null {
  const step = stepIn(foldText(question.text));
  const { turns } = question;
  const at = turns.findLastIndex(({ text }) => stepIn(foldText(text)) === 0);
  const [asking, last] = [turns[at], turns.at(-1)];
  const from = last ? firstCited(last) : null;
  if (step === 0 || !asking || from === null) return null;
  const then = askedOf(index, { ...question, text: asking.text, turns: turns.slice(0, at) });
  const language = languageOf(question.text, then.language);
  return neighbour(
    {
      ...then,
      language,
      said: saidBefore(question),
      quoted: quotedBefore(question),
      told: toldBefore(turns),
    },
    pagesAsked(then).pages,
    from,
    step,
  );
}

/** Words that the conversation has quoted already. */
function quotedBefore({ turns }: LisaQuestion): ReadonlySet<string> {
  return new Set(
    turns.flatMap(({ reply }) =>
      reply === null || reply.kind === "safety"
        ? []
        : reply.blocks
            .flatMap(({ parts }) => parts.flatMap(runsOf))
            .flatMap((run) => (run.kind === "quotation" ? [run.text] : [])),
    ),
  );
}

function saidBefore({ turns }: LisaQuestion): ReadonlySet<string> {
  const said = new Set<string>();
  for (const { reply } of turns)
    if (reply && reply.kind !== "safety") for (const key of reply.said) said.add(key);
  return said;
}
