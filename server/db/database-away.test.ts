import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDevice } from "#server/testing/devices.ts";
import { goodPassword, type SignedIn, signUp } from "#server/testing/people.ts";
import { type RunningServer, startTendre } from "#server/testing/running-server.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { isDatabaseAway } from "./database-away.ts";

let server: TestServer;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer({ DATABASE_TIMEOUT: "500" });
  anna = await signUp(server);
});
afterAll(() => server.close());

const told = async (asked: Promise<Response>) => {
  const response = await asked;
  return [response.status, response.headers.get("retry-after"), (await response.json()).code];
};
const unavailable = [503, "5", "unavailable"];

/** Takes a lock that others need until released; resolves once it is granted. */
async function holding(text: string) {
  const { default: pg } = await import("pg");
  const client = new pg.Client(server.database.superuser);
  await client.connect();
  await client.query("begin");
  await client.query(text);
  return () => client.end();
}

test("a statement that takes too long is ended by PostgreSQL and told as 503", async () => {
  await expect(server.services.db.anonymous.rows({ text: "select pg_sleep(30)" })).rejects.toMatchObject({
    code: "57014",
  });
  const release = await holding("lock table relationships in access exclusive mode");
  const asked = server.request("/api/relationships", { cookie: anna.cookie });
  expect(await told(asked)).toEqual(unavailable);
  await release();
});

test("a write that waits too long for its person's lock is told as 503, and goes through when asked again", async () => {
  const release = await holding(`select from profiles where id = '${anna.personId}' for update`);
  const phone = createDevice(server, anna);
  const op = phone.put({ name: "Élise" });
  expect(await told(phone.post([op]))).toEqual(unavailable);
  await release();
  expect(await phone.send(op)).toMatchObject({ status: "applied" });
});

test("a batch of which nothing could be answered is a 503, never an empty 200", async () => {
  const release = await holding("lock table revisions in access exclusive mode");
  const phone = createDevice(server, anna);
  expect(await told(phone.post([phone.put({ name: "Noé" })]))).toEqual(unavailable);
  await release();
});

test("with every connection taken, who comes is told 503", async () => {
  const release = await holding("lock table relationships in access exclusive mode");
  const ask = () => told(server.request("/api/relationships", { cookie: anna.cookie }));
  const answers = await Promise.all(Array.from({ length: 40 }, ask));
  expect(new Set(answers.map(String))).toEqual(new Set([String(unavailable)]));
  await release();
  expect((await server.request("/api/relationships", { cookie: anna.cookie })).status).toBe(200);
});

test("a full disk is told as 503, and by /api/health for a while", async () => {
  const health = async () => (await (await server.request("/api/health")).json()).status;
  expect(await health()).toBe("connected");
  await server.database.outside(
    `create function fill_disk() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = '53100'; end $$;
     create trigger fill_disk before insert on revisions for each row execute function fill_disk()`,
  );
  const phone = createDevice(server, anna);
  expect(await told(phone.post([phone.put({ name: "Noé" })]))).toEqual(unavailable);
  expect(await health()).toBe("error");
  await server.database.outside("drop trigger fill_disk on revisions");
});

test("connections that the database ends are told as 503 or made anew, never as a fault of ours", async () => {
  const end = () =>
    server.database.outside(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
  const asked = Promise.all(
    Array.from({ length: 30 }, () => server.request("/api/relationships", { cookie: anna.cookie })),
  );
  await end();
  for (const { status } of await asked) expect([200, 503]).toContain(status);
  const limit = (most: number) =>
    server.database.outside(`alter database ${server.database.app.database} connection limit ${most}`);
  await limit(0);
  await end();
  expect(await told(server.request("/api/relationships", { cookie: anna.cookie }))).toEqual(unavailable);
  await limit(-1);
});

test.each([
  ["57014", true],
  ["53100", true],
  ["08006", true],
  ["ECONNRESET", true],
  ["23505", false],
  ["42501", false],
])("%s is the database being away: %s", (code, expected) => {
  expect(isDatabaseAway(Object.assign(new Error("x"), { code }))).toBe(expected);
});

/** PostgreSQL and all its children. */
function postgresOf({ folder }: RunningServer): readonly number[] {
  const postmaster = Number(readFileSync(`${folder}/postgres/postmaster.pid`, "utf8").split("\n")[0]);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === postmaster)
    .map(Number);
  return [postmaster, ...children];
}
function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

test.runIf(process.platform === "linux")(
  "a PostgreSQL that is frozen: health, reads, pushes and sign-in are all answered before it moves again",
  async () => {
    const settings = { DATABASE_TIMEOUT: "1000", AUTH_REQUIRE_EMAIL_CONFIRMATION: "false" };
    const frozen = await startTendre({ env: settings });
    const order: string[] = [];
    const ask = async (what: string, path: string, init?: RequestInit) => {
      const response = await fetch(frozen.url + path, init);
      order.push(what);
      return response;
    };
    const json = (body: object, headers = {}) => ({
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", origin: frozen.url, ...headers },
    });
    const credentials = { email: "anna@example.org", password: goodPassword };
    const signIn = () => ask("sign-in", "/api/auth/sign-in/email", json(credentials));
    await ask(
      "sign-up",
      "/api/auth/sign-up/email",
      json({ ...credentials, acceptTerms: true, isAdult: true }),
    );
    const { token, person } = await (await signIn()).json();
    const bearer = { authorization: `Bearer ${token}` };
    const op = { opId: crypto.randomUUID(), personId: person.id };
    const processes = postgresOf(frozen);
    order.length = 0;
    try {
      for (const pid of processes) process.kill(pid, "SIGSTOP");
      const hung = [
        ask("pull", "/api/sync/pull", { headers: bearer }),
        ask("session", "/api/session", { headers: bearer }),
        ask("push", "/api/sync/push", json({ deviceId: crypto.randomUUID(), ops: [op] }, bearer)),
        signIn(),
      ];
      const health = await Promise.all([ask("health", "/api/health"), ask("health", "/api/health")]);
      for (const answer of health) expect(await answer.json()).toMatchObject({ status: "error" });
      expect(order).toEqual(["health", "health"]);
      for (const asked of hung) expect(await told(asked)).toEqual(unavailable);
      order.push("moves again");
    } finally {
      for (const pid of processes) process.kill(pid, "SIGCONT");
    }
    expect(order.at(-1)).toBe("moves again");
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await (await fetch(`${frozen.url}/api/health`)).json()).status === "connected") break;
      await sleep(50);
    }
    expect(await (await fetch(`${frozen.url}/api/health`)).json()).toMatchObject({ status: "connected" });
    await frozen.stop();
  },
);
