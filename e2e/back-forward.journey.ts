/** Back into the app from elsewhere: browsers keep a page that is left, with its journal's connection closed, and show it again as it was. */
import { createServer } from "node:http";
import { freePort } from "#server/testing/running-server.ts";
import { chromiumFlags, chromiumPath } from "../scripts/chromium-flags.ts";
import { expect, noWorker, test } from "./journey.ts";

test.use({
  serviceWorkers: "block",
  allowedConsole: [noWorker],
  launchOptions: {
    executablePath: chromiumPath,
    args: [...chromiumFlags],
    // Drivers switch the cache off, people do not.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

async function serveElsewhere() {
  const server = createServer((_, response) => response.end("<title>Elsewhere</title>"));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

for (const kind of ["account", "device"] as const)
  test(`the journal of ${kind === "account" ? "an account" : "this device"} goes on after Back from another page`, async ({
    page,
    server,
    person,
    signIn,
  }) => {
    const elsewhere = await serveElsewhere();
    if (kind === "account") await signIn(page, person);
    else {
      await page.goto(`${server.url}/login`);
      await page.getByRole("button", { name: "Use offline, on this device" }).click();
      await page.waitForURL(/dashboard|onboarding/);
    }
    const add = async (name: string) => {
      await page.goto(`${server.url}/add`);
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByRole("button", { name: "Keep this relationship" }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    };
    await add("Noé");
    await page.goto(`${server.url}/list`);
    await expect(page.getByRole("link", { name: "Noé" })).toBeVisible();
    await page.evaluate(() =>
      addEventListener("pageshow", ({ persisted }) =>
        document.documentElement.setAttribute("data-persisted", String(persisted)),
      ),
    );
    await page.goto(elsewhere.url);
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
    await expect(page.getByRole("link", { name: "Noé" })).toBeVisible();
    await expect(page.getByText("let go of the journal")).toHaveCount(0);

    await page.getByRole("link", { name: "Noé" }).click();
    await page.getByRole("link", { name: "Edit", exact: true }).first().click();
    await page.getByLabel("Meeting place").fill("On the bridge");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("On the bridge")).toBeVisible();
    if (kind === "account")
      await expect
        .poll(async () => (await page.request.get(`${server.url}/api/relationships`)).text())
        .toContain("On the bridge");
    await page.reload();
    await expect(page.getByText("On the bridge")).toBeVisible();
    elsewhere.stop();
  });
