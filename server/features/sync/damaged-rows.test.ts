import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { momentHistorySchema } from "#domain/moment/moment-history.ts";
import { buildApp } from "#server/app.ts";
import { createLog } from "#server/log.ts";
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
/** Flips one bit of a sealed row. */
const damage = (table: string, id: string) =>
  outside(
    `update ${table} set sealed = set_byte(sealed, length(sealed) - 1, get_byte(sealed, length(sealed) - 1) # 1)
     where id = $1`,
    [id],
  );
/** As after 180 days, for what is no moment. */
const forgetHistory = (id: string) => outside("delete from revisions where row_id = $1", [id]);
const sealedOf = async (id: string): Promise<Buffer> =>
  (await outside("select sealed from relationships where id = $1", [id])).rows[0].sealed;
const write = async (notes: string, name = "Élise") => rowOf(await phone.send(phone.put({ name, notes }))).id;

test("a row of which one bit flipped comes whole out of its history", async () => {
  const id = await write("first");
  await phone.send(phone.patch(id, 99, { notes: "a note that will be damaged" }));
  const before = await changed(id);
  await damage("relationships", id);
  // Only what was written has a history: what the server derived has none.
  expect(await changed(id)).toEqual({ ...before, unreadable: ["media"] });
});

test("without a history it comes with its blanks and says so, and every road to the journal stays open", async () => {
  const whole = await write("Still here", "Bruno");
  const id = await write("A note that will be damaged");
  await damage("relationships", id);
  await forgetHistory(id);

  const lost = { id, name: "", notes: "", unreadable: expect.arrayContaining(["name", "notes", "city"]) };
  expect(await changed(id)).toMatchObject(lost);
  expect(await changed(whole)).toMatchObject({ notes: "Still here" });
  expect(await changed(whole)).not.toHaveProperty("unreadable");
  const list = await (await server.request("/api/relationships", { cookie })).json();
  expect(list).toHaveLength(2);
  expect(list).toContainEqual(expect.objectContaining(lost));
  expect(list).toContainEqual(expect.objectContaining({ id: whole, notes: "Still here" }));
  const one = await server.request(`/api/relationships/${id}`, { cookie });
  expect(await one.json()).toMatchObject(lost);
  const csv = await server.request("/api/relationships?select=name,notes", {
    cookie,
    headers: { accept: "text/csv" },
  });
  expect((await csv.text()).split("\r\n")).toEqual(expect.arrayContaining([",", "Bruno,Still here"]));
});

test("a moment without a history keeps a day, the one on which it was made", async () => {
  const { id, created_at } = rowOf(
    await phone.send(phone.put({ occurred_on: "2019-05-14", text: "a text" }, { table: "moments" })),
  );
  await damage("moments", id);
  await forgetHistory(id);
  expect(await changed(id)).toMatchObject({
    occurred_on: created_at.slice(0, 10),
    text: "",
    unreadable: expect.arrayContaining(["occurred_on", "text"]),
  });
});

test("which row it is stands in the log once, without a word of it", async () => {
  const id = await write("secret words");
  await damage("relationships", id);
  const log = createLog("info", { write: (line) => void logged.push(line) });
  const app = buildApp({ ...server.services, log });
  for (const path of ["/api/sync/pull", "/api/sync/pull", "/api/relationships"])
    expect((await app.request(`http://tendre.test${path}`, { headers: { cookie } })).status).toBe(200);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { table: "relationships", rowId: id, msg: "a sealed row does not open" },
  ]);
  expect(logged.join("")).not.toContain("secret");
});

test("a write seals it anew, keeps its bytes aside, and what is still unreadable stays so until it is written", async () => {
  const id = await write("A note that will be damaged");
  await damage("relationships", id);
  await forgetHistory(id);
  const bytes = await sealedOf(id);
  const edited = rowOf(await phone.send(phone.patch(id, 99, { city: "Lyon" })));
  expect(edited).toMatchObject({ city: "Lyon", notes: "" });
  expect(edited.unreadable).toEqual(expect.arrayContaining(["name", "notes"]));
  expect(edited.unreadable).not.toContain("city");
  expect(await changed(id)).toEqual(edited);

  const named = rowOf(await phone.send(phone.patch(id, 999, { name: "Élise", notes: "Written again" })));
  expect(named).toMatchObject({ name: "Élise", notes: "Written again", city: "Lyon" });
  expect(named.unreadable).not.toContain("notes");
  const { rows } = await outside("select cells ->> 'sealed' as sealed from damaged_cells where row_id = $1", [
    id,
  ]);
  expect(rows.map(({ sealed }) => Buffer.from(sealed, "base64"))).toEqual([bytes]);
});

test("bytes kept aside go when the row's content goes for good", async () => {
  const id = await write("A note that will be damaged");
  await damage("relationships", id);
  await phone.send(phone.patch(id, 99, { notes: "Written again" }));
  expect((await outside("select 1 from damaged_cells where row_id = $1", [id])).rowCount).toBe(1);
  await phone.send(phone.op({ kind: "erase", id }));
  expect((await outside("select 1 from damaged_cells where row_id = $1", [id])).rowCount).toBe(0);
});

test("a sealed row of an earlier rev, of another row or of another person does not open", async () => {
  const id = await write("what was said first");
  const other = await write("of somebody else");
  const earlier = await sealedOf(id);
  await phone.send(phone.patch(id, 99, { notes: "what holds now" }));
  for (const put of [earlier, await sealedOf(other)]) {
    await outside("update relationships set sealed = $2 where id = $1", [id, put]);
    expect(await changed(id)).toMatchObject({ notes: "what holds now", unreadable: ["media"] });
  }
  const [bruno] = await makeManyPeople(server, 1);
  if (!bruno) throw new Error("nobody came");
  const his = createDevice(server, bruno);
  const mine = rowOf(await his.send(his.put({ name: "Bruno's own" })));
  await outside("update relationships set sealed = $2 where id = $1", [mine.id, await sealedOf(other)]);
  const { changes } = await his.pull();
  expect(changes.find(({ row }) => row.id === mine.id)?.row).toMatchObject({ name: "Bruno's own" });
});

test("a row too large for its page, and one that does not open, come in their turn", async () => {
  await phone.pull();
  await outside("update profiles set subscription_plan = 'pro', subscription_status = 'active'");
  const ids = [
    await write("small"),
    await write("é".repeat(9_000)),
    await write("damaged"),
    await write("last"),
  ];
  await damage("relationships", ids[2] ?? "");
  const { changes } = await phone.pull();
  const found = changes.filter(({ table }) => table === "relationships").map(({ row }) => row);
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect(found.map(({ notes }) => String(notes).length)).toEqual([5, 9_000, 7, 4]);
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

test("a damaged conflict says that it cannot be read, and leaves its row alone", async () => {
  const laptop = createDevice(server, anna);
  const made = rowOf(await phone.send(phone.put({ name: "Élise", notes: "first" })));
  await phone.send(phone.patch(made.id, made.rev, { notes: "on the phone" }));
  await laptop.send(laptop.patch(made.id, made.rev, { notes: "on the laptop" }));
  const conflict = (await phone.pull()).changes.find(({ table }) => table === "conflicts")?.row;
  await damage("conflicts", String(conflict?.id));
  expect(await changed(String(conflict?.id))).toMatchObject({
    row_id: made.id,
    value: null,
    unreadable: expect.arrayContaining(["value", "base_value", "field"]),
  });
  expect(await changed(made.id)).toMatchObject({ notes: "on the phone" });
});
