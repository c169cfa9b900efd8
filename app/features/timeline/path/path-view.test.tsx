import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { buildMoment, buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { en as timeline } from "../messages.en.ts";
import { PathView } from "./path-view.tsx";

const messages = await loadAllMessages("en");

const today = "2026-11-21";

const show = (moments: readonly Moment[], start = "2026-10-01", id = 1) =>
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={{ ...messages, timeline }} timeZone="Europe/Paris">
        <PathView
          relationship={buildRelationship(id, { start_date: vagueDate(start) })}
          moments={moments}
          today={today}
        />
      </IntlProvider>
    </MemoryRouter>,
  );

test("moments, silences and the beginning stand in order, and each moment opens its page", async () => {
  const walk = buildMoment(1, "2026-11-19", { word: "walking", mood: 5, text: "Along the river." });
  const home = buildMoment(2, "2026-10-02", { word: "A home", is_milestone: true });
  const screen = await show([home, walk]);
  const rows = screen.getByRole("listitem").elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("“walking”"),
    "Six\u00a0weeks without a note",
    expect.stringContaining("A home"),
    expect.stringContaining("The beginning"),
  ]);
  await expect
    .element(screen.getByRole("link", { name: /walking/ }))
    .toHaveAttribute("href", `/moments/${walk.id}`);
  await expect.element(screen.getByRole("img", { name: "Bright" })).toBeVisible();
  await expect.element(screen.getByText("2 moments, 1 milestone")).toBeVisible();
});

test("a first moment is not reproached with the time before it, however vague the beginning", async () => {
  for (const start of ["2025-03", "2025", "2025-03-02"]) {
    const screen = await show([buildMoment(1, today, { word: "today" })], start);
    await expect.element(screen.getByText("The beginning")).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/without a note|Nothing noted/);
    await screen.unmount();
  }
});

test("a letter stays closed: neither its words nor its mood are on the page, and no count has it", async () => {
  const letter = buildMoment(1, "2026-11-19", {
    word: "secret",
    text: "Not yet.",
    mood: 1,
    is_milestone: true,
    sealed_until: "2027-03-01",
  });
  const screen = await show([letter, buildMoment(2, "2026-11-18", { word: "rain" })]);
  await expect.element(screen.getByText("A letter to later me")).toBeVisible();
  await expect.element(screen.getByText("Closed until 1 March 2027.")).toBeVisible();
  await expect.element(screen.getByText("1 moment", { exact: true })).toBeVisible();
  expect(screen.container.innerHTML).not.toMatch(/secret|Not yet|Stormy/);
});

test("without a moment the path says how it begins", async () => {
  const screen = await show([]);
  await expect.element(screen.getByText(/a word is enough for the first step/)).toBeVisible();
  await expect.element(screen.getByText("The beginning")).toBeVisible();
});

test("opening the older part puts the focus where the path goes on", async () => {
  const moments = Array.from({ length: 30 }, (_, at) =>
    buildMoment(at, addDays("2026-10-05", at), { word: `word ${at}` }),
  );
  const screen = await show(moments, "2026-10-05", 3);
  await screen.getByRole("button", { name: /older moments, since 2026/ }).click();
  const older = screen.getByRole("list", { name: "The older part of the path" });
  await expect.element(older.getByText("The beginning")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(older.getByRole("link").first()).toHaveFocus();
});

test("ten thousand moments draw only those near the window", async () => {
  const moments = Array.from({ length: 10_000 }, (_, at) =>
    buildMoment(at, addDays("1999-07-06", at), { word: `word ${at}`, mood: (at % 5) + 1 }),
  );
  const screen = await show(moments, "1999-07-06", 2);
  await screen.getByRole("button", { name: "9,986 older moments, since 1999" }).click();
  await expect.element(screen.getByRole("listitem").nth(20)).toHaveAttribute("aria-setsize", "9987");
  expect(screen.getByRole("listitem").elements().length).toBeLessThan(80);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(screen.getByText("The beginning")).toBeInTheDocument();
});
