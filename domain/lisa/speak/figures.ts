/** Sentences made of one measure each (docs/lisa/contract.md, "Phrases"). */
import type { LisaIndex, Page, TagInfo } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import {
  differ,
  fewest,
  gapsOf,
  inRole,
  light,
  median,
  type Part,
  peopleIn,
  quarrelsOf,
  rise,
  voice,
} from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import type { LisaLine } from "../reply.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import { moodWord } from "./mood-word.ts";
import { count, dayList, figures, fill, halves, number, share } from "./say.ts";

/** Pages that may be shown: a sealed letter counts and is never cited. */
export function readable(pages: readonly Page[]): readonly Page[] {
  return pages.filter(({ moment }) => !moment.isSealed);
}

export function ownPages(index: LisaIndex, one: LisaRelationship): readonly Page[] {
  return index.byPerson.get(one.id) ?? [];
}

/** "{label}: 20 of 22 light". */
export function lightOf(draft: AnswerDraft, label: string, pages: readonly Page[]): LisaLine {
  return fill(["{label}: {share} light", "{label} : {share} doux ou lumineux"], draft.language, {
    label,
    share: share(light(pages), draft.language),
  });
}

/** "over all pages, 117 of 203", and whether that is about the same. */
export function againstAll(draft: AnswerDraft, pages: readonly Page[]): LisaLine {
  const all = light(draft.asked.index.all);
  const own = light(pages);
  const isSame = own.whole >= fewest && all.whole >= fewest && !differ(own, all);
  return fill(
    isSame
      ? ["over all pages, {all}: about the same", "toutes pages confondues, {all} : à peu près pareil"]
      : ["over all pages, {all}", "toutes pages confondues, {all}"],
    draft.language,
    { all: share(all, draft.language) },
  );
}

/** A tag as it begins a sentence. */
export function labelOf({ label }: TagInfo): string {
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}

/** The latest page of a choice whose mood goes with it, else the latest. */
export function exampleOf(pages: readonly Page[], wants: (page: Page) => boolean): Page | null {
  const shown = readable(pages);
  return shown.findLast(wants) ?? shown.at(-1) ?? null;
}

/** Tags with enough pages with a mood, whose share lies apart from that of all; the most pages first. */
export function tellingTags(
  index: LisaIndex,
  among: readonly Page[],
): { light: TagInfo[]; heavy: TagInfo[]; same: TagInfo[]; empty: TagInfo[] } {
  const found = {
    light: [] as TagInfo[],
    heavy: [] as TagInfo[],
    same: [] as TagInfo[],
    empty: [] as TagInfo[],
  };
  const all = light(index.all);
  const here = among.length === index.all.length ? null : new Set(among);
  for (const tag of index.tags) {
    const pages = here === null ? tag.pages : tag.pages.filter((page) => here.has(page));
    const own = light(pages);
    if (own.whole < fewest) continue;
    const info = { ...tag, pages };
    if (tag.isMood) found.empty.push(info);
    else if (!differ(own, all)) found.same.push(info);
    else if (own.part / own.whole > all.part / Math.max(1, all.whole)) found.light.push(info);
    else found.heavy.push(info);
  }
  const byCount = (a: TagInfo, b: TagInfo) => b.pages.length - a.pages.length;
  for (const list of Object.values(found)) list.sort(byCount);
  return found;
}

/** People whose share is named; of more, the last. */
const mostVoices = 6;

/** "2 of 8 with Salomé, …", of those with five pages said or kept, in calendar order. */
export function voices(draft: AnswerDraft): {
  readonly line: LisaLine;
  readonly count: number;
  readonly spread: number;
} {
  const { index } = draft.asked;
  const told = index.people.flatMap((one) => {
    const part = voice(index, ownPages(index, one));
    return part.whole >= fewest ? [{ one, part }] : [];
  });
  const shares = told.map(({ part }) => part.part / part.whole);
  const line = fill(["{list}", "{list}"], draft.language, {
    list: told
      .slice(-mostVoices)
      .map(
        ({ one, part }) =>
          `${share(part, draft.language)} ${draft.language === "en" ? "with" : "avec"} ${one.name}`,
      )
      .join(", "),
  });
  return {
    line,
    count: told.length,
    spread: shares.length < 2 ? 0 : Math.max(...shares) - Math.min(...shares),
  };
}

export type Mendings = {
  readonly one: LisaRelationship;
  readonly all: ReturnType<typeof quarrelsOf>;
  readonly gaps: readonly number[];
  readonly middle: number | null;
};

export function mendingsOf(index: LisaIndex, one: LisaRelationship): Mendings {
  const all = quarrelsOf(index, ownPages(index, one));
  const gaps = gapsOf(all);
  return { one, all, gaps, middle: median(gaps) };
}

/** "six, nine, four, eight and five days, middle value six"; one or two are listed without a middle. */
export function gapWords(draft: AnswerDraft, { gaps, middle }: Mendings): string {
  const { language } = draft;
  const days = dayList(gaps, language);
  if (middle === null || gaps.length < 3) return days;
  return `${days}, ${language === "en" ? "middle value" : "valeur du milieu"} ${halves(middle, language)}`;
}

/** "After what you said aloud you noted a lighter feeling than before on 16 of 18 pages." */
export function sayRise(draft: AnswerDraft, pages: readonly Page[]): boolean {
  const part = rise(inRole(draft.asked.index, pages, "said"));
  if (part.whole < fewest) return false;
  draft.say(
    "felt",
    [
      "After what you said aloud you noted a lighter feeling than before on {share} pages.",
      "Après une chose dite, plus léger qu’avant : {share}.",
    ],
    { share: share(part, draft.language) },
  );
  return true;
}

/** "Gentle [chip], Bright [chip]"; `begins`: a sentence begins with it. */
export function moodsOf(draft: AnswerDraft, pages: readonly Page[], begins = false): LisaLine {
  return pages.flatMap((page, at): LisaLine => {
    const mood = page.mood === null ? "" : moodWord(page.mood, draft.language);
    return [
      { kind: "text", text: `${at === 0 ? "" : ", "}${at === 0 && begins ? capital(mood) : mood} ` },
      draft.chip(page),
    ];
  });
}

/** The last pages with a mood, newest first. */
export function sayLastMoods(draft: AnswerDraft, pages: readonly Page[], most: number): void {
  const last = readable(pages)
    .filter(({ mood }) => mood !== null)
    .slice(-most)
    .toReversed();
  if (last.length === 0) return;
  const n = number(last.length, draft.language, true);
  draft.say(
    "felt",
    last.length === 1
      ? ["Your last page: {moods}.", "Votre dernière page : {moods}."]
      : ["Your last {n} pages: {moods}.", "Vos {n} dernières pages : {moods}."],
    { n, moods: moodsOf(draft, last) },
  );
}

/** Too few for a pattern: they are listed and nothing is concluded. */
export function sayFew(draft: AnswerDraft, pages: readonly Page[]): void {
  const shown = readable(pages).slice(-fewest);
  const n = count("page", pages.length, draft.language);
  draft.say(
    "lead",
    pages.length === 0
      ? ["{n}: too few to conclude.", "{n} : trop peu pour conclure."]
      : pages.length === 1
        ? ["{n}: too few to conclude. Here it is.", "{n} : trop peu pour conclure. La voici."]
        : ["{n}: too few to conclude. Here they are.", "{n} : trop peu pour conclure. Les voici."],
    { n: n.slice(0, 1).toUpperCase() + n.slice(1) },
  );
  for (const page of shown) {
    const text = lineOf(page, []);
    draft.item("written", text ? draft.cite(text, page) : [draft.chip(page)]);
  }
  const felt = shown.filter(({ mood }) => mood !== null);
  if (felt.length > 0) draft.say("felt", ["{moods}.", "{moods}."], { moods: moodsOf(draft, felt, true) });
  draft.say(
    "unknown",
    [
      "What would help: {more} more pages, with a mood and a tag or two.",
      "Ce qui aiderait : encore {more} pages, avec une humeur et une étiquette ou deux.",
    ],
    { more: number(Math.max(2, fewest - pages.length), draft.language, true) },
  );
  draft.standsOn(pages);
}

/** "in seven relationships", or whose they mostly are. */
export function inHowMany(draft: AnswerDraft, pages: readonly Page[]): string {
  const n = peopleIn(pages).length;
  if (n < 2) return "";
  const words = number(n, draft.language, true);
  return draft.language === "en" ? `, in ${words} relationships` : `, dans ${words} relations`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** How many quarrels were mended, and after how many days; of fewer than five no share is said. */
export function sayMended(draft: AnswerDraft, mended: Part, gaps: readonly number[]): void {
  const { language } = draft;
  draft.say(
    "written",
    mended.whole >= fewest
      ? ["{n} of {all} were mended, after {gaps}.", "Réparées : {n} sur {all}, après {gaps}."]
      : ["{few} mended, after {gaps}.", `{few} réparée${mended.part > 1 ? "s" : ""}, après {gaps}.`],
    {
      n: figures(mended.part, language),
      all: figures(mended.whole, language),
      few: capital(number(mended.part, language, true)),
      gaps: dayList(gaps, language),
    },
  );
}
