import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { summarizeRelationships } from "#domain/relationship/relationship-summary.ts";
import { DashboardFigures } from "./dashboard-figures.tsx";

const messages = await loadAllMessages("en");

const today = "2026-11-21";

const show = (relationships: readonly Relationship[]) =>
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={messages} timeZone="Europe/Paris">
        <DashboardFigures
          summary={summarizeRelationships(relationships, today)}
          relationships={relationships}
          today={today}
        />
      </IntlProvider>
    </MemoryRouter>,
  );

test("how many, since when, and how long on average each open the entries behind them", async () => {
  const screen = await show([
    buildRelationship(1, {
      start_date: vagueDate("2016-04-09"),
      end_date: vagueDate("2017-04-09"),
      status: "ended",
    }),
    buildRelationship(2, {
      start_date: vagueDate("2020-01-01"),
      end_date: vagueDate("2020-11-01"),
      status: "ended",
    }),
  ]);
  const [count, average] = screen.getByRole("link").elements();
  expect(count?.textContent).toContain("2 relationships");
  expect(count?.textContent).toContain("since April 2016");
  expect(count?.getAttribute("href")).toBe("/list");
  expect(average?.textContent).toContain("11\u00a0months");
  expect(average?.textContent).toContain("from ten\u00a0months to one\u00a0year");
  expect(average?.getAttribute("href")).toBe("/list?sort=duration");
});

test("one length is no average, and one that stands on a vague date is said with “about”", async () => {
  const ongoing = { status: "ongoing", end_date: null } as const;
  const alone = await show([buildRelationship(1, { ...ongoing, start_date: vagueDate("2026-03-21") })]);
  await expect.element(alone.getByRole("link", { name: /8\smonths up to now/ })).toBeVisible();
  await alone.unmount();
  const vague = await show([
    buildRelationship(1, { ...ongoing, start_date: vagueDate("2025-03") }),
    buildRelationship(2, { ...ongoing, start_date: vagueDate("2026-03-21") }),
  ]);
  await expect.element(vague.getByRole("link", { name: /or so, on average/ })).toBeVisible();
});

test("without a date the average says what it waits for", async () => {
  const screen = await show([buildRelationship(1, { start_date: null })]);
  await expect.element(screen.getByText("The average appears with the first dates.")).toBeVisible();
  expect(screen.getByRole("link").elements()).toHaveLength(1);
});
