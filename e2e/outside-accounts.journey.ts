import { openIdSettings, startOpenIdProvider } from "#server/testing/openid-provider.ts";
import { startTendre } from "#server/testing/running-server.ts";
import { findBarriers } from "./barriers.ts";
import { expect, test } from "./journey.ts";

test("an account kept elsewhere opens a journal only after age and terms, and then signs in", async ({
  browser,
}) => {
  const provider = await startOpenIdProvider();
  const server = await startTendre({ env: openIdSettings(provider.issuer) });
  provider.signedInAs({ sub: "ines", email: "ines@example.org", email_verified: true, name: "Inès Vert" });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();

  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with The House" }).click();
  await expect(page.getByRole("heading", { name: "No journal goes with this account yet" })).toBeVisible();

  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("button", { name: "Continue with The House" }).click();
  await expect(page.getByRole("checkbox").first()).toHaveAttribute("aria-invalid", "true");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Continue with The House" }).click();
  await page.waitForURL(/onboarding/);

  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await elsewhere.goto("/list");
  await elsewhere.getByRole("button", { name: "Continue with The House" }).click();
  await elsewhere.waitForURL(/onboarding/);

  await context.close();
  await other.close();
  await server.stop();
  await provider.stop();
});

test("whoever came by an outside account alone chooses a password; then that account is unlinked, and linked again", async ({
  browser,
  signInByHand,
}) => {
  const provider = await startOpenIdProvider();
  const server = await startTendre({ env: openIdSettings(provider.issuer) });
  const open = () => browser.newContext({ baseURL: server.url, locale: "en-GB" });
  const ines = { sub: "ines", email: "ines@example.org", email_verified: true, name: "Inès Vert" };
  provider.signedInAs(ines);

  // Her journal is opened, and her first days are over.
  const first = await open();
  const before = await first.newPage();
  await before.goto("/signup");
  await expect(before.getByRole("button", { name: "Continue with The House" })).toBeVisible();
  for (const box of await before.getByRole("checkbox").all()) await box.check();
  await before.getByRole("button", { name: "Continue with The House" }).click();
  await before.waitForURL(/onboarding/);
  const onboarded = await before.request.patch("/api/profile", {
    headers: { origin: server.url },
    data: { onboarding_completed: true },
  });
  expect(onboarded.ok()).toBe(true);
  await first.close();

  const context = await open();
  const page = await context.newPage();
  await page.goto("/profile/accounts");
  await page.getByRole("button", { name: "Continue with The House" }).click();
  await page.waitForURL(/\/profile\/accounts/);
  await page.getByRole("button", { name: "Unlink The House" }).click();
  await expect(page.getByText("It is the only way into your journal", { exact: false })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Choose a password" }).click();
  await expect(page.getByText("Your account has no password so far.", { exact: false })).toBeVisible();
  const password = "a lake, and three rivers";
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Use this password" }).click();
  await expect(page.getByText("Your account has a password", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "outside accounts" }).click();
  await page.getByRole("button", { name: "Unlink The House" }).click();
  await page.getByRole("button", { name: "Unlink", exact: true }).click();
  await expect(page.getByText("None so far.")).toBeVisible();

  // Another address over there is refused, in words, on this page.
  provider.signedInAs({ ...ines, sub: "another", email: "another@example.org" });
  await page.getByRole("button", { name: "Link The House" }).click();
  await expect(page.getByText("That account has a different email address", { exact: false })).toBeVisible();
  provider.signedInAs(ines);
  await page.getByRole("button", { name: "Link The House" }).click();
  await expect(page.getByText("The House opens your journal from now on.")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  const other = await open();
  await signInByHand(await other.newPage(), { ...ines, password, firstName: "Inès" }, server.url);

  await context.close();
  await other.close();
  await server.stop();
  await provider.stop();
});
