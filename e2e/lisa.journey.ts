import type { BrowserContext, Locator, Page } from "@playwright/test";
import { findBarriers } from "./barriers.ts";
import { everythingKept, expect, type Person, test } from "./journey.ts";

const line = (page: Page) => page.getByRole("textbox", { name: "Write to LISA" });
const replies = (page: Page) => page.getByRole("group", { name: "LISA’s reply" });
const quota = (page: Page) => page.getByRole("region", { name: "Messages this month" });
const chips = (page: Page) => replies(page).last().getByRole("link");
const hostile = `<img src=x onerror="document.title='taken'">`;

async function writeJournal(context: BrowserContext, url: string, { email, password }: Person) {
  const headers = { origin: url };
  await context.request.post("/api/auth/sign-in/email", { headers, data: { email, password } });
  const { person } = await (await context.request.get("/api/session")).json();
  const deviceId = crypto.randomUUID();
  const [camille, noe] = [crypto.randomUUID(), crypto.randomUUID()];
  const put = (table: string, id: string, fields: object) => ({
    opId: crypto.randomUUID(),
    deviceId,
    personId: person.id,
    table,
    id,
    baseRev: 0,
    kind: "put",
    fields,
    at: new Date().toISOString(),
  });
  const moment = (fields: object) => put("moments", crypto.randomUUID(), fields);
  const ops = [
    put("relationships", camille, { name: "Camille", start_date: "2024-01", city: "Lyon" }),
    put("relationships", noe, { name: "Noé", start_date: "2022-01", end_date: "2023-05", status: "ended" }),
    ...Array.from({ length: 8 }, (_, at) =>
      moment({
        relationship_id: camille,
        occurred_on: `2025-0${at + 1}-11`,
        mood: (at % 5) + 1,
        word: at === 7 ? hostile : `lighthouse ${at + 1}`,
        text: `A long walk to the lighthouse, number ${at + 1}. ${hostile}`,
        tags: at % 2 === 0 ? ["walking"] : ["quarrel"],
      }),
    ),
    ...Array.from({ length: 6 }, (_, at) =>
      moment({ relationship_id: noe, occurred_on: `2022-0${at + 1}-02`, mood: 4, word: `harbour ${at + 1}` }),
    ),
  ];
  const pushed = await context.request.post("/api/sync/push", { headers, data: { deviceId, ops } });
  expect((await pushed.json()).answers.map(({ status }: { status: string }) => status)).not.toContain(
    "refused",
  );
  return { personId: String(person.id), camille, noe };
}

/** Counts messages away until so many are left of the free plan's thirty. */
async function leave(context: BrowserContext, url: string, personId: string, left: number) {
  for (let at = 0; at < 30 - left; at += 1) {
    await context.request.post("/api/rpc/increment_ai_usage", {
      headers: { origin: url },
      data: { p_user_id: personId },
    });
  }
}

async function openRoom(page: Page) {
  await page.goto("/ai");
  await page.getByRole("button", { name: "Let her read everything listed here" }).first().click();
  await expect(line(page)).toBeVisible();
}

async function ask(page: Page, question: string) {
  const before = await replies(page).count();
  await line(page).fill(question);
  await line(page).press("Enter");
  await expect(replies(page)).toHaveCount(before + 1);
  // While she answers, Enter sends nothing.
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeHidden();
}

const inView = (place: Locator) => expect(place).toBeInViewport();

test("nothing is read before a yes; an answer cites pages, a chip opens one and leads back to the same place", async ({
  page,
  context,
  server,
  person,
}) => {
  await writeJournal(context, server.url, person);
  await page.goto("/ai");
  await expect(page.getByRole("heading", { name: "Nothing is read until you say so" })).toBeVisible();
  await expect(page.getByText("No moment, nobody")).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await openRoom(page);
  await expect(page.getByText("LISA is software. She cites your pages and can be wrong.")).toBeVisible();
  await expect(quota(page)).toContainText("0 of 30 used");
  await page.getByRole("button", { name: /^Overview/ }).click();
  await expect(replies(page)).toHaveCount(1);
  await expect(quota(page)).toContainText("1 of 30 used");
  await ask(page, "What did I write about the lighthouse?");
  await expect(quota(page)).toContainText("2 of 30 used");
  const chip = chips(page).first();
  // Once it stands still: after a reply the page moves to the question.
  await chip.hover();
  const place = await page.evaluate(() => scrollY);
  await chip.click();
  await page.waitForURL(/\/moments\//);
  await page.getByRole("button", { name: "LISA" }).click();
  await expect(replies(page)).toHaveCount(2);
  await inView(chips(page).first());
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200);
  // What a page of the journal holds is text, in the chip and in a quotation.
  await expect(page).not.toHaveTitle("taken");
  await expect(page.locator("main img")).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
});

test("a conversation is named, pinned, found and deleted with a way back, and another device has it", async ({
  page,
  context,
  browser,
  server,
  person,
  signIn,
}) => {
  await writeJournal(context, server.url, person);
  await openRoom(page);
  await ask(page, "What did I write about the lighthouse?");
  const history = page.getByRole("complementary", { name: "Conversations" });
  const titled = (title: string) => history.getByRole("button", { name: title, exact: true });
  await history.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Its name").fill("About the lighthouse");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About the lighthouse" })).toBeVisible();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await history.getByRole("searchbox").fill("nothing like it");
  await expect(page.getByText("No conversation says that.")).toBeVisible();
  await history.getByRole("searchbox").fill("lighthouse");
  await expect(titled("About the lighthouse")).toBeVisible();

  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, person);
  await elsewhere.goto("/ai");
  await elsewhere.getByRole("button", { name: "About the lighthouse", exact: true }).click();
  await expect(replies(elsewhere)).toHaveCount(1);
  await expect(elsewhere.getByRole("button", { name: "Yes", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await other.close();

  await history.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(titled("About the lighthouse")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(replies(page)).toHaveCount(1);
  await history.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await history.getByRole("button", { name: "One deleted lately" }).click();
  await history.getByRole("button", { name: "Bring back “About the lighthouse”" }).click();
  await expect(replies(page)).toHaveCount(1);
});

test("of two tabs that send the last message at once one is answered, and the other says what is left and where", async ({
  page,
  context,
  server,
  person,
}) => {
  const { personId } = await writeJournal(context, server.url, person);
  await openRoom(page);
  await leave(context, server.url, personId, 1);
  const second = await context.newPage();
  await second.goto("/ai");
  await page.reload();
  await expect(quota(page)).toContainText("29 of 30 used");
  await expect(quota(page)).toContainText("One message left this month.");
  for (const tab of [page, second]) await line(tab).fill("What did I write about the lighthouse?");
  await Promise.all([page, second].map((tab) => line(tab).press("Enter")));
  const reached = (tab: Page) => tab.getByText("Quota reached: 30/30 messages this month.");
  await expect
    .poll(async () => [await reached(page).count(), await reached(second).count()].toSorted())
    .toEqual([0, 1]);
  const [refused, given] = (await reached(page).count()) === 1 ? [page, second] : [second, page];
  await expect(replies(given)).toHaveCount(1);
  await expect(replies(refused)).toHaveCount(0);
  await expect(line(refused)).toHaveValue("What did I write about the lighthouse?");
  await expect(refused.getByRole("alert").getByRole("link", { name: "See plans" })).toBeVisible();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a network she answers up to what was left, and it is counted at the next contact", async ({
    page,
    context,
    server,
    person,
    allowedConsole,
  }) => {
    // The service worker is asked for again when the network is back.
    allowedConsole.push(/ERR_INTERNET_DISCONNECTED|fetching the script/);
    const { personId } = await writeJournal(context, server.url, person);
    await openRoom(page);
    await leave(context, server.url, personId, 2);
    await page.reload();
    await expect(quota(page)).toContainText("28 of 30 used");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await ask(page, "What did I write about the lighthouse?");
    await context.setOffline(true);
    await expect(page.getByText("You’re offline. LISA answers all the same")).toBeVisible();
    await ask(page, "Give me an overview.");
    await expect(quota(page)).toContainText("30 of 30 used");
    await line(page).fill("What patterns come back?");
    await line(page).press("Enter");
    await expect(page.getByText("Quota reached: 30/30 messages this month.")).toBeInViewport();
    const used = async () => {
      const answer = await context.request.post("/api/rpc/check_ai_quota", {
        headers: { origin: server.url },
        data: { p_user_id: personId },
      });
      return (await answer.json()).used;
    };
    await context.setOffline(false);
    await expect.poll(used).toBe(30);
    await page.reload();
    await expect(replies(page)).toHaveCount(2);
    expect(await used()).toBe(30);
  });
});

test("a question that speaks of violence shows the card, costs nothing and is kept nowhere; a temporary talk neither", async ({
  page,
  context,
  server,
  person,
}) => {
  await writeJournal(context, server.url, person);
  await openRoom(page);
  await line(page).fill("He hit me yesterday, the canary saw it");
  await line(page).press("Enter");
  const card = page.getByRole("alert", { name: "Before anything else" });
  await expect(card.getByText("I am software: I cannot judge how safe you are")).toBeVisible();
  await card.getByLabel("Numbers for").selectOption({ label: "France" });
  await expect(card.getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
  await expect(card.getByRole("button", { name: "Leave this page now" })).toBeVisible();
  await expect(line(page)).toHaveValue("");
  await expect(quota(page)).toContainText("0 of 30 used");
  await page.getByRole("link", { name: "Statistics" }).first().click();
  await page.getByRole("link", { name: "AI analysis" }).first().click();
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: "Close this card" }).click();
  await expect(card).toHaveCount(0);

  await page.getByRole("button", { name: "Temporary conversation" }).click();
  await ask(page, "What did I write about the lighthouse and the canary?");
  await expect(page.getByRole("button", { name: "End it" })).toBeVisible();
  expect(await everythingKept(page)).not.toContain("canary");
  await page.getByRole("button", { name: "End it" }).click();
  await expect(replies(page)).toHaveCount(0);
});

test("an answer is copied, asked again and its question put right; an unsent one stays, and a reader hears it all", async ({
  page,
  context,
  server,
  person,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.url });
  await writeJournal(context, server.url, person);
  await openRoom(page);
  await ask(page, "What did I write about the lighthouse?");
  await expect(page.getByRole("status").getByText(/^An answer of /)).toHaveCount(1);
  const heard = page.locator("[aria-live=polite] p").filter({ hasText: "lighthouse" });
  await expect(heard.first()).toBeAttached();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("lighthouse 1");
  expect(copied).not.toContain("**");

  await page.getByRole("button", { name: "Answer again" }).click();
  await expect(page.getByText("The same pages give the same answer. Nothing was counted.")).toBeVisible();
  await expect(quota(page)).toContainText("1 of 30 used");

  await page.getByRole("button", { name: "Edit the question" }).click();
  await page.getByLabel("The question", { exact: true }).fill(" ");
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(page.getByText("Write a question first.")).toBeVisible();
  await page.getByLabel("The question", { exact: true }).fill("What did I write about Noé?");
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(page.getByText("Version 2 of 2")).toBeVisible();
  await expect(replies(page).last()).toContainText("harbour");
  await expect(quota(page)).toContainText("2 of 30 used");
  await page.getByRole("button", { name: "Earlier version" }).click();
  await expect(page.getByText("Version 1 of 2")).toBeVisible();
  await expect(replies(page).last()).toContainText("lighthouse");

  const history = page.getByRole("complementary", { name: "Conversations" });
  await history.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Pin", exact: true }).click();
  await expect(history.getByRole("region", { name: "Pinned" }).getByRole("listitem")).toHaveCount(1);

  await line(page).fill("Half a question");
  await page.getByRole("button", { name: "New conversation" }).click();
  await expect(line(page)).toHaveValue("");
  await page.goBack();
  await expect(line(page)).toHaveValue("Half a question");
  await page.reload();
  await expect(line(page)).toHaveValue("Half a question");
  await line(page).fill("");
  await line(page).press("ArrowUp");
  await expect(line(page)).toHaveValue(/^What did I write about/);

  // One that could not be counted is sent again, and what was typed in its place stays.
  const counting = "**/api/lisa/reserve";
  await page.route(counting, (route) => route.fulfill({ json: { reserved: "perhaps" } }));
  await line(page).fill("What did I write about Camille?");
  await line(page).press("Enter");
  await expect(page.getByRole("alert")).toContainText("could not be checked");
  await expect(line(page)).toHaveValue("What did I write about Camille?");
  await line(page).fill("And about rain?");
  await page.unroute(counting);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(replies(page)).toHaveCount(2);
  await expect(line(page)).toHaveValue("And about rain?");
  const stored = ['"question":"What did I write about Camille?"', '"question":"And about rain?"'];
  const areStored = async () => {
    const kept = await everythingKept(page);
    return stored.every((words) => kept.includes(words));
  };
  await expect.poll(areStored).toBe(true);
  await page.reload();
  await expect(replies(page)).toHaveCount(2);
  await expect(line(page)).toHaveValue("And about rain?");

  // A starter whose page is left for another conversation waits in the line it was asked from.
  await page.getByRole("button", { name: "New conversation" }).click();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(counting, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "What does me good?" }).click();
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
  await history.getByRole("button", { name: /^What did I write about the/ }).click();
  release();
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeHidden();
  await expect(line(page)).toHaveValue("And about rain?");
  await page.getByRole("button", { name: "New conversation" }).click();
  await expect(line(page)).toHaveValue("What does me good?");
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the help lines are one press away, also while she may read nothing and where nothing is written yet", async ({
    page,
    context,
    server,
    person,
    signIn,
    allowedConsole,
  }) => {
    allowedConsole.push(/ERR_INTERNET_DISCONNECTED|fetching the script/);
    await signIn(page, person);
    const card = page.getByRole("alert", { name: "Before anything else" });
    const help = page.getByRole("button", { name: "Help lines" });
    await page.goto("/ai");
    await expect(page.getByText("There is nothing to read yet.")).toBeVisible();
    await help.click();
    await expect(card).toBeInViewport();
    await expect(card.getByText("These lines are there for you, whatever the reason.")).toBeVisible();
    await expect(card.getByText("Some of what you wrote")).toHaveCount(0);
    await card.getByRole("button", { name: "Close this card" }).click();
    await writeJournal(context, server.url, person);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(page.getByRole("heading", { name: "Nothing is read until you say so" })).toBeVisible();
    await context.setOffline(true);
    await help.click();
    await expect(card.getByRole("button", { name: "Leave this page now" })).toBeVisible();
    await context.setOffline(false);
  });
});

test("a person who is erased takes along every conversation that names or cites them", async ({
  page,
  context,
  server,
  person,
}) => {
  const { noe } = await writeJournal(context, server.url, person);
  await openRoom(page);
  await ask(page, "What did I write about Noé?");
  await page.getByRole("button", { name: "New conversation" }).click();
  await expect(replies(page)).toHaveCount(0);
  await ask(page, "What did I write about the lighthouse with Camille?");
  const history = page.getByRole("complementary", { name: "Conversations" });
  await expect(history.getByRole("button", { name: /^What did I write/ })).toHaveCount(2);
  await page.goto(`/boyfriends/${noe}/erase`);
  await page.getByLabel(/to confirm/).fill("Noé");
  await page.getByRole("button", { name: "Erase everywhere" }).click();
  await page.waitForURL(/\/list$/);
  await page.goto("/ai");
  await expect(history.getByRole("button", { name: /^What did I write/ })).toHaveCount(1);
  await expect(history.getByText("Noé")).toHaveCount(0);
});

test("a relationship that is deleted while she answers leaves that answer whole, and is not read again", async ({
  page,
  context,
  server,
  person,
}) => {
  const { personId, camille } = await writeJournal(context, server.url, person);
  await openRoom(page);
  await line(page).fill("What did I write about the lighthouse with Camille?");
  await line(page).press("Enter");
  const deviceId = crypto.randomUUID();
  const deletion = {
    opId: crypto.randomUUID(),
    deviceId,
    personId,
    table: "relationships",
    id: camille,
    baseRev: Number.MAX_SAFE_INTEGER,
    kind: "delete",
    fields: {},
    at: new Date().toISOString(),
  };
  const pushed = await context.request.post("/api/sync/push", {
    headers: { origin: server.url },
    data: { deviceId, ops: [deletion] },
  });
  expect((await pushed.json()).answers).toMatchObject([{ status: "applied" }]);
  await expect(replies(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeHidden();
  await expect(chips(page).first()).toBeVisible();
  await page.goto("/list");
  await expect(page.getByRole("link", { name: "Noé" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Camille" })).toHaveCount(0);
  await page.goto("/ai");
  await page
    .getByRole("button", { name: "What did I write about the lighthouse with Camille?", exact: true })
    .click();
  await expect(replies(page)).toHaveCount(1);
  await ask(page, "What did I write about the lighthouse?");
  await expect(replies(page).last()).toContainText("I find nothing about “lighthouse”");
  await expect(chips(page)).toHaveCount(0);
});

test("another person’s conversation is not shown by its address", async ({
  page,
  context,
  server,
  person,
}) => {
  await writeJournal(context, server.url, person);
  await openRoom(page);
  await page.goto(`/ai?c=${crypto.randomUUID()}`);
  await expect(page.getByText("This conversation is not on this device.")).toBeVisible();
});
