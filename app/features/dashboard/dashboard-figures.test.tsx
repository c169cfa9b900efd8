import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { summarizeRelationships } from "#domain/statistics/relationship-summary.ts";
import { DashboardFigures } from "./dashboard-figures.tsx";

const messages = await loadAllMessages("en");

const today = "2026-11-21";

const show = (relationships: readonly Relationship[]) =>
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={messages} timeZone="Europe/Paris">
        <DashboardFigures summary={summarizeRelationships(relationships, today)} today={today} />
      </IntlProvider>
    </MemoryRouter>,
  );

const ended = (id: number, name: string, start: string, end: string) =>
  buildRelationship(id, {
    name,
    start_date: vagueDate(start),
    end_date: vagueDate(end),
    status: "ended",
  });

const few = [
  ended(1, "Ilan", "2016-04-09", "2017-04-09"),
  ended(2, "Rosa", "2020-01-01", "2020-11-01"),
  ended(3, "Maël", "2021-01-01", "2021-12-01"),
  ended(4, "Lou", "2022-02-01", "2023-01-01"),
];

test("how many, since when, and how long on average each open the entries behind them", async () => {
  const screen = await show([...few, ended(5, "Sacha", "2024-01-01", "2024-12-01")]);
  const [count, average] = screen.getByRole("link").elements();
  expect(count?.textContent).toContain("5 relationships");
  expect(count?.textContent).toContain("since April 2016");
  expect(count?.getAttribute("href")).toBe("/list");
  expect(average?.textContent).toContain("11\u00a0months");
  expect(average?.textContent).toContain("on average, from ten\u00a0months to one\u00a0year");
  expect(average?.textContent).not.toMatch(/or so|unknown/);
  expect(average?.getAttribute("href")).toBe("/list?sort=duration");
});

test("under five nothing is averaged: each is shown with its own length, and how many have none", async () => {
  const screen = await show([...few.slice(0, 2), buildRelationship(6, { start_date: null })]);
  const [, lengths] = screen.getByRole("link").elements();
  const lines = [...(lengths?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
  expect(lines).toEqual(["Rosa, ten\u00a0months", "Ilan, one\u00a0year", "1 of unknown length"]);
  expect(screen.container.textContent).not.toContain("average");
});

test("an average that stands on a vague date is said with “or so”, and who is left out is counted", async () => {
  const screen = await show([
    ...few,
    ended(5, "Sacha", "2019", "2020"),
    ended(6, "Inès", "2024", "2024"),
    buildRelationship(7, { start_date: null }),
  ]);
  const average = screen.getByRole("link").elements()[1];
  expect(average?.textContent).toContain("or so, on average");
  expect(average?.textContent).toContain("from ten\u00a0months to about one\u00a0year, 2 of unknown length");
});

test("dates that tell no length are counted, not waited for", async () => {
  const screen = await show([ended(1, "Inès", "2024", "2024")]);
  await expect.element(screen.getByText("1 of unknown length")).toBeVisible();
  expect(screen.container.textContent).not.toContain("first dates");
});

test("without a date the lengths say what they wait for", async () => {
  const screen = await show([buildRelationship(1, { start_date: null })]);
  await expect.element(screen.getByText("Lengths appear with the first dates.")).toBeVisible();
  expect(screen.getByRole("link").elements()).toHaveLength(1);
});
