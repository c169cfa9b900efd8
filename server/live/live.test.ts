import { Hono } from "hono";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import { mountRoutes } from "#server/http/routes/mount.ts";
import { createDevice, rowOf } from "#server/testing/devices.ts";
import { type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer, testOrigin } from "#server/testing/test-server.ts";
import { liveRoutes } from "./routes.ts";

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

type Page = { readonly heard: unknown[]; readonly ended: Promise<void>; leave(): Promise<void> };
const open: Page[] = [];
afterEach(() => Promise.all(open.splice(0).map((page) => page.leave())));

/** Opens the stream and resolves at its `open` event; `heard` collects its events. */
async function openPage({ cookie }: SignedIn, app: Hono = server.app): Promise<Page> {
  const response = await app.request(`${testOrigin}/api/live`, { headers: { cookie } });
  if (!response.body) throw new Error("There is no stream.");
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const heard: unknown[] = [];
  let told = "";
  const read = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      told += part.value;
      const messages = told.split("\n\n");
      told = messages.pop() ?? "";
      for (const message of messages) {
        const [, name, data] = /^event: (\w+)\ndata: (.*?)(?:\nretry: \d+)?$/.exec(message) ?? [];
        heard.push(name === "live" ? JSON.parse(data ?? "") : (name ?? message));
      }
    }
  };
  const page = { heard, ended: read(), leave: () => reader.cancel() };
  open.push(page);
  await expect.poll(() => heard).toEqual(["open"]);
  heard.length = 0;
  return page;
}
const asleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("a browser is told when to open the stream again, and not all at one moment", async () => {
  const anna = await signUp(server);
  const retries = new Set<string>();
  for (let each = 0; each < 5; each += 1) {
    const { body } = await server.request("/api/live", { cookie: anna.cookie });
    const reader = body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    retries.add(/retry: (\d+)/.exec(first)?.[1] ?? "");
    await reader?.cancel();
  }
  expect(retries.size).toBeGreaterThan(1);
  for (const retry of retries) expect(Number(retry)).toBeGreaterThanOrEqual(2_000);
});

test("nobody signed out hears anything", async () => {
  expect((await server.request("/api/live")).status).toBe(401);
});

test("a change is heard at once by every page of its person, and by nobody else", async () => {
  const [anna, bruno] = await Promise.all([signUp(server), signUp(server)]);
  const pages = await Promise.all(Array.from({ length: 10 }, () => openPage(anna)));
  const other = await openPage(bruno);
  const phone = createDevice(server, anna);
  const { rev } = await phone.push(phone.put({ name: "Heard" }));
  for (const { heard } of pages) {
    await expect.poll(() => heard, { timeout: 1_000 }).toEqual([{ type: "rev", rev }]);
  }
  await asleep(150);
  expect(other.heard).toEqual([]);
});

test("two servers on one database hear each other", async () => {
  const anna = await signUp(server);
  const { services, close } = await createServices(
    { ...server.services.env },
    { ...server.database, stop: async () => undefined },
    { clock: server.clock },
  );
  const elsewhere = await openPage(anna, buildApp(services));
  const phone = createDevice(server, anna);
  const { rev } = await phone.push(phone.put({ name: "Elsewhere" }));
  await expect.poll(() => elsewhere.heard, { timeout: 1_000 }).toEqual([{ type: "rev", rev }]);
  await close();
  await elsewhere.ended;
});

test("nothing of what was written travels in the stream", async () => {
  const anna = await signUp(server);
  const page = await openPage(anna);
  const phone = createDevice(server, anna);
  await phone.send(phone.put({ name: "A name", notes: "a secret" }));
  await expect.poll(() => page.heard).toHaveLength(1);
  expect(Object.keys(Object(page.heard[0])).toSorted()).toEqual(["rev", "type"]);
});

test("a plan that changes is heard as a profile and as a rev", async () => {
  const anna = await signUp(server);
  const page = await openPage(anna);
  await outside.query("update profiles set subscription_plan = 'plus' where id = $1", [anna.personId]);
  await expect
    .poll(() => page.heard)
    .toEqual(expect.arrayContaining([{ type: "profile" }, { type: "rev", rev: expect.any(Number) }]));
});

test("a rush of changes is at most ten events a second, and the last one is among them", async () => {
  const anna = await signUp(server);
  const page = await openPage(anna);
  const phone = createDevice(server, anna);
  const { id } = rowOf(await phone.send(phone.put({ name: "Rush" })));
  const begun = performance.now();
  let rev = 0;
  for (let index = 0; index < 60; index += 1) {
    ({ rev } = await phone.push(phone.patch(id, 1_000, { city: `City ${index}` })));
  }
  await expect.poll(() => page.heard.at(-1)).toEqual({ type: "rev", rev });
  const seconds = (performance.now() - begun) / 1_000;
  expect(page.heard.length).toBeLessThanOrEqual(Math.ceil(seconds * 10) + 2);
});

test("a sign-out ends the streams of that session, and of no other", async () => {
  const anna = await signUp(server);
  const onPhone = await signIn(server, anna);
  const [here, there] = [await openPage(anna), await openPage(onPhone)];
  await server.request("/api/auth/sign-out", { method: "POST", cookie: anna.cookie, json: {} });
  await here.ended;
  expect(here.heard).toEqual([{ type: "signed-out" }]);
  const phone = createDevice(server, onPhone);
  const { rev } = await phone.push(phone.put({ name: "Still here" }));
  await expect.poll(() => there.heard).toEqual([{ type: "rev", rev }]);
});

test("a session that runs out ends its stream at the next sign of life", async () => {
  const anna = await signUp(server);
  const app = new Hono();
  mountRoutes(app, liveRoutes(server.services, { heartbeat: 50 }), server.services);
  const page = await openPage(anna, app);
  await expect.poll(() => page.heard).toContain(": still here");
  await outside.query("update auth.sessions set expires_at = '2000-01-01' where user_id = $1", [
    anna.personId,
  ]);
  await page.ended;
  expect(page.heard.at(-1)).toEqual({ type: "signed-out" });
});

test("an announced end that is none changes nothing", async () => {
  const anna = await signUp(server);
  const page = await openPage(anna);
  await outside.query("select announce($1, $2)", [anna.personId, { type: "signed-out" }]);
  await outside.query("select pg_notify('tendre_live', 'no notice at all')");
  const phone = createDevice(server, anna);
  const { rev } = await phone.push(phone.put({ name: "Still here" }));
  await expect.poll(() => page.heard).toEqual([{ type: "rev", rev }]);
});

test("after the listening connection was lost every page is told to look", async () => {
  const anna = await signUp(server);
  const page = await openPage(anna);
  await outside.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
  );
  await expect.poll(() => page.heard, { timeout: 5_000 }).toEqual([{ type: "rev", rev: 0 }]);
  const phone = createDevice(server, anna);
  const { rev } = await phone.push(phone.put({ name: "After" }));
  await expect.poll(() => page.heard.at(-1)).toEqual({ type: "rev", rev });
});

test("a page that leaves is forgotten", async () => {
  const anna = await signUp(server);
  const pages = await Promise.all([openPage(anna), openPage(anna)]);
  await pages[0]?.leave();
  await expect.poll(() => server.services.live.count(anna.personId)).toBe(1);
});

test("one page too many ends the oldest, which may be gone without a word, and nobody else's", async () => {
  const [anna, bruno] = await Promise.all([signUp(server), signUp(server)]);
  const other = await openPage(bruno);
  const oldest = await openPage(anna);
  const pages = await Promise.all(Array.from({ length: 31 }, () => openPage(anna)));
  const newest = await openPage(anna);
  await oldest.ended;
  const phone = createDevice(server, anna);
  const { rev } = await phone.push(phone.put({ name: "Heard" }));
  for (const { heard } of [...pages, newest]) await expect.poll(() => heard).toEqual([{ type: "rev", rev }]);
  expect(server.services.live.count(anna.personId)).toBe(32);
  expect(other.heard).toEqual([]);
});

test("a server that stops ends its streams", async () => {
  const stopping = await createTestServer();
  const page = await openPage(await signUp(stopping), stopping.app);
  stopping.services.beginStop();
  await page.ended;
  expect(page.heard).toEqual([]);
  await stopping.close();
});
