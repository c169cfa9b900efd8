import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./scripts/chromium-flags.ts";

const report = process.env.JOURNEYS_REPORT;

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
  // The second one for the run's end (scripts/setup/report.mjs).
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  outputDir: "test-results",
  use: {
    // Milliseconds: an action that waits this long waits for something that does not come.
    actionTimeout: 45_000,
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    // A worker fetches every file of the build, for every browser: the journeys that go without a network allow it.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    // Recording takes an eighth of all time, and its own look at photos is a line in the console that fails a journey. `--trace on` records.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags] },
  },
});
