/** Whose journal this browser shows after somebody has signed out: offline, from another tab, half-way, and with three people in a row. */
import type { BrowserContext, Page } from "@playwright/test";
import { createPerson, expect, test, watchConsole } from "./journey.ts";

test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/] });

const signOutButton = (page: Page) => page.getByRole("button", { name: "Sign out", exact: true });
/** The cookies that authenticate someone; the known-device cookie stays, and authenticates nobody. */
const names = (context: BrowserContext) =>
  context
    .cookies()
    .then((all) => all.map(({ name }) => name).filter((name) => /^tendre\.(?!device_)/.test(name)));
const session = async (url: string, cookie: string): Promise<unknown> =>
  (await fetch(`${url}/api/session`, { headers: { cookie } })).json();
const owed = (page: Page) => page.evaluate(() => localStorage.getItem("tendre.signOutOwed"));
const journals = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ""));

/** Everything that a page of this origin can read: every value of every store, bytes as letters, the storages, the caches. */
function readEverything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const said = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ];
    const letters = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) said.push(request.url);
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? "");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        for (const row of rows) {
          const blobs: Blob[] = [];
          said.push(
            JSON.stringify(row, (_, value: unknown) => {
              if (value instanceof Blob) blobs.push(value);
              if (value instanceof ArrayBuffer) return letters(new Uint8Array(value));
              return value instanceof Uint8Array ? letters(value) : value;
            }),
          );
          for (const blob of blobs) said.push(letters(new Uint8Array(await blob.arrayBuffer())));
        }
      }
      database.close();
    }
    return said.join("\n");
  });
}

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("signed out without a network: nobody is shown until the server was told, and the cookie opens nothing", async ({
    page,
    context,
    person,
    signInByHand,
    server,
  }) => {
    await signInByHand(page, person);
    await page.goto("/list");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto("/list");
    await expect(signOutButton(page)).toBeVisible();
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(await session(server.url, cookie)).not.toBeNull();

    await context.setOffline(true);
    await signOutButton(page).click();
    await page.waitForURL(/\/login$/);
    await expect(page.getByText("The server does not know yet")).toBeVisible();
    expect(await journals(page)).toEqual([]);
    expect(await names(context), "the page has put its own half away").toEqual(["tendre.session_token"]);
    const left = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(await session(server.url, left), "what is left opens nothing").toBeNull();

    await page.goto("/dashboard");
    await page.waitForURL(/\/login/);
    await expect(page.getByText("The server does not know yet")).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await context.setOffline(false);
    await expect.poll(() => owed(page)).toBeNull();
    await expect(page.getByText("The server does not know yet")).toBeHidden();
    const ended = asked.indexOf("/api/auth/sign-out");
    expect(ended).toBeGreaterThanOrEqual(0);
    expect(asked.slice(0, ended)).not.toContain("/api/session");
    expect(await session(server.url, cookie), "the session itself is over").toBeNull();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "A private map of your heart" })).toBeVisible();
    await signInByHand(page, person);
  });
});

test("a page closed at any step of a sign-out goes on from there", async ({
  page,
  context,
  person,
  signInByHand,
}) => {
  for (const step of ["kept", "server", "device"] as const) {
    await signInByHand(page, person);
    await page.goto("/list");
    await expect(signOutButton(page)).toBeVisible();
    if (step === "kept") {
      const id = (await journals(page))[0]?.slice("tendre-".length);
      const since = new Date().toISOString();
      const text = JSON.stringify({ personId: id, disposal: "delete", since });
      await page.evaluate((value) => localStorage.setItem("tendre.signOutOwed", value), text);
    } else {
      if (step === "server") await page.route("**/api/auth/sign-out", () => undefined);
      else await page.route("**/auth/sessions/log", () => undefined);
      await signOutButton(page).click();
      await expect.poll(() => owed(page)).not.toBeNull();
    }
    await page.unrouteAll();
    await page.goto("/dashboard");
    await page.waitForURL(/\/login/);
    await expect.poll(() => owed(page)).toBeNull();
    expect(await journals(page), step).toEqual([]);
    expect(await names(context), step).toEqual([]);
  }
});

test("a tab that is closed right after the press of sign-out ends its session", async ({
  page,
  context,
  server,
  person,
  signInByHand,
}) => {
  await signInByHand(page, person);
  await page.goto("/list");
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  expect(await session(server.url, cookie)).not.toBeNull();
  // The note of it, which goes before, is never answered.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (what, how) => (what === "/auth/sessions/log" ? new Promise(() => {}) : fetch(what, how));
  });
  await signOutButton(page).click();
  await expect.poll(() => owed(page)).not.toBeNull();
  await page.close();
  await expect.poll(() => session(server.url, cookie)).toBeNull();
  // The answer that takes the cookie comes after the session ended.
  await expect.poll(() => names(context)).toEqual([]);
});

test("signing out in one tab without “remember me” leaves the other at the door, not waiting for ever", async ({
  page,
  context,
  person,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Remember me").uncheck();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/dashboard/);
  const other = await context.newPage();
  const complaints = watchConsole(other, [/status of 401/]);
  await other.goto("/list");
  await expect(signOutButton(other)).toBeVisible();
  await signOutButton(page).click();
  await page.waitForURL(/\/login$/);
  await other.waitForURL(/\/login$/);
  await expect(other.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("three people in a row: nothing of the first can be read by the others, and nothing unsent is lost", async ({
  page,
  context,
  person: anna,
  signInByHand,
  server,
}) => {
  test.slow();
  const canary = "CANARY-of-anna";
  await signInByHand(page, anna);
  await page.route("**/api/sync/push", (route) => route.abort());
  await page.goto("/add");
  await page.getByLabel("Name", { exact: true }).fill(canary);
  await page.getByRole("button", { name: "Keep this relationship" }).click();
  await page.waitForURL(/boyfriends/);
  await page.goto("/add");
  await page.getByLabel("Name", { exact: true }).fill(`${canary} draft`);
  await expect.poll(() => readEverything(page)).toContain(`${canary} draft`);
  // Her session ends elsewhere; another person uses this browser.
  await context.clearCookies();
  await page.goto("/dashboard");
  await page.waitForURL(/\/login/);

  for (const next of [await createPerson(server.url), await createPerson(server.url)]) {
    await signInByHand(page, next);
    await expect(signOutButton(page)).toBeVisible();
    const readable = await readEverything(page);
    expect(readable).not.toContain(canary);
    expect(readable).not.toContain(anna.email);
    expect((await journals(page)).toSorted()).toHaveLength(2);
    await expect(page.getByRole("button", { name: "Take them back" })).toHaveCount(0);
    await signOutButton(page).click();
    await page.waitForURL(/\/login/);
    await expect(page.getByText("Someone’s unsent changes have been kept here, locked")).toBeVisible();
    await expect.poll(() => owed(page)).toBeNull();
  }

  await page.unrouteAll();
  await signInByHand(page, anna);
  await page.getByRole("button", { name: "Take them back" }).click();
  await expect(page.getByText("They are back, and are being sent").first()).toBeVisible();
  await page.goto("/list");
  await expect(page.getByRole("link", { name: canary }).first()).toBeVisible();
  await page.goto("/add");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(`${canary} draft`);
});
