import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { earlierRowsSchema } from "#domain/journal/earlier-rows.ts";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

const day = 86_400_000;
let server: TestServer;
let cookie: string;
let other: string;
let phone: TestDevice;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  const [person, stranger] = await makeManyPeople(server, 2);
  if (!person || !stranger) throw new Error("nobody came");
  cookie = person.cookie;
  other = stranger.cookie;
  phone = createDevice(server, person);
});
afterAll(() => server.close());

const now = () => server.clock.now().toISOString();
const ask = (since: string, after = 0, as = cookie) =>
  server.request(`/api/history?since=${since}&after=${after}`, { cookie: as });
const rowsSince = async (since: string) => earlierRowsSchema.parse(await (await ask(since)).json()).rows;

/** Moves the clock and keeps the sessions alive. */
async function aDayLater() {
  server.clock.advance(day);
  await server.database.outside("update auth.sessions set created_at = $1, expires_at = $2", [
    server.clock.now(),
    new Date(server.clock.now().getTime() + day),
  ]);
}

async function people() {
  const alma = rowOf(await phone.send(phone.put({ name: "Alma", city: "Lille" })));
  const zoe = rowOf(await phone.send(phone.put({ name: "Zoé" })));
  await aDayLater();
  return { alma, zoe, since: now() };
}

test("what was written since comes as it was before, and only the fields that were written", async () => {
  const { alma, since } = await people();
  const patched = rowOf(await phone.send(phone.patch(alma.id, alma.rev, { city: "Gand" })));
  await phone.send(phone.patch(alma.id, patched.rev, { city: "Lyon" }));
  expect(await rowsSince(since)).toEqual([
    {
      table: "relationships",
      id: alma.id,
      isNew: false,
      wasDeleted: false,
      fields: expect.objectContaining({ city: "Lille" }),
      unknown: [],
    },
  ]);
  const [row] = await rowsSince(since);
  expect(Object.keys(row?.fields ?? {})).not.toContain("name");
});

test("what came since is new, what went to the trash was there, what came back was in the trash", async () => {
  const { alma, zoe } = await people();
  await phone.send(phone.remove(zoe.id, zoe.rev));
  await aDayLater();
  const since = now();
  const made = rowOf(await phone.send(phone.put({ name: "Basile" })));
  await phone.send(phone.remove(alma.id, alma.rev));
  const restored = { name: "Zoé", city: "Lille" };
  const { changes } = await phone.pull();
  const trashed = changes.find(({ row }) => row.id === zoe.id)?.row.rev ?? 0;
  await phone.send({ ...phone.put(restored, { id: zoe.id }), baseRev: trashed });
  const found = new Map((await rowsSince(since)).map((row) => [row.id, row]));
  expect(found.get(made.id)).toMatchObject({ isNew: true, wasDeleted: false, fields: {}, unknown: [] });
  expect(found.get(alma.id)).toMatchObject({ isNew: false, wasDeleted: false });
  expect(found.get(zoe.id)).toMatchObject({ isNew: false, wasDeleted: true });
});

test("an earlier value that is no longer kept is named as unknown, not made up", async () => {
  const { alma, since } = await people();
  await phone.send(phone.patch(alma.id, alma.rev, { city: "Gand" }));
  await server.database.outside("delete from revisions where row_id = $1 and rev = $2", [alma.id, alma.rev]);
  const [forgotten] = await rowsSince(since);
  expect(forgotten).toMatchObject({ isNew: false, fields: {}, unknown: expect.arrayContaining(["city"]) });
});

test("nobody gets another person's, nobody asks without a session, and none asks beyond the days that are kept", async () => {
  const { alma, since } = await people();
  await phone.send(phone.patch(alma.id, alma.rev, { city: "Gand" }));
  const theirs = await ask(since, 0, other);
  expect(earlierRowsSchema.parse(await theirs.json())).toEqual({ rows: [], next: null });
  expect((await server.request(`/api/history?since=${since}`)).status).toBe(401);
  for (const bad of [
    "2001-01-01T00:00:00Z",
    "yesterday",
    new Date(Date.parse(now()) - 33 * day).toISOString(),
  ]) {
    expect((await ask(bad)).status).toBe(400);
  }
});

test("what was erased is not among them", async () => {
  const { alma, since } = await people();
  const patched = rowOf(await phone.send(phone.patch(alma.id, alma.rev, { city: "Gand" })));
  await phone.send(phone.op({ kind: "erase", id: alma.id, baseRev: patched.rev }));
  expect(await rowsSince(since)).toEqual([]);
});

test("more than a page comes in pages, each row once", async () => {
  const { since } = await people();
  const made = new Set<string>();
  for (let at = 0; at < 3; at += 1) {
    const ops = Array.from({ length: 70 }, () => phone.put({ occurred_on: "2026-05" }, { table: "moments" }));
    for (const answer of (await phone.push(...ops)).answers) made.add(rowOf(answer).id);
  }
  const first = earlierRowsSchema.parse(await (await ask(since)).json());
  expect(first.rows).toHaveLength(200);
  const rest = earlierRowsSchema.parse(await (await ask(since, first.next ?? 0)).json());
  expect(rest.next).toBeNull();
  expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id))).toEqual(made);
});
