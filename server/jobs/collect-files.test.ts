import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDevice, type Person, rowOf } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createOpenerHere } from "#server/testing/opener-here.ts";
import { photo } from "#server/testing/pictures.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads, statusIn, type Uploads } from "#server/testing/uploads.ts";
import { type RunningJobs, runJobs } from "./run-jobs.ts";

const hour = 3_600_000;

let server: TestServer;
let jobs: RunningJobs;
let anna: Person;
let uploads: Uploads;
let picture: Buffer;
beforeAll(async () => {
  server = await createTestServer({}, { opener: createOpenerHere() });
  jobs = await runJobs(server.services, server.database.jobs);
  picture = await photo();
});
beforeEach(async () => {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  anna = person;
  uploads = createUploads(server, anna);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

async function afterHours(hours: number) {
  server.clock.advance(hours * hour);
  await server.database.outside(
    "update auth.sessions set created_at = '2998-12-31', expires_at = '2999-01-01'",
  );
  await jobs.runNow("collect-files");
}
const kept = () => {
  const folder = join(server.services.env.TENDRE_DATA, "media", anna.personId);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const listed = async () => {
  const { rows } = await server.database.outside("select id from uploads where user_id = $1", [
    anna.personId,
  ]);
  return rows.map(({ id }) => id);
};
const nameIt = (upload_id: string) => {
  const device = createDevice(server, anna);
  return device.send(device.put({ upload_id }, { table: "media" }));
};

test("an upload that nobody finished or named is collected a day after its last part, and not before", async () => {
  const half = await statusIn(await uploads.open(picture.length));
  await uploads.part(half.id, 0, picture.subarray(0, 100));
  const { id: ready } = await uploads.send(picture);
  await afterHours(23);
  expect(kept().toSorted()).toEqual([half.id, ready].toSorted());
  await uploads.part(half.id, 100, picture.subarray(100, 200));
  await afterHours(2);
  expect(kept()).toEqual([half.id]);
  expect(await nameIt(ready)).toMatchObject({ status: "refused", code: "missing_upload" });
  await afterHours(24);
  expect(kept()).toEqual([]);
  expect(await listed()).toEqual([]);
});

test("what a row shows stays, in the journal and in the trash", async () => {
  const device = createDevice(server, anna);
  const row = await uploads.keep(picture);
  await afterHours(1_000);
  expect(kept()).toEqual([row.upload_id]);
  rowOf(await device.send(device.remove(row.id, row.rev, "media")));
  await afterHours(29 * 24);
  expect(kept()).toEqual([row.upload_id]);
  server.clock.advance(2 * 24 * hour);
  await jobs.runNow("prune-journals");
  await afterHours(0);
  expect(kept()).toEqual([]);
});

test("a relationship that is gone for good takes its photos with it", async () => {
  const device = createDevice(server, anna);
  const camille = rowOf(await device.send(device.put({ name: "Camille" })));
  const row = await uploads.keep(picture, { relationship_id: camille.id });
  const other = await uploads.keep(picture);
  const { rev } = await device.pull();
  await device.send(device.remove(camille.id, rev));
  await afterHours(31 * 24);
  await jobs.runNow("prune-journals");
  await afterHours(0);
  expect(kept()).toEqual([other.upload_id]);
  const { changes } = await device.pull(rev);
  const tombstone = changes.find(({ row: { id } }) => id === row.id)?.row;
  expect(Object.keys(tombstone ?? {}).toSorted()).toEqual([
    "created_at",
    "deleted_at",
    "id",
    "rev",
    "updated_at",
  ]);
});

test("the files of a deleted account are collected", async () => {
  await uploads.keep(picture);
  await server.database.outside("delete from profiles where id = $1", [anna.personId]);
  expect(kept()).toHaveLength(1);
  await afterHours(0);
  expect(kept()).toEqual([]);
});

test("a storage that fails leaves the list, and the next collection does it", async () => {
  const { id } = await uploads.send(picture);
  const broken = { ...server.services.files, removeFolder: async () => Promise.reject(new Error("away")) };
  const failing = await runJobs({ ...server.services, files: broken }, server.database.jobs);
  server.clock.advance(25 * hour);
  await expect(failing.runNow("collect-files")).rejects.toThrow("away");
  await failing.stop();
  expect(await listed()).toEqual([id]);
  await afterHours(0);
  expect([await listed(), kept()]).toEqual([[], []]);
});

test("an op that names a file as it is being collected is refused, not left without an answer", async () => {
  const { id } = await uploads.send(picture);
  const collection = new pg.Client(server.database.superuser);
  await collection.connect();
  await collection.query("begin");
  await collection.query("update uploads set state = 'dropped' where id = $1", [id]);
  const answer = nameIt(id);
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await server.database.outside(waits)).rowCount === 0) await sleep(20);
  await collection.query("commit");
  await collection.end();
  expect(await answer).toMatchObject({ status: "refused", code: "missing_upload" });
});

test("while rows are named, the collection takes none of theirs", async () => {
  await server.request("/api/profile", { cookie: anna.cookie });
  await server.database.outside(
    "update profiles set subscription_plan = 'pro', subscription_status = 'active' where id = $1",
    [anna.personId],
  );
  const sent = [];
  for (let count = 0; count < 8; count += 1) sent.push(await uploads.send(picture));
  await server.database.outside("update uploads set expires_at = '2000-01-01' where user_id = $1", [
    anna.personId,
  ]);
  const [answers] = await Promise.all([
    Promise.all(sent.map(({ id }) => nameIt(id))),
    jobs.runNow("collect-files"),
  ]);
  await afterHours(0);
  const shown = answers.flatMap(({ row }) => (row ? [row.upload_id] : []));
  expect(kept().toSorted()).toEqual(shown.toSorted());
  expect(answers.every(({ status }) => status === "applied" || status === "refused")).toBe(true);
});
