import { afterAll, beforeAll, expect, test } from "vitest";
import { openSessionsSchema, securityEventsSchema, securityOverviewSchema } from "#domain/admin/security.ts";
import { addFactor } from "#server/testing/factors.ts";
import { goodPassword, type SignedIn, signUp } from "#server/testing/people.ts";
import { makeSuperadmin } from "#server/testing/superadmins.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let admin: SignedIn;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  admin = await makeSuperadmin(server);
  anna = await signUp(server);
});
afterAll(() => server.close());

const get = async (path: string) => (await server.request(path, { cookie: admin.cookie })).json();
const overview = async () => securityOverviewSchema.parse(await get("/api/admin/security?days=7"));
const events = async (query: string) =>
  securityEventsSchema.parse(await get(`/api/admin/security/events?${query}`));
const post = (path: string, json: object, cookie?: string) =>
  server.request(path, { method: "POST", json, ...(cookie ? { cookie } : {}) });

test("a wrong password is a failure of its day, and a line that names account and route", async () => {
  const before = (await overview()).series.wrong_credentials?.at(-1)?.value ?? 0;
  await post("/api/auth/sign-in/email", { email: anna.email, password: "not this one" });
  expect((await overview()).series.wrong_credentials?.at(-1)?.value).toBe(before + 1);
  const { rows } = await events(`kind=wrong_credentials&personId=${anna.personId}`);
  expect(rows[0]).toMatchObject({
    kind: "wrong_credentials",
    personEmail: anna.email,
    route: "POST /api/auth/sign-in/email",
  });
  expect((await events(`search=${encodeURIComponent(anna.email)}`)).total).toBeGreaterThan(0);
});

test("who proved again who they are is counted", async () => {
  const before = (await overview()).series.proved?.at(-1)?.value ?? 0;
  expect((await post("/api/auth/prove", { password: goodPassword }, anna.cookie)).status).toBe(200);
  expect((await overview()).series.proved?.at(-1)?.value).toBe(before + 1);
});

test("second factors are counted by people, not by factors", async () => {
  const before = (await overview()).factors;
  await addFactor(server, anna.cookie, "Phone");
  expect((await overview()).factors).toEqual({
    ...before,
    withAny: before.withAny + 1,
    authenticators: before.authenticators + 1,
  });
});

test("open sessions are listed with browser and way in, and without token or address", async () => {
  const answer = await get(`/api/admin/security/sessions?search=${encodeURIComponent(anna.email)}`);
  const { rows } = openSessionsSchema.parse(answer);
  expect(rows).toMatchObject([{ personId: anna.personId, method: "password", isPending: false }]);
  expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|token|::1/);
  const { sessions } = await overview();
  expect(sessions.byMethod.reduce((sum, each) => sum + each.sessions, 0)).toBe(sessions.open);
});

test("what administrators did is counted by action", async () => {
  await server.request(`/api/admin/people/${anna.personId}`, { cookie: admin.cookie });
  expect((await overview()).acts).toContainEqual({ action: "person.read", times: 1 });
});

test("the file of the log is noted, and so is the audit log's own", async () => {
  for (const [path, action] of [
    ["/api/admin/security/events.csv", "security.exported"],
    ["/api/admin/audit.csv", "audit.exported"],
  ]) {
    const response = await server.request(path ?? "", { cookie: admin.cookie });
    expect((await response.text()).split("\r\n")[0]).toMatch(/^(id,at,kind|seq,at,actorKind)/);
    const { rows } = await server.database.outside("select action from audit_log order by seq desc limit 1");
    expect(rows[0].action).toBe(action);
  }
});
