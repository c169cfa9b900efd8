import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { momentHistorySchema } from "#domain/moment/moment-history.ts";
import { buildApp } from "#server/app.ts";
import { type Place, sealText } from "#server/crypto/seal.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import type { RowsAcross } from "#server/jobs/job.ts";
import { resealRows } from "#server/jobs/reseal-rows.ts";
import { createLog } from "#server/log.ts";
import { rowsOf } from "#server/row-shape.ts";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let cookie: string;
let anna: Awaited<ReturnType<typeof makeManyPeople>>[number];
let phone: TestDevice;
const logged: string[] = [];
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  anna = person;
  ({ cookie } = person);
  phone = createDevice(server, person);
  logged.length = 0;
});
afterAll(() => server.close());

const outside = (text: string, values: readonly unknown[] = []) => server.database.outside(text, values);
const changed = async (id: string) =>
  (await phone.pull()).changes.find(({ row }) => row.id === id && row.deleted_at === null)?.row;
/** Flips one bit of a stored value. */
const damage = (table: string, column: string, where: string, id: string) =>
  outside(
    `update ${table} set ${column} = set_byte(${column}, length(${column}) - 1,
      get_byte(${column}, length(${column}) - 1) # 1) where ${where} = $1`,
    [id],
  );
const cellOf = async (id: string, column: string): Promise<Buffer> =>
  (await outside(`select ${column} as cell from relationships where id = $1`, [id])).rows[0].cell;
const write = async (notes: string, name = "Élise") => rowOf(await phone.send(phone.put({ name, notes }))).id;

test("one flipped bit leaves a mark in its row, and every road to the journal open", async () => {
  const whole = await write("Still here", "Bruno");
  const id = await write("A note that will be damaged");
  await phone.send(phone.put({ occurred_on: "2026-05-14", text: "a moment" }, { table: "moments" }));
  await damage("relationships", "notes", "id", id);

  expect(await changed(id)).toMatchObject({ name: "Élise", notes: "", unreadable: ["notes"] });
  expect(await changed(whole)).toMatchObject({ notes: "Still here" });
  expect(await changed(whole)).not.toHaveProperty("unreadable");
  const list = await (await server.request("/api/relationships?select=id,notes", { cookie })).json();
  expect(list).toContainEqual({ id, notes: "", unreadable: ["notes"] });
  expect(list).toContainEqual({ id: whole, notes: "Still here" });
  const one = await server.request(`/api/relationships/${id}`, { cookie });
  expect(await one.json()).toMatchObject({ notes: "", unreadable: ["notes"] });
  const csv = await server.request("/api/relationships?select=name,notes", {
    cookie,
    headers: { accept: "text/csv" },
  });
  expect((await csv.text()).split("\r\n")).toEqual(expect.arrayContaining(["Élise,", "Bruno,Still here"]));
});

test("which row it is stands in the log once, without a word of it", async () => {
  const id = await write("secret words");
  await damage("relationships", "notes", "id", id);
  const log = createLog("info", { write: (line) => void logged.push(line) });
  const app = buildApp({ ...server.services, log });
  for (const path of ["/api/sync/pull", "/api/sync/pull", "/api/relationships"])
    expect((await app.request(`http://tendre.test${path}`, { headers: { cookie } })).status).toBe(200);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { table: "relationships", rowId: id, fields: ["notes"], msg: "sealed cells do not open" },
  ]);
  expect(logged.join("")).not.toContain("secret");
});

test("its bytes stay through edits of other fields, and are kept aside when it is written anew", async () => {
  const id = await write("A note that will be damaged");
  await damage("relationships", "notes", "id", id);
  const bytes = await cellOf(id, "notes");
  const edited = rowOf(await phone.send(phone.patch(id, 99, { city: "Lyon" })));
  expect(edited).toMatchObject({ city: "Lyon", notes: "", unreadable: ["notes"] });
  // Deleted and restored as a whole, as a device that never had the note does.
  await phone.send(phone.remove(id, edited.rev));
  await phone.send(phone.put({ name: "Élise", city: "Lyon", notes: "" }, { id, baseRev: 999 }));
  expect(await cellOf(id, "notes")).toEqual(bytes);
  expect((await outside("select 1 from damaged_cells where row_id = $1", [id])).rowCount).toBe(0);

  const mended = rowOf(await phone.send(phone.patch(id, 999, { notes: "Written again" })));
  expect(mended).toMatchObject({ notes: "Written again" });
  expect(mended).not.toHaveProperty("unreadable");
  const { rows } = await outside("select cells ->> 'notes' as notes from damaged_cells where row_id = $1", [
    id,
  ]);
  expect(Buffer.from(rows[0].notes, "base64")).toEqual(bytes);
});

test("bytes kept aside go when the row's content goes for good", async () => {
  const id = await write("A note that will be damaged");
  await damage("relationships", "notes", "id", id);
  await phone.send(phone.patch(id, 99, { notes: "Written again" }));
  await phone.send(phone.op({ kind: "erase", id }));
  expect((await outside("select 1 from damaged_cells where row_id = $1", [id])).rowCount).toBe(0);
});

test("an older value put back into its own cell does not open", async () => {
  const id = await write("what was said first");
  const { notes, seals } = (await outside("select notes, seals from relationships where id = $1", [id]))
    .rows[0];
  await phone.send(phone.patch(id, 99, { notes: "what holds now" }));
  await outside("update relationships set notes = $2 where id = $1", [id, notes]);
  expect(await changed(id)).toMatchObject({ notes: "", unreadable: ["notes"] });
  expect(seals).not.toEqual(await cellOf(id, "seals"));
});

test("a cell that was taken away is missed; one that was emptied by its owner is not", async () => {
  const [taken, emptied] = [await write("taken"), await write("emptied")];
  await outside("update relationships set notes = null where id = $1", [taken]);
  await phone.send(phone.patch(emptied, 99, { notes: "" }));
  expect(await changed(taken)).toMatchObject({ unreadable: ["notes"] });
  expect(await changed(emptied)).not.toHaveProperty("unreadable");
});

test("a damaged list of seals closes its row's cells and nothing else", async () => {
  const id = await write("a note");
  await damage("relationships", "seals", "id", id);
  expect(await changed(id)).toMatchObject({ name: "Élise", unreadable: ["notes"] });
  await phone.send(phone.patch(id, 99, { notes: "again" }));
  expect(await changed(id)).toMatchObject({ notes: "again" });
  const { rows } = await outside("select cells from damaged_cells where row_id = $1", [id]);
  expect(rows).toEqual([{ cells: { notes: expect.any(String), seals: expect.any(String) } }]);
});

test("a damaged version leaves the other versions of a moment readable", async () => {
  const made = rowOf(
    await phone.send(phone.put({ occurred_on: "2026-05-14", word: "first" }, { table: "moments" })),
  );
  await phone.send(phone.patch(made.id, made.rev, { word: "second" }, "moments"));
  await outside("update revisions set field_values = '\\x01' where row_id = $1 and rev = $2", [
    made.id,
    made.rev,
  ]);
  const response = await server.request(`/api/moments/${made.id}/history`, { cookie });
  expect(momentHistorySchema.parse(await response.json()).versions).toEqual([
    expect.objectContaining({ fields: { word: "second" } }),
    expect.objectContaining({ fields: {}, unreadable: true }),
  ]);
});

test("a damaged side of a conflict leaves the other readable", async () => {
  const laptop = createDevice(server, anna);
  const made = rowOf(await phone.send(phone.put({ name: "Élise", notes: "first" })));
  await phone.send(phone.patch(made.id, made.rev, { notes: "on the phone" }));
  await laptop.send(laptop.patch(made.id, made.rev, { notes: "on the laptop" }));
  const conflict = (await phone.pull()).changes.find(({ table }) => table === "conflicts")?.row;
  await damage("conflicts", "base_value", "id", String(conflict?.id));
  expect(await changed(String(conflict?.id))).toMatchObject({
    value: "on the laptop",
    base_value: null,
    unreadable: ["base_value"],
  });
});

/** Rows as they were before revs were bound. */
async function sealAsBefore(id: string, notes: string): Promise<void> {
  const place: Place = { table: "relationships", row: id, column: "notes", owner: anna.personId };
  const key = await server.services.db.transact(mintOwnerScope(anna.personId), (tx) =>
    server.services.keys.keyFor(tx, anna.personId),
  );
  const cell = sealText(key, place, JSON.stringify(notes));
  await outside("update relationships set notes = $2, seals = null where id = $1", [id, cell]);
}
const rowsAcross: RowsAcross = async (name, values, row) =>
  rowsOf(await outside(`select * from ${name}($1)`, values), row);

test("what was sealed before opens, is bound by its next write and by the job, under the same rev", async () => {
  const [written, resealed] = [await write("x"), await write("x")];
  await sealAsBefore(written, "from before");
  await sealAsBefore(resealed, "from before too");
  const before = await cellOf(resealed, "notes");
  expect(await changed(written)).toMatchObject({ notes: "from before" });
  await phone.send(phone.patch(written, 99, { notes: "and now" }));
  const rev = (await phone.pull()).rev;
  await resealRows.run(server.services, async () => 0, rowsAcross);
  expect(await phone.pull()).toMatchObject({ rev });
  expect(await changed(resealed)).toMatchObject({ notes: "from before too" });
  await outside("update relationships set notes = $2 where id = $1", [resealed, before]);
  expect(await changed(resealed)).toMatchObject({ unreadable: ["notes"] });
});

test("a write binds every cell of a row that was sealed before, and leaves what does not open as it is", async () => {
  const op = phone.put({ occurred_on: "2026-05-14", word: "a word", text: "a text" }, { table: "moments" });
  const { id } = rowOf(await phone.send(op));
  const key = await server.services.db.transact(mintOwnerScope(anna.personId), (tx) =>
    server.services.keys.keyFor(tx, anna.personId),
  );
  const before = (column: string, text: string) =>
    sealText(key, { table: "moments", row: id, column, owner: anna.personId }, JSON.stringify(text));
  await outside("update moments set word = $2, text = $3, tags = '\\x0100', seals = null where id = $1", [
    id,
    before("word", "a word"),
    before("text", "a text"),
  ]);
  await phone.send(phone.patch(id, 99, { word: "another" }, "moments"));
  expect(await changed(id)).toMatchObject({ word: "another", text: "a text", unreadable: ["tags"] });
  await outside("update moments set text = $2 where id = $1", [id, before("text", "a text")]);
  expect(await changed(id)).toMatchObject({ word: "another", unreadable: ["text", "tags"] });
});
