import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { buildMoment, buildRelationship } from "#domain/fixtures/journal.ts";
import { type Journal, visibleJournal } from "#domain/journal/journal.ts";
import { en as timeline } from "../messages.en.ts";
import { CalendarView } from "./calendar-view.tsx";

const messages = await loadAllMessages("en");

const today = "2026-11-21";
const camille = buildRelationship(1, { name: "Camille" });
const sealed = buildRelationship(2, { name: "Gaspard", veil: "sealed" });
const about = (id: number, day: string, fields = {}) =>
  buildMoment(id, day, { relationship_id: camille.id, ...fields });
const journal: Journal = {
  relationships: [camille, sealed],
  moments: [
    about(1, "2026-11-19", { mood: 4, word: "ease" }),
    about(2, "2026-11-19", { mood: 4, word: "figs" }),
    about(3, "2026-03-02", { mood: 5, word: "A home", is_milestone: true }),
    about(4, "2026-22", { word: "the sea" }),
    buildMoment(5, "2026-11-20", { relationship_id: sealed.id, mood: 1, word: "hidden" }),
  ],
  media: [],
};

const show = (year = 2026, of = journal) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: "/calendar", key: `${Math.random()}` }]}>
      <IntlProvider locale="en" messages={{ ...messages, timeline }} timeZone="Europe/Paris">
        <CalendarView journal={visibleJournal(of, today)} year={year} today={today} />
      </IntlProvider>
    </MemoryRouter>,
  );

const day = (name: RegExp) => ({ name });

test("a day says its mood in words and opens its moments in a sheet", async () => {
  const screen = await show();
  await expect
    .element(screen.getByText("Two days noted. Two gentle moments, one bright moment."))
    .toBeVisible();
  await screen.getByRole("button", day(/19 November 2026: 2 moments, Gentle/)).click();
  const sheet = screen.getByRole("dialog", { name: "Thursday 19 November 2026" });
  const links = sheet.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    journal.moments.slice(0, 2).map(({ id }) => `/moments/${id}`),
  );
  await expect.element(sheet.getByText("Camille").first()).toBeVisible();
});

test("a year with nothing but a vague page says what is noted for it", async () => {
  const vague = { ...journal, moments: [about(1, "2019"), about(2, "2022-24")] };
  const said = {
    2019: "One moment is noted for 2019, without a day of its own.",
    2022: "One moment is noted for 2022, without a day of its own.",
    2021: "Nothing was noted in 2021.",
  };
  for (const [year, sentence] of Object.entries(said)) {
    const screen = await show(Number(year), vague);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await screen.unmount();
  }
});

test("what is sealed away marks no day", async () => {
  const screen = await show();
  await screen.getByRole("button", day(/20 November 2026: Nothing was noted/)).click();
  await expect.element(screen.getByRole("dialog").getByText("Nothing was noted on this day.")).toBeVisible();
});

test("arrows go from day to day and over the edge of the month, and the year's row opens its month", async () => {
  const screen = await show();
  screen
    .getByRole("button", day(/21 November 2026/))
    .element()
    .focus();
  await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
  await expect.element(screen.getByRole("button", day(/13 November 2026/))).toHaveFocus();
  await userEvent.keyboard("{PageUp}");
  await expect.element(screen.getByRole("button", day(/13 October 2026/))).toHaveFocus();
  await screen.getByRole("button", { name: "March 2026: 1 day noted" }).click();
  await expect
    .element(screen.getByRole("button", day(/2 March 2026: 1 moment, Bright, milestone/)))
    .toBeVisible();
});

test("moments without a day are told beside the picture", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "One moment of 2026 has no day of its own" }).click();
  await expect.element(screen.getByRole("dialog").getByText("Camille, summer 2026")).toBeVisible();
});

test("a table holds the same days for those who do not see the picture", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "See the table" }).click();
  const rows = screen.getByRole("table", { name: "The year 2026 in pixels" }).getByRole("row").elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    "DayMoodMoments",
    "2 MarchBright, milestone1",
    "19 NovemberGentle2",
  ]);
});
