import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumFlags, chromiumPath } from "./scripts/chromium-flags.ts";

/** Milliseconds: no budget, only the end of something that hangs. Budgets are in bench/. */
const testTimeout = 60_000;

/** Vitest's own choice on two cores is one worker; these tests mostly wait for PostgreSQL, files and timers. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Files of a worker share their modules: loaded and compiled anew for each, they would take a third more time. No test may leave state. */
const isolate = false;

export default defineConfig({
  test: {
    maxWorkers,
    unstubGlobals: true,
    projects: [
      {
        test: { name: "domain", include: ["domain/**/*.test.ts"], environment: "node", isolate, testTimeout },
      },
      {
        test: {
          name: "app",
          include: ["app/**/*.test.ts", "scripts/**/*.test.ts", "art/**/*.test.ts"],
          environment: "node",
          isolate,
          testTimeout,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts", "e2e/**/*.test.ts"],
          environment: "node",
          isolate,
          globalSetup: "./server/testing/cluster-setup.ts",
          setupFiles: "./server/testing/check-row-shapes.ts",
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: "commands",
          include: ["e2e/**/*.commands.ts"],
          environment: "node",
          testTimeout: 120_000,
        },
      },
      {
        extends: "./vite.config.ts",
        // Found only once a test runs, it would make Vite reload the page under the tests.
        optimizeDeps: { include: ["react-dom/client"] },
        test: {
          name: "browser",
          include: ["app/**/*.test.tsx"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags] },
              // The zone that the components are shown in: "today" is the same day to both at every hour.
              contextOptions: { timezoneId: "Europe/Paris" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
