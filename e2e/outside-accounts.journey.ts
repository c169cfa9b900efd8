import { openIdSettings, startOpenIdProvider } from "#server/testing/openid-provider.ts";
import { startTendre } from "#server/testing/running-server.ts";
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
