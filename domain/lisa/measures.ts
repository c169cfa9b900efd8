/** The measures of the contract over a choice of pages (docs/lisa/contract.md, "Measures"). Every figure of an answer is one of these. */
import { medianOf } from "#domain/statistics/figure.ts";
import { type CalendarDay, dateOf, daysBetween, monthOf, yearOf } from "#domain/time/calendar-day.ts";
import { earliestDay, latestDay, representativeDay, type VagueDate } from "#domain/time/vague-date.ts";
import type { LisaIndex, Page } from "./lisa-index.ts";
import type { LisaRelationship } from "./lisa-pages.ts";
import type { Concept } from "./read/concepts.ts";
import { roleOf } from "./roles.ts";

/** `part` of `whole` pages that have what was asked about. */
export type Part = { readonly part: number; readonly whole: number };

/** Fewer pages than this are listed and nothing is concluded from them. */
export const fewest = 5;
/** From here on, over two relationships or more, something "comes back". */
const enoughToReturn = 12;

export const isLight = ({ mood }: Page) => mood !== null && mood >= 4;
export const isHeavy = ({ mood }: Page) => mood !== null && mood <= 2;

function partOf(pages: readonly Page[], holds: (page: Page) => boolean): Part {
  return { part: pages.filter(holds).length, whole: pages.length };
}

const withMood = (pages: readonly Page[]) => pages.filter(({ mood }) => mood !== null);

/** Gentle or Bright, of those with a mood. */
export function light(pages: readonly Page[]): Part {
  return partOf(withMood(pages), isLight);
}

/** Heavy or Stormy, of those with a mood. */
export function heavy(pages: readonly Page[]): Part {
  return partOf(withMood(pages), isHeavy);
}

/** The number of pages of each mood, Bright first. */
export function moodCounts(pages: readonly Page[]): readonly number[] {
  return [5, 4, 3, 2, 1].map((mood) => pages.filter((page) => page.mood === mood).length);
}

/** Lighter after than before, of pages with feelings. */
export function rise(pages: readonly Page[]): Part {
  return partOf(
    pages.filter(({ feelings }) => feelings !== null),
    ({ feelings }) => feelings !== null && feelings[2] > feelings[0],
  );
}

/** Two shares differ when both stand on five or more and lie a fifth apart. */
export function differ(a: Part, b: Part): boolean {
  if (a.whole < fewest || b.whole < fewest) return false;
  return Math.abs(a.part / a.whole - b.part / b.whole) >= 0.2 - 1e-9;
}

type Weight = "few" | "trace" | "returns";

/** How much may be said of so many pages. */
export function weightOf(pages: readonly Page[]): Weight {
  if (pages.length < fewest) return "few";
  return pages.length >= enoughToReturn && peopleIn(pages).length >= 2 ? "returns" : "trace";
}

/** The relationships of these pages, each once. */
export function peopleIn(pages: readonly Page[]): readonly string[] {
  return [...new Set(pages.flatMap(({ about }) => (about === null ? [] : [about])))];
}

/** The relationship that more than half of the pages are about; null for none. */
export function mostlyOf(pages: readonly Page[]): { readonly id: string; readonly count: number } | null {
  const counts = new Map<string, number>();
  for (const { about } of pages) if (about !== null) counts.set(about, (counts.get(about) ?? 0) + 1);
  for (const [id, count] of counts) if (count * 2 > pages.length) return { id, count };
  return null;
}

export function inRole(index: LisaIndex, pages: readonly Page[], concept: Concept): readonly Page[] {
  const { pages: own } = roleOf(index, concept);
  return pages.filter((page) => own.has(page));
}

/** Said aloud, of said and kept in. */
export function voice(index: LisaIndex, pages: readonly Page[]): Part & { readonly byWords: boolean } {
  const [said, kept] = [roleOf(index, "said"), roleOf(index, "kept")];
  const told = pages.filter((page) => said.pages.has(page) || kept.pages.has(page));
  return { ...partOf(told, (page) => said.pages.has(page)), byWords: said.byWords || kept.byWords };
}

type Quarrel = { readonly quarrel: Page; readonly mending: Page | null; readonly days: number | null };

/** Each quarrel of one relationship with the next mending before its next quarrel. Only pages dated to the day are measured. */
export function quarrelsOf(index: LisaIndex, own: readonly Page[]): readonly Quarrel[] {
  const [quarrels, mendings] = [roleOf(index, "quarrel").pages, roleOf(index, "mending").pages];
  return own.flatMap((quarrel, at) => {
    if (!quarrels.has(quarrel)) return [];
    const next = own.slice(at + 1).find((page) => mendings.has(page) || quarrels.has(page));
    const isMended = next !== undefined && mendings.has(next);
    const days = isMended && quarrel.isExact && next.isExact ? daysBetween(quarrel.day, next.day) : null;
    return [{ quarrel, mending: isMended ? next : null, days }];
  });
}

export function gapsOf(quarrels: readonly Quarrel[]): readonly number[] {
  return quarrels.flatMap(({ days }) => days ?? []);
}

/** Null for none. */
export function median(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : medianOf(numbers);
}

export type Turn = { readonly before: readonly Page[]; readonly after: readonly Page[] };

/** The neighbouring pages that best split the moods, five on each side at least; null when there are too few or nothing moves. */
export function turnOf(own: readonly Page[]): Turn | null {
  const pages = withMood(own);
  const total = pages.reduce((sum, { mood }) => sum + (mood ?? 0), 0);
  let [best, at, sum] = [0, -1, 0];
  for (let n = 1; n <= pages.length - fewest; n += 1) {
    sum += pages[n - 1]?.mood ?? 0;
    if (n < fewest) continue;
    const others = pages.length - n;
    const score = Math.abs(sum / n - (total - sum) / others) * Math.sqrt((n * others) / pages.length);
    if (score > best + 1e-9) [best, at] = [score, n];
  }
  if (at === -1) return null;
  const turn = { before: pages.slice(0, at), after: pages.slice(at) };
  return differ(light(turn.before), light(turn.after)) ? turn : null;
}

/** The pages between these days, both included. Vague dates are left out of a range. */
export function within(
  pages: readonly Page[],
  from: CalendarDay | null,
  to: CalendarDay | null,
): readonly Page[] {
  return pages.filter(
    ({ isExact, day }) => isExact && (from === null || day >= from) && (to === null || day <= to),
  );
}

export type Span = {
  readonly start: VagueDate;
  readonly end: VagueDate | null;
  readonly days: number | null;
  readonly isExact: boolean;
};

/** The periods of a relationship in order; `days` is null where a date is missing or contradicts another. An open one lasts until today. */
export function spansOf(one: LisaRelationship, today: CalendarDay): readonly Span[] {
  const periods = [{ start_date: one.start_date, end_date: one.end_date }, ...one.periods];
  return periods
    .flatMap(({ start_date, end_date }) => {
      if (start_date === null) return [];
      const isOpen = end_date === null && one.status === "ongoing";
      const end = end_date === null ? (isOpen ? today : null) : representativeDay(end_date);
      const start = representativeDay(start_date);
      const isExact = start_date.length === 10 && (end_date === null || end_date.length === 10);
      // An end before its start measures nothing.
      const days = end === null || end < start ? null : daysBetween(start, end);
      return [{ start: start_date, end: end_date, days, isExact }];
    })
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** The last day of what is over, as it was written; null when ongoing or not known. */
export function endOf(one: LisaRelationship): VagueDate | null {
  if (one.status === "ongoing") return null;
  const ends = [one.end_date, ...one.periods.map(({ end_date }) => end_date)].flatMap((end) => end ?? []);
  return ends.sort((a, b) => (latestDay(a) < latestDay(b) ? -1 : 1)).at(-1) ?? null;
}

export const seasons = ["winter", "spring", "summer", "autumn"] as const;
export type Season = (typeof seasons)[number];

/** Null where the date may be in two of them. */
export function seasonOf(date: string): Season | null {
  const [first, last] = [earliestDay(date as never), latestDay(date as never)].map((day) =>
    Math.floor((monthOf(day) % 12) / 3),
  );
  return first === last ? (seasons[first ?? 0] ?? null) : null;
}

/** The longest stretch of days between two pages, both dated to the day. */
export function longestSilence(
  pages: readonly Page[],
): { readonly from: Page; readonly to: Page; readonly days: number } | null {
  const exact = pages.filter(({ isExact }) => isExact);
  let longest: { from: Page; to: Page; days: number } | null = null;
  for (const [at, to] of exact.entries()) {
    const from = exact[at - 1];
    if (!from) continue;
    const days = daysBetween(from.day, to.day);
    if (days > (longest?.days ?? 0)) longest = { from, to, days };
  }
  return longest;
}

/** Earlier years of today's date. */
export function onThisDay(pages: readonly Page[], today: CalendarDay): readonly Page[] {
  return pages.filter(
    ({ isExact, day }) =>
      isExact &&
      dateOf(day) === dateOf(today) &&
      monthOf(day) === monthOf(today) &&
      yearOf(day) < yearOf(today),
  );
}

/** Whole months from one day to another. */
export function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) - (dateOf(to) < dateOf(from) ? 1 : 0);
}
