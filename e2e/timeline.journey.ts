import { buildMoment, buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { findBarriers } from "./barriers.ts";
import { expect, test } from "./journey.ts";
import { writeJournal } from "./statistics-journal.ts";

test.use({ locale: "en-GB" });

/** The pages show this day, whatever the real date is. */
const today: CalendarDay = "2026-06-15";
const yearsAgo = (years: number): CalendarDay => `${2026 - years}${today.slice(4)}`;

test.beforeEach(({ page }) => page.clock.setSystemTime(`${today}T10:00:00Z`));

const camille = buildRelationship(1, { name: "Camille", start_date: vagueDate(yearsAgo(2)) });
const ines = buildRelationship(2, {
  name: "Inès",
  start_date: vagueDate(yearsAgo(5)),
  end_date: vagueDate(yearsAgo(3)),
  status: "ended",
});
const maud = buildRelationship(3, { name: "Maud", start_date: vagueDate(yearsAgo(9)), veil: "sealed" });
const journal: Journal = {
  relationships: [camille, ines, maud],
  moments: [
    buildMoment(1, yearsAgo(1), { relationship_id: camille.id, mood: 4, text: "Twenty minutes late." }),
    buildMoment(2, yearsAgo(4), { relationship_id: ines.id, mood: 5, text: "Up to the lighthouse." }),
    buildMoment(3, yearsAgo(8), { relationship_id: maud.id, mood: 3, word: "hidden" }),
    buildMoment(4, addDays(today, -40), {
      relationship_id: camille.id,
      word: "A home",
      mood: 5,
      is_milestone: true,
    }),
    buildMoment(5, addDays(today, -2), { relationship_id: camille.id, word: "figs", mood: 4 }),
    buildMoment(6, addDays(today, -1), {
      relationship_id: camille.id,
      word: "secret",
      mood: 1,
      sealed_until: addDays(today, 30),
    }),
  ],
  media: [],
};

test("a path is read from today back to its beginning, and each of its moments opens", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await writeJournal(server.url, person, journal);
  await signIn(page, person);
  await page.goto("/list");
  await page.getByRole("link", { name: /Camille/ }).click();
  const path = page.getByRole("list", { name: "The path, from today back to the beginning" });
  const steps = path.getByRole("listitem");
  await expect(steps.first()).toContainText("A letter to later me");
  await expect(steps.last()).toContainText("The beginning");
  await expect(path).not.toContainText("secret");
  await expect(path.getByText(/without a note/).first()).toBeVisible();
  await path.getByRole("link", { name: /figs/ }).click();
  await expect(page).toHaveURL(/\/moments\/[\w-]+$/);
  await expect(page.locator("main")).toContainText("figs");
  await page.goBack();
  await expect(path.getByRole("link", { name: /A home/ })).toBeVisible();
});

test("everyone stands on the lifeline but those sealed away, in lines and in a table", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await writeJournal(server.url, person, journal);
  await signIn(page, person);
  await page.getByRole("link", { name: /^Lifeline/ }).click();
  await expect(page.getByText(/^Two relationships on one page/)).toBeVisible();
  await expect(page.locator("main")).not.toContainText("Maud");
  await page.getByRole("button", { name: "See the table" }).click();
  await page.getByRole("table").getByRole("link", { name: "Inès" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inès" })).toBeVisible();
});

test("a year in pixels is walked with the keyboard, and a day opens its moments", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await writeJournal(server.url, person, journal);
  await signIn(page, person);
  await page.goto(`/calendar/${yearsAgo(1).slice(0, 4)}`);
  const open = page.locator("table button[tabindex='0']");
  await expect(open).toHaveCount(1);
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowLeft");
  await expect(open).toBeFocused();
  await page.getByRole("button", { name: "See the table" }).click();
  const rows = page.getByRole("table", { name: /in pixels/ }).getByRole("button");
  await rows.first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("link", { name: /Twenty minutes late|A home|figs/ }).click();
  await expect(page).toHaveURL(/\/moments\//);
  await page.goBack();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/calendar\//);
});

test("a day that was not noted is noted from the calendar", async ({ page, person, server, signIn }) => {
  await writeJournal(server.url, person, journal);
  await signIn(page, person);
  const day = addDays(today, -10);
  await page.goto(`/calendar/${day.slice(0, 4)}`);
  const months = page.getByRole("region", { name: /^The months of/ }).getByRole("button");
  await months.nth(Number(day.slice(5, 7)) - 1).click();
  const cell = page
    .getByRole("table")
    .getByRole("button", { name: new RegExp(`\\s${Number(day.slice(8))} `) });
  await cell.click();
  await expect(page.getByText("Nothing was noted on this day.")).toBeVisible();
  await page.getByRole("button", { name: "Note this day" }).click();
  await page.getByRole("dialog").getByText("Gentle").click();
  await page.getByRole("button", { name: "Keep this moment" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cell).toHaveAccessibleName(/1 moment, Gentle/);
});

test("this day of other years comes up with kindness: hidden, taken back, asked for", async ({
  page,
  person,
  server,
  signIn,
}) => {
  await writeJournal(server.url, person, journal);
  await signIn(page, person);
  await expect(page.getByRole("heading", { name: "A year ago today" })).toBeVisible();
  await expect(page.getByText(/lighthouse|hidden/)).toHaveCount(0);

  await page.getByRole("button", { name: "Don’t show any more…" }).click();
  await page.getByRole("button", { name: "Camille in memories" }).click();
  await expect(page.getByRole("heading", { name: "A year ago today" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "A year ago today" })).toBeVisible();

  await page.getByRole("link", { name: "All of this day" }).click();
  // The dashboard, with a button of the same name, stays until the page is there.
  await expect(page.getByRole("link", { name: "All of this day" })).toHaveCount(0);
  await page.getByRole("button", { name: "Don’t show any more…" }).click();
  await page.getByRole("button", { name: /every year$/ }).click();
  await expect(page.getByText(/^Nothing comes up from/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Nothing comes up from/)).toBeVisible();
  await page.getByRole("button", { name: /^Show .* again$/ }).click();
  await expect(page.getByText("Twenty minutes late.")).toBeVisible();

  await page.getByRole("switch", { name: "Memories with Inès" }).click();
  await expect(page.getByRole("heading", { name: "Four years ago" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Up to the lighthouse.")).toBeVisible();
  await expect(page.getByRole("switch", { name: /Maud/ })).toHaveCount(0);

  await page.goto("/list");
  await page.getByRole("link", { name: /Inès/ }).click();
  await page.getByText("Memories with Inès may come up.").waitFor();
  await page.getByRole("button", { name: "Let them rest" }).click();
  await expect(page.getByText("Memories with Inès do not come up by themselves.")).toBeVisible();
});

test("the pages of time are open to everyone, full ones too", async ({ page, person, server, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: "dark" });
  await writeJournal(server.url, person, journal);
  await signIn(page, person);
  const steps = page.getByRole("list", { name: "The last steps of the path" });
  await expect(steps.getByRole("link")).toHaveCount(4);
  await expectOpen();
  await page.goto("/lifeline");
  await expect(page.getByRole("list", { name: /side by side/ }).getByRole("link")).not.toHaveCount(0);
  await expectOpen();
  await page.goto("/memories");
  await expect(page.getByRole("heading", { name: "A year ago" })).toBeVisible();
  await expectOpen();
  await page.goto(`/calendar/${yearsAgo(1).slice(0, 4)}`);
  await page.locator("table button[tabindex='0']").click();
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
  await expectOpen();
  await page.keyboard.press("Escape");
  await page.goto("/list");
  await page.getByRole("link", { name: /Camille/ }).click();
  await expect(page.getByText("A letter to later me")).toBeVisible();
  await expectOpen();

  async function expectOpen() {
    expect.soft(await findBarriers(page), page.url()).toEqual([]);
  }
});
