import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { RunningServer } from "#server/testing/running-server.ts";
import { demoFrames, doors, office, officeOf, rooms, roomsOf, views, ways } from "./all-pages.ts";
import { findBarriers } from "./barriers.ts";
import { createPerson, expect, test, watchConsole } from "./journey.ts";
import { takeShifts, watchShifts } from "./layout-shifts.ts";
import { grantSuperadmin } from "./superadmin.ts";

/** The pages in groups, so that they are checked in parallel. */
const groups: Readonly<Record<string, (page: Page, context: BrowserContext, url: string) => Promise<void>>> =
  {
    "the doors": async (page) => {
      for (const path of [...doors, ...views.doors, ...demoFrames]) await inspect(page, path);
    },
    "the first rooms": async (page, context, url) => {
      await signInWithJournal(context, url);
      for (const path of rooms.slice(0, rooms.length / 2)) await inspect(page, path);
    },
    "the other rooms": async (page, context, url) => {
      await signInWithJournal(context, url);
      const others = rooms.slice(rooms.length / 2);
      for (const path of [...others, ...views.rooms, ...views.missing]) await inspect(page, path);
    },
    "all rooms, walked through,": async (page, context, url) => {
      const relationship = await signInWithJournal(context, url);
      const { moment, others } = await writeMoments(context, relationship);
      const own = roomsOf({ relationship, moment });
      await page.goto("/dashboard");
      await page.locator("main h1").first().waitFor();
      // How a page opens is held above. Letters that a busy machine brings after the app's patience may move it (app/lib/text-fonts.ts).
      // Stand-ins are the machine's own letters, which it may lack.
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
      await page.waitForLoadState("networkidle");
      await takeShifts(page);
      for (const path of [...rooms, ...own, ...others, "/trash", "/dashboard"]) await walkTo(page, path);
    },
    "a relationship and its moments": async (page, context, url) => {
      const relationship = await signInWithJournal(context, url);
      const { moment, others } = await writeMoments(context, relationship);
      const own = roomsOf({ relationship, moment });
      for (const path of [...own, ...others, "/moments", "/trash"]) await inspect(page, path);
      await inspectCapture(page);
    },
  };

for (const way of ways) {
  const said = `${way.locale}, ${way.colorScheme}, ${way.width} px`;
  for (const [name, walk] of Object.entries(groups)) {
    test(`${name} are closed to nobody, and nothing in them moves by itself: ${said}`, ({
      browser,
      server,
    }) => look(browser, server, way, (page, context) => walk(page, context, server.url)));
  }
  test(`the rooms of the back-office are closed to nobody, and nothing in them moves by itself: ${said}`, ({
    browser,
    server,
  }) =>
    look(browser, server, way, async (page, context) => {
      const { email, password } = await createPerson(server.url);
      const headers = { origin: server.url };
      await context.request.post("/api/auth/sign-in/email", { headers, data: { email, password } });
      await grantSuperadmin(server, email);
      const { person } = await (await context.request.get("/api/session")).json();
      for (const path of [...office, officeOf(person.id), ...views.office]) await inspect(page, path);
    }));
}

async function look(
  browser: Browser,
  server: RunningServer,
  { locale, colorScheme, width }: (typeof ways)[number],
  walk: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale,
    colorScheme,
    viewport: { width, height: 800 },
  });
  await watchShifts(context);
  const page = await context.newPage();
  const complaints = watchConsole(page);
  await walk(page, context);
  expect(complaints).toEqual([]);
  await context.close();
}

async function inspect(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("main h1, main h2").first().waitFor();
  expect.soft(await findBarriers(page), path).toEqual([]);
  expect.soft(await takeShifts(page), "nothing moves by itself").toEqual([]);
}

/** Within the app, and no input: the browser would leave out what moves right after one. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.locator("main h1, main h2").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect.soft(await takeShifts(page), "nothing moves by itself").toEqual([]);
}

/** The sheet of a new moment, with all its parts open. */
async function inspectCapture(page: Page): Promise<void> {
  await page.goto("/list");
  await page.locator("main h1").waitFor();
  await page.keyboard.press("n");
  await page.locator("dialog[open] fieldset").waitFor();
  for (const chip of await page.locator("dialog fieldset").first().getByRole("button").all())
    await chip.click();
  expect.soft(await findBarriers(page), "a new moment").toEqual([]);
}

/** A moment with all fields; `others` are the pages of a sealed one and of one in the trash. */
async function writeMoments(
  context: BrowserContext,
  relationshipId: string,
): Promise<{ readonly moment: string; readonly others: readonly string[] }> {
  const session = await (await context.request.get("/api/session")).json();
  const [deviceId, full, sealed, deleted] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const about = { relationship_id: relationshipId, occurred_on: "2026-01-02", word: "quiet" };
  const op = (id: string, kind: string, fields: object) => ({
    opId: randomUUID(),
    deviceId,
    personId: session.person.id,
    table: "moments",
    id,
    baseRev: 0,
    kind,
    fields,
    at: "2026-01-02T10:00:00.000Z",
  });
  const all = { mood: 4, text: "By the river.", tags: ["summer"], place: "a bench", is_milestone: true };
  const ops = [
    op(full, "put", { ...about, ...all, feeling_before: 2, feeling_after: 5 }),
    op(full, "patch", { text: "By the river, late.", mood: 5 }),
    op(sealed, "put", { ...about, sealed_until: "2199-01-01" }),
    op(deleted, "put", about),
    op(deleted, "delete", {}),
  ];
  await context.request.post("/api/sync/push", { data: { deviceId, ops } });
  return { moment: full, others: [`/moments/${sealed}`, `/moments/${deleted}`] };
}

/** A session in this browser, and a journal with every kind of row; returns the id of a relationship. */
async function signInWithJournal(context: BrowserContext, url: string): Promise<string> {
  const { email, password } = await createPerson(url);
  const headers = { origin: url };
  await context.request.post("/api/auth/sign-in/email", { headers, data: { email, password } });
  const made = [
    { name: "Noé", city: "Lyon", start_date: "2024-09", end_date: "2025-21", status: "ended", rating: 4 },
    { name: "Inès", city: "Besançon", start_date: "2019", veil: "folded", notes: "A summer by the river." },
    { name: "Camille", city: "Marseille", start_date: "2025-07-14", type: "serious" },
  ];
  let id = "";
  for (const data of made) {
    const answer = await context.request.post("/api/relationships", { headers, data });
    id = (await answer.json()).id;
  }
  return id;
}
