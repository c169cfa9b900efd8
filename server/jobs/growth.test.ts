import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDevice, rowOf } from "#server/testing/devices.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { type RunningJobs, runJobs } from "./run-jobs.ts";

const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let outside: pg.Client;
let jobs: RunningJobs;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
  jobs = await runJobs(server.services, server.database.jobs);
  anna = await signUp(server);
});
afterAll(async () => {
  await jobs.stop();
  await outside.end();
  await server.close();
});

const prune = () => jobs.runNow("prune-journals");
const ago = (days: number) => new Date(server.clock.now().getTime() - days * day);
const values = async (sql: string, ...given: unknown[]) =>
  (await outside.query<{ v: string }>(sql, given)).rows.map(({ v }) => v);

async function came(personId: string, at: Date) {
  await outside.query(
    `insert into session_events (id, user_id, event, device_info, device_at, created_at)
     values ($1, $2, 'login', '{}', $3, $3)`,
    [newId(), personId, at],
  );
}

test("who came and went is known for a year", async () => {
  await outside.query("delete from session_events where user_id = $1", [anna.personId]);
  for (const days of [1, 364, 366, 900]) await came(anna.personId, ago(days));
  await prune();
  const left = await values(
    "select created_at::text as v from session_events where user_id = $1",
    anna.personId,
  );
  expect(left).toHaveLength(2);
});

test("a person who comes very often leaves five hundred lines, the newest", async () => {
  const bea = await signUp(server);
  await outside.query("delete from session_events where user_id = $1", [bea.personId]);
  await outside.query(
    `insert into session_events (id, user_id, event, device_info, device_at, created_at)
     select gen_random_uuid(), $1, 'login', jsonb_build_object('place', n), $2, $2::timestamptz - n * interval '1 minute'
     from generate_series(1, 1200) n`,
    [bea.personId, server.clock.now()],
  );
  await prune();
  const left = await values(
    "select device_info ->> 'place' as v from session_events where user_id = $1",
    bea.personId,
  );
  expect(left.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
});

test("a moment's history stays; what else was written over is known for half a year", async () => {
  const phone = createDevice(server, anna);
  const person = rowOf(await phone.send(phone.put({ name: "Camille", notes: "first" })));
  await phone.send(phone.patch(person.id, person.rev, { notes: "second" }));
  const moment = phone.op({ kind: "put", table: "moments", fields: { occurred_on: "2020", text: "kept" } });
  await phone.send(moment);
  const revisionsOf = (id: string) => values("select rev::text as v from revisions where row_id = $1", id);
  await outside.query("update revisions set made_at = $1", [ago(179)]);
  await prune();
  expect([await revisionsOf(person.id), await revisionsOf(moment.id)].map(({ length }) => length)).toEqual([
    2, 1,
  ]);
  await outside.query("update revisions set made_at = $1", [ago(181)]);
  await prune();
  expect([await revisionsOf(person.id), await revisionsOf(moment.id)].map(({ length }) => length)).toEqual([
    0, 1,
  ]);
  const history = await server.request(`/api/moments/${moment.id}/history`, { cookie: anna.cookie });
  expect((await history.json()).versions).toHaveLength(1);
});

test("an edit typed long ago still merges when the revisions before it are gone", async () => {
  const [phone, laptop] = [createDevice(server, anna), createDevice(server, anna)];
  const seen = rowOf(await phone.send(phone.put({ name: "Jules", city: "Nice" })));
  await phone.send(phone.patch(seen.id, seen.rev, { city: "Lyon" }));
  await outside.query("update revisions set made_at = $1 where row_id = $2", [ago(181), seen.id]);
  await prune();
  expect(await laptop.send(laptop.patch(seen.id, seen.rev, { rating: 4 }))).toMatchObject({
    row: { city: "Lyon", rating: 4 },
  });
  expect(await laptop.send(laptop.patch(seen.id, seen.rev, { city: "Metz" }))).toMatchObject({
    status: "conflict",
    row: { city: "Lyon" },
    fields: ["city"],
  });
});

test("of the simulated provider the bills stay, and what was only on the way goes after a month", async () => {
  const made = (days: number) => Math.floor(ago(days).getTime() / 1000);
  const object = (id: string, kind: string, days: number) =>
    outside.query("insert into standin.objects (id, kind, customer, body) values ($1, $2, 'cus_1', $3)", [
      id,
      kind,
      JSON.stringify({ created: made(days) }),
    ]);
  await object("cs_old", "checkout.session", 31);
  await object("cs_new", "checkout.session", 29);
  await object("bps_old", "billing_portal.session", 31);
  await object("in_old", "invoice", 900);
  await object("cus_old", "customer", 900);
  for (const [id, days, waits] of [
    ["evt_old", 31, false],
    ["evt_new", 29, false],
    ["evt_waits", 31, true],
  ] as const) {
    await outside.query("insert into standin.events (id, body, next_at) values ($1, $2, $3)", [
      id,
      JSON.stringify({ created: made(days) }),
      waits ? new Date(Date.now() + 10 * day) : null,
    ]);
  }
  for (const [key, days] of [
    ["old", 31],
    ["new", 29],
  ] as const) {
    await outside.query(
      "insert into standin.answers (key, status, body, made_at) values ($1, 200, '{}', $2)",
      [key, ago(days)],
    );
  }
  await prune();
  expect(await values("select id as v from standin.objects where customer = 'cus_1' order by id")).toEqual([
    "cs_new",
    "cus_old",
    "in_old",
  ]);
  expect(await values("select id as v from standin.events where id like 'evt\\_%' order by id")).toEqual([
    "evt_new",
    "evt_waits",
  ]);
  expect(await values("select key as v from standin.answers order by key")).toEqual(["new"]);
});

test("what the clockwork has done is forgotten after a day, what it could not begin after two", async () => {
  const { rows } = await outside.query(
    `select distinct deletion_seconds, retention_seconds from pgboss.queue where name in
     ('prune-journals', 'sweep-expired', 'collect-files')`,
  );
  expect(rows).toEqual([{ deletion_seconds: 86_400, retention_seconds: 2 * 86_400 }]);
});

test("which messages of LISA were counted is known for half a year, and the count of a month stays", async () => {
  await outside.query("insert into ai_usage (user_id, month, used) values ($1, '2020-01', 2)", [
    anna.personId,
  ]);
  const messages = [179, 181].map((days) => ({ id: newId(), at: ago(days) }));
  for (const { id, at } of messages)
    await outside.query(
      "insert into ai_messages (user_id, id, month, reserved_at, delivered_at) values ($1, $2, '2020-01', $3, $3)",
      [anna.personId, id, at],
    );
  await prune();
  const left = await values("select id::text as v from ai_messages where user_id = $1", anna.personId);
  expect(left).toEqual([messages[0]?.id]);
  expect(
    await values(
      "select used::text as v from ai_usage where user_id = $1 and month = '2020-01'",
      anna.personId,
    ),
  ).toEqual(["2"]);
});

test("a letter to whoever runs the server stays ninety days after its answer, and a year without one", async () => {
  await outside.query("delete from support_letters");
  const wrote = (written: number, answered: number | null) =>
    outside.query(
      `insert into support_letters (id, key, is_priority, locale, sealed, state, created_at, answered_at)
       values ($1, $1, false, 'en', '', $2, $3, $4)`,
      [
        newId(),
        answered === null ? "open" : "answered",
        ago(written),
        answered === null ? null : ago(answered),
      ],
    );
  await wrote(366, null);
  await wrote(364, null);
  await wrote(200, 91);
  await wrote(400, 89);
  await prune();
  const left = await values(
    "select ($1::date - created_at::date)::text as v from support_letters order by created_at",
    server.clock.now(),
  );
  expect(left.map(Number)).toEqual([400, 364]);
});
