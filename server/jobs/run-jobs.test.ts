import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { runJobs } from "./run-jobs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test("jobs that could not start are started once the database lets them", async () => {
  const { outside } = server.database;
  const queues = async () => (await outside("select name from pgboss.queue")).rows.map(({ name }) => name);
  await outside("alter schema pgboss rename to pgboss_away");
  const jobs = await runJobs(server.services, server.database.jobs);
  await outside("alter schema pgboss_away rename to pgboss");
  await expect.poll(queues, { timeout: 30_000 }).toContain("collect-files");
  await jobs.stop();
});

test("a server that stops while its jobs cannot start stops at once", async () => {
  const { outside } = server.database;
  await outside("alter schema pgboss rename to pgboss_away");
  const jobs = await runJobs(server.services, server.database.jobs);
  await jobs.stop();
  await outside("alter schema pgboss_away rename to pgboss");
});
