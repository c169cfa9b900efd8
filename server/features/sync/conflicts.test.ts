import { afterAll, beforeAll, expect, test } from "vitest";
import type { Row } from "#domain/wire/sync.ts";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Two devices of one new person that both hold the same row. */
async function bothHold(fields: Record<string, string>) {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  const phone = createDevice(server, person);
  const laptop = createDevice(server, person);
  const { id, rev } = rowOf(await phone.send(phone.put({ name: "Camille", ...fields })));
  return { phone, laptop, id, rev };
}

const now = async (device: TestDevice, id: string) => {
  const { changes } = await device.pull();
  return changes.find(({ row }) => row.id === id)?.row ?? expect.fail("the row is not there");
};
const conflictsOf = async (device: TestDevice): Promise<Row[]> => {
  const { changes } = await device.pull();
  return changes.flatMap(({ table, row }) => (table === "conflicts" && !row.deleted_at ? [row] : []));
};

test("two devices that change different fields both get their way", async () => {
  const { phone, laptop, id, rev } = await bothHold({ city: "Lyon" });
  await phone.send(phone.patch(id, rev, { city: "Évry" }));
  expect(await laptop.send(laptop.patch(id, rev, { rating: 5 }))).toMatchObject({
    status: "merged",
    row: { city: "Évry", rating: 5 },
  });
  expect(await conflictsOf(phone)).toEqual([]);
});

test("of two texts for one field the stored one stays and the other is kept beside it, with who and when", async () => {
  const { phone, laptop, id, rev } = await bothHold({ notes: "first" });
  await phone.send(phone.patch(id, rev, { notes: "from the phone" }));
  const late = {
    ...laptop.patch(id, rev, { notes: "from the laptop", age: 30 }),
    at: "2030-01-01T00:00:00Z",
  };
  const answer = await laptop.send(late);
  expect(answer).toMatchObject({
    status: "conflict",
    fields: ["notes"],
    row: { notes: "from the phone", age: 30 },
  });
  const expected = {
    table: "relationships",
    row_id: id,
    field: "notes",
    value: "from the laptop",
    base_value: "from the phone",
    device_id: laptop.deviceId,
    op_id: late.opId,
    at: "2030-01-01T00:00:00.000Z",
  };
  expect(await conflictsOf(phone)).toMatchObject([expected]);
  expect(answer).toMatchObject({ conflicts: [expected] });
  expect(await laptop.send(late)).toEqual(answer);
  expect(await conflictsOf(phone)).toHaveLength(1);
});

test("clocks decide nothing: an older clock that arrives first is kept, a newer one that arrives late conflicts", async () => {
  const { phone, laptop, id, rev } = await bothHold({ city: "Lyon" });
  await phone.send({ ...phone.patch(id, rev, { city: "first" }), at: "2001-01-01T00:00:00Z" });
  const late = { ...laptop.patch(id, rev, { city: "second" }), at: "2029-01-01T00:00:00Z" };
  expect(await laptop.send(late)).toMatchObject({ status: "conflict", row: { city: "first" } });
});

test("two devices that write the same thing agree", async () => {
  const { phone, laptop, id, rev } = await bothHold({ city: "Lyon" });
  await phone.send(phone.patch(id, rev, { city: "Évry" }));
  expect(await laptop.send(laptop.patch(id, rev, { city: "Évry" }))).toMatchObject({ status: "merged" });
});

test("choosing is a new op, and settles the conflict for every device", async () => {
  const { phone, laptop, id, rev } = await bothHold({ notes: "first" });
  await phone.send(phone.patch(id, rev, { notes: "phone" }));
  const seen = rowOf(await laptop.send(laptop.patch(id, rev, { notes: "laptop" })));
  const [conflict] = await conflictsOf(laptop);
  if (!conflict) return expect.fail("no conflict");
  const chosen = laptop.patch(id, seen.rev, { notes: "laptop" });
  const { answers } = await laptop.push(chosen, laptop.remove(conflict.id, conflict.rev, "conflicts"));
  expect(answers.map(({ status }) => status)).toEqual(["applied", "applied"]);
  expect(await conflictsOf(phone)).toEqual([]);
  expect(await now(phone, id)).toMatchObject({ notes: "laptop" });
});

test("a device's later edit of a field in conflict is in conflict too: it had not seen the other one", async () => {
  const { phone, laptop, id, rev } = await bothHold({ city: "Lyon" });
  await phone.send(phone.patch(id, rev, { city: "phone" }));
  const { answers } = await laptop.push(
    laptop.patch(id, rev, { city: "one" }),
    laptop.patch(id, rev, { city: "two" }),
  );
  expect(answers.map(({ status }) => status)).toEqual(["conflict", "conflict"]);
  expect((await conflictsOf(phone)).map(({ value }) => value)).toEqual(["one", "two"]);
});

test("a put of a row that another device made meanwhile writes over nothing unseen", async () => {
  const { phone, laptop, id } = await bothHold({ city: "Lyon" });
  expect(await laptop.send(laptop.put({ name: "Other", city: "Nice" }, { id }))).toMatchObject({
    status: "conflict",
    fields: ["name", "city"],
    row: { name: "Camille", city: "Lyon" },
  });
  expect(await now(phone, id)).toMatchObject({ name: "Camille" });
});

test("an edit of a deleted row lands inside the trash, and the person is told", async () => {
  const { phone, laptop, id, rev } = await bothHold({ notes: "first" });
  await phone.send(phone.remove(id, rev));
  server.clock.advance(60_000);
  const answer = await laptop.send(laptop.patch(id, rev, { notes: "typed in the train" }));
  expect(answer).toMatchObject({
    status: "merged",
    row: { notes: "typed in the train", deleted_at: server.clock.now().toISOString() },
  });
  expect(await conflictsOf(phone)).toMatchObject([{ row_id: id, field: "deleted_at", value: null }]);
});

test("a deletion takes along an edit it had not seen, and the person is told", async () => {
  const { phone, laptop, id, rev } = await bothHold({ notes: "first" });
  await phone.send(phone.patch(id, rev, { notes: "the later edit" }));
  const answer = await laptop.send(laptop.remove(id, rev));
  const { deleted_at } = rowOf(answer);
  expect(answer).toMatchObject({ status: "merged", row: { notes: "the later edit" } });
  expect(deleted_at).not.toBeNull();
  expect(await conflictsOf(phone)).toMatchObject([
    { row_id: id, field: "deleted_at", value: deleted_at, base_value: null },
  ]);
});

test("a put by someone who saw the deletion takes the row out of the trash", async () => {
  const { phone, laptop, id, rev } = await bothHold({ notes: "kept" });
  const deleted = rowOf(await phone.send(phone.remove(id, rev)));
  const restored = await laptop.send(laptop.put({ name: "Camille" }, { id, baseRev: deleted.rev }));
  expect(restored).toMatchObject({ status: "applied", row: { notes: "kept", deleted_at: null } });
  expect(await conflictsOf(phone)).toEqual([]);
});

test("deleting twice is deleting once", async () => {
  const { phone, laptop, id, rev } = await bothHold({});
  const first = rowOf(await phone.send(phone.remove(id, rev)));
  expect(rowOf(await laptop.send(laptop.remove(id, rev)))).toEqual(first);
});

test("dates that two devices moved past each other are asked about, never mixed", async () => {
  const { phone, laptop, id, rev } = await bothHold({ start_date: "2015", end_date: "2020" });
  await phone.send(phone.patch(id, rev, { start_date: "2019" }));
  expect(await laptop.send(laptop.patch(id, rev, { end_date: "2016" }))).toMatchObject({
    status: "conflict",
    fields: ["end_date"],
    row: { start_date: "2019", end_date: "2020" },
  });
});

test("a merged row that breaks a rule is refused with the field, for the person to mend", async () => {
  const { phone, id, rev } = await bothHold({ start_date: "2015", end_date: "2020" });
  await phone.send(phone.patch(id, rev, { start_date: "2019" }));
  expect(await phone.send(phone.patch(id, rev, { end_date: "2016" }))).toMatchObject({
    status: "refused",
    code: "validation",
    details: { end_date: "end_before_start" },
    row: { start_date: "2019", end_date: "2020" },
  });
});

test("a city never gets the place of another one", async () => {
  const { phone, laptop, id, rev } = await bothHold({ city: "Paris" });
  const place = (geoname_id: number) => ({ geoname_id, country: "FR", lat: 45, lon: 4 });
  await phone.send(phone.patch(id, rev, { city: "Nice" }));
  const answer = await laptop.send(laptop.patch(id, rev, { city: "Lyon", city_place: place(7), rating: 3 }));
  expect(answer).toMatchObject({
    status: "conflict",
    fields: ["city", "city_place"],
    row: { city: "Nice", city_place: null, rating: 3 },
  });
});

test("an ending beside a new beginning is asked about: no status with the other one's periods", async () => {
  const { phone, laptop, id, rev } = await bothHold({ start_date: "2015", status: "ongoing" });
  await phone.send(phone.patch(id, rev, { status: "ended", end_date: "2020" }));
  const again = { periods: [{ start_date: "2021", end_date: null }] };
  expect(await laptop.send(laptop.patch(id, rev, again))).toMatchObject({
    status: "conflict",
    fields: ["periods"],
    row: { status: "ended", end_date: "2020", periods: [] },
  });
});

test.each([
  ["moments", { occurred_on: "2020-05-01", text: "first" }, "text"],
  ["profiles", { bio: "first" }, "bio"],
] as const)("of two texts in %s the other is kept beside the row too", async (table, fields, field) => {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  const [phone, laptop] = [createDevice(server, person), createDevice(server, person)];
  const { changes } = await phone.pull();
  const profile = changes.find((change) => change.table === "profiles")?.row;
  const row = table === "profiles" ? profile : rowOf(await phone.send(phone.put(fields, { table })));
  if (!row) return expect.fail("no row");
  await phone.send(phone.patch(row.id, row.rev, { [field]: "from the phone" }, table));
  const late = laptop.patch(row.id, row.rev, { [field]: "from the laptop" }, table);
  expect(await laptop.send(late)).toMatchObject({ status: "conflict", fields: [field] });
  const value = "from the laptop";
  expect(await conflictsOf(phone)).toMatchObject([{ table, row_id: row.id, field, value, op_id: late.opId }]);
});

test("an op with members that this server does not know is read past them", async () => {
  const { phone, id, rev } = await bothHold({ city: "Lyon" });
  const op = { ...phone.patch(id, rev, { city: "Nice" }), before: { city: "Lyon" }, mood_of_the_writer: 1 };
  expect(await phone.send(op)).toMatchObject({ status: "applied", row: { city: "Nice" } });
});
