/**
 * The letter of the week, composed on the device when it is opened: what was written from Monday to Sunday, how it felt, what the same week
 * held in other years, and one question. No comparison with another week, and no word about a week without pages but that it is fine.
 */
import { addDays, type CalendarDay, weekOf } from "#domain/time/calendar-day.ts";
import type { LisaIndex, Page } from "./lisa-index.ts";
import { isLight } from "./measures.ts";
import type { LisaBlock, LisaLanguage, LisaLine, LisaPart, LisaRun } from "./reply.ts";
import { moodWord } from "./speak/mood-word.ts";
import { chipOf, count, fill, inLanguage, number, type Pair, series } from "./speak/say.ts";

export type WeeklyLetter = {
  /** Monday and Sunday. */
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly blocks: readonly LisaBlock[];
};

const chipsOfWeek = 7;
const chipsOfYears = 3;

/** Monday and Sunday of the week that ended last: on a Sunday it is the one that ends today. @param today where the person is */
export function letterWeek(today: CalendarDay): { readonly from: CalendarDay; readonly to: CalendarDay } {
  const monday = weekOf(today);
  const from = addDays(monday, 6) === today ? monday : addDays(monday, -7);
  return { from, to: addDays(from, 6) };
}

/**
 * @param remembered moments of the same days in other years that may come up (domain/journal/on-this-day.ts)
 * @param today where the person is
 */
export function weeklyLetter(
  index: LisaIndex,
  remembered: ReadonlySet<string>,
  language: LisaLanguage,
  today: CalendarDay,
): WeeklyLetter {
  const { from, to } = letterWeek(today);
  const week = index.all.filter(
    (page) => page.isExact && page.day >= from && page.day <= to && !page.moment.isSealed,
  );
  const chip = (page: Page): LisaRun => chipOf(page, language, today);
  const blocks: LisaBlock[] = [];
  const add = (kind: LisaBlock["kind"], label: Pair | null, parts: readonly LisaPart[]) =>
    blocks.push({ kind, label: label && inLanguage(label, language), parts });
  add("lead", null, [paragraph(leadOf(week, index, language))]);
  if (week.length > 0) {
    const shown = week.slice(-chipsOfWeek);
    add(
      "written",
      ["Written", "Écrit"],
      [
        { kind: "list", items: shown.map((page) => lineOf(page, chip(page), index, language)) },
        ...(week.length > shown.length ? [paragraph(restOf(week.length - shown.length, language))] : []),
      ],
    );
  }
  const moods = feltOf(week, language);
  if (moods) add("felt", ["Felt", "Ressenti"], [paragraph(moods)]);
  const earlier = sameWeekBefore(index, remembered);
  if (earlier.length > 0) {
    const line = fill(["{pages}.", "{pages}."], language, {
      pages: series(
        earlier.map((page) => [chip(page)]),
        language,
      ),
    });
    add("cases", ["The same week, in other years", "La même semaine, d’autres années"], [paragraph(line)]);
  }
  add("question", null, [paragraph(fill(questionOf(week), language))]);
  return { from, to, blocks };
}

const paragraph = (runs: LisaLine): LisaPart => ({ kind: "paragraph", runs });

function leadOf(week: readonly Page[], index: LisaIndex, language: LisaLanguage): LisaLine {
  if (week.length === 0)
    return fill(
      [
        "No page is dated in this week. Nothing has to be.",
        "Aucune page n’est datée de cette semaine. Rien n’y oblige.",
      ],
      language,
    );
  const people = [...new Set(week.map(({ about }) => about))].map((about) => ({
    name: about === null ? null : (index.person.get(about)?.name ?? null),
    n: week.filter((page) => page.about === about).length,
  }));
  const pages = count("page", week.length, language);
  const [only] = people;
  if (people.length === 1 && only)
    return only.name === null
      ? fill(
          [
            "{pages} this week, about nobody in particular.",
            "{pages} cette semaine, sans personne en particulier.",
          ],
          language,
          { pages: capital(pages) },
        )
      : fill(["{pages} this week, about {name}.", "{pages} cette semaine, au sujet de {name}."], language, {
          pages: capital(pages),
          name: only.name,
        });
  const parts = people
    .toSorted((a, b) => b.n - a.n)
    .map(({ name, n }) =>
      fill(
        name === null
          ? ["{n} about nobody in particular", "{n} sans personne en particulier"]
          : ["{n} about {name}", "{n} au sujet de {name}"],
        language,
        {
          n: number(n, language, true),
          name: name ?? "",
        },
      ),
    );
  return fill(["{pages} this week: {people}.", "{pages} cette semaine : {people}."], language, {
    pages: capital(pages),
    people: series(parts, language),
  });
}

/** The page and whom it is about, when several are. */
function lineOf(page: Page, chip: LisaRun, index: LisaIndex, language: LisaLanguage): LisaLine {
  const name = page.about === null ? undefined : index.person.get(page.about)?.name;
  return name === undefined ? [chip] : fill(["{chip} {name}", "{chip} {name}"], language, { chip, name });
}

function restOf(n: number, language: LisaLanguage): LisaLine {
  return fill(["And {pages} before them.", "Et {pages} auparavant."], language, {
    pages: count("page", n, language),
  });
}

/** The moods of the week in their order, as they were given. */
function feltOf(week: readonly Page[], language: LisaLanguage): LisaLine | null {
  const moods = week.flatMap(({ mood }) => (mood === null ? [] : [mood]));
  if (moods.length === 0) return null;
  const words = moods.map((mood) => moodWord(mood, language));
  return fill(["{moods}.", "{moods}."], language, { moods: capital(words.join(", ")) });
}

/** Light pages only, one a year, the latest years. */
function sameWeekBefore(index: LisaIndex, remembered: ReadonlySet<string>): readonly Page[] {
  const pages = index.all.filter((page) => remembered.has(page.id) && isLight(page) && !page.moment.isSealed);
  const byYear = Map.groupBy(pages, ({ day }) => day.slice(0, 4));
  return [...byYear.values()].flatMap((ofYear) => ofYear.slice(0, 1)).slice(-chipsOfYears);
}

function questionOf(week: readonly Page[]): Pair {
  if (week.length === 0)
    return [
      "What comes back first, of these seven days?",
      "Qu’est-ce qui revient en premier, de ces sept jours ?",
    ];
  const isHeavy = week.some(({ mood }) => mood !== null && mood <= 2);
  return isHeavy
    ? [
        "What of this week would you like to have said aloud?",
        "Qu’auriez-vous aimé dire à voix haute, cette semaine ?",
      ]
    : week.length === 1
      ? ["Would you reread this page in a year?", "Reliriez-vous cette page dans un an ?"]
      : ["Which of these would you reread in a year?", "Laquelle reliriez-vous dans un an ?"];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
