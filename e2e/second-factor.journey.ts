import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { totpCode, totpStep } from "#server/crypto/totp.ts";
import { readBase32 } from "#server/testing/read-base32.ts";
import { findBarriers } from "./barriers.ts";
import { createPerson, expect, findLink, test } from "./journey.ts";

// A server of its own: its clock is moved.
test.use({
  serverEnv: { TENDRE_JOURNEY: "second-factor" },
  locale: "en-GB",
  // The act that waits for its proof would move behind the dialog for ever.
  contextOptions: { reducedMotion: "reduce" },
  // Refusals are part of it.
  allowedConsole: [/Failed to load resource: the server responded with a status of (400|401|403)/],
});

let ahead = 0;
async function advance(url: string, milliseconds: number): Promise<void> {
  ahead += milliseconds;
  const response = await fetch(`${url}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ advance: milliseconds }),
  });
  expect(response.ok).toBe(true);
}
const codeOf = (key: string) => totpCode(readBase32(key), totpStep(new Date(Date.now() + ahead)));

const codeField = (page: Page) => page.getByRole("textbox", { name: "Six-digit code" });
async function givePassword(
  page: Page,
  { email, password }: { email: string; password: string },
  path = "/login",
) {
  await page.goto(path);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
async function signOut(page: Page) {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/login/);
}

test("a second factor is set up, asked for, stood in for by a backup code, trusted here, and switched off again", async ({
  page,
  person,
  server,
}) => {
  await givePassword(page, person);
  await page.waitForURL(/dashboard/);
  await page.goto("/profile");
  await page.getByRole("link", { name: /Second factor/ }).click();
  await page.waitForURL(/profile\/two-factor/);

  // The sign-in is long ago: the act asks who it is, and is done once it is proven.
  await advance(server.url, 11 * 60_000);
  await page.getByRole("button", { name: "Set up a second factor" }).click();
  const proof = page.getByRole("dialog", { name: "Is it you?" });
  await proof.getByRole("button", { name: "Cancel" }).last().click();
  await expect(page.getByText("Nothing was changed: you did not prove that it is you.")).toBeVisible();
  await page.getByRole("button", { name: "Set up a second factor" }).click();
  await proof.getByLabel("Password", { exact: true }).fill("not my password");
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(proof.getByText("Incorrect password")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await proof.getByLabel("Password", { exact: true }).fill(person.password);
  await proof.getByRole("button", { name: "Confirm" }).click();

  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const key = (await page.locator("code").innerText()).replace(/\s/g, "");
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  await page.getByLabel("Name of this authenticator").fill("The blue phone");
  await codeField(page).fill("12");
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByText("Please enter a valid 6-digit code")).toBeVisible();
  await codeField(page).fill(codeOf(key));
  await page.getByRole("button", { name: "Switch on" }).click();

  const codes = page.getByRole("dialog", { name: "Your ten backup codes" });
  await expect(codes.locator("code")).toHaveCount(10);
  const backup = await codes.locator("code").allInnerTexts();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Back to the codes" }).first().click();
  const downloading = page.waitForEvent("download");
  await codes.getByRole("button", { name: "Download" }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, "utf8")).toContain(backup[9] ?? "missing");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-sheet")).toContainText(backup[0] ?? "missing");
  await expect(page.locator("#root")).toBeHidden();
  await page.emulateMedia({ media: null });
  await codes.getByRole("button", { name: "I have kept them" }).last().click();
  await expect(page.getByText("The blue phone")).toBeVisible();
  await expect(page.getByText("10 of 10 left")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await signOut(page);

  // The password alone opens nothing; a reload keeps the prompt, and the page first asked for.
  await givePassword(page, person, "/login?from=%2Flist");
  await page.waitForURL(/login\/two-factor/);
  await page.reload();
  await expect(page.getByText(`Signing in as ${person.email}`)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await codeField(page).fill(codeOf(key) === "000000" ? "111111" : "000000");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Invalid code. Please try again")).toBeVisible();
  await page.getByRole("button", { name: /Back to sign in/ }).click();
  await page.waitForURL(/login\?from/);
  await page.goto("/login/two-factor");
  await page.waitForURL(/login$/);

  await advance(server.url, 30_000);
  await givePassword(page, person, "/login?from=%2Flist");
  await codeField(page).fill(codeOf(key));
  await page.getByRole("button", { name: "Verify" }).click();
  await page.waitForURL(/\/list$/);
  await signOut(page);

  // Without the app, and not asked again in this browser.
  await givePassword(page, person);
  await page.getByRole("button", { name: /Use a backup code/ }).click();
  await page.getByLabel("Backup code").fill(backup[3]?.toUpperCase().replace("-", " ") ?? "");
  await page.getByLabel("Trust this browser for 30 days").check();
  await page.getByRole("button", { name: "Verify" }).click();
  await page.waitForURL(/dashboard/);
  await signOut(page);
  await givePassword(page, person);
  await page.waitForURL(/dashboard/);

  await page.goto("/profile/two-factor");
  await expect(page.getByText("9 of 10 left")).toBeVisible();
  await page.getByRole("button", { name: "Remove The blue phone" }).click();
  const question = page.getByRole("dialog", { name: "Switch the second factor off?" });
  await question.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByRole("button", { name: "Set up a second factor" })).toBeVisible();
  await signOut(page);
  await givePassword(page, person);
  await page.waitForURL(/dashboard/);
});

/** Signs in and sets up one authenticator. @returns its key */
async function switchOn(page: Page, who: { email: string; password: string }) {
  await givePassword(page, who);
  await page.waitForURL(/dashboard/);
  await page.goto("/profile/two-factor");
  await page.getByRole("button", { name: "Set up a second factor" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = (await page.locator("code").innerText()).replace(/\s/g, "");
  await codeField(page).fill(codeOf(key));
  await page.getByRole("button", { name: "Switch on" }).click();
  await page.getByRole("button", { name: "I have kept them" }).last().click();
  await expect(page.getByText("10 of 10 left")).toBeVisible();
  return key;
}
const noneLeft = (page: Page) => page.getByRole("button", { name: "I no longer have any of these" });
const dayMs = 24 * 60 * 60_000;

test("nothing of it left: a link begins seven days, a device stops them, a mail stops them, and in the end the password alone opens", async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const person = await createPerson(server.url);
  await switchOn(page, person);
  const other = await browser.newContext({ baseURL: server.url, locale: "en-GB", reducedMotion: "reduce" });
  const away = await other.newPage();

  /** Asks at the prompt, and presses the button of the mail's link. @param times the how-manieth of its mails @returns the link */
  async function begin(times: number) {
    await givePassword(away, person);
    await noneLeft(away).click();
    await expect(away.getByText("Seven days pass.")).toBeVisible();
    expect(await findBarriers(away)).toEqual([]);
    await away.getByRole("button", { name: "Send the link" }).click();
    await expect(away.getByText(`A link is on its way to ${person.email}.`)).toBeVisible();
    const link = await nthLink(server.url, person.email, /\/auth\/lost-factor\?token=\S+/, times);
    await away.goto(link);
    await expect(away.getByText(/^If it was you/)).toBeVisible();
    expect(await findBarriers(away)).toEqual([]);
    await away.getByRole("button", { name: "Begin the seven days" }).click();
    await expect(away.getByRole("heading", { name: "The seven days have begun" })).toBeVisible();
    return link;
  }

  // A device that is signed in says so on every page, and stops it.
  const used = await begin(1);
  await page.goto("/list");
  const banner = page.getByRole("region", { name: "Way back without the second factor" });
  await expect(banner.getByText(/asked to get in without the second factor/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await banner.getByRole("button", { name: "Stop it" }).click();
  await expect(page.getByText("It is stopped", { exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await away.goto(used);
  await away.getByRole("button", { name: "Begin the seven days" }).click();
  await expect(away.getByRole("heading", { name: "This link leads nowhere any more" })).toBeVisible();

  // So does the link of the mail that told of it; opening it is not enough.
  await begin(2);
  const stopping = await nthLink(server.url, person.email, /\/auth\/lost-factor\?stop=\S+/, 2);
  await away.goto(stopping);
  await expect(away.getByRole("button", { name: "Stop it" })).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();
  await away.getByRole("button", { name: "Stop it" }).click();
  await expect(away.getByRole("heading", { name: "It is stopped" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);

  // Nobody stops it: after seven days, and not before, the password alone opens.
  await begin(3);
  await advance(server.url, 6 * dayMs);
  await givePassword(away, person);
  await expect(away.getByText(/^Somebody asked to get in without the second factor/)).toBeVisible();
  await noneLeft(away).click();
  await expect(away.getByText(/^The seven days have begun\. From/)).toBeVisible();
  await advance(server.url, dayMs + 60_000);
  await givePassword(away, person);
  await away.getByRole("button", { name: "Sign in without the second factor" }).click();
  const field = away.getByLabel("Your password, once more");
  await field.fill("not my password");
  await away.getByRole("button", { name: "Sign in without the second factor" }).click();
  await expect(away.getByText("Incorrect password")).toBeVisible();
  expect(await findBarriers(away)).toEqual([]);
  await field.fill(person.password);
  await away.getByRole("button", { name: "Sign in without the second factor" }).click();
  await away.waitForURL(/dashboard/);
  await away.goto("/profile/two-factor");
  await expect(away.getByRole("button", { name: "Set up a second factor" })).toBeVisible();
  // The other device is signed out.
  await page.goto("/list");
  await page.waitForURL(/\/login/);
  await other.close();
});

/** The newest of so many links of a kind: an earlier mail has one too. */
async function nthLink(url: string, email: string, pattern: RegExp, count: number): Promise<string> {
  const links = async () => {
    const mails: { to: string; text: string }[] = await (await fetch(`${url}/dev/mail.json`)).json();
    return mails.filter(({ to }) => to === email).flatMap(({ text }) => pattern.exec(text) ?? []);
  };
  await expect.poll(links).toHaveLength(count);
  return findLink(url, email, pattern);
}
