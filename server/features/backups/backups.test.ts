/** The calls on backups as the specification's data client sends them (section 7), and what the server keeps of them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupBytesLimit } from "#domain/backup/backup-limits.ts";
import { heardHeader } from "#domain/wire/wire-version.ts";
import { createDevice, rowOf } from "#server/testing/devices.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const objectType = "application/vnd.pgrst.object+json";
const dataOf = (note: string) => ({
  userId: "x",
  timestamp: "2026-11-23T10:00:00.000Z",
  version: "1.0",
  data: { aiConversations: [{ note }], gameProgress: null, preferences: {} },
});
const call = (person: SignedIn, path: string, headers: Record<string, string> = {}, method = "GET") =>
  server.request(`/api/${path}`, { cookie: person.cookie, headers, method });
const upsert = (
  person: SignedIn,
  backup_data: unknown,
  headers: Record<string, string> = {},
  more: Record<string, unknown> = {},
) =>
  server.request("/api/user_backups?on_conflict=user_id", {
    method: "POST",
    cookie: person.cookie,
    headers: { prefer: "resolution=merge-duplicates", ...headers },
    json: { user_id: person.personId, backup_data, ...more },
  });
const newestOf = async (person: SignedIn) =>
  (await call(person, `user_backups?user_id=eq.${person.personId}&order=created_at.desc&limit=1`)).json();
const versionsOf = async (person: SignedIn, select = "*") =>
  (await call(person, `user_backup_versions?select=${select}&order=created_at.desc`)).json();
const noteIn = (row: { backup_data: ReturnType<typeof dataOf> }) =>
  row.backup_data.data.aiConversations[0]?.note;

test("an upsert keeps one row a person and pushes what was there into the ten newest earlier states", async () => {
  const anna = await signUp(server);
  expect((await upsert(anna, dataOf("0"))).status).toBe(201);
  const [{ id }] = await newestOf(anna);
  for (let at = 1; at <= 12; at += 1) expect((await upsert(anna, dataOf(String(at)))).status).toBe(204);
  const newest = await newestOf(anna);
  expect(newest).toHaveLength(1);
  expect(newest[0]).toMatchObject({ id, user_id: anna.personId, backup_data: dataOf("12") });
  expect((await versionsOf(anna)).map(noteIn)).toEqual(["11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]);
});

test("the newest comes as one object, and as an error or nothing where there is none", async () => {
  const anna = await signUp(server);
  const path = `user_backups?select=backup_data&user_id=eq.${anna.personId}&order=created_at.desc&limit=1`;
  const none = await call(anna, path, { accept: objectType });
  expect([none.status, (await none.json()).code]).toEqual([406, "PGRST116"]);
  expect(await (await call(anna, `${path}&one=maybe`)).json()).toBeNull();
  await upsert(anna, dataOf("one"));
  const one = await call(anna, path, { accept: objectType });
  expect(await one.json()).toEqual({ backup_data: dataOf("one") });
});

test("id and created_at come newest first, and the surplus goes by its ids", async () => {
  const anna = await signUp(server);
  for (const note of ["a", "b", "c", "d"]) await upsert(anna, dataOf(note));
  const listed = await versionsOf(anna, "id,created_at");
  expect(listed.map((row: object) => Object.keys(row))).toEqual(Array(3).fill(["id", "created_at"]));
  const days = listed.map(({ created_at }: { created_at: string }) => created_at);
  expect(days).toEqual(days.toSorted().toReversed());
  const [, ...surplus] = listed.map(({ id }: { id: string }) => id);
  const gone = await call(anna, `user_backup_versions?id=in.(${surplus.join(",")})`, {}, "DELETE");
  expect([gone.status, await gone.text()]).toEqual([204, ""]);
  expect((await versionsOf(anna)).map(noteIn)).toEqual(["c"]);
  const [{ id }] = await newestOf(anna);
  expect(
    (await call(anna, `user_backups?user_id=eq.${anna.personId}&id=eq.${id}`, {}, "DELETE")).status,
  ).toBe(204);
  expect(await newestOf(anna)).toEqual([]);
  await upsert(anna, dataOf("e"));
  expect((await versionsOf(anna)).map(noteIn)).toEqual(["c"]);
});

test("a deletion that names nothing is refused, and deletes nothing", async () => {
  const anna = await signUp(server);
  await upsert(anna, dataOf("stays"));
  for (const table of ["user_backups", "user_backup_versions"]) {
    expect((await call(anna, table, {}, "DELETE")).status).toBe(400);
    expect((await call(anna, `${table}?user_id=eq.${anna.personId}`, {}, "DELETE")).status).toBe(400);
    expect((await call(anna, `${table}?id=all`, {}, "DELETE")).status).toBe(400);
  }
  expect((await newestOf(anna)).map(noteIn)).toEqual(["stays"]);
});

test("what was written comes back when it is asked for, as a list, as one object, or some columns of it", async () => {
  const anna = await signUp(server);
  expect(await (await upsert(anna, dataOf("quiet"))).text()).toBe("");
  const prefer = "resolution=merge-duplicates,return=representation";
  const [row] = await (await upsert(anna, dataOf("told"), { prefer })).json();
  expect(row).toMatchObject({ user_id: anna.personId, backup_data: dataOf("told") });
  const one = await upsert(anna, dataOf("one"), { prefer, accept: objectType });
  expect(noteIn(await one.json())).toBe("one");
  const list = await server.request(
    '/api/user_backups?on_conflict=user_id&columns="user_id","backup_data"&select=id',
    {
      method: "POST",
      cookie: anna.cookie,
      headers: { prefer },
      json: [{ user_id: anna.personId, backup_data: dataOf("list") }],
    },
  );
  expect(await list.json()).toEqual([{ id: row.id }]);
});

test("days that a client sends are read and not believed; what no client may send is refused", async () => {
  const anna = await signUp(server);
  const far = "2099-01-01T00:00:00.000Z";
  expect((await upsert(anna, dataOf("a"), {}, { created_at: far, updated_at: far })).status).toBe(201);
  const [row] = await newestOf(anna);
  expect(row.created_at).toBe(server.clock.now().toISOString());
  for (const more of [{ plan: "pro" }, { created_at: "soon" }, { id: anna.personId }])
    expect((await upsert(anna, dataOf("b"), {}, more)).status).toBe(400);
  for (const backup_data of ["text", [], null, 7]) expect((await upsert(anna, backup_data)).status).toBe(400);
});

test("one that is to be ignored where there is one leaves what is there; without a word it takes its place", async () => {
  const anna = await signUp(server);
  const insert = (prefer: string) =>
    server.request("/api/user_backups", {
      method: "POST",
      cookie: anna.cookie,
      headers: { prefer },
      json: { user_id: anna.personId, backup_data: dataOf(prefer) },
    });
  expect((await insert("return=minimal")).status).toBe(201);
  expect((await insert("resolution=ignore-duplicates")).status).toBe(204);
  expect((await newestOf(anna)).map(noteIn)).toEqual(["return=minimal"]);
  expect(await versionsOf(anna)).toEqual([]);
  expect((await insert("count=exact")).status).toBe(204);
  expect((await newestOf(anna)).map(noteIn)).toEqual(["count=exact"]);
});

test("nobody reads, writes or deletes another's", async () => {
  const [anna, bruno] = [await signUp(server), await signUp(server)];
  await upsert(anna, dataOf("first"));
  await upsert(anna, dataOf("Anna's own"));
  const [{ id }] = await newestOf(anna);
  const [{ id: earlier }] = await versionsOf(anna);
  for (const path of [
    `user_backups?user_id=eq.${anna.personId}`,
    `user_backups?id=eq.${id}`,
    `user_backup_versions?id=eq.${earlier}`,
  ]) {
    expect(await (await call(bruno, path)).json()).toEqual([]);
  }
  const foreign = await server.request("/api/user_backups?on_conflict=user_id", {
    method: "POST",
    cookie: bruno.cookie,
    json: { user_id: anna.personId, backup_data: dataOf("Bruno's") },
  });
  expect(foreign.status).toBe(403);
  await call(bruno, `user_backups?id=eq.${id}`, {}, "DELETE");
  await call(bruno, `user_backup_versions?id=eq.${earlier}`, {}, "DELETE");
  expect((await newestOf(anna)).map(noteIn)).toEqual(["Anna's own"]);
  expect((await versionsOf(anna)).map(noteIn)).toEqual(["first"]);
});

test("what is too large is refused, and what was there stays", async () => {
  const anna = await signUp(server);
  await upsert(anna, dataOf("small"));
  const wide = (length: number) => ({ note: "é".repeat(length) });
  const refused = await upsert(anna, wide(backupBytesLimit / 2));
  expect([refused.status, (await refused.json()).code]).toEqual([413, "too_large"]);
  expect((await newestOf(anna)).map(noteIn)).toEqual(["small"]);
  expect((await upsert(anna, wide(backupBytesLimit / 2 - 10))).status).toBe(204);
});

test("twenty at once leave one newest and ten before it, none of them twice", async () => {
  const anna = await signUp(server);
  const notes = Array.from({ length: 20 }, (_, at) => String(at));
  const answers = await Promise.all(notes.map((note) => upsert(anna, dataOf(note))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(204)]);
  const kept = [...(await newestOf(anna)), ...(await versionsOf(anna))].map(noteIn);
  expect(kept).toHaveLength(11);
  expect(new Set(kept).size).toBe(11);
});

test("the database holds no word of it, and a state that is put in another's place does not open", async () => {
  const anna = await signUp(server);
  for (const note of ["Zéphyrine-du-Lac", "second", "third"]) await upsert(anna, dataOf(note));
  const { rows } = await server.database.outside(
    "select encode(sealed, 'escape') as text from user_backups union all select encode(sealed, 'escape') from user_backup_versions",
  );
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const { text } of rows) expect(text).not.toMatch(/aiConversations|phyrine/);
  await server.database.outside(
    `update user_backup_versions set sealed = (select sealed from user_backups where user_id = $1) where user_id = $1`,
    [anna.personId],
  );
  expect((await versionsOf(anna)).map(({ backup_data }: { backup_data: unknown }) => backup_data)).toEqual([
    null,
    null,
  ]);
  expect((await newestOf(anna)).map(noteIn)).toEqual(["third"]);
});

test("an erasure takes every state along, and nobody else's", async () => {
  const [anna, bruno] = [await signUp(server), await signUp(server)];
  const device = createDevice(server, anna);
  const person = rowOf(await device.send(device.put({ name: "Zéphyrine" })));
  const talk = rowOf(await device.send(device.put({ title: "About Zoé" }, { table: "conversations" })));
  for (const someone of [anna, bruno]) for (const note of ["a", "b"]) await upsert(someone, dataOf(note));
  await device.send(device.op({ kind: "erase", id: person.id }));
  expect([await newestOf(anna), await versionsOf(anna)]).toEqual([[], []]);
  expect((await newestOf(bruno)).map(noteIn)).toEqual(["b"]);
  expect((await versionsOf(bruno)).map(noteIn)).toEqual(["a"]);
  await upsert(anna, dataOf("c"));
  await device.send(device.op({ kind: "erase", id: talk.id, table: "conversations" }));
  expect(await newestOf(anna)).toEqual([]);
});

test("a device that has not heard of an erasure is not let in with what it still holds", async () => {
  const anna = await signUp(server);
  const device = createDevice(server, anna);
  const person = rowOf(await device.send(device.put({ name: "Zéphyrine" })));
  const talk = rowOf(await device.send(device.put({ title: "About" }, { table: "conversations" })));
  const before = (await device.pull()).rev;
  const heard = (rev: number | string) => ({ [heardHeader]: String(rev) });
  expect((await upsert(anna, dataOf("a"), heard(before))).status).toBe(201);
  await device.send(device.op({ kind: "erase", id: talk.id, table: "conversations" }));
  expect((await upsert(anna, dataOf("b"), heard(before))).status).toBe(409);
  const between = (await device.pull()).rev;
  expect((await upsert(anna, dataOf("b"), heard(between))).status).toBe(201);
  await device.send(device.op({ kind: "erase", id: person.id }));
  expect((await upsert(anna, dataOf("c"), heard(between))).status).toBe(409);
  expect(await newestOf(anna)).toEqual([]);
  expect((await upsert(anna, dataOf("c"), heard((await device.pull()).rev))).status).toBe(201);
  expect((await upsert(anna, dataOf("d"), heard("soon"))).status).toBe(400);
});

test("they go with the account", async () => {
  const anna = await signUp(server);
  for (const note of ["a", "b"]) await upsert(anna, dataOf(note));
  const gone = await server.request("/api/account/deletion/now", {
    method: "POST",
    cookie: anna.cookie,
    json: {},
  });
  expect(gone.status).toBe(200);
  const { rows } = await server.database.outside(
    "select user_id from user_backups where user_id = $1 union all select user_id from user_backup_versions where user_id = $1",
    [anna.personId],
  );
  expect(rows).toEqual([]);
});

test("a table that is missing is told by its code", async () => {
  const anna = await signUp(server);
  await server.database.outside("alter table user_backups rename to user_backups_away");
  const told = await upsert(anna, dataOf("a"));
  await server.database.outside("alter table user_backups_away rename to user_backups");
  expect([told.status, (await told.json()).code]).toEqual([503, "PGRST205"]);
});
