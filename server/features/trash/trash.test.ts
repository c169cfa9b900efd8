import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runJobs } from "#server/jobs/run-jobs.ts";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let outside: pg.Client;
let cookie: string;
let phone: TestDevice;
let stranger: TestDevice;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
beforeEach(async () => {
  const [person, another] = await makeManyPeople(server, 2);
  if (!person || !another) throw new Error("nobody came");
  ({ cookie } = person);
  phone = createDevice(server, person);
  stranger = createDevice(server, another);
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const count = async (sql: string, ...values: unknown[]) =>
  Number((await outside.query(`select count(*) as n from ${sql}`, values)).rows[0].n);
const empty = async () =>
  (await server.request("/api/trash/empty", { method: "POST", cookie, json: {} })).json();
const keepMoment = async (device: TestDevice, fields: Record<string, string> = {}) =>
  rowOf(
    await device.send(
      device.put({ occurred_on: "2026-05-14", text: "a secret", ...fields }, { table: "moments" }),
    ),
  );

test("emptying the trash takes what was deleted and its history, and leaves everything else", async () => {
  const kept = await keepMoment(phone);
  const gone = await keepMoment(phone);
  await phone.send(phone.remove(gone.id, gone.rev, "moments"));
  const theirs = await keepMoment(stranger);
  await stranger.send(stranger.remove(theirs.id, theirs.rev, "moments"));
  const { rev } = await phone.pull();
  expect(await empty()).toEqual({ purged: 1 });
  const { changes } = await phone.pull(rev);
  expect(changes.map(({ row }) => [row.id, row.text])).toEqual([[gone.id, undefined]]);
  expect(await count("revisions where row_id = $1", gone.id)).toBe(0);
  expect(await count("moments where id = $1 and sealed is not null", kept.id)).toBe(1);
  expect(await count("moments where id = $1 and purged_at is null and sealed is not null", theirs.id)).toBe(
    1,
  );
  expect(await empty()).toEqual({ purged: 0 });
});

test("a relationship that goes for good takes its moments, and those of nobody stay", async () => {
  const person = rowOf(await phone.send(phone.put({ name: "Noé" })));
  const about = await keepMoment(phone, { relationship_id: person.id });
  const free = await keepMoment(phone);
  await phone.send(phone.remove(person.id, person.rev));
  expect(await count("moments where id = $1 and deleted_at is null", about.id)).toBe(1);
  expect(await empty()).toEqual({ purged: 2 });
  expect(await count("moments where id = $1 and purged_at is not null and sealed is null", about.id)).toBe(1);
  expect(await count("moments where id = $1 and purged_at is null", free.id)).toBe(1);
});

test("a moment goes for good after thirty days in the trash, by itself", async () => {
  const { id, rev } = await keepMoment(phone);
  await phone.send(phone.remove(id, rev, "moments"));
  const jobs = await runJobs(server.services, server.database.jobs);
  await outside.query("update moments set deleted_at = deleted_at - interval '29 days' where id = $1", [id]);
  await jobs.runNow("prune-journals");
  expect(await count("moments where id = $1 and sealed is not null", id)).toBe(1);
  await outside.query("update moments set deleted_at = deleted_at - interval '2 days' where id = $1", [id]);
  await jobs.runNow("prune-journals");
  await jobs.stop();
  expect(await count("moments where id = $1 and sealed is null and purged_at is not null", id)).toBe(1);
  expect(await count("revisions where row_id = $1", id)).toBe(0);
});
