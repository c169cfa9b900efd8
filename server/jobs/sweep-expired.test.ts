import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passkeyChallengeLife } from "#domain/account/passkey.ts";
import { addFactor, answer, enroll, freshCode } from "#server/testing/factors.ts";
import { addPasskey } from "#server/testing/passkeys.ts";
import { cookieOf, requestAccount, signUp } from "#server/testing/people.ts";
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

test("of the second factor, what was begun, asked or trusted runs out; what counts stays", async () => {
  const anna = await signUp(server);
  const factor = await addFactor(server, anna.cookie);
  const json = { email: anna.email, password: anna.password };
  const waiting = await server.request("/api/auth/sign-in/email", { method: "POST", json });
  const given = { code: freshCode(server, factor), trustBrowser: true };
  await answer(server.request, factor.id, given, { cookie: cookieOf(server, waiting) });
  const begun = await enroll(server, anna.cookie);
  await answer(server.request, begun.id, { code: "000000" }, { cookie: anna.cookie });
  const left = async () => {
    const { rows } = await outside.query(
      `select (select count(*)::int from auth.factors) as factors, (select count(*)::int from auth.backup_codes) as codes,
        (select count(*)::int from auth.factor_challenges) as challenges,
        (select count(*)::int from auth.trusted_browsers) as trusted`,
    );
    return rows[0];
  };
  await sweepExpired(server.services);
  expect(await left()).toEqual({ factors: 2, codes: 10, challenges: 1, trusted: 1 });
  server.clock.advance(31 * 24 * 3_600_000);
  await sweepExpired(server.services);
  expect(await left()).toEqual({ factors: 1, codes: 10, challenges: 0, trusted: 0 });
});

test("questions to a passkey run out after five minutes, a stranger's and a session's; a passkey stays", async () => {
  const anna = await signUp(server);
  await addPasskey(server, anna.cookie);
  const ask = (path: string, cookie = "") =>
    server.request(`/api/auth/${path}`, { method: "POST", json: {}, cookie });
  await Promise.all([ask("sign-in/passkey/options"), ask("passkeys/challenge", anna.cookie)]);
  const left = async () => {
    const { rows } = await outside.query(
      `select (select count(*)::int from auth.passkey_challenges) as challenges,
        (select count(*)::int from auth.passkeys where user_id = $1) as passkeys`,
      [anna.personId],
    );
    return rows[0];
  };
  await sweepExpired(server.services);
  expect(await left()).toEqual({ challenges: 2, passkeys: 1 });
  server.clock.advance(passkeyChallengeLife + 1);
  await sweepExpired(server.services);
  expect(await left()).toEqual({ challenges: 0, passkeys: 1 });
});
