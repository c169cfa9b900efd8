/**
 * An account by http and a name of the home network: no locks, no service worker, no cryptography of the browser
 * ([Note: insecure pages], app/lib/web-locks.ts).
 */
import { freePort, type RunningServer, startTendre } from "#server/testing/running-server.ts";
import { chromiumFlags, chromiumPath } from "../scripts/chromium-flags.ts";
import { expect, test } from "./journey.ts";

const host = "tendre.home";

test.use({
  allowedConsole: [/Cross-Origin-Opener-Policy header has been ignored/],
  launchOptions: {
    executablePath: chromiumPath,
    // Browsers hold 127.0.0.0/8 and localhost for secure; a name of one's own is not.
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
});

let home: RunningServer;
let url = "";
test.beforeAll(async () => {
  const port = await freePort();
  url = `http://${host}:${port}`;
  home = await startTendre({
    port,
    env: { HOST: "127.0.0.1", PUBLIC_URL: url, AUTH_REQUIRE_EMAIL_CONFIRMATION: "false" },
  });
});
test.afterAll(() => home.stop());

test("an account is opened, written in and sent by plain http", async ({ page }) => {
  await page.goto(`${url}/login`);
  expect(await page.evaluate(() => [isSecureContext, "locks" in navigator])).toEqual([false, false]);
  const email = "camille@example.org";
  const password = "a-quiet-Lantern-7";
  const call = (path: string, method: string, body: object) =>
    page.evaluate(
      async ([at, how, sent]) => {
        const headers = { "content-type": "application/json" };
        return (await fetch(at, { method: how, headers, body: sent })).status;
      },
      [path, method, JSON.stringify(body)] as const,
    );
  const names = { firstName: "Camille", lastName: "Morel" };
  const terms = { acceptTerms: true, isAdult: true, locale: "en" };
  expect(await call("/api/auth/sign-up/email", "POST", { email, password, ...names, ...terms })).toBe(200);
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/(dashboard|onboarding)/);
  expect(await call("/api/profile", "PATCH", { onboarding_completed: true })).toBe(200);
  await page.goto(`${url}/add`);
  await page.getByLabel("Name", { exact: true }).fill("Noé");
  await page.getByRole("button", { name: "Keep this relationship" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Noé" })).toBeVisible();
  const stored = () => page.evaluate(async () => (await fetch("/api/relationships")).text());
  await expect.poll(stored).toContain("Noé");
});
