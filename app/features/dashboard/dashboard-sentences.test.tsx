/** What the dashboard says of random journals, up to a thousand people: counted again from the journal. */
import fc from "fast-check";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { numbersIn } from "#app/lib/format/testing/numbers-in.ts";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { anyJournal, largeJournal, propertyToday as today } from "#domain/fixtures/any-journal.ts";
import { visibleJournal } from "#domain/journal/journal.ts";
import { allPeriods, relationshipDuration } from "#domain/relationship/relationship-duration.ts";
import { summarizeRelationships } from "#domain/statistics/relationship-summary.ts";
import { CurrentRelationships } from "./current-relationships.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";

const messages = { en: await loadAllMessages("en"), fr: await loadAllMessages("fr") };

const samples = [
  ...fc.sample(anyJournal, { numRuns: 25, seed: 7 }),
  ...fc.sample(largeJournal(1_000), { numRuns: 1, seed: 7 }),
].filter((journal) => visibleJournal(journal, today).relationships.length > 0);

test.each(["en", "fr"] as const)("how many, since when, how long, and with whom: %s", async (language) => {
  const checked = { few: 0, averages: 0, current: 0, others: 0 };
  for (const journal of samples) {
    const { relationships } = visibleJournal(journal, today);
    const summary = summarizeRelationships(journal.relationships, today);
    const screen = await render(
      <MemoryRouter>
        <IntlProvider locale={language} messages={messages[language]} timeZone="Europe/Paris">
          <DashboardFigures summary={summary} today={today} />
          <CurrentRelationships
            current={summary.current}
            today={today}
            latestOf={() => null}
            pathOf={() => null}
          />
        </IntlProvider>
      </MemoryRouter>,
    );
    const [total, average] = [...screen.container.querySelectorAll("a[href^='/list']")].map(
      ({ textContent }) => textContent ?? "",
    );
    const years = relationships
      .flatMap((one) => allPeriods(one).flatMap(({ start_date }) => start_date ?? []))
      .map((date) => Number(date.slice(0, 4)));
    const [count, ...since] = numbersIn(total ?? "");
    expect(count).toBe(relationships.length);
    if (years.length > 0) expect(since.at(-1)).toBe(Math.min(...years));

    const days = relationships.flatMap((one) => {
      const duration = relationshipDuration(one, today);
      return duration.ok && (duration.atMost - duration.atLeast) / 2 <= duration.days ? [duration.days] : [];
    });
    const mean = days.reduce((sum, some) => sum + some, 0) / days.length;
    if (days.length < 5) {
      checked.few += 1;
      expect(average ?? "").not.toMatch(/average|moyenne/);
    } else if (mean >= 62) {
      checked.averages += 1;
      const figure = /^(?:(\d+)\s(?:year|an)s?)?\s?(?:(\d+)\smo)?/.exec(average ?? "");
      const months = Number(figure?.[1] ?? 0) * 12 + Number(figure?.[2] ?? 0);
      expect({ average, mean, isNear: Math.abs(months * 30.44 - mean) <= 31 }).toMatchObject({
        isNear: true,
      });
    }

    const now = relationships.filter(({ status }) => status === "ongoing").length;
    if (now > 0) checked.current += 1;
    if (now > 3) checked.others += 1;
    expect(screen.container.querySelectorAll(now > 1 ? "h2" : "h1")).toHaveLength(Math.min(now, 3));
    expect(screen.container.querySelectorAll("a[href^='/boyfriends']")).toHaveLength(now);
    expect(screen.container.textContent).not.toMatch(/[{}]|NaN|undefined|dashboard\./);
    await screen.unmount();
  }
  expect(Math.min(...Object.values(checked))).toBeGreaterThan(0);
});
