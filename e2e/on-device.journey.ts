import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { words as en } from "#domain/demo-life/words.en.ts";
import { words as fr } from "#domain/demo-life/words.fr.ts";
import { photo } from "#server/testing/pictures.ts";
import { expect, test } from "./journey.ts";
import { addRelationship, choose, jpeg, kept } from "./photos.ts";
import { serveStaticBuild } from "./static-site.ts";

const person = "Ondine";
const word = "lighthouse";

async function noteMoment(page: Page): Promise<void> {
  await page.keyboard.press("n");
  const sheet = page.getByRole("dialog", { name: /How was it/ });
  await sheet.getByText("Gentle", { exact: true }).click();
  await sheet.getByLabel("A word").fill(word);
  await sheet.getByRole("button", { name: "Keep this moment" }).click();
  await expect(sheet).toBeHidden();
}

/** Types a town letter by letter in the open form, and takes the first completion. */
async function completeCity(page: Page, typed: string, name: string): Promise<void> {
  const field = page.getByRole("combobox", { name: "City" });
  await field.fill("");
  await field.pressSequentially(typed);
  await expect(page.getByRole("option").first()).toContainText(name);
  await expect(page.getByText("Towns: GeoNames, CC BY 4.0")).toBeVisible();
  await field.press("Enter");
  await expect(field).toHaveValue(name);
}

/** All requests of the browser, including the service worker's. */
function listen(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on("request", (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  });
  return sent;
}

async function expectJournal(page: Page): Promise<void> {
  await page.goto("/list");
  await page.getByRole("link", { name: new RegExp(person) }).click();
  await expect(page.getByRole("heading", { level: 1, name: person })).toBeVisible();
  await expect(page.getByText(word).first()).toBeVisible();
}

test("without an account a journal is kept in this browser: written, read again after a reload, and never sent", async ({
  page,
  context,
}) => {
  const sent = listen(context);
  await page.goto("/");
  await expect(page.getByText("Tendre is a journal of your love life")).toBeVisible();
  await page.getByRole("button", { name: "On this device, without an account" }).click();
  await page.waitForURL(/dashboard/);
  await addRelationship(page, person);
  await noteMoment(page);
  await page.reload();
  await expect(page.getByText(word).first()).toBeVisible();

  await page.goto("/add");
  await page.getByRole("combobox", { name: "City" }).pressSequentially("Lyon quietharbour");
  await completeCity(page, "lys lez", "Lys-lez-Lannoy");

  await page.goto("/subscription");
  await expect(page.getByRole("link", { name: /Open an account|Create/ })).toHaveAttribute("href", "/signup");
  await page.getByRole("button", { name: "Leave offline mode" }).click();
  await page.waitForURL(/login/);
  await expect(page.getByText("it is not locked: one tap opens it again")).toBeVisible();
  await page.goto("/list");
  await page.waitForURL(/login/);
  await page.getByRole("button", { name: "Open the journal of this device" }).click();
  await page.waitForURL(/list|dashboard/);
  await expectJournal(page);
  expect(
    sent.filter((line) =>
      new RegExp(`${person}|${word}|[Ll]yon|quietharbour|lannoy|api/(?:sync|relationships)`).test(line),
    ),
  ).toEqual([]);
});

test("an account beside the journal of this device says where that is; signing out leads to the door, and once brought in it is removed", async ({
  page,
  signIn,
  person: owner,
}) => {
  test.setTimeout(90_000);
  const { email, password } = owner;
  await page.goto("/login");
  await page.getByRole("button", { name: "Use offline, on this device" }).click();
  await page.waitForURL(/dashboard/);
  await addRelationship(page, person);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("is not in this account. It is still in this browser")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/login/);
  await page.goto("/");
  await page.waitForURL(/login/);
  await page.getByRole("button", { name: "Open the journal of this device" }).click();
  await page.getByRole("link", { name: person }).first().click();
  await choose(page, jpeg("us.jpg", await photo()));
  await expect(page.getByRole("dialog").getByText("Kept in this browser.")).toBeVisible();

  await signIn(page, owner);
  await page.getByRole("link", { name: "See what would come" }).click();
  const section = page.getByRole("region", { name: "The journal of this device" });
  await section.getByRole("button", { name: "See what would come" }).click();
  await section.getByRole("button", { name: "Bring it into this account" }).click();
  await expect(section.getByText("All of it is in your account.")).toBeVisible({ timeout: 30_000 });
  expect(await kept(page)).toHaveLength(1);
  await page.reload();
  await section.getByRole("button", { name: "Remove it from this device" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove it" }).click();
  await expect(section.getByText("The journal of this device is removed.")).toBeVisible();
  await page.goto("/list");
  await expect(page.getByRole("link", { name: person })).toHaveCount(1);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/login/);
  await expect(page.getByRole("button", { name: "Use offline, on this device" })).toBeVisible();
});

/** Neither routes, words nor pictures. */
function expectNoDemo(folder: string): void {
  const sample = ["en", "fr"].map((language) =>
    readFileSync(`app/features/auth/arrival/messages.${language}.ts`, "utf8"),
  );
  const told = [...Object.values(en.moments), ...Object.values(fr.moments)]
    .map(({ text }) => longestPlain(text))
    // The page of a newcomer shows three moments as a sample.
    .filter((words) => words.length > 12 && !sample.some((text) => text.includes(words)));
  expect(told.length).toBeGreaterThan(100);
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:js|json|html|svg|txt|webmanifest)$/.test(path)) continue;
    const text = readFileSync(join(folder, path), "utf8");
    expect(
      told.filter((words) => text.includes(words)),
      path,
    ).toEqual([]);
    // A list of cities has her town.
    if (path.endsWith(".js")) expect(text, path).not.toMatch(/Alix|Bastia|tendre-demo-opening/);
    expect(path).not.toMatch(/assets.*demo/);
  }
}

/** The longest piece of a text that a bundler writes as it is. */
const longestPlain = (text: string) =>
  [...text.matchAll(/[A-Za-z ,.]+/g)].map(([piece]) => piece).toSorted((a, b) => b.length - a.length)[0] ??
  "";

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("built without a backend and the demo, plain files on any server are the whole app, also without a network", async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const site = await serveStaticBuild();
    expectNoDemo(site.folder);
    const sent = listen(context);
    await page.goto(site.url);
    await page.waitForURL(/dashboard/);
    await page.goto(`${site.url}/demo/list`);
    await expect(page.getByRole("heading", { name: "This path is on no map." })).toBeVisible();
    await page.goto(`${site.url}/dashboard`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole("link", { name: /Add/ }).first().click();
    await page.getByLabel("Name", { exact: true }).fill(person);
    await page.getByRole("button", { name: "Keep this relationship" }).click();
    await page.waitForURL(/boyfriends/);
    const own = page.url();
    await noteMoment(page);
    await page.reload();
    await expect(page.getByText(word).first()).toBeVisible();

    await expect(page.getByRole("button", { name: /Leave offline mode|Sign out/ })).toHaveCount(0);
    // No backend, no plans: a fourth person, every room, and nothing that is used up.
    for (const name of ["Second", "Third", "Fourth"]) {
      await page.goto(`${site.url}/add`);
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByRole("button", { name: "Keep this relationship" }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    }
    for (const [path, heading] of [
      ["/next-crush", /./],
      ["/statistics", /./],
      ["/subscription", "There are no plans here"],
      ["/profile", /./],
      ["/ai", /./],
    ] as const) {
      await page.goto(`${site.url}${path}`);
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
      await expect(page.getByText(/See plans|limits of Free|of 30 used|with (?:Plus|Pro)/)).toHaveCount(0);
    }
    for (const path of ["/signup", "/reset-password?token=x", "/login"]) {
      await page.goto(`${site.url}${path}`);
      await expect(page.getByRole("heading", { name: "Tendre not configured" })).toBeVisible();
      await expect(page.getByLabel(/Email|Password/)).toHaveCount(0);
    }
    await page.getByRole("link", { name: "Open the journal of this device" }).click();
    await page.waitForURL(/dashboard/);
    await page.goto(own);

    await site.stop();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: person })).toBeVisible();
    await expect(page.getByText(word).first()).toBeVisible();
    await page.getByRole("link", { name: "Edit", exact: true }).first().click();
    await completeCity(page, "st-etienn", "Saint-Étienne");
    expect(site.missing).toEqual([]);
    expect(
      sent.filter((line) => !line.startsWith(`GET ${site.url}/`) && !/ (?:blob|data):/.test(line)),
    ).toEqual([]);
  });
});
