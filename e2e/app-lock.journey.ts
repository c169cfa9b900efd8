/** The app lock: what it covers, how guesses are slowed, and the ways on for whoever forgot the PIN. */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { addRelationship } from "./photos.ts";

const pin = "258034";
const wrong = "999111";
const person = "Ondine";

test.use({
  allowedConsole: [/status of 40\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
});

async function openDeviceJournal(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "On this device, without an account" }).click();
  await page.waitForURL(/dashboard/);
}

async function setLock(page: Page, delay = "One minute"): Promise<void> {
  await page.goto("/profile/lock");
  await page.getByLabel("New PIN", { exact: true }).fill(pin);
  await page.getByLabel("The same PIN again").fill(pin);
  await page.getByText(delay, { exact: true }).click();
  await page.getByRole("button", { name: "Switch the lock on" }).click();
  await expect(page.getByRole("button", { name: "Lock now" }).last()).toBeVisible();
}

const lockNow = (page: Page) => page.getByRole("button", { name: "Lock now" }).first().click();
const lockTitle = (page: Page) => page.getByRole("heading", { level: 1, name: "Locked" });

async function typePin(page: Page, typed: string): Promise<void> {
  await page.getByLabel("PIN", { exact: true }).fill(typed);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

async function expectLocked(page: Page): Promise<void> {
  await expect(lockTitle(page)).toBeVisible();
  expect(await page.title()).toBe("Tendre");
  expect(await page.content()).not.toContain(person);
}

/** As if another tab, window or app were in front. */
function setVisible(page: Page, state: "hidden" | "visible"): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

const entry = (page: Page, name = "tendre.lock.device") =>
  page.evaluate((key) => localStorage.getItem(key), name);

test("a lock covers every tab at once, a reload, a deep link and the way back; the PIN opens them all", async ({
  page,
  context,
}) => {
  await openDeviceJournal(page);
  await addRelationship(page, person);
  const profile = page.url();
  await expect(page).toHaveTitle("Relationship · Tendre");
  const other = await context.newPage();
  await other.goto(profile);
  await expect(other.getByRole("heading", { level: 1, name: person })).toBeVisible();
  await setLock(page);
  await expect(
    other.getByRole("heading", { level: 1, name: person }),
    "the tab that was open stays so",
  ).toBeVisible();
  expect(await entry(page)).not.toContain(pin);

  const third = await context.newPage();
  await third.goto("/list");
  await expect(third.getByText(person).first(), "a new tab beside an open one is open").toBeVisible();
  await lockNow(page);
  for (const tab of [page, other, third]) await expectLocked(tab);
  await page.reload();
  await expectLocked(page);
  await page.goto(profile);
  await expectLocked(page);
  await other.goBack().catch(() => null);
  await other.goForward().catch(() => null);
  await expectLocked(other);
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const address of ["/login", "/legal/privacy", "/profile/lock", "/"]) {
    await third.goto(address);
    await expectLocked(third);
  }
  const fresh = await context.newPage();
  await fresh.goto("/list");
  await expectLocked(fresh);

  await typePin(page, wrong);
  await expect(page.getByText("That is not the PIN.")).toBeVisible();
  await typePin(page, pin);
  await expect(page.getByRole("heading", { level: 1, name: person })).toBeVisible();
  await expect(other.getByRole("heading", { level: 1, name: person })).toBeVisible();
  await expect(fresh.getByText(person).first()).toBeVisible();
});

test("away is covered at once, and locked after the delay; a browser that is opened anew is locked", async ({
  page,
  context,
}) => {
  await openDeviceJournal(page);
  await addRelationship(page, person);
  await setLock(page, "No time at all");
  await page.goto("/list");
  await typePin(page, pin);
  await expect(page.getByText(person).first()).toBeVisible();
  await setVisible(page, "hidden");
  expect(await page.title()).toBe("Tendre");
  expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe("0");
  await expectLocked(page);
  await setVisible(page, "visible");
  expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe("1");
  await expectLocked(page);
  await typePin(page, pin);
  await expect(page.getByText(person).first()).toBeVisible();

  await page.goto("/profile/lock");
  await typePin(page, pin);
  await page.getByText("Five minutes", { exact: true }).click();
  await expect.poll(() => entry(page)).toContain('"delay":300');
  await page.reload();
  await expect(page.getByRole("button", { name: "Switch the lock off" }), "a reload goes on").toBeVisible();
  const storage = await context.storageState({ indexedDB: true });
  const later = await context.browser()?.newContext({ storageState: storage });
  const again = await later?.newPage();
  if (!later || !again) throw new Error("no browser");
  await again.goto(new URL("/list", page.url()).href);
  await expectLocked(again);
  await typePin(again, pin);
  await expect(again.getByText(person).first()).toBeVisible();
  await later.close();
});

async function guess(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await typePin(page, wrong);
    await expect(page.getByLabel("PIN", { exact: true })).toHaveValue("");
    await expect(page.getByRole("button", { name: "Open", exact: true })).not.toHaveAttribute("aria-busy");
  }
}

test("wrong PINs are counted over reloads and tabs; the wait is shortened by no reload, tab or clock", async ({
  page,
  context,
}) => {
  await openDeviceJournal(page);
  await setLock(page);
  await lockNow(page);
  await guess(page, 2);
  await page.reload();
  await guess(page, 1);
  const other = await context.newPage();
  await other.goto("/");
  await guess(other, 1);
  await expect(other.getByText("After the next wrong one there is a wait.")).toBeVisible();
  await typePin(page, wrong);
  const waiting = /Too many wrong PINs/;
  await expect(page.getByText(waiting)).toBeVisible();
  await expect(other.getByText(waiting)).toBeVisible();
  await typePin(other, pin);
  await expect(lockTitle(other), "the right one is not looked at either").toBeVisible();
  await page.reload();
  await expect(page.getByText(waiting)).toBeVisible();

  const tomorrow = await context.newPage();
  await tomorrow.clock.install({ time: Date.now() + 48 * 3_600_000 });
  await tomorrow.goto("/");
  await expect(tomorrow.getByText(waiting), "a clock that was set forward").toBeVisible();
  await typePin(tomorrow, pin);
  await expect(lockTitle(tomorrow)).toBeVisible();
  await tomorrow.close();
  const yesterday = await context.newPage();
  await yesterday.clock.install({ time: Date.now() - 48 * 3_600_000 });
  await yesterday.goto("/");
  await expect(yesterday.getByText(waiting), "and one that was set back").toBeVisible();
  await yesterday.close();

  await expect(page.getByText(waiting), "it passes while a page is open").toBeHidden({ timeout: 60_000 });
  await typePin(page, pin);
  await expect(lockTitle(page)).toBeHidden();
});

test("two tabs that guess at the same moment have each of their tries counted", async ({ page, context }) => {
  await openDeviceJournal(page);
  await setLock(page);
  await lockNow(page);
  const other = await context.newPage();
  await other.goto("/");
  await Promise.all([guess(page, 2), guess(other, 2)]);
  await expect.poll(() => entry(page)).toContain('"failures":4');
});

test("an entry that was edited or deleted by hand opens nothing: the journal's copy of it is taken", async ({
  page,
}) => {
  await openDeviceJournal(page);
  await addRelationship(page, person);
  await setLock(page);
  await page.goto("/list");
  await expect(page.getByText(person).first()).toBeVisible();
  await lockNow(page);
  const locked = await entry(page);
  const edits: readonly (string | null)[] = [
    null,
    (locked ?? "").replace('"isLocked":true', '"isLocked":false'),
    "{}",
    "open",
  ];
  for (const edit of edits) {
    await page.evaluate((text) => {
      if (text === null) localStorage.removeItem("tendre.lock.device");
      else localStorage.setItem("tendre.lock.device", text);
      sessionStorage.setItem("tendre.lockOpen", "device");
      localStorage.setItem("tendre.lock.device.use", String(Date.now()));
    }, edit);
    await page.reload();
    await expectLocked(page);
    await expect(page.getByText(/Too many wrong PINs/), "and gives no tries for free").toBeVisible();
  }
});

test("a passkey of the device opens the lock, and nothing of it goes to the server", async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  const authenticator = await addAuthenticator(page);
  await openDeviceJournal(page);
  await setLock(page);
  await page.getByRole("button", { name: "Use it too" }).click();
  await typePin(page, pin);
  await expect(page.getByText("This device’s own lock opens it too", { exact: true })).toBeVisible();
  await lockNow(page);
  await authenticator.verify(false);
  await page.getByRole("button", { name: "Open with this device’s own lock" }).click();
  await expect(page.getByText("It did not open that way. Your PIN does.")).toBeVisible();
  await expectLocked(page);
  await authenticator.verify(true);
  await page.getByRole("button", { name: "Open with this device’s own lock" }).click();
  await expect(lockTitle(page)).toBeHidden();
  expect(
    sent.filter((line) => /credential|webauthn|passkey/i.test(line) && !/assets|\.js/.test(line)),
  ).toEqual([]);
  expect(sent.filter((line) => line.startsWith("POST") && !/\/assets\//.test(line))).toEqual([]);
});

/** The browser's own stand-in for a fingerprint reader. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = (isUserVerified: boolean) =>
    devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  return { verify };
}

test("what is sealed opens with the lock, and is away again once it was locked", async ({ page }) => {
  await openDeviceJournal(page);
  await addRelationship(page, person);
  const profile = page.url();
  await setLock(page);
  await page.goto(profile);
  await page.getByRole("button", { name: `More about ${person}` }).click();
  await page.getByRole("menuitem", { name: "Fold or seal…" }).click();
  await page.getByRole("dialog").getByText("Sealed", { exact: true }).click();
  await page.getByRole("button", { name: "Keep this choice" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sealed" })).toBeVisible();
  for (const path of ["", "/edit", "/photos"]) {
    await page.goto(profile + path);
    await expect(page.getByRole("heading", { level: 1, name: "Sealed" })).toBeVisible();
    expect(await page.content()).not.toContain(person);
  }
  await page.goto("/list");
  await page.getByRole("button", { name: "Show it" }).click();
  const dialog = page.getByRole("dialog", { name: "Open with your lock" });
  await dialog.getByLabel("PIN", { exact: true }).fill(wrong);
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await expect(dialog.getByText("That is not the PIN.")).toBeVisible();
  await expect(page.getByText(person)).toHaveCount(0);
  await dialog.getByLabel("PIN", { exact: true }).fill(pin);
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("link", { name: new RegExp(person) }).click();
  await expect(page.getByRole("heading", { level: 1, name: person })).toBeVisible();
  await lockNow(page);
  await typePin(page, pin);
  await expect(page.getByRole("heading", { level: 1, name: "Sealed" })).toBeVisible();
});

/** Nobody comes back from the neutral page to what was left. */
test("the quick exit works from the lock, and locks what it leaves", async ({ page, context }) => {
  await context.route("https://www.wikipedia.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Neutral</title>" }),
  );
  await openDeviceJournal(page);
  await addRelationship(page, person);
  const profile = page.url();
  await setLock(page, "Five minutes");
  await page.goto(profile);
  await expect(page.getByRole("heading", { level: 1, name: person })).toBeVisible();
  await pressShift(page);
  await page.goto(profile);
  await expectLocked(page);
  await pressShift(page);
});

async function pressShift(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift");
  await page.waitForURL("https://www.wikipedia.org/");
}

test("a journal of this device whose PIN was forgotten can only be removed, after a question", async ({
  page,
}) => {
  await openDeviceJournal(page);
  await addRelationship(page, person);
  await setLock(page);
  await lockNow(page);
  await page.getByRole("button", { name: "Forgotten your PIN?" }).click();
  await expect(page.getByText("without the PIN it can only be removed")).toBeVisible();
  await page.getByRole("button", { name: "Clear this device" }).click();
  const dialog = page.getByRole("dialog", { name: "Clear this device?" });
  await expect(dialog.getByText("nobody can bring it back")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep", exact: true }).last().click();
  await expectLocked(page);
  await page.getByRole("button", { name: "Clear this device" }).click();
  await dialog.getByRole("button", { name: "Remove it from this device" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A private map of your heart" })).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("lock")))).toEqual(
    [],
  );
});

async function addWithoutReload(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Add", exact: true }).first().click();
  await page.getByLabel("Name", { exact: true }).fill(person);
  await page.getByRole("button", { name: "Keep this relationship" }).click();
}

const waitingOps = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((one) =>
      /^tendre-[0-9a-f]{8}-/.test(one.name ?? ""),
    )?.name;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name ?? "");
      request.onsuccess = () => resolve(request.result);
    });
    const count = await new Promise<number>((resolve) => {
      const request = database.transaction("outbox").objectStore("outbox").count();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return count;
  });

test("locked while a change waits, nothing is lost: it is sent behind the lock", async ({
  page,
  person: account,
  signIn,
}) => {
  await signIn(page, account);
  await setLock(page);
  await page.route("**/api/sync/**", (route) => route.abort());
  await addWithoutReload(page);
  await expect(page.getByRole("heading", { level: 1, name: person })).toBeVisible();
  await lockNow(page);
  await expectLocked(page);
  expect(await waitingOps(page)).toBe(1);
  await page.unroute("**/api/sync/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => waitingOps(page), "sent while locked").toBe(0);
  await expectLocked(page);
  await typePin(page, pin);
  await expect(page.getByRole("heading", { level: 1, name: person })).toBeVisible();
});

test("whoever forgot the PIN signs in again: the lock is gone, what was not sent comes back", async ({
  page,
  person: account,
  signIn,
  signInByHand,
}) => {
  await signIn(page, account);
  await setLock(page);
  await page.route("**/api/sync/**", (route) => route.abort());
  await addWithoutReload(page);
  await expect(page.getByRole("heading", { level: 1, name: person })).toBeVisible();
  await lockNow(page);
  await page.getByRole("button", { name: "Forgotten your PIN?" }).click();
  await expect(page.getByText("One thing has not been sent yet")).toBeVisible();
  expect(await page.content()).not.toContain(person);
  await page.getByRole("button", { name: "Sign out, to sign in again" }).click();
  await page.waitForURL(/login/);
  await expect(lockTitle(page)).toBeHidden();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tendre.lock."))),
  ).toEqual([]);
  await page.unroute("**/api/sync/**");
  await signInByHand(page, account);
  await expect(lockTitle(page)).toBeHidden();
  await page.getByRole("button", { name: "Take them back" }).click();
  await expect(page.getByText("They are back, and are being sent").first()).toBeVisible();
  await page.goto("/list");
  await expect(page.getByText(person).first()).toBeVisible();
  await page.goto("/profile/lock");
  await expect(page.getByRole("button", { name: "Switch the lock on" })).toBeVisible();
});

test("a neutral tab says nothing of Tendre, from its first moment", async ({ page }) => {
  await openDeviceJournal(page);
  await addRelationship(page, person);
  const profile = page.url();
  await page.goto("/profile");
  await page.getByRole("switch", { name: "Neutral tab title" }).click();
  expect(await page.title()).toBe("Notes");
  const titles: string[] = [];
  await page.exposeFunction("noteTitle", (title: string) => titles.push(title));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.title) Reflect.get(window, "noteTitle")(document.title);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(profile);
  await expect(page.getByRole("heading", { level: 1, name: person })).toBeVisible();
  expect([...new Set(titles)]).toEqual(["Notes"]);
  expect(await page.locator('link[rel="icon"]').getAttribute("href")).toBe("/icon-neutral.svg");
  await page.goto("/profile");
  await page.getByRole("switch", { name: "Neutral tab title" }).click();
  expect(await page.title()).toBe("Profile · Tendre");
});
