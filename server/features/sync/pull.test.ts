import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Change } from "#domain/wire/sync.ts";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let outside: pg.Client;
let anna: SignedIn;
let phone: TestDevice;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
beforeEach(async () => {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  anna = person;
  phone = createDevice(server, anna);
  await server.request("/api/profile", { cookie: anna.cookie });
  await outside.query(
    "update profiles set subscription_plan = 'pro', subscription_status = 'active' where id = $1",
    [anna.personId],
  );
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

test("a new device first receives its person's profile", async () => {
  const { changes, more, resync } = await phone.pull();
  expect(changes).toMatchObject([
    { table: "profiles", row: { id: anna.personId, subscription_plan: "pro" } },
  ]);
  expect({ more, resync }).toEqual({ more: false, resync: false });
});

test("pages follow each other by rev and together hold everything once", async () => {
  const ops = Array.from({ length: 25 }, (_, index) => phone.put({ name: `Person ${index}`, notes: "n" }));
  await phone.push(...ops);
  await phone.push(...ops.slice(0, 5).map((op) => phone.patch(op.id, 1_000, { city: "Lyon" })));
  const moments = ops.map(({ id }) =>
    phone.op({ kind: "put", table: "moments", fields: { occurred_on: "2020-05", relationship_id: id } }),
  );
  await phone.push(...moments);
  const all: Change[] = [];
  let [since, more] = [0, true];
  while (more) {
    const page = await phone.pull(since, 7);
    expect(page.changes.length).toBeLessThanOrEqual(7);
    all.push(...page.changes);
    ({ rev: since, more } = page);
  }
  const revs = all.map(({ row }) => row.rev);
  expect(revs).toEqual(revs.toSorted((a, b) => a - b));
  expect(new Set(revs).size).toBe(revs.length);
  expect(all.map(({ row }) => row.id).toSorted()).toEqual(
    [anna.personId, ...ops.map(({ id }) => id), ...moments.map(({ id }) => id)].toSorted(),
  );
  expect(await phone.pull(since)).toMatchObject({ changes: [], rev: since, more: false });
});

test("a deleted row comes as one, and keeps its content while it is in the trash", async () => {
  const { id, rev } = rowOf(await phone.send(phone.put({ name: "Gone soon", notes: "still readable" })));
  await phone.send(phone.remove(id, rev));
  const { changes } = await phone.pull(rev);
  expect(changes).toMatchObject([{ row: { id, notes: "still readable", deleted_at: expect.any(String) } }]);
});

test("a plan that the server changes reaches the devices like any other change", async () => {
  const { rev } = await phone.pull();
  await outside.query("update profiles set subscription_plan = 'plus' where id = $1", [anna.personId]);
  const { changes } = await phone.pull(rev);
  expect(changes).toMatchObject([{ table: "profiles", row: { subscription_plan: "plus" } }]);
  expect(await phone.pull(changes[0]?.row.rev)).toMatchObject({ changes: [] });
});

test("what the server wrote into a person's field counts as another's edit", async () => {
  const { rev } = await phone.pull();
  await outside.query("update profiles set last_name = 'Paris' where id = $1", [anna.personId]);
  const answer = await phone.send(phone.patch(anna.personId, rev, { last_name: "Lyon" }, "profiles"));
  expect(answer).toMatchObject({ status: "conflict", fields: ["last_name"], row: { last_name: "Paris" } });
});

test("a device from before the oldest tombstone starts over, and so does one from a lost future", async () => {
  await phone.send(phone.put({ name: "Here" }));
  const { rev } = await phone.pull();
  await outside.query("update sync_state set oldest_rev = rev where user_id = $1", [anna.personId]);
  const startOver = { changes: [], rev: 0, more: true, resync: true };
  expect(await phone.pull(rev - 1)).toMatchObject(startOver);
  expect(await phone.pull(rev + 1)).toMatchObject(startOver);
  expect(await phone.pull(rev)).toMatchObject({ changes: [], resync: false });
  expect(await phone.pull(0)).toMatchObject({ resync: false, rev });
});

test("another person gets nothing of it", async () => {
  await phone.send(phone.put({ name: "Only hers", notes: "only hers" }));
  const [bruno] = await makeManyPeople(server, 1);
  if (!bruno) throw new Error("nobody came");
  const { changes } = await createDevice(server, bruno).pull();
  expect(changes.map(({ row }) => row.id)).toEqual([bruno.personId]);
});

test.for(["since=-1", "since=x", "since=1e30", "limit=0", "limit=501", "since=1.5"])(
  "the question %s is refused",
  async (question) => {
    const response = await server.request(`/api/sync/pull?${question}`, { cookie: anna.cookie });
    expect(response.status).toBe(400);
  },
);

test("a page is as many bytes as asked for, one row at least, and the pages hold everything", async () => {
  const texts = Array.from({ length: 12 }, (_, at) => "é".repeat(at === 5 ? 9_000 : 1_000));
  await phone.push(...texts.map((notes, at) => phone.put({ name: `Person ${at}`, notes })));
  const sizes: number[] = [];
  const notes: unknown[] = [];
  let [since, more] = [0, true];
  while (more) {
    const page = await phone.pull(since, 500, 8_000);
    sizes.push(JSON.stringify(page.changes).length);
    notes.push(...page.changes.filter(({ table }) => table === "relationships").map(({ row }) => row.notes));
    ({ rev: since, more } = page);
  }
  expect(notes).toEqual(texts);
  expect(sizes.filter((size) => size > 8_200)).toHaveLength(1);
  expect(sizes.length).toBeGreaterThan(4);
});

test("a fresh device gets the profile with its first page, however late it changed, and everything else in its turn", async () => {
  await phone.push(...Array.from({ length: 6 }, (_, at) => phone.put({ name: `Person ${at}` })));
  await outside.query("update profiles set subscription_plan = 'plus' where id = $1", [anna.personId]);
  const first = await phone.pull(0, 3);
  expect(first.changes.map(({ table }) => table)).toEqual([
    "profiles",
    "relationships",
    "relationships",
    "relationships",
  ]);
  expect(first.changes[0]?.row).toMatchObject({ id: anna.personId, subscription_plan: "plus" });
  expect([first.rev, first.more]).toEqual([first.changes[3]?.row.rev, true]);
  const second = await phone.pull(first.rev, 500);
  expect(second.changes.map(({ table }) => table)).toEqual([
    "relationships",
    "relationships",
    "relationships",
    "profiles",
  ]);
});
