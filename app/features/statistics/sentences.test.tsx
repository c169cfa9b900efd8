/** The sentences of the page in both languages, over random journals: every number in them is counted again from the journal. */
import fc from "fast-check";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { numbersIn } from "#app/lib/format/testing/numbers-in.ts";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { allWords } from "#app/messages/words-loader.ts";
import { anyJournal, largeJournal, propertyToday as today } from "#domain/fixtures/any-journal.ts";
import { pagesTold } from "#domain/fixtures/pages-told.ts";
import { type Journal, visibleJournal } from "#domain/journal/journal.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { allPeriods, isTooVague, relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { wholeLife } from "#domain/statistics/entries.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { addDays, daysBetween } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import { BookProvider, useMakeBook } from "./entry-book.ts";
import { StatisticsFigures } from "./statistics-figures.tsx";
import { StatisticsLead } from "./statistics-lead.tsx";
import { computeResult } from "./statistics-result.ts";
import { statisticsWords } from "./statistics-words.ts";

const words = allWords(statisticsWords);
const messages = {
  en: { ...(await loadAllMessages("en")), ...(await words("en")) },
  fr: { ...(await loadAllMessages("fr")), ...(await words("fr")) },
};

function Figures({ of }: { of: Journal }) {
  const shown = visibleJournal(of, today);
  const book = useMakeBook(shown, today, "");
  const result = computeResult({ journal: of, filter: wholeLife, today });
  return (
    <BookProvider value={{ book, open: () => undefined }}>
      <div id="lead">
        <StatisticsLead result={result} />
      </div>
      <StatisticsFigures result={result} hasStats isOnDevice={false} onClear={() => undefined} />
    </BookProvider>
  );
}

const drawn = fc.sample(anyJournal, { numRuns: 1_500, seed: 13 });
const isRated = (journal: Journal) => {
  const { kinds } = computeResult({ journal, filter: wholeLife, today });
  const marks = kinds.ratingAgainstDuration.value ?? [];
  const high = marks.filter(({ rating }) => rating > 3).length;
  return high > 1 && marks.length - high > 1;
};
const hasMeetings = (journal: Journal) =>
  visibleJournal(journal, today).relationships.filter((one) => one.meeting_place).length >= 5;
const hasMoods = (journal: Journal) =>
  pagesTold(journal, today).filter(({ mood, tags }) => mood !== null && tags.length > 0).length >= 5;
/** The first ones, and some that are large enough for every sentence. */
const samples = [
  ...drawn.slice(0, 10),
  ...drawn.filter(isRated).slice(0, 4),
  ...drawn.filter(hasMeetings).slice(0, 2),
  ...drawn.filter(hasMoods).slice(0, 2),
];

/** Days with someone, ticked one by one, and the days since the first that is written of. */
function countShared({ relationships, moments }: Journal): { together: number; total: number } {
  const ticked = new Set<string>();
  const firsts = moments.map(({ occurred_on }) => representativeDay(occurred_on));
  for (const one of relationships) {
    const duration = relationshipDuration(one, today);
    for (const { start, end } of duration.ok ? duration.spans : []) {
      firsts.push(start);
      if (duration.ok && isTooVague(duration)) continue;
      for (let day = start; day < end; day = addDays(day, 1)) ticked.add(day);
    }
    // A start that is in no duration stands in its middle.
    if (!duration.ok || one.periods.length > 0)
      firsts.push(
        ...allPeriods(one)
          .flatMap(({ start_date }) => start_date ?? [])
          .map(representativeDay),
      );
  }
  const [first = today] = firsts.toSorted();
  return { together: ticked.size, total: daysBetween(first, today) };
}

/** Whether a sentence about a share says it: as none, all, almost all, a count of days, a fraction or a percentage. */
function saysShare(sentence: string, { together, total }: { together: number; total: number }): boolean {
  const ratio = together / total;
  const [, part = Number.NaN, whole] = numbersIn(sentence);
  if (/no day|aucun jour/.test(sentence)) return together === 0;
  if (/almost|presque/.test(sentence)) return ratio > 0.98 && ratio < 1;
  if (/every day was|chaque jour a/.test(sentence)) return together === total;
  if (/%/.test(sentence)) return Math.abs(part / 100 - ratio) <= 0.005;
  if (whole !== undefined) return Math.abs(part / whole - ratio) <= 0.03;
  return part === together && ratio < 0.02;
}

const townIn = (place: string | null) => foldText((place ?? "").split(",")[0] ?? "").trim();

/** How many entries have each label, however it is spelt. */
function tally(labels: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels.map(foldText)) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/** Round days and anniversaries to come: two for each whose one unbroken time goes on since a known day. */
function countComing(relationships: readonly Relationship[]): number {
  const known = relationships.filter((one) => {
    const duration = relationshipDuration(one, today);
    const isOne = one.periods.length === 0 && one.start_date?.length === 10;
    return isOne && duration.ok && duration.isOngoing;
  });
  return 2 * known.length;
}

/** Cities of people and of moments, and places that are only a moment's: each once, however it is spelt. */
function countPlaces({ relationships, moments }: Journal) {
  const cityOf = new Map(relationships.map(({ id, city }) => [id, townIn(city)]));
  const written = moments.map(
    ({ city, place, relationship_id }) =>
      townIn(city) || townIn(place) || (cityOf.get(relationship_id ?? "") ?? ""),
  );
  const entries = [...cityOf.values(), ...written].filter((name) => name !== "");
  const cities = new Set([...cityOf.values(), ...moments.map(({ city }) => townIn(city))]);
  cities.delete("");
  return { entries: entries.length, counts: [cities.size, new Set(entries).size - cities.size] };
}

test.each(["en", "fr"] as const)(
  "every sentence says what is in the journal, with a thousand people too: %s",
  async (language) => {
    const checked = {
      ...{ leads: 0, moods: 0, types: 0, beginnings: 0, rated: 0, shares: 0, places: 0 },
      ...{ lengths: 0, ratings: 0, meetings: 0, tags: 0, milestones: 0 },
    };
    for (const journal of [...samples, ...fc.sample(largeJournal(1_000), { numRuns: 1, seed: 13 })]) {
      const screen = await render(
        <MemoryRouter>
          <IntlProvider locale={language} messages={messages[language]} timeZone="Europe/Paris">
            <Figures of={journal} />
          </IntlProvider>
        </MemoryRouter>,
      );
      const { relationships } = visibleJournal(journal, today);
      const moments = pagesTold(journal, today);
      const headingOf = (id: string) => screen.container.querySelector(`#${id}-sentence`)?.textContent ?? "";
      for (const heading of screen.container.querySelectorAll("h2")) {
        expect(heading.textContent).not.toMatch(/[{}]|NaN|undefined|statistics\./);
      }

      const lead = screen.container.querySelector("#lead")?.textContent ?? "";
      if (relationships.length + moments.length > 0) {
        checked.leads += 1;
        expect(numbersIn(lead).slice(0, 2)).toEqual([relationships.length, moments.length]);
        const isTogether = relationships.some(({ status }) => status === "ongoing");
        const [, state] = lead.split(". ");
        if (state) expect(/^(?:Together|With|À\sdeux)/.test(state)).toBe(isTogether);
      }

      if (headingOf("lines") !== "") {
        checked.shares += 1;
        const shared = countShared({ relationships, moments, media: [] });
        const sentence = headingOf("lines");
        expect({ sentence, ...shared, isTrue: saysShare(sentence, shared) }).toEqual({
          sentence,
          ...shared,
          isTrue: true,
        });
      }
      const places = countPlaces({ relationships, moments, media: [] });
      if (places.entries >= 5) {
        checked.places += 1;
        expect(numbersIn(headingOf("places"))).toEqual(places.counts.filter((count) => count > 0));
      }
      const given = moments.flatMap(({ mood }) => mood ?? []);
      if (given.length >= 5) {
        checked.moods += 1;
        expect(numbersIn(headingOf("moods"))).toEqual([
          given.filter((mood) => mood > 3).length,
          given.filter((mood) => mood === 3).length,
          given.filter((mood) => mood < 3).length,
        ]);
      }
      if (relationships.length >= 5) {
        checked.types += 1;
        const counts = [...Map.groupBy(relationships, ({ type }) => type).values()].map(
          ({ length }) => length,
        );
        const [first] = numbersIn(headingOf("types"));
        expect(first).toBe(Math.max(...counts));
      }
      const measured = relationships.flatMap((one) => {
        const duration = relationshipDuration(one, today);
        const isLength = duration.ok && (duration.atMost - duration.atLeast) / 2 <= duration.days;
        return isLength
          ? [{ rating: one.rating, days: duration.days, isLong: duration.band === "long" }]
          : [];
      });
      if (measured.length >= 5) {
        checked.beginnings += 1;
        expect(numbersIn(headingOf("in-time"))[0]).toBe(measured.length);
      }
      const lengths = measured.map(({ days }) => days).toSorted((a, b) => a - b);
      if (lengths.length >= 5) {
        checked.lengths += 1;
        const half = lengths.length / 2;
        const middle = [lengths[Math.ceil(half) - 1] ?? 0, lengths[Math.floor(half)] ?? 0];
        const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
        const base = screen.container.querySelector("#durations-sentence + p")?.textContent ?? "";
        expect(numbersIn(base)).toEqual([Math.floor(mean(middle)), Math.floor(mean(lengths))]);
      }
      const appreciations = relationships.flatMap(({ rating }) => rating ?? []);
      if (appreciations.length >= 5) {
        checked.ratings += 1;
        const said = Number(/\d(?:[.,]\d)?/.exec(headingOf("ratings"))?.[0].replace(",", "."));
        const mean = appreciations.reduce((sum, one) => sum + one, 0) / appreciations.length;
        expect(Math.abs(said - mean)).toBeLessThanOrEqual(0.050_001);
      }
      const met = relationships.flatMap(({ meeting_place }) => meeting_place || []);
      if (met.length >= 5) {
        checked.meetings += 1;
        const [most = 0, second = 0] = [...tally(met).values()].toSorted((a, b) => b - a);
        const isOne = most > 1 && most > second;
        expect(numbersIn(headingOf("meeting"))).toEqual(
          isOne ? [most, met.length] : [met.length, tally(met).size],
        );
      }
      const tags = tally(moments.flatMap((one) => [...new Set(one.tags.map(foldText))]));
      if (moments.filter((one) => one.tags.length > 0).length >= 5) {
        checked.tags += 1;
        const most = Math.max(...tags.values());
        const sentence = foldText(headingOf("themes"));
        for (const [tag, count] of tags) expect([tag, sentence.includes(tag)]).toEqual([tag, count === most]);
      }
      if (headingOf("milestones") !== "") {
        checked.milestones += 1;
        const coming = countComing(relationships);
        expect(numbersIn(headingOf("milestones"))).toEqual([
          moments.filter((one) => one.is_milestone).length,
          ...(coming > 0 ? [coming] : []),
        ]);
      }
      const rated = measured.filter(({ rating }) => rating !== null);
      if (rated.length >= 5) {
        const high = rated.filter(({ rating }) => Number(rating) > 3);
        const low = rated.filter(({ rating }) => Number(rating) <= 3);
        if (high.length > 1 && low.length > 1) {
          checked.rated += 1;
          const long = (some: typeof rated) => some.filter(({ isLong }) => isLong).length;
          const year = language === "fr" ? [1] : [];
          expect(numbersIn(headingOf("rated"))).toEqual([
            ...[high.length, 4, 5, long(high), ...year],
            ...[low.length, long(low)],
          ]);
        }
      }
      await screen.unmount();
    }
    expect(Math.min(...Object.values(checked))).toBeGreaterThan(1);
  },
);
