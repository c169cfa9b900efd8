import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestAccount, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { sweepExpired } from "./sweep-expired.ts";

let server: TestServer;
let outside: pg.Client;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const counts = async () => {
  const { rows } = await outside.query<Record<string, number>>(
    `select (select count(*) from auth.sessions) as sessions, (select count(*) from attempts) as attempts,
      (select count(*) from auth.mail_links) as links, (select count(*) from auth.users) as people`,
  );
  return rows[0];
};

test("what has run out is taken away, and nothing else", async () => {
  await signUp(server);
  const { email } = await requestAccount(server);
  await server.request("/api/auth/request-password-reset", { method: "POST", json: { email } });
  await server.services.afterResponse.settled();
  const before = await counts();
  expect(before).toMatchObject({ sessions: 1, links: 2, people: 2 });
  await sweepExpired(server.services);
  expect(await counts()).toEqual(before);
  server.clock.advance(31 * 24 * 3_600_000);
  await sweepExpired(server.services);
  expect(await counts()).toEqual({ sessions: 0, attempts: 0, links: 0, people: 2 });
});
