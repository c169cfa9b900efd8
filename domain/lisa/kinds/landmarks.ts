/** The landmarks of one relationship, in the order of the calendar. */
import { representativeDay } from "#domain/time/vague-date.ts";
import type { Page } from "../lisa-index.ts";
import type { LisaRelationship } from "../lisa-pages.ts";
import { endOf, fewest, quarrelsOf, within } from "../measures.ts";
import { lineOf } from "../read/lines.ts";
import type { AnswerDraft } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import { count, dateWords, dayList, fill, quotation } from "../speak/say.ts";
import { wordsOfOther } from "../speak/side.ts";

type Landmark = { readonly order: string; readonly line: ReturnType<typeof fill> };

/** First page, milestones, quarrels, the theme that is theirs alone, the end in their words, the closing page: seven to nine lines in order. */
export function landmarks(
  draft: AnswerDraft,
  one: LisaRelationship,
  chosen: readonly Page[],
): readonly ReturnType<typeof fill>[] {
  const { language } = draft;
  const { index, today } = draft.asked;
  const shown = readable(chosen);
  const found: Landmark[] = [];
  const at = (page: Page) => dateWords(page.moment.occurred_on, language, today);
  const seen = new Set<Page>();
  const add = (page: Page, pair: readonly [string, string], values: Parameters<typeof fill>[2] = {}) => {
    if (seen.has(page)) return;
    seen.add(page);
    found.push({
      order: page.order,
      line: fill(pair, language, { date: at(page), chip: draft.chip(page), ...values }),
    });
  };
  const [first] = shown;
  if (first) add(first, ["{date}, the first page {chip}.", "{date}, la première page {chip}."]);
  for (const page of shown.filter(({ moment }) => moment.is_milestone).slice(0, 4))
    add(page, ["{date}, {title} {chip}.", "{date}, {title} {chip}."], {
      title: page.moment.word === "" ? "…" : quotation(page.moment.word),
    });
  const quarrels = quarrelsOf(index, chosen);
  const [earliest] = quarrels;
  if (earliest && !earliest.quarrel.moment.isSealed) {
    const mended =
      earliest.days === null
        ? ""
        : language === "en"
          ? `, mended after ${count("day", earliest.days, language)}`
          : `, réparée après ${count("day", earliest.days, language)}`;
    add(
      earliest.quarrel,
      ["{date}, a first quarrel{mended} {chip}.", "{date}, une première dispute{mended} {chip}."],
      { mended },
    );
  }
  const between = quarrels.slice(1).filter(({ mending }) => mending !== null);
  const firstBetween = between[0]?.quarrel;
  if (firstBetween) {
    const gaps = between.flatMap(({ days }) => days ?? []);
    add(
      firstBetween,
      [
        "From {date}, {n}, mended after {gaps} {chip}.",
        "À partir du {date}, {n}, avec réparation après {gaps} {chip}.",
      ],
      {
        n: count("quarrel", between.length, language),
        gaps: dayList(gaps, language),
      },
    );
  }
  const open = quarrels.findLast(({ mending }) => mending === null)?.quarrel;
  if (open && open !== earliest?.quarrel)
    add(open, [
      "{date}, a quarrel that no page mends {chip}.",
      "{date}, une dispute qu’aucune page ne répare {chip}.",
    ]);
  const theme = index.tags.find(
    (tag) =>
      !tag.isMood &&
      tag.pages.length >= fewest &&
      tag.pages.filter(({ about }) => about === one.id).length * 5 >= tag.pages.length * 4 &&
      tag.pages.length < chosen.length / 2,
  );
  const themePages = theme?.pages.filter(({ about }) => about === one.id) ?? [];
  const [themeFirst] = readable(themePages);
  if (theme && themeFirst) {
    add(
      themeFirst,
      ["{date}, {tag}, on the first of its {n} {chip}.", "{date}, {tag}, sur la première de ses {n} {chip}."],
      { tag: theme.label, n: count("page", themePages.length, language) },
    );
  }
  const end = endOf(one);
  const last = end === null ? undefined : within(shown, null, representativeDay(end as never)).at(-1);
  if (last) {
    const said = wordsOfOther(index, one, [last]).find(({ page }) => page === last);
    const text = said?.text ?? lineOf(last, []);
    if (text) add(last, ["{date}: {text} {chip}.", "{date} : {text} {chip}."], { text: quotation(text) });
    else
      add(last, [
        "{date}, the last page before the end {chip}.",
        "{date}, la dernière page avant la fin {chip}.",
      ]);
  }
  for (const page of shown.filter(({ moment }) => moment.is_closing).slice(-1))
    add(page, ["{date}, your closing page {chip}.", "{date}, votre page de fin {chip}."]);
  if (found.length < 4) {
    for (const page of shown.filter(({ mood }) => mood === 5 || mood === 1).slice(-4))
      add(page, ["{date}, {title} {chip}.", "{date}, {title} {chip}."], {
        title: page.moment.word === "" ? "…" : quotation(page.moment.word),
      });
    const latest = shown.at(-1);
    if (latest) add(latest, ["{date}, the last page {chip}.", "{date}, la dernière page {chip}."]);
  }
  return found.sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0)).map(({ line }) => line);
}
