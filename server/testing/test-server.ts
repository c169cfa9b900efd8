/** The whole server on a database of its own, called in process: `server.request("/api/…")`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { buildApp } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import { readEnv } from "#server/env.ts";
import type { Services } from "#server/services.ts";
import { type Ask, requestsTo } from "./requests.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";
import { cloneDatabase, type TestDatabase } from "./test-database.ts";
import { testAuthSecret, testMasterKey } from "./test-secrets.ts";

export const testOrigin = "http://tendre.test";

export type TestServer = {
  readonly app: Hono;
  readonly services: Services;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  readonly request: Ask;
  close(): Promise<void>;
};

/** @param settings environment variables on top of the test defaults. */
export async function createTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "tendre-server-"));
  const env = readEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PUBLIC_URL: testOrigin,
    TENDRE_DATA: folder,
    MASTER_KEY: testMasterKey,
    AUTH_SECRET: testAuthSecret,
    ...settings,
  });
  const clock = createTestClock();
  const database = await cloneDatabase();
  const { services, close } = await createServices(
    env,
    { ...database, stop: async () => undefined },
    { clock },
  );
  const app = buildApp(services);
  return {
    app,
    services,
    clock,
    database,
    request: requestsTo(app, testOrigin),
    async close() {
      await close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
