/** What each place says, by the fact it says it of: facts that several places tell are compared (one-voice.test.ts). */
import { MoodLegend } from "#app/features/timeline/calendar/mood-legend.tsx";
import { pictureYear } from "#app/features/timeline/calendar/picture-year.ts";
import { YearLead } from "#app/features/timeline/calendar/year-lead.tsx";
import { PathHead } from "#app/features/timeline/path/path-head.tsx";
import { numbersIn } from "#app/lib/format/testing/numbers-in.ts";
import { computeGame } from "#domain/game/game.ts";
import { keptJournal } from "#domain/journal/journal.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { allPeriods, relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { countByStatus } from "#domain/relationship/relationship-list.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import { reviewYear, shareableNumbers, shareCard } from "#domain/statistics/year-review.ts";
import { dayOf, daysBetween, yearOf } from "#domain/time/calendar-day.ts";
import { type CalendarDuration, totalDays } from "#domain/time/duration.ts";
import { datePrecision, earliestDay, latestDay } from "#domain/time/vague-date.ts";
import { Durations } from "../sections/durations.tsx";
import { LifeLines } from "../sections/life-lines.tsx";
import { Totals } from "../sections/totals.tsx";
import { StatisticsLead } from "../statistics-lead.tsx";
import type { StatisticsResult } from "../statistics-result.ts";
import { YearStory } from "../year/year-story.tsx";
import type { Places } from "./places.tsx";

/** `says`: the same text wherever the same is meant. A place that ends in "by hand" is no place: it is counted from the rows. */
type Told = { readonly fact: string; readonly place: string; readonly says: string };

type Say = (fact: string, says: Readonly<Record<string, string | number | boolean>>) => void;

const about = /about|or so|environ/i;

export function toldBy(places: Places): readonly Told[] {
  const told: Told[] = [];
  const say: Say = (fact, says) =>
    told.push(...Object.entries(says).map(([place, said]) => ({ fact, place, says: String(said) })));
  tellCounts(places, say);
  for (const one of places.shown.relationships) tellLength(one, places, say);
  tellMean(places, say);
  tellDaysTogether(places, say);
  tellPresent(places, say);
  tellSince(places, say);
  tellYears(places, say);
  for (const one of places.shown.relationships.slice(0, 4)) tellPerson(one, places, say);
  tellGame(places, say);
  return told;
}

/** The totals of the statistics as they stand there, the last of them moments and milestones. */
function totalsOf({ read }: Places, result: StatisticsResult) {
  const texts = read(Totals, { result });
  return texts.flatMap((figure, at) =>
    at % 2 === 0 ? [{ count: numbersIn(figure)[0] ?? -1, words: texts[at + 1] ?? "" }] : [],
  );
}

const numberIn = (text: string, at = 0) => numbersIn(text).at(at) ?? -1;

function tellCounts(places: Places, say: Say): void {
  const { journal, today, summary, story, read, result } = places;
  const list = countByStatus(journal.relationships, { query: "", today });
  const [all, ongoing, ended, moments] = totalsOf(places, result)
    .slice(-5)
    .map(({ count }) => count);
  const [lead = ""] = read(StatisticsLead, { result });
  say("relationships", {
    dashboard: summary.total,
    list: list.all,
    "statistics, totals": all ?? -1,
    "statistics, lead": numberIn(lead),
    lifeline: story.told.length + story.undated.length,
  });
  say("ongoing", { dashboard: summary.current.length, list: list.ongoing, statistics: ongoing ?? -1 });
  say("ended", { list: list.ended, statistics: ended ?? -1 });
  say("moments", { "statistics, totals": moments ?? -1, "statistics, lead": numberIn(lead, 1) });
}

const inAll = / (?:in all|en tout)$/;
const together =
  /^(?:Together for|Ensemble (?:pendant|depuis)|Together$|Ensemble$|It is over|C’est terminé) ?/;
/** Words of a length that is not known or too vague to count. */
const uncounted = /^(?:$|less than (?!a day)|moins d(?:e |’)(?!un jour))/;

function tellLength(one: Relationship, places: Places, say: Say): void {
  const { today, words, book, dashboard, summary, format, lineOf, factsOf, result } = places;
  const { id, name } = one;
  const duration = relationshipDuration(one, today);
  const said = book.lengthOf(id);
  const isMeasured = summary.measured.some(({ relationship }) => relationship.id === id);
  say(`length of ${name}`, {
    list: words.lasting(one)?.replace(inAll, "") ?? "",
    "its page": words.together(one).replace(inAll, "").replace(together, ""),
    statistics: said,
    ...(isMeasured && { dashboard: dashboard.few.find((few) => few.id === id)?.length ?? "" }),
  });
  say(`whether ${name} has a length`, {
    dashboard: isMeasured,
    "its page": !uncounted.test(said),
    "statistics, lengths": result.durations.marks.ids.includes(id),
    "statistics, days together": result.togetherness.share?.ids.includes(id) ?? false,
  });
  if (!duration.ok || !isMeasured) return;
  const dates = allPeriods(one).flatMap(({ start_date, end_date }) =>
    [start_date ?? [], end_date ?? []].flat(),
  );
  say(`whether ${name} is said with about`, {
    "its page": about.test(said),
    "by hand": dates.some((date) => datePrecision(date) !== "day"),
  });
  say(`what is complete of ${name}`, { "its page": true, "by hand": saysComplete(said, duration.duration) });
  const [line, fact] = [lineOf(id), factsOf(one).at(-1)];
  if (book.daysOf(id) === said) {
    say(`length of ${name}`, {
      ...(line && { lifeline: line.length ?? "" }),
      ...(fact?.id === "all" && { "its facts": fact.value }),
    });
    return;
  }
  say(`days of ${name}`, {
    "its page": fact?.value.split(", ").at(-1) ?? "",
    statistics: book.daysOf(id),
    ...(line && { lifeline: format.dayCount(numberIn(line.length ?? "")) }),
    "by hand": format.dayCount(totalDays(duration.spans)),
  });
}

/** Whether the words are what is complete: neither a unit too many nor one too few. */
function saysComplete(said: string, { years, months, total }: CalendarDuration): boolean {
  const [first = 0, second = 0] = numbersIn(said.replace(/^(?:at least|au moins) /, ""));
  const all = years * 12 + months;
  if (/day|jour/.test(said)) return total < 14 && (total === 0 ? /less|moins/.test(said) : first === total);
  if (/week|semaine/.test(said)) return total >= 14 && all < 3 && first === Math.floor(total / 7);
  return all >= 3 && all === (/year|\ban/.test(said) ? first * 12 + second : first);
}

/** None below five, on the dashboard too; what it leaves out is said. */
function tellMean({ dashboard, summary, shown, format, read, result }: Places, say: Say): void {
  const { average, unmeasured } = result.durations;
  const lengths = summary.measured.map(({ duration }) => duration.days);
  const base = read(Durations, { result })[1] ?? "";
  say("mean", {
    dashboard: dashboard.average?.figure ?? "none",
    statistics: average.value ? format.durationInFigures(average.value.duration) : "none",
  });
  say("whether there is a mean", {
    dashboard: dashboard.average !== null,
    statistics: /average|moyenne/.test(base) && !/An average|Une moyenne/.test(base),
    "by hand": lengths.length >= 5,
  });
  say("left out of the mean", {
    dashboard: numbersIn(dashboard.left || "")[0] ?? 0,
    statistics: unmeasured.length,
    "by hand": shown.relationships.length - lengths.length,
  });
  if (!dashboard.average) return;
  say("whether the mean is about", {
    dashboard: about.test(dashboard.average.words),
    statistics: about.test(base),
    "by hand": summary.measured.some(({ duration }) => duration.isApproximate),
  });
  say("days of the mean", {
    statistics: numberIn(base, -1),
    "by hand": Math.floor(lengths.reduce((sum, one) => sum + one, 0) / lengths.length),
  });
}

function tellDaysTogether({ today, summary, read, result }: Places, say: Say): void {
  const share = result.togetherness.share?.value;
  const [sentence = "", base = ""] = read(LifeLines, { result });
  if (!share || sentence === "") return;
  const [days, total] = numbersIn(base);
  say("days since the first", { statistics: total ?? -1, "by hand": daysBetween(share.from, today) });
  const [only, other] = summary.measured;
  if (only && !other) {
    say("days together", { statistics: days ?? -1, "its page": only.duration.days });
    say("whether the days together are about", {
      statistics: /^(?:About|Environ)/.test(base),
      "its page": only.duration.isApproximate,
    });
  }
  if (numbersIn(sentence).length === 2 && numberIn(sentence, 1) === days && !sentence.includes("%"))
    say("whether few days are about", { sentence: about.test(sentence), "under it": about.test(base) });
}

function tellPresent(places: Places, say: Say): void {
  const { summary, words, format, read, result } = places;
  const [one, other] = summary.current;
  const [lead = ""] = read(StatisticsLead, { result });
  const isTogether = /(?:Together|With someone) for|À\sdeux depuis/u.test(lead);
  if (isTogether || /On your own|En solo/.test(lead))
    say("state", { statistics: isTogether, dashboard: one !== undefined });
  const length = /(?:Together for|À\sdeux depuis) (.*?), (?:with|avec) /u.exec(lead)?.[1];
  const [cell] = totalsOf(places, result);
  if (length === undefined || !cell || !one || other || one.periods.length > 0) return;
  say(`length of ${one.name}`, { "statistics, lead": length });
  say(`whether ${one.name} is said with about`, { "statistics, totals": about.test(cell.words) });
  if (!about.test(words.duration(one) ?? ""))
    say(`days of ${one.name}`, { "statistics, totals": format.dayCount(cell.count) });
}

function tellSince({ journal, dashboard, life, story, read, resultOf }: Places, say: Say): void {
  if (dashboard.since === undefined) return;
  const result = resultOf({}, { ...journal, moments: [] });
  const [lead = ""] = read(StatisticsLead, { result });
  say("since when", {
    dashboard: dashboard.since,
    statistics: /, ((?:since|depuis)[^.]*)\./.exec(lead)?.[1] ?? "",
  });
  if (life.sentence === null || story.undated.length > 0) return;
  say("first year", {
    dashboard: numberIn(dashboard.since, -1),
    lifeline: numberIn(life.sentence, -1),
    statistics: numberIn(read(LifeLines, { result })[0] ?? ""),
  });
}

const nothing = /Nothing was|Rien n’a|\bno moment\.|aucun moment\./;

/** No page is counted in two years or in none, and no year that one may lie in is said to hold nothing. */
function tellYears(places: Places, say: Say): void {
  const { journal, today, shown, read, resultOf } = places;
  const dates = shown.moments.map(({ occurred_on }) => occurred_on);
  const years = new Set(
    [today, ...dates.flatMap((date) => [earliestDay(date), latestDay(date)])].map(yearOf),
  );
  const sums = { moments: 0, milestones: 0, moods: 0 };
  for (const year of years) {
    const review = reviewYear(journal, year, today);
    const card = new Map(
      shareCard(review, shareableNumbers).numbers.map(({ field, value }) => [field, value]),
    );
    const onCard = (field: (typeof shareableNumbers)[number]) => card.get(field) ?? -1;
    const calendar = pictureYear(shown.moments, year, today);
    const result = resultOf({ period: { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) } });
    const [lead = ""] = read(StatisticsLead, { result });
    const [pages = -1, knots = -1] = totalsOf(places, result)
      .slice(-2)
      .map(({ count }) => count);
    const [calendarLead = ""] = read(YearLead, { year: calendar });
    const legend = read(MoodLegend, { year: calendar }).flatMap(numbersIn);
    const [bright = -1, gentle = -1, even = -1, heavy = -1, stormy = -1, tied = -1] = legend;
    const moods = bright + gentle + even + heavy + stormy;
    const story = Math.max(0, numberIn(read(YearStory, { review, today })[0] ?? ""));
    say(`moments of ${year}`, {
      year: story,
      "year, card": onCard("moments"),
      "statistics, lead": numberIn(lead, 2),
      "statistics, totals": pages,
    });
    say(`milestones of ${year}`, { "year, card": onCard("milestones"), calendar: tied, statistics: knots });
    say(`light moments of ${year}`, { "year, card": onCard("light"), calendar: bright + gentle });
    say(`moods of ${year}`, { calendar: moods, statistics: result.counts.moods.n });
    say(`days noted in ${year}`, {
      "year, card": onCard("days"),
      calendar: calendar.daysNoted === 0 ? 0 : numberIn(calendarLead),
    });
    const isHeld = dates.some((date) => yearOf(earliestDay(date)) <= year && yearOf(latestDay(date)) >= year);
    say(`whether ${year} may hold a page`, {
      calendar: !nothing.test(calendarLead),
      year: story + review.countedLater > 0,
      "by hand": isHeld,
    });
    say(`whether ${year} is said to hold nothing`, { statistics: nothing.test(lead), "by hand": false });
    sums.moments += story;
    sums.milestones += tied;
    sums.moods += moods;
  }
  const { counts } = places.result;
  say("moments", { "all years": sums.moments });
  say("milestones", { statistics: counts.milestones.n, "all calendars": sums.milestones });
  say("moods", { statistics: counts.moods.n, "all calendars": sums.moods });
}

function tellPerson({ id, name }: Relationship, places: Places, say: Say): void {
  const { journal, today, book, lineOf, read, resultOf } = places;
  const own = keptJournal(journal).moments.filter(({ relationship_id }) => relationship_id === id);
  const head = read(PathHead, { titleId: "", relationshipId: id, moments: own, today });
  const [pages = 0, knots = 0] = numbersIn(head.find((text) => /^\d/.test(text)) ?? "");
  const result = resultOf({ relationshipIds: new Set([id]) });
  const [moments, milestones] = totalsOf(places, result).slice(-2);
  const line = lineOf(id);
  say(`moments with ${name}`, {
    "its page": pages,
    "statistics, totals": moments?.count ?? -1,
    "statistics, lead": numberIn(read(StatisticsLead, { result })[0] ?? ""),
    ...(line && { lifeline: numberIn(line.moments) }),
  });
  say(`milestones with ${name}`, { "its page": knots, statistics: milestones?.count ?? -1 });
  const [sentence] = read(LifeLines, { result });
  if (sentence === undefined) return;
  say(`time with ${name}`, {
    "statistics, chosen": sentence.replace(/^.*?\s?:\s/u, "").split(/, |\.$/)[0] ?? "",
    "statistics, table": book.daysOf(id),
  });
}

/** It counts acts, not pages: those about veiled people and letters that wait are acts too. */
function tellGame({ journal, today, result }: Places, say: Say): void {
  const { sources } = computeGame(journal, { today, timeZone: "Europe/Paris", pauses: [] });
  const pages = sources.filter(({ act }) => act === "moment" || act === "milestone" || act === "closing");
  const { relationships, moments } = keptJournal(journal);
  const veiled = new Set(relationships.filter((one) => isVeiled(one, today)).map(({ id }) => id));
  const hidden = moments.filter((one) => veiled.has(one.relationship_id ?? "") || isSealed(one, today));
  say("pages kept", {
    Game: pages.reduce((sum, { count }) => sum + count, 0),
    "statistics, with what is veiled or waits": result.counts.moments.n + hidden.length,
  });
}
