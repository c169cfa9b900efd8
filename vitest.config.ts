import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "domain", include: ["domain/**/*.test.ts"], environment: "node" } },
      { test: { name: "app", include: ["app/**/*.test.ts", "scripts/**/*.test.ts"], environment: "node" } },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          environment: "node",
          globalSetup: "./server/testing/cluster-setup.ts",
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
