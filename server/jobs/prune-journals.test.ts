import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { type RunningJobs, runJobs } from "./run-jobs.ts";

const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let outside: pg.Client;
let jobs: RunningJobs;
let phone: TestDevice;
let cookie: string;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
  jobs = await runJobs(server.services, server.database.jobs);
});
beforeEach(async () => {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  phone = createDevice(server, person);
  ({ cookie } = person);
  await phone.pull();
});
afterAll(async () => {
  await jobs.stop();
  await outside.end();
  await server.close();
});

/** Moves the clock, keeps the session alive, and runs the job. */
async function afterDays(days: number) {
  server.clock.advance(days * day);
  await outside.query("update auth.sessions set created_at = $1, expires_at = $2", [
    server.clock.now(),
    new Date(server.clock.now().getTime() + day),
  ]);
  await jobs.runNow("prune-journals");
}
const count = async (sql: string, ...values: unknown[]) =>
  Number((await outside.query(`select count(*) as n from ${sql}`, values)).rows[0].n);
const deleted = async (fields = { name: "Camille", notes: "a secret" }) => {
  const { id, rev } = rowOf(await phone.send(phone.put(fields)));
  return rowOf(await phone.send(phone.remove(id, rev)));
};

test("a relationship stays readable in the trash for thirty days", async () => {
  const { id } = await deleted();
  await afterDays(29);
  const { changes } = await phone.pull();
  expect(changes.find(({ row }) => row.id === id)?.row).toMatchObject({ notes: "a secret" });
});

test("after thirty days its content, its history and its conflicts are gone, and the devices hear of it", async () => {
  const kept = rowOf(await phone.send(phone.put({ name: "Kept" })));
  const { id, rev } = await deleted();
  const laptop = createDevice(server, { cookie, personId: String(kept.user_id) });
  await laptop.send(laptop.patch(id, rev - 1, { notes: "too late" }));
  const before = await phone.pull();
  await afterDays(31);
  const after = await phone.pull(before.rev);
  const tombstone = after.changes.find(({ row }) => row.id === id)?.row ?? expect.fail("no tombstone");
  expect(Object.keys(tombstone).toSorted()).toEqual(["created_at", "deleted_at", "id", "rev", "updated_at"]);
  expect(after.changes.filter(({ table }) => table === "conflicts")).toMatchObject([
    { row: { deleted_at: expect.any(String) } },
  ]);
  const { rows } = await outside.query("select * from relationships where id = $1", [id]);
  expect(rows[0]).toMatchObject({ sealed: null, media_elsewhere: 0 });
  expect(await count("revisions where row_id = $1", id)).toBe(0);
  expect(
    await count("conflicts where row_id = $1 or sealed is not null and user_id = $2", id, kept.user_id),
  ).toBe(0);
  expect((await phone.pull()).changes.find(({ row }) => row.id === kept.id)?.row.name).toBe("Kept");
});

test("an edit that lands in the trash starts its thirty days again", async () => {
  const { id, rev } = await deleted();
  await afterDays(20);
  await phone.send(phone.patch(id, rev, { notes: "typed on day twenty" }));
  await afterDays(20);
  const { changes } = await phone.pull();
  expect(changes.find(({ row }) => row.id === id)?.row).toMatchObject({ notes: "typed on day twenty" });
  await afterDays(11);
  expect(await count("relationships where id = $1 and purged_at is not null", id)).toBe(1);
});

test("an edit of what is gone for good is refused, a whole row is taken", async () => {
  const { id, rev } = await deleted();
  await afterDays(31);
  expect(await phone.send(phone.patch(id, rev, { notes: "too late" }))).toMatchObject({
    status: "refused",
    code: "gone",
  });
  expect(await phone.send(phone.remove(id, rev))).toMatchObject({ status: "applied", row: { id } });
  const restored = await phone.send(phone.put({ name: "Camille", notes: "again" }, { id, baseRev: rev }));
  expect(restored).toMatchObject({
    row: { name: "Camille", notes: "again", status: "ongoing", deleted_at: null },
  });
});

test("half a year later the tombstone goes, and only a device that missed it starts over", async () => {
  const { id, rev } = await deleted();
  await afterDays(31);
  const { rev: heard } = await phone.pull();
  await afterDays(179);
  expect(await count("relationships where id = $1", id)).toBe(1);
  expect(await phone.pull(rev)).toMatchObject({ resync: false });
  await afterDays(2);
  expect(await count("relationships where id = $1", id)).toBe(0);
  expect(await phone.pull(rev)).toMatchObject({ resync: true, rev: 0 });
  expect(await phone.pull(heard)).toMatchObject({ resync: false });
  expect(await phone.pull(0)).toMatchObject({ resync: false });
});

test("answers are remembered for half a year", async () => {
  const op = phone.put({ name: "Once" });
  await phone.send(op);
  await afterDays(179);
  expect(await count("sync_answers where op_id = $1", op.opId)).toBe(1);
  await afterDays(2);
  expect(await count("sync_answers where op_id = $1", op.opId)).toBe(0);
  expect(await phone.send(op)).toMatchObject({ status: "applied", row: { name: "Once" } });
  expect(await count("conflicts where op_id = $1", op.opId)).toBe(0);
});

test("the job and the person can write at once, and every change keeps a rev of its own", async () => {
  await Promise.all(Array.from({ length: 3 }, () => deleted()));
  server.clock.advance(31 * day);
  await outside.query("update auth.sessions set expires_at = '2999-01-01'");
  const { rev: since } = await phone.pull();
  const added = Array.from({ length: 3 }, (_, index) => phone.send(phone.put({ name: `New ${index}` })));
  await Promise.all([jobs.runNow("prune-journals"), ...added]);
  const { changes } = await phone.pull(since);
  expect(changes).toHaveLength(6);
  expect(new Set(changes.map(({ row }) => row.rev)).size).toBe(6);
});

test("the jobs' login sees nobody's rows and nothing of accounts", async () => {
  const login = new pg.Client(server.database.jobs);
  await login.connect();
  for (const table of ["profiles", "relationships", "revisions", "auth.users", "sync_state"]) {
    await expect(login.query(`select from ${table}`)).rejects.toThrow(/permission denied/);
  }
  await login.end();
});

test("nobody's request may call what looks across people", async () => {
  for (const name of ["purge_trash", "forget_tombstones", "forget_answers", "drop_uploads"]) {
    const asked = server.services.db.anonymous.rows({ text: `select ${name}(now())` });
    await expect(asked).rejects.toThrow(/permission denied/);
  }
});

test("every job is on the calendar once, however many servers share the database, and none of an earlier version", async () => {
  await outside.query(
    `insert into pgboss.queue select (jsonb_populate_record(q, '{"name": "seal-rows"}')).* from pgboss.queue q where name = 'count-day';
     insert into pgboss.schedule (name, cron) values ('seal-rows', '*/5 * * * *')`,
  );
  const second = await runJobs(server.services, server.database.jobs);
  const { rows } = await outside.query("select name, cron from pgboss.schedule order by name");
  expect(rows).toEqual([
    { name: "collect-files", cron: "29 * * * *" },
    { name: "count-day", cron: "53 * * * *" },
    { name: "delete-accounts", cron: "37 * * * *" },
    { name: "deliver-messages", cron: "* * * * *" },
    { name: "mail-letters", cron: "*/10 * * * *" },
    { name: "prune-journals", cron: "17 * * * *" },
    { name: "remind-of-losses", cron: "11 * * * *" },
    { name: "sweep-expired", cron: "43 * * * *" },
    { name: "weekly-letters", cron: "7,37 * * * *" },
  ]);
  await second.stop();
});

test("a job that is due is run", async () => {
  const { id } = await deleted();
  server.clock.advance(31 * day);
  await outside.query(
    "insert into pgboss.job (name, policy) select name, policy from pgboss.queue where name = 'prune-journals'",
  );
  const again = await runJobs(server.services, server.database.jobs);
  await expect
    .poll(() => count("relationships where id = $1 and purged_at is not null", id), { timeout: 10_000 })
    .toBe(1);
  await again.stop();
});
