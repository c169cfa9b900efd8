import type { Page } from "@playwright/test";
import { findBarriers } from "./barriers.ts";
import { createPerson, expect, test } from "./journey.ts";

// What a deleted account's session answers, and one that ended.
test.use({ allowedConsole: [/status of (?:410|401)|ERR_INTERNET_DISCONNECTED/] });

const name = "Zéphyrine";

/** Names of the journals of accounts in this browser. */
const journalsIn = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return databases.flatMap(({ name = "" }) => (/^tendre-[0-9a-f]{8}-/.test(name) ? [name] : []));
  });

async function addPerson(page: Page) {
  await page.goto("/add");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Keep this relationship" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
}

test("an account is kept after all by signing in, then deleted for good: here, on another device, with a receipt", async ({
  page,
  browser,
  server,
  person,
  signIn,
  signInByHand,
}) => {
  await signIn(page, person);
  await addPerson(page);
  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, person);
  await elsewhere.goto("/list");
  await expect(elsewhere.getByText(name).first()).toBeVisible();

  await page.goto("/profile");
  await page.getByRole("link", { name: /^Delete my account/ }).click();
  await expect(page.getByText("1 relationship, with all that was ever written of it")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Delete in 30 days" }).click();
  await expect(page.getByRole("heading", { name: /^Your account goes on / })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  // On every page, also anew.
  await page.goto("/list");
  await expect(page.getByRole("heading", { name: /^Your account goes on / })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/\/login/);

  await signInByHand(page, person);
  // Kept from the page that asked for it, one is home, and not asked to delete again.
  await page.goto("/profile/delete");
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays. Nothing was deleted.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/list");
  await expect(page.getByText(name).first()).toBeVisible();

  await signIn(elsewhere, person);
  await elsewhere.goto("/list");
  await expect(elsewhere.getByText(name).first()).toBeVisible();
  await page.goto("/profile/delete");
  await page.getByRole("button", { name: "Delete now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await page.waitForURL(/\/login/);
  const receipt = /Receipt ([\w-]{14})/.exec((await page.getByText(/Receipt /).textContent()) ?? "")?.[1];
  expect(receipt).toBeTruthy();
  await expect.poll(() => journalsIn(page)).toEqual([]);

  await expect(elsewhere.getByText("The account was deleted")).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => journalsIn(elsewhere)).toEqual([]);
  await expect(elsewhere.getByText(name)).toHaveCount(0);

  const mails: { to: string; subject: string }[] = await (await fetch(`${server.url}/dev/mail.json`)).json();
  expect(mails.filter(({ to }) => to === person.email).map(({ subject }) => subject)).toEqual([
    `Your account is deleted: receipt ${receipt}`,
  ]);
  await other.close();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a device that was away forgets at its next contact, unsent words too", async ({
    page,
    browser,
    server,
    signIn,
  }) => {
    const person = await createPerson(server.url);
    await signIn(page, person);
    await addPerson(page);
    const other = await browser.newContext({ baseURL: server.url });
    const elsewhere = await other.newPage();
    await signIn(elsewhere, person);
    await page.goto("/list");
    await expect(page.getByText(name).first()).toBeVisible();
    // Its script is not to be cut off half-way: the browser says that aloud.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    const deleted = await other.request.post("/api/account/deletion/now", {
      headers: { origin: server.url },
      data: {},
    });
    expect(deleted.ok()).toBe(true);
    await expect.poll(() => journalsIn(page)).not.toEqual([]);
    await page.context().setOffline(false);
    await expect(page.getByText("The account was deleted, and what this device held of it.")).toBeVisible();
    await expect.poll(() => journalsIn(page)).toEqual([]);
    await other.close();
  });
});
