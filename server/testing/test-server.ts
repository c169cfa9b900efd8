/** The whole server on a database of its own, called in process: `server.request("/api/…")`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { buildApp } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import { readEnv } from "#server/env.ts";
import type { MediaOpener } from "#server/features/media/opening/media-opener.ts";
import type { Services } from "#server/services.ts";
import { requestsTo, type TestRequest } from "./requests.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";
import { cloneDatabase, type TestDatabase } from "./test-database.ts";
import { testAuthSecret, testMasterKey } from "./test-secrets.ts";

export const testOrigin = "http://tendre.test";

export type TestServer = {
  readonly app: Hono;
  readonly services: Services;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  readonly request: TestRequest;
  close(): Promise<void>;
};

/**
 * @param settings environment variables on top of the test defaults
 * `database`: another one than a clone of the template; dropped with the server
 * `spread`: the longest delay in milliseconds of work after a response; `request` waits for that work
 */
export async function createTestServer(
  settings: Record<string, string> = {},
  {
    opener,
    spread = 0,
    database: given,
  }: { readonly opener?: MediaOpener; readonly spread?: number; readonly database?: TestDatabase } = {},
): Promise<TestServer> {
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
  const database = given ?? (await cloneDatabase());
  const provided = { ...database, stop: async () => undefined };
  const { services, close } = await createServices(env, provided, {
    clock,
    spread,
    ...(opener ? { opener } : {}),
  });
  const app = buildApp(services);
  const ask = requestsTo(app, settings.PUBLIC_URL || testOrigin);
  return {
    app,
    services,
    clock,
    database,
    async request(...asked) {
      const response = await ask(...asked);
      // Mails are sent after the response: waiting lets the test read them at once.
      await services.afterResponse.settled();
      return response;
    },
    async close() {
      await close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
