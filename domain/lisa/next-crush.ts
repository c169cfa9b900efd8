/**
 * What the page Next Crush says: what the person is looking for, drawn from what they wrote. Nobody is rated, the person neither; each figure
 * stands beside its pages (docs/lisa/contract.md, "Measures" and "How much is enough"). Plain JSON in the shapes of a reply.
 */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { LisaIndex, TagInfo } from "./lisa-index.ts";
import { fewest, light, mostlyOf, peopleIn } from "./measures.ts";
import {
  beginnings,
  good,
  type NextCrushSection,
  now,
  ownPartOf,
  ownWords,
  paragraph,
  questions,
  section,
  thinOpening,
  unknown,
  weighs,
} from "./next-crush-sections.ts";
import type { LisaLanguage } from "./reply.ts";
import { tellsOfFear } from "./safety/fear.ts";
import { AnswerDraft } from "./speak/answer-draft.ts";
import { ownPages, tellingTags } from "./speak/figures.ts";
import { sentence } from "./speak/next-crush-words.ts";
import { hasFear } from "./speak/side.ts";

export type NextCrush = {
  readonly language: LisaLanguage;
  readonly sections: readonly NextCrushSection[];
  /** Fewer than five pages, or one relationship: only one's own words and the questions are there. */
  readonly isThin: boolean;
  /** Pages tell of fear or control: help lines stand at the foot. */
  readonly hasHelp: boolean;
};

type NextCrushAsked = {
  readonly language: LisaLanguage;
  readonly today: CalendarDay;
  /** Tags, folded, that the person removed. */
  readonly removed: ReadonlySet<string>;
};

export function buildNextCrush(index: LisaIndex, asked: NextCrushAsked): NextCrush {
  const draft = draftFor(index, asked);
  const written = index.people.filter((one) => ownPages(index, one).length > 0);
  const isThin = index.all.length < fewest || written.length < 2;
  const { heavy } = tellingTags(index, index.all);
  const heavyFirst = proposed(index, heavy.filter(isNotFear), asked.removed);
  const sections = isThin
    ? [thinOpening(draft), ownWords(draft), questions(draft, heavyFirst)]
    : [
        section(draft, "opening", [paragraph(sentence("opening", draft.language))]),
        good(draft, proposed(index, lightWithoutFear(index), asked.removed)),
        weighs(draft, heavyFirst),
        beginnings(draft),
        ownPartOf(draft),
        ownWords(draft),
        now(draft),
        questions(draft, heavyFirst),
        unknown(draft),
        section(draft, "never", [paragraph(sentence("never", draft.language))]),
      ];
  return {
    language: asked.language,
    sections: sections.filter((one) => one.parts.length > 0 || one.proposals.length > 0),
    isThin,
    hasHelp: index.people.some(({ id }) => hasFear(index, id)),
  };
}

/** Sentences are made as those of an answer are; nothing of a conversation is known. */
function draftFor(index: LisaIndex, { language, today }: NextCrushAsked): AnswerDraft {
  const slots = { people: [], tags: [], period: null, moods: [], place: null, words: [] };
  return new AnswerDraft({
    index,
    kind: "next_crush",
    language,
    today,
    slots: { kind: "next_crush", ...slots },
    people: [],
    chosen: index.all,
    understood: {
      kind: "next_crush",
      language,
      slots,
      people: { ids: [], words: [], unsure: [], guess: null },
      tags: [],
      concepts: [],
      phrases: [],
      capitals: new Set(),
      folded: "",
      text: "",
      hasWords: false,
      wordCount: 0,
      shownBefore: [],
    },
    said: new Set(),
    quoted: new Set(),
    told: new Set(),
  });
}

/** What does good, on pages that tell of no fear or control, and not mostly with somebody of whom others do. */
function lightWithoutFear(index: LisaIndex): readonly TagInfo[] {
  const calm = index.all.filter(({ folded }) => !tellsOfFear(folded));
  return tellingTags(index, calm).light.filter(({ pages }) => {
    const mostly = mostlyOf(pages);
    return !mostly || !hasFear(index, mostly.id);
  });
}

/** What mostly stands on pages of fear is no trait of anybody's taste. */
const isNotFear = ({ pages }: TagInfo) =>
  pages.filter((page) => tellsOfFear(page.folded)).length * 2 <= pages.length;

/** Five pages or more, of two relationships or more; not what was removed. */
function proposed(
  index: LisaIndex,
  tags: readonly TagInfo[],
  removed: ReadonlySet<string>,
): readonly TagInfo[] {
  return tags.filter(
    ({ folded, pages }) =>
      !removed.has(folded) &&
      peopleIn(pages).length >= 2 &&
      light(pages).whole >= fewest &&
      index.tagOf.has(folded),
  );
}
