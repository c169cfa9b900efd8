import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./scripts/chromium-flags.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.journey.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    trace: "retain-on-failure",
    launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags] },
  },
});
