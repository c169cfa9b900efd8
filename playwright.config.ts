import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./scripts/chromium-flags.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.journey.ts",
  fullyParallel: true,
  workers: 2,
  // Where nobody looks on, a journey gets one more try; the run's end names it as flaky, with what its first try said.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Milliseconds: no budgets, only the end of something that hangs; a journey takes up to a minute on two busy cores.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    // Milliseconds: an action that waits this long waits for something that does not come.
    actionTimeout: 45_000,
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    // Recording every test took an eighth of all time. What a page had at its failure is in test-results/; `--trace on` records.
    trace: "off",
    launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags] },
  },
});
