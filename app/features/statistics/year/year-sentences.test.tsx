/** The sentences of a year looked back on, over random journals: every number in them is counted again from the journal. */
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
import { reviewYear } from "#domain/statistics/year-review.ts";
import { datePrecision, isVagueDate } from "#domain/time/vague-date.ts";
import { BookProvider, useMakeBook } from "../entry-book.ts";
import { statisticsWords } from "../statistics-words.ts";
import { en } from "./messages.en.ts";
import { fr } from "./messages.fr.ts";
import { YearStory } from "./year-story.tsx";

const words = allWords(statisticsWords);
/** Of either language: a part that the page loads late. */
const yearOf = (year: object): object => ({ year });
const messages = {
  en: { ...(await loadAllMessages("en")), ...(await words("en")), ...yearOf(en) },
  fr: { ...(await loadAllMessages("fr")), ...(await words("fr")), ...yearOf(fr) },
};

const year = 2025;

function Story({ of }: { of: Journal }) {
  const book = useMakeBook(visibleJournal(of, today), today, String(year));
  return (
    <BookProvider value={{ book, open: () => undefined }}>
      <YearStory review={reviewYear(of, year, today)} today={today} />
    </BookProvider>
  );
}

/** All its moments in this year, but for days that the year does not have. */
const inYear = (journal: Journal): Journal => ({
  ...journal,
  moments: journal.moments.map((moment) => {
    const occurred_on = `${year}${moment.occurred_on.slice(4)}`;
    return isVagueDate(occurred_on) ? { ...moment, occurred_on } : moment;
  }),
});
const samples = [
  ...fc
    .sample(anyJournal, { numRuns: 120, seed: 5 })
    .filter((journal) => pagesTold(journal, today).length > 6)
    .slice(0, 12)
    .map(inYear),
  ...fc.sample(largeJournal(1_000), { numRuns: 1, seed: 5 }),
];

test.each(["en", "fr"] as const)(
  "a year says how much, in which moods, and what is not drawn: %s",
  async (language) => {
    const checked = { moods: 0, undrawn: 0, milestones: 0 };
    for (const journal of samples) {
      const screen = await render(
        <MemoryRouter>
          <IntlProvider locale={language} messages={messages[language]} timeZone="Europe/Paris">
            <Story of={journal} />
          </IntlProvider>
        </MemoryRouter>,
      );
      const moments = pagesTold(journal, today).filter(({ occurred_on }) =>
        occurred_on.startsWith(String(year)),
      );
      const [lead, figures] = [...screen.container.querySelectorAll("p")].map(
        ({ textContent }) => textContent ?? "",
      );
      const milestones = moments.filter(({ is_milestone }) => is_milestone).length;
      if (milestones > 0) checked.milestones += 1;
      const isAll = moments.length > 1 && milestones === moments.length;
      const said = isAll ? [moments.length] : [moments.length, milestones].filter((count) => count > 0);
      expect(numbersIn(lead ?? "")).toEqual(said);

      const moods = moments.flatMap(({ mood }) => mood ?? []);
      const sides = [
        moods.filter((mood) => mood > 3).length,
        moods.filter((mood) => mood === 3).length,
        moods.filter((mood) => mood < 3).length,
      ];
      const isSaid = moods.length >= 5;
      const undrawn = moments.filter(({ occurred_on }) => datePrecision(occurred_on) === "year").length;
      if (isSaid) checked.moods += 1;
      if (undrawn > 0) checked.undrawn += 1;
      const expected = [...(isSaid ? sides : []), ...(undrawn > 0 ? [undrawn] : [])];
      expect(numbersIn((figures ?? "").replace(/no verdict|pas un bilan/g, ""))).toEqual(expected);
      await screen.unmount();
    }
    expect(Math.min(...Object.values(checked))).toBeGreaterThan(1);
  },
);
