/** The sentences of the page in both languages, over random journals: every number in them is counted again from the journal. */
import fc from "fast-check";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { allWords } from "#app/messages/words-loader.ts";
import { anyJournal, propertyToday as today } from "#domain/fixtures/any-journal.ts";
import { type Journal, visibleJournal } from "#domain/journal/journal.ts";
import { relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { wholeLife } from "#domain/statistics/entries.ts";
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

const said: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "no none aucune aucun",
    "one un une",
    "two deux",
    "three trois",
    "four quatre",
    "five cinq",
    "six",
    "seven sept",
    "eight huit",
    "nine neuf",
  ].flatMap((words, value) => words.split(" ").map((word) => [word, value])),
);

/** All numbers of a sentence, in figures or in words. */
function numbersIn(sentence: string): readonly number[] {
  return (sentence.toLowerCase().match(/\d+|\p{L}+/gu) ?? []).flatMap((word) =>
    /^\d+$/.test(word) ? [Number(word)] : (said[word] ?? []),
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

test.each(["en", "fr"] as const)(
  "moods, beginnings and kinds say what is in the journal: %s",
  async (language) => {
    const checked = { moods: 0, types: 0, beginnings: 0, rated: 0 };
    for (const journal of samples) {
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
