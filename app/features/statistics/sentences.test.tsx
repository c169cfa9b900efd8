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
import { type Journal, visibleJournal } from "#domain/journal/journal.ts";
import { allPeriods, relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { wholeLife } from "#domain/statistics/entries.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { addDays, daysBetween } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import { BookProvider, useMakeBook } from "./entry-book.ts";
import { StatisticsFigures } from "./statistics-figures.tsx";
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
/** The first ones, and some that are large enough for every sentence. */
const samples = [...drawn.slice(0, 10), ...drawn.filter(isRated).slice(0, 6)];
/** All that is drawn of a thousand takes a second: in one language. */
const large = { en: 1_000, fr: 150 } as const;

/** Days with someone, ticked one by one, and the days since the first that is written of. */
function countShared({ relationships, moments }: Journal): { together: number; total: number } {
  const ticked = new Set<string>();
  const firsts = moments.map(({ occurred_on }) => representativeDay(occurred_on));
  for (const one of relationships) {
    const duration = relationshipDuration(one, today);
    for (const { start, end } of duration.ok ? duration.spans : []) {
      firsts.push(start);
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
  "moods, beginnings, kinds, shares and places say what is in the journal, with a thousand people too: %s",
  async (language) => {
    const checked = { moods: 0, types: 0, beginnings: 0, rated: 0, shares: 0, places: 0 };
    for (const journal of [
      ...samples,
      ...fc.sample(largeJournal(large[language]), { numRuns: 1, seed: 13 }),
    ]) {
      const screen = await render(
        <MemoryRouter>
          <IntlProvider locale={language} messages={messages[language]} timeZone="Europe/Paris">
            <Figures of={journal} />
          </IntlProvider>
        </MemoryRouter>,
      );
      const { relationships, moments } = visibleJournal(journal, today);
      const headingOf = (id: string) => screen.container.querySelector(`#${id}-sentence`)?.textContent ?? "";
      for (const heading of screen.container.querySelectorAll("h2")) {
        expect(heading.textContent).not.toMatch(/[{}]|NaN|undefined|statistics\./);
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
        return isLength ? [{ rating: one.rating, isLong: duration.band === "long" }] : [];
      });
      if (measured.length >= 5) {
        checked.beginnings += 1;
        expect(numbersIn(headingOf("in-time"))[0]).toBe(measured.length);
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
