/** The demo: an invented journal that a stranger walks through and writes in, and that leaves nothing behind. */
import type { Page } from "@playwright/test";
import { demoRooms } from "./all-pages.ts";
import { createPerson, expect, test } from "./journey.ts";

const words = {
  en: {
    enter: "Leaf through an invented journal",
    mood: "Gentle",
    word: "A word",
    keep: "Keep this moment",
    again: "Start over",
    asked: "Start the demo over?",
    signIn: "Log in",
    mark: "Demo",
  },
  fr: {
    enter: "Feuilleter un journal inventé",
    mood: "Doux",
    word: "Un mot",
    keep: "Garder ce moment",
    again: "Recommencer",
    asked: "Recommencer la démo\u00A0?",
    signIn: "Se connecter",
    mark: "Démo",
  },
} as const;
type Words = (typeof words)[keyof typeof words];

async function note(page: Page, said: Words, text: string): Promise<void> {
  await expect(page.locator("main h1").first()).toBeVisible();
  await page.keyboard.press("n");
  const sheet = page.getByRole("dialog").first();
  await sheet.getByText(said.mood, { exact: true }).click();
  await sheet.getByLabel(said.word, { exact: true }).fill(text);
  await sheet.getByRole("button", { name: said.keep }).click();
  await expect(sheet).toBeHidden();
}

/** Requests of a page that carry or ask for anything beside files of the build. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isFile = /^\/(?:assets\/|demo|icon|manifest|apple|cities|notices)/.test(pathname);
    if (request.url().startsWith("http") && (!isFile || request.method() !== "GET"))
      calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

for (const [locale, width] of [
  ["fr", 360],
  ["en", 1280],
] as const) {
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } });
    const said = words[locale];

    test("a stranger walks every room of the demo, writes a moment and starts over; nothing is sent", async ({
      page,
    }) => {
      // Each of some forty rooms is a document of its own.
      test.slow();
      await page.goto("/");
      await page.getByRole("link", { name: said.enter }).first().click();
      await page.waitForURL(/\/demo$/);
      await expect(page.getByRole("heading", { name: "Camille" }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      const calls = watchCalls(page);
      for (const room of demoRooms) {
        await page.goto(room);
        await expect(page.locator("main h1").first(), room).toBeVisible();
        await expect(page.getByText(said.mark, { exact: true }).first(), room).toBeVisible();
        const links = await page
          .locator("a[href^='/']")
          .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
        expect(
          // A file of the build is outside of the demo.
          links.filter((href) => !href?.startsWith("/demo") && !/\.\w+$/.test(href ?? "")),
          room,
        ).toEqual([]);
      }
      await page.goto("/demo/list");
      await page
        .getByRole("link", { name: /Camille/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1, name: "Camille" })).toBeVisible();
      await page.goto(new URL(page.url()).pathname.replace("boyfriends", "profile"));
      await expect(page.getByRole("heading", { level: 1, name: "Camille" })).toBeVisible();

      await page.goto("/demo/moments");
      await note(page, said, "bioluminescence");
      await page.reload();
      await expect(page.getByText("bioluminescence").first()).toBeVisible();
      await page.getByRole("button", { name: said.again }).click();
      const question = page.getByRole("dialog", { name: said.asked });
      await question.getByRole("button", { name: said.again }).click();
      await expect(question).toBeHidden();
      await expect(page.getByText("bioluminescence")).toHaveCount(0);
      expect(calls).toEqual([]);
    });
  });
}

test("the life is told again in the other language, but for what the visitor changed", async ({ page }) => {
  await page.goto("/demo/moments");
  await expect(page.getByText("Too salty").first()).toBeVisible();
  await page.getByText("Too salty").first().click();
  await page.getByRole("link", { name: "Edit", exact: true }).first().click();
  await page.getByLabel("A word", { exact: true }).fill("Saltier");
  await page
    .getByRole("button", { name: /^(Keep|Save)/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /Saltier/ })).toBeVisible();
  await page.goto("/demo/moments");
  await page
    .getByRole("button", { name: "Français" })
    .or(page.getByText("FR", { exact: true }))
    .first()
    .click();
  await expect(page.getByText("La radio").first()).toBeVisible();
  await expect(page.getByText("Saltier").first()).toBeVisible();
});

test("beside a signed-in journal in another tab the demo touches nothing of it", async ({
  page,
  context,
  person,
  signIn,
}) => {
  await signIn(page, person);
  await page.goto("/add");
  await page.locator("input[name=name]").fill("Ondine");
  await page.locator("form button[type=submit]").first().click();
  await page.waitForURL(/boyfriends/);
  const before = await listTraces(page);
  const journal = before.databases.find((name) => /^tendre-[0-9a-f]{8}-/.test(name)) ?? "";
  await expect.poll(async () => (await readDatabase(page, journal)).outbox).toBe("[]");
  const written = await readDatabase(page, journal);
  const demo = await context.newPage();
  const calls = watchCalls(demo);
  await demo.goto("/demo/moments");
  await note(demo, words.en, "bioluminescence");
  await demo.goto("/demo/list");
  await expect(demo.getByText("Ondine")).toHaveCount(0);
  await page.goto("/list");
  await expect(page.getByRole("link", { name: /Ondine/ }).first()).toBeVisible();
  await expect(page.getByText("Camille")).toHaveCount(0);
  expect(calls).toEqual([]);
  await demo.goto("/demo/login");
  await demo.waitForURL((url) => url.pathname === "/dashboard");
  await expect(demo.getByText("You wrote a page in the demo: bioluminescence.")).toBeVisible();
  const empty = demo.getByRole("button", { name: "Begin empty" });
  await empty.click();
  await expect(empty).toBeHidden();
  await demo.close();
  await page.reload();
  await expect(page.getByRole("link", { name: /Ondine/ }).first()).toBeVisible();
  const after = await listTraces(page);
  expect(await readDatabase(page, journal)).toEqual(written);
  expect(after.databases.filter((name) => name !== "tendre-demo-written")).toEqual(before.databases);
  // What their own journal writes when it finds the time.
  const own = before.databases.map((name) => name.replace("tendre-", ""));
  const isOwn = (key: string) =>
    ["tendre.install", "tendre.site"].includes(key) ||
    (/^(lastMediaCleanup|gameProgress):/.test(key) && own.includes(key.split(":")[1] ?? ""));
  expect(after.keys.filter((key) => !isOwn(key))).toEqual(before.keys.filter((key) => !isOwn(key)));
});

/** The names of this browser's databases and of its stored settings. */
async function listTraces(page: Page) {
  return page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name ?? "").toSorted(),
    keys: Object.keys(localStorage).toSorted(),
  }));
}

/** Every row of every table as JSON, by table; how far the sync has read is no row of the journal. */
async function readDatabase(page: Page, name: string): Promise<{ readonly outbox?: string }> {
  return page.evaluate(async (database) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const open = await settled(indexedDB.open(database));
    try {
      const tables = [...open.objectStoreNames].filter((table) => table !== "meta");
      const reading = open.transaction(tables);
      const rows = await Promise.all(tables.map((table) => settled(reading.objectStore(table).getAll())));
      return Object.fromEntries(tables.map((table, at) => [table, JSON.stringify(rows[at])]));
    } finally {
      open.close();
    }
  }, name);
}

test("signing in beside an open demo keeps what was written there, and the demo begins again", async ({
  page,
  context,
  person,
  signInByHand,
}) => {
  await page.goto("/demo/moments");
  await note(page, words.en, "bioluminescence");
  const own = await context.newPage();
  await signInByHand(own, person);
  await expect(own.getByText("You wrote a page in the demo: bioluminescence.")).toBeVisible();
  await own.getByRole("button", { name: "Keep it here" }).click();
  await own.goto("/moments");
  await expect(own.getByText("bioluminescence")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "The demo was put away" })).toBeVisible();
  await page.getByRole("button", { name: "Begin again" }).click();
  await expect(page.getByText("Too salty").first()).toBeVisible();
  await expect(page.getByText("bioluminescence")).toHaveCount(0);
});

test("a sign-in that has no room for what was written in an open demo leaves the demo where it is", async ({
  page,
  context,
  person,
  signInByHand,
}) => {
  await page.goto("/demo/moments");
  await note(page, words.en, "bioluminescence");
  const own = await context.newPage();
  await own.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.transaction.db.name === "tendre-demo-written")
        throw new DOMException("", "QuotaExceededError");
      return put.apply(this, args);
    };
  });
  await signInByHand(own, person);
  await expect(own.locator("main h1").first()).toBeVisible();
  await expect(own.getByText("You wrote a page in the demo")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("bioluminescence").first()).toBeVisible();
});

test("what was written in the demo comes along to an account, exactly once, and only what the visitor wrote", async ({
  page,
  browser,
  server,
  signInByHand,
  signIn,
}) => {
  await page.goto("/demo");
  await page
    .getByRole("link", { name: /Camille/ })
    .first()
    .click();
  await note(page, words.en, "bioluminescence");
  await page.getByRole("link", { name: "Open my own journal" }).click();
  await page.waitForURL(`${server.url}/signup`);
  expect((await listTraces(page)).databases).toEqual(["tendre-demo-written"]);
  const someone = await createPerson(server.url);
  await signInByHand(page, someone);
  await expect(page.getByText("You wrote a page in the demo: bioluminescence.")).toBeVisible();
  // Asked twice, in two windows at once.
  const second = await page.context().newPage();
  await second.goto("/dashboard");
  await expect(second.getByRole("button", { name: "Keep it here" })).toBeVisible();
  // One of them may have answered before the other is asked.
  const press = (tab: Page) =>
    tab
      .getByRole("button", { name: "Keep it here" })
      .evaluate((button) => button.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await Promise.allSettled([press(page), press(second)]);
  for (const tab of [page, second])
    await expect(tab.getByRole("button", { name: "Keep it here" })).toHaveCount(0);
  await page.goto("/moments");
  await expect(page.getByText("bioluminescence")).toHaveCount(1);
  await expect(page.getByText("1 moment", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep it here" })).toHaveCount(0);

  const elsewhere = await browser.newContext({
    baseURL: server.url,
    locale: "en-GB",
  });
  const other = await elsewhere.newPage();
  await signIn(other, someone);
  await other.goto("/moments");
  await expect(other.getByText("bioluminescence")).toHaveCount(1);
  await expect(other.getByText("1 moment", { exact: true })).toBeVisible();
  await elsewhere.close();
});

test("from the demo a journal of this device is opened as well, and keeps what was written there", async ({
  page,
}) => {
  await page.goto("/demo/moments");
  await note(page, words.en, "bioluminescence");
  await page.getByRole("link", { name: "Open my own journal" }).click();
  await page.waitForURL((url) => url.pathname === "/signup");
  await expect(page.getByRole("link", { name: words.en.enter })).toBeVisible();
  await page.getByRole("button", { name: "Use offline, on this device" }).click();
  await page.waitForURL((url) => url.pathname === "/dashboard");
  const keep = page.getByRole("button", { name: "Keep it here" });
  await keep.click();
  await expect(keep).toHaveCount(0);
  await page.goto("/moments");
  await expect(page.getByText("bioluminescence")).toHaveCount(1);
  await expect(page.getByText("1 moment", { exact: true })).toBeVisible();
});

test("two tabs show one demo, and the last one to leave forgets it", async ({ page, context }) => {
  await page.goto("/demo/moments");
  const second = await context.newPage();
  await second.goto("/demo/moments");
  await note(second, words.en, "bioluminescence");
  await expect(page.getByText("bioluminescence").first()).toBeVisible();
  await second.goto("/demo/login");
  await second.waitForURL((url) => url.pathname === "/login");
  await expect(page.getByText("bioluminescence").first()).toBeVisible();
  await page.goto("/demo/search");
  await expect(page.locator("main h1")).toBeVisible();
  await page.close();
  await second.goto("/login");
  await expect.poll(async () => (await listTraces(second)).databases).not.toContain("tendre-demo");
  await second.goto("/demo/moments");
  await expect(second.getByText("Too salty").first()).toBeVisible();
  await expect(second.getByText("bioluminescence")).toHaveCount(0);
});

test("a browser without room, or that refuses to store, says so, and opens the demo once it can", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuses = (what: string) => sessionStorage.getItem("refuses") === what;
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (refuses("writing")) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, args);
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
      if (refuses("opening")) throw new DOMException("denied", "SecurityError");
      return open.apply(this, args);
    };
  });
  await page.goto("/login");
  for (const refused of ["writing", "opening"]) {
    await page.evaluate((what) => sessionStorage.setItem("refuses", what), refused);
    await page.goto("/demo/list");
    await expect(page.getByRole("heading", { name: "The demo does not open" }), refused).toBeVisible();
    await page.evaluate(() => sessionStorage.removeItem("refuses"));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: /Camille/ }).first(), refused).toBeVisible();
  }
});

test("unknown ids lead nowhere in the demo, and ids of the demo nowhere in a journal of one's own", async ({
  page,
  person,
  signIn,
}) => {
  const missing = page.getByText("This relationship doesn't exist or has been deleted.");
  for (const id of ["unknown", "0190a000-0000-7000-8000-000000000001", "a%2Fb", "x'%20or%201"]) {
    await page.goto(`/demo/profile/${id}`);
    await expect(missing, id).toBeVisible();
  }
  await page.goto("/demo/list");
  await page
    .getByRole("link", { name: /Camille/ })
    .first()
    .click();
  await page.waitForURL(/boyfriends/);
  const path = new URL(page.url()).pathname.slice("/demo".length);
  await signIn(page, person);
  await page.goto(path);
  await expect(missing).toBeVisible();
  await expect(page.getByText("Camille")).toHaveCount(0);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow", allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("the demo opens and goes on after one visit", async ({ page, context }) => {
    await page.goto("/demo");
    await expect(page.getByRole("heading", { name: "Camille" }).first()).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await page.goto("/demo/statistics");
    await expect(page.locator("main h1")).toBeVisible();
    await page.goto("/demo/moments");
    await note(page, words.en, "bioluminescence");
    await page.getByRole("button", { name: "Start over" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Start over" }).click();
    await expect(page.getByText("bioluminescence")).toHaveCount(0);
  });
});

/** Until the worker holds the build and answers for this page. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
