import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let outside: pg.Client;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
beforeEach(async () => {
  anna = await newPerson("pro");
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

async function newPerson(plan: string): Promise<SignedIn> {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  await server.request("/api/profile", { cookie: person.cookie });
  await outside.query(
    "update profiles set subscription_plan = $2, subscription_status = 'active' where id = $1",
    [person.personId, plan],
  );
  return person;
}
const call = (method: string, path: string, json?: unknown, { cookie } = anna) =>
  server.request(`/api/relationships${path}`, { method, cookie, ...(json === undefined ? {} : { json }) });
const add = async (fields: Record<string, unknown>) => (await call("POST", "", fields)).json();

test("a relationship is added, read, changed and put in the trash", async () => {
  const made = await call("POST", "", { name: "Élise", city: "Évry", notes: "a note" });
  expect(made.status).toBe(201);
  const row = await made.json();
  expect(made.headers.get("location")).toBe(`/api/relationships/${row.id}`);
  expect(row).toMatchObject({ user_id: anna.personId, name: "Élise", notes: "a note", media: [] });
  expect(await (await call("GET", `/${row.id}`)).json()).toEqual(row);
  const changed = await call("PATCH", `/${row.id}`, { rating: 5 });
  expect(await changed.json()).toMatchObject({ name: "Élise", rating: 5, notes: "a note" });
  expect((await call("DELETE", `/${row.id}`)).status).toBe(204);
  for (const [method, body] of [["GET"], ["PATCH", { rating: 1 }], ["DELETE"]] as const) {
    expect((await call(method, `/${row.id}`, body)).status).toBe(404);
  }
  const { rows } = await outside.query("select deleted_at from relationships where id = $1", [row.id]);
  expect(rows[0].deleted_at).not.toBeNull();
});

test("adding twice under one id is adding once, and changes what is sent", async () => {
  const id = newId();
  expect((await call("POST", "", { id, name: "Once", city: "Lyon" })).status).toBe(201);
  const again = await call("POST", "", { id, name: "Renamed" });
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ id, name: "Renamed", city: "Lyon" });
  expect(await (await call("GET", "")).json()).toHaveLength(1);
});

test("adding under an id from the trash brings the relationship back", async () => {
  const { id } = await add({ name: "Back", notes: "kept" });
  await call("DELETE", `/${id}`);
  expect(await (await call("POST", "", { id, name: "Back" })).json()).toMatchObject({
    notes: "kept",
    deleted_at: null,
  });
});

test("what is written here arrives on the person's devices, and the other way round", async () => {
  const phone = createDevice(server, anna);
  const { id } = await add({ name: "Both roads" });
  const { changes } = await phone.pull();
  const row = changes.find((change) => change.row.id === id)?.row;
  expect(row).toMatchObject({ name: "Both roads" });
  await call("PATCH", `/${id}`, { city: "Nice" });
  const answer = await phone.send(phone.patch(id, row?.rev ?? 0, { city: "Lyon" }));
  expect(answer).toMatchObject({ status: "conflict", row: { city: "Nice" } });
  const { rows } = await outside.query("select kind from revisions where row_id = $1 order by rev", [id]);
  expect(rows.map(({ kind }) => kind)).toEqual(["put", "patch"]);
});

test("a hundred relationships added at once never pass the plan's limit", async () => {
  const bruno = await newPerson("free");
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => call("POST", "", { name: `Person ${index}` }, bruno)),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status === 402)).toHaveLength(97);
  const refused = responses.find(({ status }) => status === 402);
  expect(await refused?.json()).toMatchObject({ code: "plan_limit", details: { used: 3, limit: 3 } });
});

test("another person's relationship answers exactly like a missing one", async () => {
  const { id } = await add({ name: "Anna's own" });
  const bruno = await newPerson("free");
  for (const [method, body] of [["GET"], ["PATCH", { name: "His" }], ["DELETE"]] as const) {
    const responses = [id, newId(), "not-an-id"].map((each) => call(method, `/${each}`, body, bruno));
    const [others, missing, nonsense] = await Promise.all(
      responses.map(async (response) => [(await response).status, await (await response).text()]),
    );
    expect(others).toEqual(missing);
    expect(nonsense).toEqual(missing);
    expect(others?.[0]).toBe(404);
  }
  expect(await (await call("GET", "", undefined, bruno)).json()).toEqual([]);
  const filtered = await call("GET", `?user_id=eq.${anna.personId}`, undefined, bruno);
  expect(await filtered.json()).toEqual([]);
  expect(await (await call("GET", `/${id}`)).json()).toMatchObject({ name: "Anna's own" });
});

test("nobody signed out reaches any of it", async () => {
  const nobody = { ...anna, cookie: "" };
  for (const [method, path, body] of [
    ["GET", ""],
    ["GET", `/${newId()}`],
    ["POST", "", { name: "x" }],
    ["PATCH", `/${newId()}`, { name: "x" }],
    ["DELETE", `/${newId()}`],
  ] as const) {
    expect((await call(method, path, body, nobody)).status).toBe(401);
  }
});

const long = "x".repeat(10_000);

test.for<[Record<string, unknown>, string, string]>([
  [{ rating: 0 }, "rating", "rating_range"],
  [{ rating: 6 }, "rating", "rating_range"],
  [{ rating: 4.5 }, "rating", "rating_range"],
  [{ rating: "4" }, "rating", "rating_range"],
  [{ age: -1 }, "age", "age_range"],
  [{ age: 200 }, "age", "age_range"],
  [{ age: 17.5 }, "age", "age_range"],
  [{ name: "" }, "name", "name_required"],
  [{ name: "\u202e\u0000 " }, "name", "name_required"],
  [{ name: null }, "name", "name_required"],
  [{ name: long }, "name", "name_too_long"],
  [{ city: long }, "city", "too_long"],
  [{ notes: "x".repeat(20_001) }, "notes", "too_long"],
  [{ start_date: "2020-05-02", end_date: "2020-05-01" }, "end_date", "end_before_start"],
  [{ start_date: "2190-01-01" }, "start_date", "start_in_future"],
  [{ end_date: "2190" }, "end_date", "end_in_future"],
  [{ start_date: "2021-02-30" }, "start_date", "not_a_date"],
  [{ start_date: "NaN" }, "start_date", "not_a_date"],
  [{ status: "paused" }, "status", "not_allowed"],
  [{ type: "\u0000" }, "type", "not_allowed"],
  [{ veil_until: "0000-13-01" }, "veil_until", "not_a_date"],
  [{ periods: [{ start_date: "2020", end_date: "2019" }] }, "periods.0.end_date", "end_before_start"],
  [{ periods: Array(51).fill({ start_date: null, end_date: null }) }, "periods", "too_many"],
  [
    { city_place: { geoname_id: 1, country: "F\u0000", lat: 0, lon: 0 } },
    "city_place.country",
    "not_allowed",
  ],
  [{ city_place: { geoname_id: 1, country: "FR", lat: 91, lon: 0 } }, "city_place.lat", "out_of_range"],
  [
    { city_place: { geoname_id: 1e300, country: "FR", lat: 1, lon: 0 } },
    "city_place.geoname_id",
    "out_of_range",
  ],
])("$1 is refused with $2", async ([fields, field, code]) => {
  const refused = await call("POST", "", { name: "Someone", ...fields });
  expect(refused.status).toBe(400);
  const body = await refused.json();
  expect(body.code).toBe("validation");
  expect(body.details.issues).toMatchObject([{ field, code }]);
  expect(await (await call("GET", "")).json()).toEqual([]);
});

test("a change is checked with what is there already", async () => {
  const { id } = await add({ name: "Dated", start_date: "2015", end_date: "2018" });
  const refused = await call("PATCH", `/${id}`, { end_date: "2014" });
  expect((await refused.json()).details.issues).toMatchObject([
    { field: "end_date", code: "end_before_start" },
  ]);
});

test.for([
  "id",
  "user_id",
  "role",
  "is_admin",
  "subscription_plan",
  "media",
  "rev",
  "created_at",
  "updated_at",
  "deleted_at",
])("%s is not a client's to set", async (field) => {
  const { id } = await add({ name: "Guarded" });
  const refused = await call("PATCH", `/${id}`, { [field]: newId() });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { code: "protected_field", details: { fields: [field] } },
  ]);
});

test("a field nobody knows is refused by name", async () => {
  const refused = await call("POST", "", { name: "x", star_sign: "leo", __proto__x: 1 });
  expect(await refused.json()).toMatchObject({
    code: "unknown_field",
    details: { fields: ["star_sign", "__proto__x"] },
  });
});

test("strange characters are cleaned, not stored and not fatal", async () => {
  const body = String.raw`{"name":"A\u0000n\u202en\ud800a","notes":"x\u0007\ud800y","city":"\u2028Lyon"}`;
  const headers = { "content-type": "application/json" };
  const made = await server.request("/api/relationships", {
    method: "POST",
    cookie: anna.cookie,
    headers,
    body,
  });
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ name: "Ann\ufffda", notes: "x\ufffdy", city: "Lyon" });
});

test.for(["null", "[]", "7", '"x"', "{", '{"name":{"a":1}}', '{"name":["x"]}', '{"periods":{}}', '{"id":7}'])(
  "the body %s is refused and never fails the server",
  async (body) => {
    const headers = { "content-type": "application/json" };
    const response = await server.request("/api/relationships", {
      method: "POST",
      cookie: anna.cookie,
      headers,
      body,
    });
    expect(response.status).toBe(400);
  },
);

test("notes of nearly a megabyte are refused by their field", async () => {
  const refused = await call("POST", "", { name: "x", notes: "x".repeat(900_000) });
  expect((await refused.json()).details.issues).toMatchObject([{ field: "notes", code: "too_long" }]);
});

test("more than a megabyte is not read at all", async () => {
  expect((await call("POST", "", { name: "x", notes: "x".repeat(1_100_000) })).status).toBe(413);
});

test("an id in capitals is the same id", async () => {
  const id = newId();
  await call("POST", "", { id: id.toUpperCase(), name: "Capital", notes: "sealed all the same" });
  expect(await (await call("GET", `/${id.toUpperCase()}`)).json()).toMatchObject({
    id,
    notes: "sealed all the same",
  });
});
