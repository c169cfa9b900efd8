/** The pages of a device's first pull: from the newest row down (docs/sync.md, device rule 16). */
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Change, type PulledPart, pullAnswerSchema } from "#domain/wire/sync.ts";
import { createDevice, type TestDevice } from "#server/testing/devices.ts";
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
  const ops = Array.from({ length: 12 }, (_, at) => phone.put({ name: `Person ${at}`, notes: `note ${at}` }));
  await phone.push(...ops.slice(0, 2));
  const moments = ops.map(({ id }) =>
    phone.op({ kind: "put", table: "moments", fields: { occurred_on: "2020-05", relationship_id: id } }),
  );
  await phone.push(...ops.slice(2), ...moments);
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const start = Number.MAX_SAFE_INTEGER;

async function pull(part: PulledPart, before: number, size = "limit=5", cookie = anna.cookie) {
  const response = await server.request(`/api/sync/pull?before=${before}&part=${part}&${size}`, { cookie });
  expect(response.status).toBe(200);
  return pullAnswerSchema.parse(await response.json());
}

async function walk(part: PulledPart, size?: string) {
  const changes: Change[] = [];
  for (let [before, more] = [start, true]; more; ) {
    const page = await pull(part, before, size);
    expect(page.before).toBeLessThan(before);
    changes.push(...page.changes);
    before = page.before ?? 0;
    more = page.more;
  }
  return changes;
}

test.for(["limit=5", "limit=500&bytes=3000"])(
  "a walk by %s gives each row of its part once, newest first",
  async (size) => {
    const all = (await phone.pull()).changes.filter(({ table }) => table !== "profiles");
    const relationships = (await walk("relationships", size)).filter(({ table }) => table !== "profiles");
    const rest = (await walk("rest", size)).filter(({ table }) => table !== "profiles");
    expect(relationships).toEqual(all.filter(({ table }) => table === "relationships").toReversed());
    expect(rest).toEqual(all.filter(({ table }) => table !== "relationships").toReversed());
  },
);

test("the profile comes before the newest relationships, and only with the first page", async () => {
  const first = await pull("relationships", start);
  expect(first.changes.map(({ table, row }) => row.name ?? table)).toEqual([
    "profiles",
    "Person 11",
    "Person 10",
    "Person 9",
    "Person 8",
    "Person 7",
  ]);
  const second = await pull("relationships", first.before ?? 0);
  expect(second.changes.every(({ table }) => table === "relationships")).toBe(true);
});

test("what is written during a walk comes after the rev that its first page named", async () => {
  const { rev, before = 0 } = await pull("relationships", start);
  const { rev: now } = await phone.push(phone.put({ name: "Somebody new" }));
  const page = await pull("relationships", before);
  expect(page.changes.map(({ row }) => row.name)).not.toContain("Somebody new");
  expect(page.rev).toBe(now);
  const { changes } = await phone.pull(rev);
  expect(changes.map(({ row }) => row.name)).toEqual(["Somebody new"]);
});

test("below the oldest row there is an empty page, the last", async () => {
  expect(await pull("relationships", 1)).toMatchObject({ changes: [], before: 1, more: false });
});

test("another person gets nothing of it", async () => {
  const [bruno] = await makeManyPeople(server, 1);
  if (!bruno) throw new Error("nobody came");
  const { changes } = await pull("relationships", start, "limit=5", bruno.cookie);
  expect(changes.map(({ row }) => row.id)).toEqual([bruno.personId]);
  expect(await pull("rest", start, "limit=5", bruno.cookie)).toMatchObject({ changes: [] });
});

test.for(["before=0", "before=x", "before=5&part=moments", "before=1e30"])(
  "the question %s is refused",
  async (question) => {
    const response = await server.request(`/api/sync/pull?${question}`, { cookie: anna.cookie });
    expect(response.status).toBe(400);
  },
);
