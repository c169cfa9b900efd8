/**
 * Back into the app from elsewhere. Browsers put a page that is left aside, its journal's connection closed, and show it again as it was. The
 * test browser has no such cache, so its two events are sent to the page as the cache sends them; the database library closes on the first.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

test.use({ allowedConsole: [/status of 401/] });

const send = (page: Page, name: "pagehide" | "pageshow") =>
  page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);

async function add(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/add`);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Keep this relationship" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

for (const kind of ["an account", "this device"] as const)
  test(`the journal of ${kind} goes on where it was, with what another tab wrote meanwhile`, async ({
    page,
    context,
    server: { url },
    person,
    signIn,
  }) => {
    if (kind === "an account") await signIn(page, person);
    else {
      await page.goto(`${url}/login`);
      await page.getByRole("button", { name: "Use offline, on this device" }).click();
      await page.waitForURL(/dashboard|onboarding/);
    }
    await add(page, url, "Noé");
    await page.goto(`${url}/list`);
    await expect(page.getByRole("link", { name: "Noé" }).first()).toBeVisible();
    await send(page, "pagehide");
    const other = await context.newPage();
    await add(other, url, "Alma");
    await other.close();

    await send(page, "pageshow");
    await expect(page.getByRole("link", { name: "Noé" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Alma" }).first()).toBeVisible();
    await page.getByRole("link", { name: "Noé" }).first().click();
    await page.getByRole("link", { name: "Edit", exact: true }).first().click();
    await page.getByLabel("Meeting place").fill("On the bridge");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("On the bridge")).toBeVisible();
    if (kind === "an account") {
      const stored = async () => (await page.request.get(`${url}/api/relationships`)).text();
      await expect.poll(stored).toContain("On the bridge");
    }
    await page.reload();
    await expect(page.getByText("On the bridge")).toBeVisible();
  });

test("whose session has ended meanwhile finds the door", async ({ page, person, server, signIn }) => {
  await signIn(page, person);
  await page.goto(`${server.url}/list`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await send(page, "pagehide");
  await page.context().clearCookies();
  await send(page, "pageshow");
  await page.waitForURL(/\/login/);
});
