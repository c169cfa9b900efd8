import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mediaEntry } from "#domain/media/upload.ts";
import { createDevice, type Person, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { plainAvif } from "#server/testing/hostile-pictures.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createOpenerHere } from "#server/testing/opener-here.ts";
import { photo } from "#server/testing/pictures.ts";
import { sealOutside } from "#server/testing/stored-rows.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads, statusIn, type Uploads } from "#server/testing/uploads.ts";

let server: TestServer;
let anna: Person;
let phone: TestDevice;
let uploads: Uploads;
let picture: Buffer;
beforeAll(async () => {
  server = await createTestServer(
    { STORAGE_QUOTA_MB: String(6_000 / (1024 * 1024)) },
    { opener: createOpenerHere() },
  );
  picture = await photo();
});
beforeEach(async () => {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  anna = person;
  phone = createDevice(server, anna);
  uploads = createUploads(server, anna);
});
afterAll(() => server.close());

const table = "media" as const;
const naming = (upload_id: string, fields: Record<string, string | number | null> = {}) =>
  phone.put({ upload_id, ...fields }, { table });
const meet = async (fields = {}) => rowOf(await phone.send(phone.put({ name: "Camille", ...fields })));
const listOf = async (id: string) => {
  const { changes } = await phone.pull();
  return changes.find(({ row }) => row.id === id)?.row.media;
};

test("a row takes what the upload turned out to be, and every device hears of it", async () => {
  const { id: upload_id, facts } = await uploads.send(picture);
  const row = rowOf(await phone.send(naming(upload_id, { caption: "Us, in the rain" })));
  expect(row).toMatchObject({ upload_id, caption: "Us, in the rain", consent: "unsure", ...facts });
  const laptop = createDevice(server, anna);
  const { changes } = await laptop.pull();
  expect(changes.find(({ row: { id } }) => id === row.id)?.row).toEqual(row);
});

test("caption and preview are sealed where they are stored", async () => {
  const { id } = await uploads.keep(picture, { caption: "Us, in the rain" });
  const { rows } = await server.database.outside("select * from media where id = $1", [id]);
  expect(JSON.stringify(rows[0])).not.toMatch(/rain|data:image/);
  expect(JSON.stringify(rows[0])).not.toContain(Buffer.from("Us, in the rain").toString("base64"));
  expect(rows[0]?.sealed).toBeInstanceOf(Buffer);
});

test("what the server decides cannot be written by a device", async () => {
  const { id: upload_id } = await uploads.send(picture);
  expect(await phone.send(naming(upload_id, { bytes: 1 }))).toMatchObject({
    status: "refused",
    details: { bytes: "protected_field" },
  });
});

test("no row without its finished upload: none, unfinished, dropped, another's or one that is shown already", async () => {
  const refused = { status: "refused", code: "missing_upload", row: null };
  expect(await phone.send(naming(newId()))).toMatchObject(refused);
  const half = newId();
  await uploads.open(100, { id: half });
  expect(await phone.send(naming(half))).toMatchObject(refused);
  const [bruno] = await makeManyPeople(server, 1);
  if (!bruno) throw new Error("nobody came");
  const { id: his } = await createUploads(server, bruno).send(picture);
  expect(await phone.send(naming(his))).toMatchObject(refused);
  const { upload_id } = await uploads.keep(picture);
  expect(await phone.send(naming(String(upload_id)))).toMatchObject(refused);
});

test("the files of a row cannot be exchanged or dropped", async () => {
  const row = await uploads.keep(picture);
  const { id: other } = await uploads.send(picture);
  const exchanged = phone.put({ upload_id: other }, { table, id: row.id, baseRev: row.rev });
  expect(await phone.send(exchanged)).toMatchObject({
    status: "refused",
    details: { upload_id: "protected_field" },
  });
  const { cookie } = anna;
  const dropped = await server.request(`/api/uploads/${row.upload_id}`, { method: "DELETE", cookie });
  expect(dropped.status).toBe(409);
});

test("an op sent twice is one row", async () => {
  const { id } = await uploads.send(picture);
  const op = naming(id);
  const [first, second] = [await phone.send(op), await phone.send(op)];
  expect(second).toEqual(first);
});

test("on the free plan a fourth photo is refused, whether announced or named, and the trash makes room", async () => {
  const kept = [await uploads.keep(picture), await uploads.keep(picture)];
  const waiting = [await uploads.send(picture), await uploads.send(picture)];
  const answers = await phone.push(...waiting.map(({ id }) => naming(id)));
  expect(answers.answers.map(({ status }) => status)).toEqual(["applied", "refused"]);
  expect(answers.answers[1]).toMatchObject({ code: "plan_limit", details: { used: 3, limit: 3 } });
  const announced = await uploads.open(100);
  expect([announced.status, await announced.json()]).toMatchObject([
    402,
    { code: "plan_limit", details: { used: 3, limit: 3 } },
  ]);
  const [first] = kept;
  if (!first) throw new Error("nothing was kept");
  const deleted = rowOf(await phone.send(phone.remove(first.id, first.rev, table)));
  expect(await phone.send(naming(waiting[1]?.id ?? ""))).toMatchObject({ status: "applied" });
  const undone = phone.put(
    { upload_id: String(first.upload_id) },
    { table, id: first.id, baseRev: deleted.rev },
  );
  expect(await phone.send(undone)).toMatchObject({ status: "refused", code: "plan_limit" });
});

test("ten named at once leave three on the free plan", async () => {
  const sent = [];
  for (let count = 0; count < 6; count += 1) sent.push(await uploads.send(picture));
  const answers = await Promise.all(sent.map(({ id }) => createDevice(server, anna).send(naming(id))));
  expect(answers.filter(({ status }) => status === "applied")).toHaveLength(3);
});

test("photos of someone recorded as under 18 are refused, by relationship, by moment and by moving", async () => {
  const young = await meet({ age: 17 });
  const { id: upload_id } = await uploads.send(picture);
  const refused = { status: "refused", code: "underage" };
  expect(await phone.send(naming(upload_id, { relationship_id: young.id }))).toMatchObject(refused);
  const moment = rowOf(
    await phone.send(
      phone.put({ occurred_on: "2026-05-01", relationship_id: young.id }, { table: "moments" }),
    ),
  );
  expect(await phone.send(naming(upload_id, { moment_id: moment.id }))).toMatchObject(refused);
  const row = rowOf(await phone.send(naming(upload_id)));
  const moved = phone.patch(row.id, row.rev, { relationship_id: young.id }, table);
  expect(await phone.send(moved)).toMatchObject(refused);
  const adult = await meet({ name: "Zoé", age: 18 });
  const there = phone.patch(row.id, row.rev, { relationship_id: adult.id }, table);
  expect(await phone.send(there)).toMatchObject({ status: "applied" });
});

test("a relationship's list says its photos in their order, and follows every change", async () => {
  const camille = await meet();
  const zoe = await meet({ name: "Zoé" });
  const first = await uploads.keep(picture, { relationship_id: camille.id, position: 2 });
  const second = await uploads.keep(picture, { relationship_id: camille.id, position: 1 });
  const entry = (row: { id: string }) => mediaEntry({ id: row.id, kind: "photo" });
  expect(await listOf(camille.id)).toEqual([entry(second), entry(first)]);
  const moved = rowOf(
    await phone.send(phone.patch(second.id, second.rev, { relationship_id: zoe.id }, table)),
  );
  expect(await listOf(camille.id)).toEqual([entry(first)]);
  expect(await listOf(zoe.id)).toEqual([entry(second)]);
  const gone = rowOf(await phone.send(phone.remove(second.id, moved.rev, table)));
  expect(await listOf(zoe.id)).toEqual([]);
  const fields = { upload_id: String(second.upload_id), relationship_id: zoe.id };
  await phone.send(phone.put(fields, { table, id: second.id, baseRev: gone.rev }));
  expect(await listOf(zoe.id)).toEqual([entry(second)]);
});

test("a change of a list is no conflict with what a device wrote meanwhile", async () => {
  const camille = await meet();
  await uploads.keep(picture, { relationship_id: camille.id });
  const laptop = createDevice(server, anna);
  const answer = await laptop.send(laptop.patch(camille.id, camille.rev, { notes: "typed before" }));
  expect(answer).toMatchObject({ status: "applied", row: { notes: "typed before" } });
});

test("deleting a relationship is in no conflict with a photo added just before", async () => {
  const camille = await meet();
  const { id: upload_id } = await uploads.send(picture);
  const { answers } = await phone.push(
    naming(upload_id, { relationship_id: camille.id }),
    phone.remove(camille.id, camille.rev),
  );
  expect(answers.map(({ status }) => status)).toEqual(["applied", "applied"]);
  const { changes } = await phone.pull();
  expect(changes.filter(({ table: name }) => name === "conflicts")).toEqual([]);
});

test("each change of a list has a rev of its own, so that a pull misses none", async () => {
  const camille = await meet();
  await uploads.keep(picture, { relationship_id: camille.id });
  const { changes, rev } = await phone.pull();
  const revs = changes.map(({ row }) => row.rev);
  expect(new Set(revs).size).toBe(revs.length);
  expect(Math.max(...revs)).toBe(rev);
});

/** A list with entries that a server of before took over from elsewhere. */
async function listOutside({ personId }: Pick<Person, "personId">, id: string, media: readonly unknown[]) {
  await sealOutside(server, { personId, table: "relationships", id }, { media });
  const elsewhere = media.filter((entry) => typeof entry === "string" && entry.startsWith("https:")).length;
  await server.database.outside("update relationships set media_elsewhere = $2 where id = $1", [
    id,
    elsewhere,
  ]);
}

test("the clean-up takes invalid entries out of one's own relationships and nobody else's", async () => {
  const camille = await meet();
  const [bruno] = await makeManyPeople(server, 1);
  if (!bruno) throw new Error("nobody came");
  const his = createDevice(server, bruno);
  const other = rowOf(await his.send(his.put({ name: "Louis" })));
  const mixed = ["https://old.example/a.jpg", 7, null, "file:///a.jpg", " BLOB:x", ""];
  await listOutside(anna, camille.id, mixed);
  await listOutside(bruno, other.id, mixed);
  const clean = async () =>
    (await server.request("/api/media/clean", { method: "POST", cookie: anna.cookie })).json();
  expect(await clean()).toEqual({ cleaned: 1 });
  expect(await clean()).toEqual({ cleaned: 0 });
  expect(await listOf(camille.id)).toEqual(["https://old.example/a.jpg"]);
  const { changes } = await his.pull();
  expect(changes.find(({ row }) => row.id === other.id)?.row.media).toEqual(mixed);
});

test("entries from elsewhere stay in front and count, those that are invalid do not count", async () => {
  const camille = await meet();
  const mixed = ["https://old.example/a.jpg", "file:///a.jpg", "https://old.example/b.jpg"];
  await listOutside(anna, camille.id, mixed);
  const row = await uploads.keep(picture, { relationship_id: camille.id });
  expect(await listOf(camille.id)).toEqual([...mixed, mediaEntry({ id: row.id, kind: "photo" })]);
  expect(await (await uploads.open(100)).json()).toMatchObject({ details: { used: 3, limit: 3 } });
});

test("what no longer fits in the storage stays in the trash", async () => {
  const row = await uploads.keep(picture);
  const deleted = rowOf(await phone.send(phone.remove(row.id, row.rev, table)));
  const room = 6_000 - Number(row.bytes) + 1;
  expect((await uploads.open(room)).status).toBe(201);
  const fields = { upload_id: String(row.upload_id) };
  const undo = phone.put(fields, { table, id: row.id, baseRev: deleted.rev });
  expect(await phone.send(undo)).toMatchObject({ status: "refused", code: "storage_limit" });
});

test("what is made of a small file must find room too, and the file can be finished once there is some", async () => {
  // About six hundred bytes of AVIF become twelve thousand of WebP.
  const bytes = await plainAvif(2_600, 2_000);
  const { id } = await statusIn(await uploads.open(bytes.length));
  await uploads.part(id, 0, bytes);
  const refused = await uploads.finish(id);
  expect([refused.status, (await refused.json()).code]).toEqual([402, "storage_limit"]);
  expect(await statusIn(await uploads.status(id))).toMatchObject({
    state: "receiving",
    offset: bytes.length,
  });
});

test("an age under 18 is refused while there are photos, and a moment that would bring some", async () => {
  const grown = await meet();
  const young = await meet({ age: 15 });
  const shown = await uploads.keep(picture, { relationship_id: grown.id });
  const refused = { status: "refused", code: "underage" };
  expect(await phone.send(phone.patch(grown.id, shown.rev, { age: 15 }))).toMatchObject(refused);
  const moment = rowOf(await phone.send(phone.put({ occurred_on: "2026-01-01" }, { table: "moments" })));
  const { id } = await uploads.keep(picture, { moment_id: moment.id });
  const placed = phone.patch(moment.id, moment.rev, { relationship_id: young.id }, "moments");
  expect(await phone.send(placed)).toMatchObject(refused);
  await phone.send(phone.remove(id, Number.MAX_SAFE_INTEGER, table));
  expect(await phone.send({ ...placed, opId: newId() })).toMatchObject({ status: "applied" });
});

test("a relationship comes back from the trash only with room for its photos", async () => {
  const full = await meet();
  for (let at = 0; at < 3; at += 1) await uploads.keep(picture, { relationship_id: full.id });
  await phone.send(phone.remove(full.id, Number.MAX_SAFE_INTEGER));
  const other = await meet();
  const { id } = await uploads.keep(picture, { relationship_id: other.id });
  const back = () => phone.put({ name: "Back" }, { id: full.id, baseRev: Number.MAX_SAFE_INTEGER });
  expect(await phone.send(back())).toMatchObject({
    status: "refused",
    code: "plan_limit",
    details: { of: "media", used: 1, limit: 3 },
  });
  await phone.send(phone.remove(id, Number.MAX_SAFE_INTEGER, table));
  expect(await phone.send(back())).toMatchObject({ status: "applied" });
});
