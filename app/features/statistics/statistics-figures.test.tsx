import "#app/styles.css";
import "./statistics.css";
import { type ReactNode, useState } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { computeLater, isSmall } from "#app/lib/computing/computation.ts";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import { journal, people, today } from "#domain/fixtures/twelve-people.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { wholeLife } from "#domain/statistics/entries.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { EntriesSheet, type Opened } from "./entries-sheet.tsx";
import { BookProvider, useMakeBook } from "./entry-book.ts";
import { en as statistics } from "./messages.en.ts";
import { StatisticsFigures } from "./statistics-figures.tsx";
import { StatisticsLead } from "./statistics-lead.tsx";
import { computeResult, type StatisticsResult, statisticsComputation } from "./statistics-result.ts";

const messages = await loadAllMessages("en");

type FiguresProps = { of: Journal; hasStats?: boolean; given?: StatisticsResult; lead?: ReactNode };

const computed = (of: Journal) => computeResult({ journal: of, filter: wholeLife, today });

function Figures({ of, hasStats = true, given, lead }: FiguresProps) {
  const book = useMakeBook(of, today, "Statistics");
  const [opened, setOpened] = useState<Opened | null>(null);
  const result = given ?? computed(of);
  return (
    <BookProvider value={{ book, open: (title, ids) => setOpened({ title, ids }) }}>
      {lead}
      <StatisticsFigures result={result} hasStats={hasStats} isOnDevice={false} onClear={() => undefined} />
      {opened && <EntriesSheet opened={opened} book={book} onClose={() => setOpened(null)} />}
    </BookProvider>
  );
}

const show = (of: Journal, hasStats = true, given?: StatisticsResult, lead?: ReactNode) =>
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={{ ...messages, statistics }} timeZone="Europe/Paris">
        <Figures of={of} hasStats={hasStats} lead={lead} {...(given && { given })} />
      </IntlProvider>
    </MemoryRouter>,
  );

const named = (name: RegExp) => ({ name });

test("a figure's table says what its chart draws, in the same order", async () => {
  const screen = await show(journal);
  const section = screen.getByRole("region", named(/lasted about/));
  await section.getByRole("button", { name: "See the table" }).click();
  const table = section.getByRole("table").element();
  const rows = [...table.querySelectorAll("tbody tr")].map((row) => row.textContent);
  expect(rows).toHaveLength(12);
  expect(rows[1]).toContain("Rosa");
  expect(rows[1]).toContain("152");
  const drawn = [...section.element().querySelectorAll("svg text[data-name]")].map(
    (text) => text.textContent,
  );
  expect(drawn.map((text) => text?.slice(0, 3))).toEqual(people.map(({ name }) => name.slice(0, 3)));
});

test("every number opens the entries it stands on", async () => {
  const screen = await show(journal);
  await screen.getByRole("button", { name: /^À une fête/ }).click();
  const sheet = screen.getByRole("dialog");
  await expect.element(sheet.getByText("The 4 entries behind this number")).toBeVisible();
  const links = sheet.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [2, 7, 12, 5].map((id) => `/boyfriends/${buildRelationship(id).id}`),
  );
});

function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

test("a mark and a row open the moment itself, and it knows the way back", async () => {
  const screen = await render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={{ ...messages, statistics }} timeZone="Europe/Paris">
        <Figures of={journal} />
        <Place />
      </IntlProvider>
    </MemoryRouter>,
  );
  const chart = screen.getByRole("region", named(/gentle or bright/)).element();
  const marks = [...chart.querySelectorAll<SVGAElement>("[data-mark]")];
  const given = journal.moments.filter(({ mood }) => mood !== null).map(({ id }) => `/moments/${id}`);
  expect(marks.map((mark) => mark.getAttribute("href")).toSorted()).toEqual(given.toSorted());
  marks[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await expect
    .poll(() => screen.container.querySelector("output")?.textContent)
    .toMatch(/^\/moments\/\S+ \{"cameFrom":"Statistics"\}$/);
});

test("arrows go from mark to mark, which is one stop for Tab", async () => {
  const screen = await show(journal);
  const chart = screen.getByRole("region", named(/gentle or bright/)).element();
  const marks = [...chart.querySelectorAll<SVGElement>("[data-mark]")];
  expect(marks).toHaveLength(29);
  expect(marks.filter((mark) => mark.getAttribute("tabindex") === "0")).toHaveLength(1);
  marks[0]?.focus();
  marks[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(marks[1]?.matches(":focus")).toBe(true);
});

test.each(["2023-07", "2024-21", "2022", "2024-06-30"])(
  "the lead and the row of who has been there since %s say one length",
  async (start) => {
    const ongoing = buildRelationship(40, { name: "Robin", start_date: vagueDate(start), status: "ongoing" });
    const of = { ...journal, relationships: [...people.slice(0, 5), ongoing] };
    const screen = await show(of, true, undefined, <StatisticsLead result={computed(of)} />);
    const row = [...screen.container.querySelectorAll("#durations svg text[data-name]")].find(
      ({ textContent }) => textContent?.startsWith("Robin"),
    );
    const length = row?.querySelector("tspan")?.textContent ?? "";
    expect(length).toMatch(start.length === 10 ? /^two\syears/ : /^about (one|two|three|four)\syear/);
    expect(screen.container.textContent).toContain(`Together for ${length}, with Robin.`);
  },
);

test("under five nothing is charted: words say what is missing, and each is shown by itself", async () => {
  const few = { relationships: people.slice(0, 3), moments: [], media: [] };
  const screen = await show(few);
  const refusal = screen.getByRole("region", named(/How long: too little/));
  await expect.element(refusal.getByText("3 of 5 with a length")).toBeVisible();
  expect(refusal.element().querySelector("[data-chart]")).toBeNull();
  const lengths = refusal.getByRole("link").elements();
  expect(lengths.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(["Ilan", "Rosa", "Basi"]);
  const bars = [...refusal.element().querySelectorAll<HTMLElement>("[data-part]")];
  expect(bars.map(({ style }) => Math.round(Number.parseFloat(style.width.slice(9))))).toEqual([
    100, 48, 100,
  ]);
  const meetings = screen.getByRole("region", named(/Where you met: too little/));
  expect(meetings.getByRole("link").elements().length).toBeGreaterThan(0);
  await expect.element(screen.getByRole("link", { name: "Rate Ilan" })).toBeVisible();
});

test("without a plan, totals and paths are whole, and the rest is an invitation rather than a blur", async () => {
  const screen = await show(journal, false);
  await expect.element(screen.getByRole("region", named(/about 56% of the days were shared/))).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "See plans" })).toBeVisible();
  expect(screen.getByRole("region", named(/lasted about/)).elements()).toHaveLength(0);
});

test("forty stories keep their names in the picture, and ninety are left to the table", async () => {
  const many = (count: number): Journal => ({
    ...journal,
    relationships: Array.from({ length: count }, (_, at) => {
      const one = people[at % people.length];
      return { ...buildRelationship(at, one), name: `Person ${at}`, id: buildRelationship(at).id };
    }),
  });
  const names = (element: Element) => element.querySelectorAll("svg text[data-name]").length;
  const screen = await show(many(40));
  const paths = screen.getByRole("region", named(/was shared|were shared/)).element();
  expect(names(paths)).toBe(40);
  const days = [...paths.querySelectorAll("svg path")].filter((path) =>
    path.getAttribute("d")?.includes("v-5"),
  );
  expect(days.length).toBeGreaterThan(0);
  const lengths = screen.getByRole("region", named(/lasted about/)).element();
  expect(lengths.querySelectorAll("[data-mark]")).toHaveLength(40);
  await screen.unmount();
  const more = await show(many(90));
  const hairlines = more.getByRole("region", named(/was shared|were shared/));
  expect(names(hairlines.element())).toBe(0);
  await hairlines.getByRole("button", { name: "See the table" }).click();
  await expect.element(hairlines.getByRole("button", { name: "Person 0", exact: true })).toBeVisible();
});

const three: Journal = {
  relationships: people.filter(({ name }) => ["Basile", "Ambre", "Inès"].includes(name)),
  moments: [],
  media: [],
};

test("on a phone the paths run downwards from today, and the time between them is told", async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(360, 780);
  const screen = await show(three);
  const paths = screen.getByRole("region", named(/was shared|were shared/)).element();
  const place = (text: string) => {
    const found = [...paths.querySelectorAll("svg text")].find((one) => one.textContent === text);
    return Number(found?.getAttribute("y") ?? Number.NaN);
  };
  expect(place("Inès")).toBeLessThan(place("Ambre"));
  expect(place("Ambre")).toBeLessThan(place("Basile"));
  expect(place("2022")).toBeLessThan(place("2018"));
  const own = [...paths.querySelectorAll("svg text")]
    .filter((one) => one.textContent?.endsWith(" on your own"))
    .map((one) => Number(one.getAttribute("y")));
  expect(own.some((y) => y > place("Ambre") && y < place("Basile"))).toBe(true);
  await expect.element(screen.getByText("time on one’s own", { exact: true })).toBeVisible();
  await page.viewport(innerWidth, innerHeight);
});

test("who is chosen alone is not said to have left time to oneself", async () => {
  const result = computeResult({
    journal: three,
    filter: { ...wholeLife, relationshipIds: new Set([three.relationships[0]?.id ?? ""]) },
    today,
  });
  const screen = await show(three, true, result);
  expect(screen.getByText(/on your own/).elements()).toEqual([]);
  expect(screen.getByText("time on one’s own", { exact: true }).elements()).toEqual([]);
});

test("a picture has its title, on how many it stands and the day, and carries no name", async () => {
  const screen = await show(journal);
  const written: string[] = [];
  vi.spyOn(CanvasRenderingContext2D.prototype, "fillText").mockImplementation((text) => {
    written.push(text);
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const paths = screen.getByRole("region", named(/were shared/));
  await paths.getByRole("button", { name: "Picture without names" }).click();
  await vi.waitFor(() => expect(written).toContain("2020"));
  expect(written[0]).toBe("Paths");
  expect(written[1]).toMatch(/relationships.* · \d+ \w+ \d{4}$/);
  expect(written.filter((text) => people.some(({ name }) => text.includes(name)))).toEqual([]);
  vi.restoreAllMocks();
});

test("the worker gives the page's own result", async () => {
  const relationships = Array.from({ length: 1_200 }, (_, at) => {
    const one = people[at % people.length];
    return { ...one, ...buildRelationship(at, one), id: buildRelationship(at).id };
  });
  const request = { journal: { ...journal, relationships }, filter: wholeLife, today };
  expect(isSmall(statisticsComputation, request)).toBe(false);
  const there = await computeLater(statisticsComputation, request, new AbortController().signal);
  expect(there).toEqual(computeResult(request));
});

test("in the days after an ending nobody is told how long they have been alone", async () => {
  const endedOn = (day: string): Journal => ({
    relationships: [
      buildRelationship(1, {
        status: "ended",
        start_date: vagueDate("2025-01-01"),
        end_date: vagueDate(day),
      }),
    ],
    moments: [],
    media: [],
  });
  const yesterday = await show(endedOn(addDays(today, -1)));
  await expect.element(yesterday.getByRole("region", named(/^Totals$/))).toBeVisible();
  expect(yesterday.container.textContent).not.toMatch(/on your own/);
  await yesterday.unmount();
  const longAgo = await show(endedOn(addDays(today, -60)));
  await expect.element(longAgo.getByText("days on your own, so far", { exact: true })).toBeVisible();
});
