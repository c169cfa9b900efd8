import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { bundledWorkers } from "./scripts/build/bundled-workers.ts";
import { chromiumFlags, chromiumPath } from "./scripts/chromium-flags.ts";
import { testSeed } from "./scripts/test-seed.ts";

/** Milliseconds: no budget, only the end of something that hangs. Budgets are in bench/. */
const testTimeout = 60_000;

/** The same of `expect.poll`: Vitest's own second is a measure of speed. */
const expectation = { poll: { timeout: 15_000 } };

/** Vitest's own choice on two cores is one worker; these tests mostly wait for PostgreSQL, files and timers. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Files of a worker share their modules: loaded and compiled anew for each, they would take a third more time. No test may leave state. */
const isolate = false;

const env = { TENDRE_SEED: String(testSeed) };
const seedProperties = "./scripts/seed-properties.ts";
const endStubs = "./scripts/end-stubs.ts";

export default defineConfig({
  test: {
    maxWorkers,
    unstubGlobals: true,
    projects: [
      {
        test: {
          name: "domain",
          expect: expectation,
          include: ["domain/**/*.test.ts"],
          environment: "node",
          env,
          setupFiles: [seedProperties, endStubs],
          isolate,
          testTimeout,
        },
      },
      {
        test: {
          name: "app",
          expect: expectation,
          include: ["app/**/*.test.ts", "scripts/**/*.test.ts", "art/**/*.test.ts"],
          environment: "node",
          env,
          setupFiles: [seedProperties, endStubs],
          isolate,
          testTimeout,
        },
      },
      {
        test: {
          name: "server",
          expect: expectation,
          include: ["server/**/*.test.ts", "e2e/**/*.test.ts"],
          environment: "node",
          env,
          isolate,
          globalSetup: "./server/testing/cluster-setup.ts",
          setupFiles: [seedProperties, endStubs, "./server/testing/check-row-shapes.ts"],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: "commands",
          expect: expectation,
          include: ["e2e/**/*.commands.ts"],
          environment: "node",
          env,
          testTimeout: 120_000,
        },
      },
      {
        extends: "./vite.config.ts",
        plugins: [bundledWorkers()],
        // Found only once a test runs, it would make Vite reload the page under the tests.
        // What only a worker or a late import asks for is found here: found in the middle of a test, it would reload the page.
        optimizeDeps: {
          include: [
            "react-dom/client",
            "client-zip",
            "age-encryption",
            "@zip.js/zip.js/lib/zip-core-custom.js",
            "htmlparser2",
            "papaparse",
            "uuid",
          ],
        },
        test: {
          name: "browser",
          // Vitest's own fifteen seconds in a browser are a measure of speed too.
          testTimeout,
          hookTimeout: testTimeout,
          expect: expectation,
          include: ["app/**/*.test.tsx"],
          // Vitest's own choice on two cores is one page, which leaves half of them idle.
          maxWorkers,
          setupFiles: ["./app/store/testing/empty-browser.ts", endStubs],
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
