/** Tables over HTTP: what is written is an op like a device's, and what is read is what a device would get. */
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { syncedTables } from "#domain/sync/synced-tables.ts";
import { createDevice, type Person, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createOpenerHere } from "#server/testing/opener-here.ts";
import { photo } from "#server/testing/pictures.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads } from "#server/testing/uploads.ts";
import { apiTables } from "./table-api.ts";

let server: TestServer;
let outside: pg.Client;
let anna: Person;
let phone: TestDevice;
beforeAll(async () => {
  server = await createTestServer({}, { opener: createOpenerHere() });
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
beforeEach(async () => {
  anna = await newPerson();
  phone = createDevice(server, anna);
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

async function newPerson(): Promise<Person> {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  await server.request("/api/profile", { cookie: person.cookie });
  return person;
}
const call = (
  method: string,
  path: string,
  json?: unknown,
  headers: Record<string, string> = {},
  { cookie } = anna,
) => server.request(`/api/${path}`, { method, cookie, headers, ...(json === undefined ? {} : { json }) });
const told = { prefer: "return=representation" };
const rowsIn = async (path: string) => (await call("GET", path)).json();
const add = async (table: string, fields: object) => (await call("POST", table, fields)).json();
const kept = async (table: string) =>
  (await outside.query(`select count(*)::int as n from ${table} where user_id = $1`, [anna.personId])).rows[0]
    .n;

test("what is written by HTTP comes to the devices, and the other way round, for every table", async () => {
  const { id: conversation_id } = await add("conversations", { title: "Rivers" });
  await add("turns", { conversation_id, question: "Why?" });
  await add("moments", { occurred_on: "2024-05-14", text: "Rain" });
  const { changes } = await phone.pull();
  const came = (table: string) => changes.filter((change) => change.table === table).map(({ row }) => row);
  expect(came("turns")).toMatchObject([{ conversation_id, question: "Why?" }]);
  expect(await rowsIn("moments")).toEqual(came("moments"));
  expect(await rowsIn("turns")).toEqual(came("turns"));
  await phone.send(phone.put({ occurred_on: "2023", text: "Snow" }, { table: "moments" }));
  const texts = (await rowsIn("moments?order=rev")).map(({ text }: { text: string }) => text);
  expect(texts).toEqual(["Rain", "Snow"]);
});

test("a change by HTTP has a revision, a rev of its own and a history", async () => {
  const { id, rev } = await add("moments", { occurred_on: "2024", text: "Rain" });
  const changed = await (await call("PATCH", `moments/${id}`, { text: "Snow" })).json();
  expect(changed).toMatchObject({ text: "Snow", rev: rev + 1 });
  const { versions } = await rowsIn(`moments/${id}/history`);
  expect(versions.map(({ kind, fields }: { kind: string; fields: object }) => [kind, fields])).toEqual([
    ["patch", { text: "Snow" }],
    ["put", expect.objectContaining({ text: "Rain" })],
  ]);
  const crossed = await phone.send(phone.patch(id, rev, { text: "Hail" }, "moments"));
  expect(crossed).toMatchObject({ status: "conflict", row: { text: "Snow" } });
  expect(await rowsIn(`conflicts?row_id=eq.${id}`)).toMatchObject([{ field: "text", value: "Hail" }]);
  expect((await call("DELETE", `conflicts?row_id=eq.${id}`)).status).toBe(404);
});

test("a list is written as a whole or not at all, and the refusal says which of it and why", async () => {
  const before = (await phone.pull()).rev;
  const refused = await call("POST", "relationships", [
    { name: "A" },
    { name: "B" },
    { name: "C" },
    { name: "D" },
  ]);
  expect([refused.status, await refused.json()]).toMatchObject([
    402,
    { code: "plan_limit", details: { used: 3, limit: 3, item: 3 } },
  ]);
  const wrong = await call("POST", "moments", [{ occurred_on: "2024" }, { occurred_on: "2024", mood: 9 }]);
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { code: "validation", details: { item: 1, issues: [{ field: "mood" }] } },
  ]);
  const { rev } = await phone.pull();
  expect([await kept("relationships"), await kept("moments"), await kept("revisions")]).toEqual([0, 0, 0]);
  expect(rev).toBe(before);
  expect((await call("POST", "relationships", [{ name: "A" }, { name: "B" }, { name: "C" }])).status).toBe(
    201,
  );
});

test("a change of several rows is one too: the age that forbids photos undoes it for all", async () => {
  const [, second] = await (await call("POST", "relationships", [{ name: "A" }, { name: "B" }], told)).json();
  const uploads = createUploads(server, anna);
  await uploads.keep(await photo(), { relationship_id: second.id });
  const refused = await call("PATCH", "relationships?order=created_at&deleted_at=is.null", { age: 15 });
  expect([refused.status, (await refused.json()).details.reason]).toEqual([403, "underage"]);
  expect((await rowsIn("relationships")).map(({ age }: { age: number | null }) => age)).toEqual([null, null]);
});

test("a failure of the database in the middle of a list leaves nothing of it", async () => {
  const trap = newId();
  await outside.query(`create function trap() returns trigger language plpgsql as
    $$ begin if new.relationship_id = '${trap}' then raise exception 'trapped'; end if; return new; end $$;
    create trigger trap before insert on moments for each row execute function trap()`);
  const list = [
    { occurred_on: "2024" },
    { occurred_on: "2024", relationship_id: trap },
    { occurred_on: "2023" },
  ];
  const failed = await call("POST", "moments", list);
  await outside.query("drop trigger trap on moments; drop function trap()");
  expect([failed.status, (await failed.json()).code]).toEqual([500, "internal"]);
  expect([await kept("moments"), await kept("revisions")]).toEqual([0, 0]);
  expect((await call("POST", "moments", list)).status).toBe(201);
});

test("of five changes on top of one rev, exactly one is made", async () => {
  const { id, rev } = await add("moments", { occurred_on: "2024", text: "Rain" });
  const races = await Promise.all(
    ["a", "b", "c", "d", "e"].map((text) =>
      call("PATCH", `moments?id=eq.${id}&rev=eq.${rev}`, { text }, told),
    ),
  );
  const made = (await Promise.all(races.map((race) => race.json()))).flat();
  expect(made).toHaveLength(1);
  expect(await rowsIn(`moments?id=eq.${id}`)).toEqual(made);
});

test("the same row twice in one call, with and without a key, is answered twice", async () => {
  const id = newId();
  for (const key of [undefined, "twice"]) {
    const twice = [
      { id, occurred_on: "2024", text: "same" },
      { id, occurred_on: "2024", text: "same" },
    ];
    const headers = { ...told, ...(key ? { "idempotency-key": key } : {}) };
    const made = await (await call("POST", "moments", twice, headers)).json();
    expect(made.map((row: { id: string; text: string }) => [row.id, row.text])).toEqual([
      [id, "same"],
      [id, "same"],
    ]);
  }
  expect(await kept("moments")).toBe(1);
});

test("the same call again under its key is answered and made once, also at the same time", async () => {
  const key = { ...told, "idempotency-key": "import-1" };
  const list = [{ occurred_on: "2024", text: "Rain" }, { occurred_on: "2023" }];
  const responses = await Promise.all(Array.from({ length: 5 }, () => call("POST", "moments", list, key)));
  const bodies = await Promise.all(responses.map((response) => response.json()));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
  expect([await kept("moments"), await kept("revisions")]).toEqual([2, 2]);
  const [{ id }] = bodies[0];
  await call("PATCH", `moments/${id}`, { text: "Snow" }, { "idempotency-key": "change-1" });
  await call("PATCH", `moments/${id}`, { text: "Hail" });
  const again = await call("PATCH", `moments/${id}`, { text: "Snow" }, { "idempotency-key": "change-1" });
  expect((await again.json()).text).toBe("Hail");
});

test("another content under the same key is never taken for done, nor is another person's", async () => {
  const key = { "idempotency-key": "once" };
  const { id } = await (await call("POST", "moments", { occurred_on: "2024", text: "Rain" }, key)).json();
  const other = await (await call("POST", "moments", { occurred_on: "2024", text: "Snow" }, key)).json();
  expect(other).toMatchObject({ id, text: "Snow" });
  const bruno = await newPerson();
  const his = await (await call("POST", "moments", { occurred_on: "2024", text: "Rain" }, key, bruno)).json();
  expect(his.id).not.toBe(id);
  for (const bad of ["x".repeat(201), "a b"])
    expect((await call("POST", "moments", { occurred_on: "2024" }, { "idempotency-key": bad })).status).toBe(
      400,
    );
});

test("whoever was erased stays erased, on every road of HTTP", async () => {
  const { id } = await add("relationships", { name: "Leon" });
  const moment = await add("moments", { occurred_on: "2024", relationship_id: id, text: "Rain" });
  await phone.send(phone.op({ kind: "erase", id }));
  const roads = await Promise.all([
    call("POST", "relationships", { id, name: "Leon" }),
    call("POST", "relationships", [{ id, name: "Leon" }], { prefer: "resolution=merge-duplicates" }),
    call("POST", "moments", { occurred_on: "2024", relationship_id: id }),
    call("POST", "moments", { id: moment.id, occurred_on: "2024" }),
    call("PATCH", `relationships/${id}`, { name: "Leon" }),
    call("GET", `relationships/${id}`),
    call("GET", `moments/${moment.id}`),
  ]);
  expect(roads.map(({ status }) => status)).toEqual(Array(7).fill(404));
  expect(await rowsIn(`relationships?id=eq.${id}&deleted_at=not.is.null`)).toEqual([]);
  expect(await rowsIn("moments?deleted_at=not.is.null")).toEqual([]);
  expect(await (await call("PATCH", `moments?id=eq.${moment.id}`, { text: "x" }, told)).json()).toEqual([]);
});

test("what hangs on a row in the trash is out of sight with it, and shown when the trash is asked for", async () => {
  const { id } = await add("relationships", { name: "Leon" });
  const moment = await add("moments", { occurred_on: "2024", relationship_id: id });
  const uploads = createUploads(server, anna);
  await uploads.keep(await photo(), { moment_id: moment.id });
  const talk = await add("conversations", { title: "Leon" });
  await add("turns", { conversation_id: talk.id, question: "Why?" });
  const counts = async (query = "") =>
    Promise.all(["moments", "media", "turns"].map(async (table) => (await rowsIn(table + query)).length));
  expect(await counts()).toEqual([1, 1, 1]);
  await call("DELETE", `relationships/${id}`);
  await call("DELETE", `conversations/${talk.id}`);
  expect(await counts()).toEqual([0, 0, 0]);
  expect(await counts("?deleted_at=is.null")).toEqual([1, 1, 1]);
  expect((await (await call("DELETE", "moments?id=not.is.null", undefined, told)).json()).length).toBe(0);
});

test("a photo's row takes its finished upload, is described and put in the trash", async () => {
  const uploads = createUploads(server, anna);
  const { id: upload_id } = await uploads.send(await photo());
  const row = await add("media", { upload_id, caption: "By the river" });
  expect(row).toMatchObject({ kind: "photo", caption: "By the river", bytes: expect.any(Number) });
  expect(await rowsIn("media?kind=eq.photo&bytes=gt.1")).toEqual([row]);
  const refused = await call("PATCH", `media/${row.id}`, { upload_id: newId() });
  expect((await refused.json()).code).toBe("protected_field");
  const nothing = await call("POST", "media", { upload_id: newId() });
  expect([nothing.status, (await nothing.json()).details]).toMatchObject([
    400,
    { issues: [{ field: "upload_id" }] },
  ]);
  expect((await call("DELETE", `media/${row.id}`)).status).toBe(204);
  expect((await call("GET", `media/${row.id}/small`)).status).toBeLessThan(500);
});

test("a letter to a later day is listed closed, told in no version, and not written over before its day", async () => {
  const day = new Date(server.clock.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
  const letter = {
    occurred_on: "2024",
    word: "To me",
    text: "secret river",
    place: "Lyon",
    sealed_until: day,
  };
  const made = await add("moments", letter);
  const shut = { text: "", word: "", place: null, sealed: true, sealed_until: day, occurred_on: "2024" };
  expect(made).toMatchObject(shut);
  for (const path of ["moments", `moments/${made.id}`, "moments?select=text", `moments/${made.id}/history`])
    expect(await (await call("GET", path)).text()).not.toContain("secret river");
  expect(await rowsIn("moments")).toMatchObject([shut]);
  const csv = await call("GET", "moments", undefined, { accept: "text/csv" });
  expect(await csv.text()).not.toMatch(/secret river|To me/);
  const roads = await Promise.all([
    call("PATCH", `moments/${made.id}`, { sealed_until: null }),
    call("PATCH", `moments?id=eq.${made.id}`, { text: "over" }),
    call("POST", "moments", { id: made.id, occurred_on: "2024", sealed_until: null }),
    call("POST", "moments", [{ id: made.id, occurred_on: "2024" }]),
  ]);
  for (const road of roads)
    expect([road.status, await road.json()]).toMatchObject([409, { details: { reason: "sealed" } }]);
  server.clock.advance(41 * 86_400_000);
  await prolongSession();
  expect(await rowsIn("moments")).toMatchObject([{ text: "secret river", place: "Lyon" }]);
  expect((await call("PATCH", `moments/${made.id}`, { text: "over" })).status).toBe(200);
});

/** The clock went past the end of the session. */
async function prolongSession(): Promise<void> {
  await outside.query(
    "update auth.sessions set last_used_at = $2, expires_at = $2::timestamptz + interval '1 day' where user_id = $1",
    [anna.personId, server.clock.now()],
  );
}

test("one call writes a hundred rows at most, and an answer has a bounded size", async () => {
  const many = (count: number) => Array.from({ length: count }, () => ({ occurred_on: "2024" }));
  expect((await call("POST", "moments", many(100))).status).toBe(201);
  const refused = await call("POST", "moments", many(101));
  expect([refused.status, await refused.json()]).toMatchObject([
    413,
    { code: "too_large", details: { limit: 100 } },
  ]);
  await call("POST", "moments", many(1));
  for (const [method, body] of [["PATCH", { mood: 3 }], ["DELETE"]] as const)
    expect((await call(method, "moments?id=not.is.null", body)).status).toBe(413);
  const some = await call("PATCH", "moments?id=not.is.null&order=rev&limit=2", { mood: 3 }, told);
  expect(await some.json()).toHaveLength(2);
  expect((await call("GET", "moments?limit=1001")).status).toBe(400);
  expect((await rowsIn("moments?mood=eq.3")).code).toBe("unknown_field");
  await outside.query(
    "update moments set sealed = sealed || convert_to(repeat('x', 400000), 'utf8') where user_id = $1",
    [anna.personId],
  );
  const large = await call("GET", "moments");
  expect([large.status, (await large.json()).hint]).toEqual([413, expect.stringContaining("limit")]);
});

test("the document tells every table as its schemas do, and no filter by what is sealed", async () => {
  const { paths } = await (await server.request("/api/openapi.json")).json();
  const record = ["id", "rev", "created_at", "updated_at", "deleted_at", "user_id"];
  const namesOf = (schema: { properties: object }) => Object.keys(schema.properties).toSorted();
  for (const table of ["threads", "messages"]) expect(Object.keys(paths)).not.toContain(`/api/${table}`);
  for (const { table } of apiTables) {
    const { fields, serverFields, clearFields } = syncedTables[table];
    const all = paths[`/api/${table}`];
    const one = paths[`/api/${table}/{id}`];
    const written = Object.keys(fields.shape);
    const columns = [...new Set([...written, ...Object.keys(serverFields), ...record])];
    const marks = table === "moments" ? ["unreadable", "sealed"] : ["unreadable"];
    const answer = all.get.responses["200"].content["application/json"].schema.items;
    expect(namesOf(answer)).toEqual([...columns, ...marks].toSorted());
    const filters = all.get.parameters
      .filter((each: { in: string }) => each.in === "query")
      .map(({ name }: { name: string }) => name)
      .filter((name: string) => columns.includes(name));
    const clear = [...record, ...Object.keys(clearFields)];
    if (table !== "relationships") expect(filters.toSorted()).toEqual(clear.toSorted());
    if (table === "conflicts") {
      expect(Object.keys(all)).toEqual(["get"]);
      continue;
    }
    const [single, list] = all.post.requestBody.content["application/json"].schema.anyOf;
    expect(namesOf(single)).toEqual(["id", ...written].toSorted());
    expect(list.items).toEqual(single);
    expect(namesOf(one.patch.requestBody.content["application/json"].schema)).toEqual(written.toSorted());
    for (const [path, method] of [
      [all, "patch"],
      [all, "delete"],
      [one, "delete"],
      [all, "post"],
    ] as const) {
      expect(path[method]["x-token"]).toBe("write");
      expect(path[method].parameters.map(({ name }: { name: string }) => name)).toContain("idempotency-key");
    }
  }
});

test("an answer has exactly the columns that the document tells", async () => {
  const { paths } = await (await server.request("/api/openapi.json")).json();
  await add("relationships", { name: "Leon" });
  await add("moments", { occurred_on: "2024" });
  const talk = await add("conversations", {});
  await add("turns", { conversation_id: talk.id, question: "Why?" });
  for (const table of ["relationships", "moments", "conversations", "turns"]) {
    const { properties } =
      paths[`/api/${table}`].get.responses["200"].content["application/json"].schema.items;
    const { unreadable: _, sealed: __, ...columns } = properties;
    const [row] = await rowsIn(table);
    expect(Object.keys(row).toSorted()).toEqual(Object.keys(columns).toSorted());
  }
});
