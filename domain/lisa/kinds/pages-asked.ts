/** The pages that a question is about, by its slots, tags and words. */
import type { Page } from "../lisa-index.ts";
import { inRole } from "../measures.ts";
import { conceptOf, sayingOf } from "../read/concepts.ts";
import { isSlipOfSmallWord } from "../read/language.ts";
import { isKinWord, ownKinIn } from "../read/own-kin.ts";
import { nearestWord, retrieve } from "../read/retrieve.ts";
import { wordsOf } from "../read/words.ts";
import type { Asked } from "../speak/answer-draft.ts";

type AskedPages = {
  readonly pages: readonly Page[];
  /** What was looked for and stands on none of them; null where pages were found. */
  readonly missing: string | null;
  readonly words: readonly string[];
  /** Words that no page of the journal has, beside those that were found. */
  readonly lost: readonly string[];
  /** What was typed and is on no page, with the word of the journal that it was read as. */
  readonly slips?: readonly (readonly [typed: string, read: string])[];
  /** Family of one's own was asked for, and no page says whose these are. */
  readonly isOthersKin?: boolean;
};

/** The pages of the slots, then of a phrase, of the tags, of a role, of the words. */
export function pagesAsked(all: Asked): AskedPages {
  const own = ofOwnKin(all);
  const found = pagesAmong({ ...all, chosen: withoutDenied(all, own ?? all.chosen) });
  return own === null ? { ...found, isOthersKin: true } : found;
}

function pagesAmong(asked: Asked): AskedPages {
  const { index, chosen, understood, slots } = asked;
  const here = new Set(chosen);
  const [phrase] = understood.phrases;
  if (phrase !== undefined) {
    const pages = chosen.filter(({ folded }) => folded.includes(phrase));
    return { pages, missing: pages.length === 0 ? phrase : null, words: phrase.split(" "), lost: [] };
  }
  const words = slots.words.filter(
    (word) => !(countingWords.has(word) || (isSlipOfSmallWord(word) && retrieve(index, [word]).length === 0)),
  );
  const lost = words.filter((word) => retrieve(index, [word]).length === 0 && readAs(asked, word) === word);
  // Whoever is named and on no page is what was asked for, whatever else was found.
  const nobody = lost.find((word) => understood.capitals.has(word));
  if (nobody !== undefined) return { pages: [], missing: nobody, words, lost };
  if (understood.tags.length > 0) {
    const pages = [...new Set(understood.tags.flatMap((tag) => tag.pages))].filter((page) => here.has(page));
    return { pages: pages.sort(inOrder), missing: null, words: slots.words, lost: withoutTags(asked, lost) };
  }
  const role = understood.concepts.find((concept) => sayingOf(concept) !== null);
  if (role && inRole(index, chosen, role).length > 0) {
    return { pages: inRole(index, chosen, role), missing: null, words: slots.words, lost: [] };
  }
  if (words.length === 0) return { pages: chosen, missing: null, words, lost: [] };
  // A slip of the pen is read as the nearest word of the journal; what no page has leaves the others to be found.
  const read = words.map((word) => readAs(asked, word));
  const known = read.filter((word) => retrieve(index, [word]).length > 0);
  const hits = retrieve(index, known, here);
  const hasSlip = read.some((word, at) => word !== words[at]);
  const most = Math.max(0, ...hits.map((hit) => hit.words));
  const enough = hits.filter(
    (hit) =>
      hit.words >= Math.min(most, known.length) &&
      (hasSlip || known.length <= 1 || hit.words * 2 >= known.length),
  );
  const asWritten = words.find((word) => retrieve(index, [word], here).length === 0) ?? words[0] ?? "";
  return {
    pages: enough.map(({ page }) => page).sort(inOrder),
    missing: enough.length === 0 ? asWritten : null,
    words: known,
    lost,
    slips: words.flatMap((word, at) => (read[at] === word ? [] : [[word, read[at] ?? word] as const])),
  };
}

/** Those that do not have the denied word, by its tag, its concept or itself. */
function withoutDenied({ index, slots }: Asked, pages: readonly Page[]): readonly Page[] {
  if (slots.denied === undefined) return pages;
  const words = wordsOf(slots.denied);
  const concepts = words.flatMap((word) => conceptOf(word) ?? []);
  const having = new Set([
    ...retrieve(index, words).map(({ page }) => page),
    ...index.tags
      .filter(({ concept }) => concept !== null && concepts.includes(concept))
      .flatMap((tag) => tag.pages),
  ]);
  return pages.filter((page) => !having.has(page));
}

/** Of one's own family where it is asked about; null where no page says "my". */
function ofOwnKin({ chosen, understood }: Asked): readonly Page[] | null {
  const kin = ownKinIn(understood.folded);
  if (kin === null) return chosen;
  const own = chosen.filter(({ folded }) => kin.test(folded));
  return own.length > 0 ? own : null;
}

/** A name that is on no page is nobody's slip of the pen. */
function readAs({ index, understood }: Asked, word: string): string {
  if (understood.capitals.has(word) || isKinWord(word) || retrieve(index, [word]).length > 0) return word;
  return nearestWord(index, word) ?? word;
}

function withoutTags({ understood }: Asked, lost: readonly string[]): readonly string[] {
  const said = new Set(understood.tags.flatMap(({ folded }) => folded.split(" ")));
  return lost.filter((word) => !said.has(word) && conceptOf(word) === null);
}

const countingWords = new Set(
  `exactly exact total number count often long first last latest earliest average mean percentage altogether average quarrels since time ago start began
  exactement exact total nombre premiere premier derniere dernier moyenne souvent longtemps depuis quand commence debut duree combien met meet met rencontre rencontres ensemble together see saw seen memory memories souvenir souvenirs mood moods humeur humeurs percent vu vue vus voir revu revoir
  ended ending end fin debut fini finie finit rompu broke break kissed light lighter lightest tagged dated year years month months week weeks an ans annee annees mois semaine semaines`
    .trim()
    .split(/\s+/),
);

export function inOrder(a: Page, b: Page): number {
  return a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1;
}
