/** Averages, places, tags, milestones and the present state, counted a second time without a map or a sort of the first. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { pagesTold } from "#domain/fixtures/pages-told.ts";
import { type Journal, visibleJournal } from "#domain/journal/journal.ts";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import { anyJournal, largeJournal, propertyToday as today } from "../fixtures/any-journal.ts";
import { computeStatistics } from "./all.ts";
import { wholeLife } from "./entries.ts";

/** Among the random ones, three hundred people. */
const runs = {
  numRuns: 100,
  examples: fc.sample(largeJournal(300), { numRuns: 1, seed: 5 }).map((journal): [Journal] => [journal]),
};
const statisticsOf = (journal: Journal) => computeStatistics(journal, wholeLife, today);

/** How many entries have each label, however it is spelt: every one is compared with every other. */
function tally(entries: readonly (readonly string[])[]): Readonly<Record<string, number>> {
  const labels = entries.flat().map(foldText);
  return Object.fromEntries(
    labels
      .filter((label, at) => label !== "" && labels.indexOf(label) === at)
      .map((label) => [label, entries.filter((some) => some.map(foldText).includes(label)).length]),
  );
}
const counted = (groups: readonly { readonly label: string; readonly count: number }[]) =>
  Object.fromEntries(groups.map(({ label, count }) => [foldText(label), count]));

test("the average appreciation is that of the records which have one, and those without are left out by name", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const { averageRating, ratings, unrated } = statisticsOf(journal).kinds;
      const shown = visibleJournal(journal, today).relationships;
      let [sum, of] = [0, 0];
      for (const { rating } of shown) if (rating !== null) [sum, of] = [sum + rating, of + 1];
      expect(averageRating.n).toBe(of);
      expect(unrated).toHaveLength(shown.length - of);
      if (of >= 5) expect(averageRating.value).toBeCloseTo(sum / of, 9);
      for (const { rating, count } of ratings.value ?? [])
        expect(count).toBe(shown.filter((one) => one.rating === rating).length);
    }),
    runs,
  );
});

test("meeting places and tags count the entries that name them, and the most frequent come first", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const { places, themes } = statisticsOf(journal);
      const { relationships } = visibleJournal(journal, today);
      const moments = pagesTold(journal, today);
      const met = relationships.filter(({ meeting_place }) => meeting_place);
      expect(places.meeting.n).toBe(met.length);
      if (places.meeting.value)
        expect(counted(places.meeting.value)).toEqual(tally(met.map((one) => [one.meeting_place ?? ""])));
      const tagged = moments.filter(({ tags }) => tags.length > 0);
      expect(themes.tags.n).toBe(tagged.length);
      if (themes.tags.value)
        expect(counted(themes.tags.value)).toEqual(tally(tagged.map(({ tags }) => tags)));
      for (const groups of [places.meeting.value, themes.tags.value])
        for (const [at, { count }] of (groups ?? []).entries())
          expect(count).toBeLessThanOrEqual(groups?.[at - 1]?.count ?? count);
    }),
    runs,
  );
});

/** The first day after today for which `isIt` holds, looked for one by one. */
function firstDay(isIt: (day: CalendarDay) => boolean): CalendarDay {
  let day = addDays(today, 1);
  while (!isIt(day)) day = addDays(day, 1);
  return day;
}

const isRound = (days: number) => [100, 200, 300, 500].includes(days) || (days > 0 && days % 1_000 === 0);

test("milestones are those marked, by their word or without one; what comes is the first round day and the first anniversary", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const { reached, wordless, next } = statisticsOf(journal).milestones;
      const { relationships } = visibleJournal(journal, today);
      const moments = pagesTold(journal, today);
      const marked = moments.filter(({ is_milestone }) => is_milestone);
      expect(reached.n).toBe(marked.length);
      expect(counted(reached.value ?? [])).toEqual(tally(marked.map(({ word }) => [word])));
      expect(wordless).toHaveLength(marked.filter(({ word }) => word === "").length);
      const coming = relationships.flatMap((one) => {
        const { id, start_date, periods } = one;
        const duration = relationshipDuration(one, today);
        if (!duration.ok || !duration.isOngoing || periods.length > 0 || start_date?.length !== 10) return [];
        const isAnniversary = (day: CalendarDay) =>
          day.slice(5) === start_date.slice(5) ||
          // A leap day is kept on the day before the first of March.
          (start_date.endsWith("-02-29") && day.endsWith("-02-28") && addDays(day, 1).endsWith("-03-01"));
        return [
          `${id} days ${firstDay((day) => isRound(daysBetween(start_date, day)))}`,
          `${id} years ${firstDay(isAnniversary)}`,
        ];
      });
      expect(
        next.map(({ relationshipId, kind, on }) => `${relationshipId} ${kind} ${on}`).toSorted(),
      ).toEqual(coming.toSorted());
    }),
    runs,
  );
});

test("together, every day since then was with someone; single, none was; what is not known has no length", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const present = statisticsOf(journal).present.value;
      const { relationships } = visibleJournal(journal, today);
      const ticked = new Set<CalendarDay>();
      for (const one of relationships) {
        const duration = relationshipDuration(one, today);
        for (const { start, end } of duration.ok ? duration.spans : [])
          for (let day = start; day < end; day = addDays(day, 1)) ticked.add(day);
      }
      const isTogether = relationships.some(({ status }) => status === "ongoing");
      expect(present?.state).toBe(isTogether ? "together" : "single");
      const since = present?.since ?? null;
      if (since === null) {
        expect(present?.days).toBe(0);
        return;
      }
      let [days, shared] = [0, 0];
      for (let day = since; day < today; day = addDays(day, 1)) {
        days += 1;
        if (ticked.has(day)) shared += 1;
      }
      expect(present?.days).toBe(days);
      expect(shared).toBe(isTogether ? days : 0);
      // It began then, not before.
      if (isTogether) expect(ticked.has(addDays(since, -1))).toBe(false);
    }),
    runs,
  );
});
