import { afterAll, beforeAll, expect, test } from "vitest";
import { newestToken, type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { openSession } from "./open-session.ts";

let server: TestServer;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  anna = await signUp(server);
});
afterAll(() => server.close());

const open = (passwordHash: string | null, provider?: string) =>
  openSession(server.services.db.auth, {
    ...{
      userId: anna.personId,
      isRemembered: true,
      method: "password" as const,
      outside: provider === undefined ? undefined : { provider, accountId: anna.personId },
      passwordHash,
      trustedHash: null,
      now: server.clock.now(),
    },
    caller: { address: "203.0.113.1", userAgent: "a browser" },
  });
const sessions = async () =>
  (await server.database.outside("select id from auth.sessions where user_id = $1", [anna.personId])).rows;

test("a password that was replaced while it was being verified opens nothing", async () => {
  const { rows } = await server.database.outside("select password from auth.accounts where user_id = $1", [
    anna.personId,
  ]);
  const verified: string = rows[0].password;
  expect(await open(verified)).toEqual({
    token: expect.stringMatching(/^[\w-]{32}$/),
    isPending: false,
    hasStoppedLoss: false,
  });
  const json = { email: anna.email };
  await server.request("/api/auth/request-password-reset", { method: "POST", json });
  const chosen = { token: newestToken(server, anna.email), newPassword: "chosen meanwhile" };
  await server.request("/api/auth/reset-password", { method: "POST", json: chosen });
  expect(await open(verified)).toBe("gone");
  expect(await sessions()).toEqual([]);
});

test("an outside account that was detached while it signed in opens nothing", async () => {
  const attach = "insert into auth.accounts (id, user_id, provider_id, account_id) values ($1, $1, $2, $3)";
  await server.database.outside(attach, [anna.personId, "oidc", anna.personId]);
  expect(await open(null, "oidc")).toMatchObject({ isPending: false });
  expect(await sessions()).toHaveLength(1);
  await server.database.outside("delete from auth.accounts where provider_id = 'oidc'");
  expect(await open(null, "oidc")).toBe("gone");
  expect(await sessions()).toHaveLength(1);
});
