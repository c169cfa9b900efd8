/** A session that ends after the gate let its request in acts no more: whatever the route, the kind of end and the server it came to. */
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { proofLife } from "#domain/account/second-factor.ts";
import { buildApp, declareRoutes } from "#server/app.ts";
import { type DescribedRoute, describeRoutes } from "#server/http/routes/inventory.ts";
import type { SessionGate } from "#server/http/session/session.ts";
import { createDevice } from "#server/testing/devices.ts";
import { addFactor } from "#server/testing/factors.ts";
import { callRoute, nameOf } from "#server/testing/matrix/call-route.ts";
import type { Target } from "#server/testing/matrix/sample-input.ts";
import { writeJournal } from "#server/testing/matrix/write-journal.ts";
import { addPasskey } from "#server/testing/passkeys.ts";
import { type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import { requestsTo } from "#server/testing/requests.ts";
import { testOrigin } from "#server/testing/test-server.ts";
import { startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";
import { createUploads, statusIn } from "#server/testing/uploads.ts";

let world: TwoInstances;
let outside: pg.Client;
let anna: SignedIn;
let target: Target;
let session: object;
beforeAll(async () => {
  world = await startTwoInstances();
  const { first } = world;
  outside = new pg.Client(first.database.superuser);
  await outside.connect();
  anna = await signUp(first, { firstName: "Anna" });
  const canary = `canary-${crypto.randomUUID().replaceAll("-", "")}`;
  const journal = await writeJournal(first, { ...anna, canary });
  const factor = await addFactor(first, anna.cookie, "App");
  const passkey = await addPasskey(first, anna.cookie, { name: "Key" });
  target = { ...journal, things: { ...journal.things, factors: factor.id, passkeys: passkey.id } };
  await outside.query("update profiles set role = 'superadmin' where id = $1", [anna.personId]);
  const { rows } = await outside.query(
    "select to_jsonb(s) as session from auth.sessions s where user_id = $1",
    [anna.personId],
  );
  session = rows[0]?.session;
}, 60_000);
afterAll(async () => {
  await outside.end();
  await world.close();
});

/** What counts calls, notes refusals or knows of ends is no act. */
const notes = ["auth.ended_sessions", "auth.sessions", "attempts", "security_events"];

/** A digest of every row of each table that holds what people did. */
async function everything(): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await outside.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth')`,
  );
  const kept = tables.map(({ name }) => name).filter((name) => !notes.includes(name));
  const { rows } = await outside.query<{ name: string; digest: string }>(
    kept
      .map(
        (name) =>
          `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest from ${name} t`,
      )
      .join(" union all "),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

const ends = {
  "its device is ended": (personId: string) =>
    outside.query("delete from auth.sessions where user_id = $1", [personId]),
  "its person is banned": (personId: string) =>
    outside.query("update auth.users set banned_at = now() where id = $1", [personId]),
};

async function beginAnew() {
  await outside.query("delete from auth.sessions where user_id = $1", [anna.personId]);
  await outside.query("insert into auth.sessions select (jsonb_populate_record(null::auth.sessions, $1)).*", [
    JSON.stringify(session),
  ]);
}

/** The first server, whose gate lets a request in at the very moment at which its session ends. */
function lateServer(end: (personId: string) => Promise<unknown>) {
  const { services } = world.first;
  const late = async <T>(entered: Promise<T>): Promise<T> => {
    const found = await entered;
    if (found) await end(anna.personId);
    return found;
  };
  const gate: SessionGate = Object.assign((headers: Headers) => late(services.gate(headers)), {
    pending: (headers: Headers) => services.gate.pending(headers),
    reading: ((headers, read) => late(services.gate.reading(headers, read))) as SessionGate["reading"],
  });
  return requestsTo(buildApp({ ...services, gate }), testOrigin);
}

test.each(Object.entries(ends))(
  "when %s between the gate and the act, no route acts",
  async (_, end) => {
    const request = lateServer(end);
    const routes = describeRoutes(declareRoutes(world.first.services)).filter(
      ({ auth, method }) =>
        ["session", "signing-in", "admin", "superadmin"].includes(auth) && method !== "GET",
    );
    expect(routes.length).toBeGreaterThan(60);
    const before = await everything();
    const acted: string[] = [];
    const call = async (route: DescribedRoute) => {
      await beginAnew();
      const { status } = await callRoute({ request }, route, anna.cookie, target);
      await world.first.services.afterResponse.settled();
      await outside.query("update auth.users set banned_at = null");
      const after = await everything();
      const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
      if (changed.length > 0 || status >= 500)
        acted.push(`${nameOf(route)} ${status}: ${changed.join(", ")}`);
      Object.assign(before, after);
    };
    for (const route of routes) await call(route);
    expect(acted).toEqual([]);
  },
  120_000,
);

test("a body that takes its time comes too late when the session ends on the other server meanwhile", async () => {
  const { first, both } = world;
  const ben = await signUp(first);
  const other = await signIn(first, ben);
  const device = createDevice(first, ben);
  const upload = await statusIn(await createUploads(first, ben).open(100));
  const op = device.put({ name: "Noé" });
  const asks: readonly (readonly [string, string, string | Uint8Array, Record<string, string>?])[] = [
    ["POST", "/api/sync/push", JSON.stringify({ deviceId: op.deviceId, ops: [op] })],
    ["PATCH", "/api/profile", JSON.stringify({ first_name: "Mallory" })],
    ["PATCH", `/api/uploads/${upload.id}`, new Uint8Array(100), { "upload-offset": "0" }],
    ["POST", "/api/account/deletion", "{}"],
    ["POST", "/api/account/deletion/now", "{}"],
  ];
  const before = await everything();
  const ended = Promise.withResolvers<void>();
  const answers = asks.map(([method, path, body, headers]) => {
    const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
    const slow = new ReadableStream({
      async start(controller) {
        controller.enqueue(bytes.subarray(0, 1));
        await ended.promise;
        controller.enqueue(bytes.subarray(1));
        controller.close();
      },
    });
    const type = { "content-type": "application/json", ...headers };
    return first.request(path, {
      method,
      cookie: ben.cookie,
      headers: type,
      body: slow,
      duplex: "half",
    } as RequestInit);
  });
  await setTimeout(50);
  const end = await both[1].request("/api/auth/sessions/end-others", {
    method: "POST",
    json: {},
    cookie: other.cookie,
  });
  expect(await end.json()).toEqual({ ended: 1 });
  ended.resolve();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual(asks.map(() => 401));
  expect(await everything()).toEqual(before);
});

test("a proof that grows old while its act waits is asked for again", async () => {
  const { first } = world;
  const cleo = await signUp(first);
  const held = new pg.Client(first.database.superuser);
  await held.connect();
  await held.query("begin");
  await held.query("select from auth.users where id = $1 for update", [cleo.personId]);
  const asked = first.request("/api/account/deletion", { method: "POST", json: {}, cookie: cleo.cookie });
  await setTimeout(50);
  first.clock.advance(proofLife);
  await held.end();
  expect((await (await asked).json()).code).toBe("reauthentication_required");
  const { rows } = await outside.query("select deletion_due_at from auth.users where id = $1", [
    cleo.personId,
  ]);
  expect(rows).toEqual([{ deletion_due_at: null }]);
});
