import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { openStored } from "#server/testing/stored-rows.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let outside: pg.Client;
let anna: SignedIn;
let phone: TestDevice;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
  anna = await signUp(server);
  await outside.query(
    "update profiles set subscription_plan = 'pro', subscription_status = 'active' where id = $1",
    [anna.personId],
  );
  phone = createDevice(server, anna);
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const stored = (id: string) => openStored(server, { personId: anna.personId, table: "relationships", id });

test("a new relationship is stored whole and comes back with its rev and dates", async () => {
  const op = phone.put({ name: "  Élise  ", city: "Évry", rating: 4, notes: "First line\r\nsecond" });
  const answer = await phone.send(op);
  expect(answer).toMatchObject({
    opId: op.opId,
    status: "applied",
    row: {
      id: op.id,
      user_id: anna.personId,
      name: "Élise",
      city: "Évry",
      rating: 4,
      notes: "First line\nsecond",
      age: null,
      periods: [],
      media: [],
      status: "ongoing",
      veil: "open",
      created_at: server.clock.now().toISOString(),
      deleted_at: null,
    },
  });
  expect((await phone.pull()).changes).toContainEqual({ table: "relationships", row: answer.row });
});

test("private words rest sealed, wherever they are kept", async () => {
  const secret = "only for these pages";
  const op = phone.put({ name: "Sealed", notes: secret });
  await phone.send(op);
  await phone.send(
    phone.op({ kind: "put", table: "moments", fields: { occurred_on: "2020", text: secret } }),
  );
  for (const table of ["relationships", "moments", "revisions", "sync_answers", "conflicts"]) {
    const { rows } = await outside.query(
      `select coalesce(string_agg(t::text, ''), '') as all from ${table} t`,
    );
    expect(rows[0].all).not.toContain(secret);
    expect(rows[0].all).not.toContain(Buffer.from(secret).toString("hex"));
  }
});

test("a patch writes what it names and nothing else", async () => {
  const { id, rev } = rowOf(await phone.send(phone.put({ name: "Jules", city: "Nice", rating: 2 })));
  const answer = await phone.send(phone.patch(id, rev, { rating: 5 }));
  expect(answer).toMatchObject({ status: "applied", row: { name: "Jules", city: "Nice", rating: 5 } });
  expect(rowOf(answer).rev).toBeGreaterThan(rev);
});

test("every change leaves a revision with who typed it and when", async () => {
  const at = "2026-02-03T04:05:06.000Z";
  const put = phone.put({ name: "Revised" }, { at });
  const { id, rev } = rowOf(await phone.send(put));
  await phone.send(phone.patch(id, rev, { notes: "one" }));
  const { rows } = await outside.query("select * from revisions where row_id = $1 order by rev", [id]);
  expect(rows).toMatchObject([
    { op_id: put.opId, device_id: phone.deviceId, kind: "put", at: new Date(at) },
    { kind: "patch", fields: ["notes"] },
  ]);
});

test("an op that comes again is answered again and changes nothing", async () => {
  const op = phone.put({ name: "Once" });
  const first = await phone.send(op);
  expect(await phone.send(op)).toEqual(first);
  const patch = phone.patch(op.id, rowOf(first).rev, { name: "Twice" });
  const { rev } = await phone.push(patch);
  expect((await phone.push(op, patch, op)).rev).toBe(rev);
  expect(await stored(op.id)).toMatchObject({ name: "Twice" });
});

test("an op twice in one batch is applied once", async () => {
  const op = phone.put({ name: "Twin" });
  const { answers } = await phone.push(op, op);
  expect(answers).toHaveLength(1);
  const { rows } = await outside.query("select count(*) from revisions where row_id = $1", [op.id]);
  expect(rows[0].count).toBe(1);
});

test("a refusal is remembered as such, with its reasons", async () => {
  const op = phone.put({ name: "", rating: 6, age: 200 });
  const refused = await phone.send(op);
  expect(refused).toEqual({
    opId: op.opId,
    status: "refused",
    code: "validation",
    details: { name: "name_required", rating: "rating_range", age: "age_range" },
    row: null,
  });
  expect(await phone.send(op)).toEqual(refused);
});

test("a bad op does not fail the others, even one that cannot be read", async () => {
  const [good, better] = [phone.put({ name: "Good" }), phone.put({ name: "Better" })];
  const bad = [
    phone.put({ name: "x", rating: 9 }),
    { ...phone.put({ name: "x" }), table: "passwords" },
    { ...phone.put({ name: "x" }), at: "yesterday", extra: 1 },
    { opId: newId(), personId: anna.personId },
  ];
  const { answers } = await (await phone.post([good, ...bad, better])).json();
  const statuses = new Map(answers.map((each: { opId: string; status: string }) => [each.opId, each.status]));
  expect([good, ...bad, better].map(({ opId }) => statuses.get(opId))).toEqual([
    "applied",
    ...bad.map(() => "refused"),
    "applied",
  ]);
});

test("what only the server writes is refused, field by field", async () => {
  const { id, rev } = rowOf(await phone.send(phone.put({ name: "Guarded" })));
  for (const field of ["media", "user_id", "rev", "created_at", "deleted_at", "folded", "field_revs"]) {
    const answer = await phone.send(phone.patch(id, rev, { [field]: 1 }));
    expect(answer).toMatchObject({ status: "refused", code: "validation" });
    if (answer.status === "refused") expect(Object.keys(answer.details)).toEqual([field]);
  }
  const plan = phone.patch(anna.personId, 0, { subscription_plan: "pro", role: "superadmin" }, "profiles");
  expect(await phone.send(plan)).toMatchObject({
    details: { subscription_plan: "protected_field", role: "protected_field" },
  });
});

test("an op in another person's name is forbidden, and so is its whole batch", async () => {
  const forged = phone.put({ name: "Forged" }, { personId: newId() });
  const response = await phone.post([phone.put({ name: "Honest" }), forged]);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: "forbidden" });
  const { changes } = await phone.pull();
  expect(changes.filter(({ row }) => row.name === "Forged" || row.name === "Honest")).toEqual([]);
});

test("nobody signed out pushes or pulls", async () => {
  const stranger = createDevice(server, { cookie: "", personId: anna.personId });
  expect((await stranger.post([stranger.put({ name: "x" })])).status).toBe(401);
  expect((await server.request("/api/sync/pull")).status).toBe(401);
});

test("another person's row is not there: the same answer as for a missing one", async () => {
  const { id } = rowOf(await phone.send(phone.put({ name: "Anna's own" })));
  const bruno = await signUp(server);
  const laptop = createDevice(server, bruno);
  for (const kind of ["patch", "delete"] as const) {
    const ofHers = await laptop.send(
      laptop.op({ kind, id, fields: kind === "patch" ? { name: "His" } : {} }),
    );
    const ofNobody = await laptop.send(laptop.op({ kind, fields: kind === "patch" ? { name: "His" } : {} }));
    expect({ ...ofHers, opId: "" }).toEqual({ ...ofNobody, opId: "" });
    expect(ofHers).toMatchObject({ status: "refused", code: "gone", row: null });
  }
  expect(await laptop.send(laptop.put({ name: "His own" }, { id }))).toMatchObject({ status: "applied" });
  expect((await phone.pull()).changes.find(({ row }) => row.id === id)?.row.name).toBe("Anna's own");
  expect(JSON.stringify(await laptop.pull())).not.toContain("Anna's own");
});

test("another person's op id is as free as any", async () => {
  const op = phone.put({ name: "Hers" });
  await phone.send(op);
  const laptop = createDevice(server, await signUp(server));
  expect(await laptop.send(laptop.put({ name: "His" }, { opId: op.opId }))).toMatchObject({
    status: "applied",
    row: { name: "His" },
  });
});

test("ops that need a row which was refused its making stay unanswered, to be kept on the device", async () => {
  const put = phone.put({ name: "" });
  const patch = phone.patch(put.id, 0, { city: "Lyon" });
  const moment = phone.op({
    kind: "put",
    table: "moments",
    fields: { occurred_on: "2021", relationship_id: put.id },
  });
  const { answers } = await phone.push(put, patch, moment, phone.put({ name: "Other" }));
  expect(answers.map(({ status }) => status)).toEqual(["refused", "applied"]);
});

test("a row and its edits made offline by one device never quarrel with themselves", async () => {
  const put = phone.put({ name: "Offline" });
  const { answers } = await phone.push(
    put,
    phone.patch(put.id, 0, { name: "Offline, renamed" }),
    phone.remove(put.id, 0),
    phone.put({ name: "Undone" }, { id: put.id }),
  );
  expect(answers.map(({ status }) => status)).not.toContain("conflict");
  expect(rowOf(answers[3] ?? expect.fail())).toMatchObject({ name: "Undone", deleted_at: null });
});

test("the profile is patched like any row, and cannot be made or deleted", async () => {
  const { id } = { id: anna.personId };
  expect(await phone.send(phone.patch(id, 9_999, { first_name: "Anna" }, "profiles"))).toMatchObject({
    status: "applied",
    row: { id, first_name: "Anna", email: anna.email },
  });
  expect(await phone.send(phone.remove(id, 9_999, "profiles"))).toMatchObject({ status: "refused" });
  const other = newId();
  expect(await phone.send(phone.patch(other, 0, { first_name: "X" }, "profiles"))).toMatchObject({
    status: "refused",
    code: "gone",
  });
});

test("a device clock that says the year 0 or 275760 does no harm", async () => {
  for (const at of ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z"]) {
    expect(await phone.send(phone.put({ name: "Odd clock" }, { at }))).toMatchObject({ status: "applied" });
  }
});
