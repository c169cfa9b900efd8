/** An unmodified public client of PostgREST does the calls that the specification lists (section 7), with a token, over a socket. */
import { PostgrestClient } from "@supabase/postgrest-js";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDevice } from "#server/testing/devices.ts";
import { listenHere, makeToken } from "#server/testing/listening.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let outside: pg.Client;
let here: Awaited<ReturnType<typeof listenHere>>;
let anna: SignedIn;
let client: PostgrestClient;
beforeAll(async () => {
  server = await createTestServer();
  here = await listenHere(server);
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
beforeEach(async () => {
  anna = await signUp(server);
  await outside.query(
    "update profiles set subscription_plan = 'pro', subscription_status = 'active' where id = $1",
    [anna.personId],
  );
  client = clientWith(await makeToken(server, anna, "write"));
});
afterAll(async () => {
  await outside.end();
  await here.stop();
  await server.close();
});

const clientWith = (token: string) =>
  new PostgrestClient(`${here.url}/api`, { headers: { authorization: `Bearer ${token}` }, retry: false });

async function write(...rows: readonly Record<string, unknown>[]) {
  const { data, error } = await client
    .from("relationships")
    .insert([...rows])
    .select();
  if (error) throw error;
  server.clock.advance(1_000);
  return data as Record<string, unknown>[];
}

test("insert gives nothing back for a list, and the rows when they are selected", async () => {
  const quiet = await client.from("relationships").insert([{ name: "Zoé" }, { name: "Marc" }]);
  expect(quiet).toMatchObject({ status: 201, data: null, error: null });
  const told = await client
    .from("moments")
    .insert({ occurred_on: "2024-05", text: "Rain", mood: 4 })
    .select("id, text,mood");
  expect(told).toMatchObject({ status: 201, error: null, data: [{ text: "Rain", mood: 4 }] });
  expect(Object.keys(told.data?.[0] ?? {})).toEqual(["id", "text", "mood"]);
  const one = await client.from("conversations").insert({ title: "On rivers" }).select().single();
  expect(one).toMatchObject({
    status: 201,
    error: null,
    data: { title: "On rivers", user_id: anna.personId },
  });
});

test("select filters, orders, limits, ranges and counts", async () => {
  const rows = await write(
    { name: "Zoé", rating: 5, status: "ongoing" },
    { name: "Marc, of Lyon", rating: 3, status: "ended" },
    { name: 'Ana "A"', status: "ended" },
  );
  const table = () => client.from("relationships").select("name", { count: "exact" });
  const namesOf = ({ data }: { data: { name: string }[] | null }) => data?.map(({ name }) => name);
  expect(namesOf(await table().order("name", { ascending: true }))).toEqual([
    'Ana "A"',
    "Marc, of Lyon",
    "Zoé",
  ]);
  expect(namesOf(await table().order("rating", { ascending: false, nullsFirst: true }))).toEqual([
    'Ana "A"',
    "Zoé",
    "Marc, of Lyon",
  ]);
  expect(namesOf(await table().eq("status", "ended").gte("rating", 3))).toEqual(["Marc, of Lyon"]);
  expect(namesOf(await table().neq("status", "ended"))).toEqual(["Zoé"]);
  expect(namesOf(await table().gt("rating", 3).lt("rating", 6).lte("rating", 5))).toEqual(["Zoé"]);
  expect(namesOf(await table().is("rating", null))).toEqual(['Ana "A"']);
  expect(namesOf(await table().not("rating", "is", null).order("name"))).toEqual(["Marc, of Lyon", "Zoé"]);
  expect(namesOf(await table().in("name", ["Marc, of Lyon", "Zoé"]).order("name"))).toEqual([
    "Marc, of Lyon",
    "Zoé",
  ]);
  expect(namesOf(await table().filter("name", "eq", 'Ana "A"'))).toEqual(['Ana "A"']);
  expect(namesOf(await table().match({ status: "ended", rating: 3 }))).toEqual(["Marc, of Lyon"]);
  const page = await table().order("name").range(1, 1);
  expect([namesOf(page), page.count, page.status]).toEqual([["Marc, of Lyon"], 3, 206]);
  expect(namesOf(await table().order("name").limit(1))).toEqual(['Ana "A"']);
  const head = await client.from("relationships").select("*", { count: "exact", head: true });
  expect([head.count, head.data]).toEqual([3, null]);
  expect(rows).toHaveLength(3);
});

test("clear columns of every other table filter and order in the database", async () => {
  const [zoe] = await write({ name: "Zoé" });
  const { data: moments } = await client
    .from("moments")
    .insert([
      { occurred_on: "2024", relationship_id: zoe?.id, text: "one" },
      { occurred_on: "2023", relationship_id: zoe?.id, text: "two" },
      { occurred_on: "2022", text: "alone" },
    ])
    .select();
  const texts = ({ data }: { data: { text: string }[] | null }) => data?.map(({ text }) => text).toSorted();
  const from = () => client.from("moments").select("text", { count: "exact" });
  expect(texts(await from().eq("relationship_id", zoe?.id))).toEqual(["one", "two"]);
  expect(texts(await from().is("relationship_id", null))).toEqual(["alone"]);
  expect(texts(await from().not("relationship_id", "eq", zoe?.id))).toEqual(["alone"]);
  expect(texts(await from().neq("relationship_id", zoe?.id))).toEqual([]);
  expect(texts(await from().in("id", [moments?.[0].id, moments?.[2].id]))).toEqual(["alone", "one"]);
  expect(texts(await from().in("id", []))).toEqual([]);
  expect(texts(await from().eq("created_at", moments?.[0].created_at))).toHaveLength(3);
  expect(texts(await from().gt("created_at", moments?.[0].created_at))).toEqual([]);
  expect(texts(await from().gt("rev", moments?.[1].rev))).toEqual(["alone"]);
  const byRev = await from().order("rev", { ascending: false }).range(0, 1);
  expect([byRev.data?.map(({ text }) => text), byRev.count]).toEqual([["alone", "two"], 3]);
  const { data: talk } = await client.from("conversations").insert({ title: "T" }).select().single();
  await client.from("turns").insert({ conversation_id: talk.id, question: "Why?" });
  const turns = await client.from("turns").select("question").eq("conversation_id", talk.id);
  expect(turns.data).toEqual([{ question: "Why?" }]);
  expect((await client.from("media").select("*").eq("kind", "photo").order("position")).data).toEqual([]);
  expect((await client.from("conflicts").select("*").eq("row_id", zoe?.id)).data).toEqual([]);
});

test("single and maybeSingle give one row, or PGRST116", async () => {
  const [zoe] = await write({ name: "Zoé" }, { name: "Marc" });
  const from = () => client.from("relationships").select();
  expect(await from().eq("id", zoe?.id).single()).toMatchObject({ data: { name: "Zoé" }, status: 200 });
  expect(await from().eq("id", newId()).maybeSingle()).toMatchObject({ data: null, error: null });
  expect(await from().eq("name", "Marc").maybeSingle()).toMatchObject({ data: { name: "Marc" } });
  const refused = {
    status: 406,
    error: { code: "PGRST116", message: "JSON object requested, multiple (or no) rows returned" },
  };
  expect(await from().single()).toMatchObject({
    ...refused,
    error: { ...refused.error, details: "Results contain 2 rows" },
  });
  expect(await from().eq("id", newId()).single()).toMatchObject(refused);
  expect(await from().maybeSingle()).toMatchObject({ data: null, error: { code: "PGRST116" } });
});

test("update changes what the filter finds, and tells it when it is selected", async () => {
  const [zoe, marc] = await write({ name: "Zoé" }, { name: "Marc" }, { name: "Ana" });
  const quiet = await client.from("relationships").update({ city: "Lyon" }).eq("id", zoe?.id);
  expect(quiet).toMatchObject({ status: 204, data: null, error: null });
  const told = await client
    .from("relationships")
    .update({ rating: 2 }, { count: "exact" })
    .in("id", [zoe?.id, marc?.id])
    .select("name,rating,city");
  expect(told).toMatchObject({ status: 200, count: 2, error: null });
  expect(told.data?.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: "Marc", rating: 2, city: null },
    { name: "Zoé", rating: 2, city: "Lyon" },
  ]);
  const none = await client.from("relationships").update({ rating: 1 }).eq("id", newId()).select();
  expect(none).toMatchObject({ status: 200, data: [] });
  const single = await client.from("relationships").update({ rating: 1 }).eq("rating", 2).select().single();
  expect(single).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  expect((await client.from("relationships").select().eq("rating", 1)).data).toEqual([]);
});

test("upsert makes a row once, changes it, or leaves it as it is", async () => {
  const id = newId();
  const upsert = (fields: object, options = {}) =>
    client
      .from("relationships")
      .upsert({ id, ...fields }, { onConflict: "id", ...options })
      .select();
  expect(await upsert({ name: "Zoé", city: "Évry" })).toMatchObject({ status: 201, data: [{ id }] });
  expect(await upsert({ name: "Zo" })).toMatchObject({ status: 200, data: [{ name: "Zo", city: "Évry" }] });
  expect(await upsert({ name: "No" }, { ignoreDuplicates: true })).toMatchObject({ status: 200, data: [] });
  const list = await client
    .from("relationships")
    .upsert(
      [
        { id, name: "Zoé again" },
        { id: newId(), name: "New" },
      ],
      { defaultToNull: false },
    )
    .select("name");
  expect(list).toMatchObject({ status: 201, data: [{ name: "Zoé again" }, { name: "New" }] });
  expect((await client.from("relationships").select("name").order("name")).data).toEqual([
    { name: "New" },
    { name: "Zoé again" },
  ]);
  const other = await client.from("relationships").upsert({ name: "X" }, { onConflict: "name" });
  expect(other).toMatchObject({ status: 400, error: { code: "validation" } });
});

test("delete puts what the filter finds in the trash, and a device hears of it", async () => {
  const [zoe, marc] = await write({ name: "Zoé" }, { name: "Marc" }, { name: "Ana" });
  const phone = createDevice(server, anna);
  const { rev } = await phone.pull();
  expect(await client.from("relationships").delete().eq("id", zoe?.id)).toMatchObject({ status: 204 });
  const told = await client.from("relationships").delete().eq("name", "Marc").select("id, deleted_at");
  expect(told).toMatchObject({ status: 200, data: [{ id: marc?.id, deleted_at: expect.any(String) }] });
  expect((await client.from("relationships").select("name")).data).toEqual([{ name: "Ana" }]);
  const trashed = await client.from("relationships").select("name").not("deleted_at", "is", null);
  expect(trashed.data).toHaveLength(2);
  const { changes } = await phone.pull(rev);
  expect(changes.filter(({ row }) => row.deleted_at !== null)).toHaveLength(2);
});

test("CSV comes as text, and nulls are left out when asked", async () => {
  await write({ name: "Zoé", city: "=1+1" });
  const csv = await client.from("relationships").select("name,city,rating").csv();
  expect(csv.data).toBe("name,city,rating\r\nZoé,'=1+1,\r\n");
  const bare = await client.from("relationships").select("name,rating").stripNulls();
  expect(bare.data).toEqual([{ name: "Zoé" }]);
});

test("the profile is read and changed by its id, and there is no other", async () => {
  const { personId } = anna;
  expect(await client.from("profiles").select("id").limit(1)).toMatchObject({ data: [{ id: personId }] });
  const rights = await client.from("profiles").select("role, email").eq("id", personId).single();
  expect(rights.data).toEqual({ role: "user", email: anna.email });
  const changed = await client
    .from("profiles")
    .update({ bio: "Rivers" })
    .eq("id", personId)
    .select()
    .single();
  expect(changed.data).toMatchObject({ bio: "Rivers" });
  const inserted = await client.from("profiles").insert({ id: personId, location: "Lyon" }).select();
  expect(inserted.data).toMatchObject([{ bio: "Rivers", location: "Lyon" }]);
  expect((await client.from("profiles").update({ bio: "x" }).eq("id", newId()).select()).data).toEqual([]);
  expect((await client.from("profiles").select().eq("id", newId())).data).toEqual([]);
  expect(await client.from("profiles").insert({ id: newId() })).toMatchObject({ status: 403 });
  expect(await client.from("profiles").update({ role: "superadmin" }).eq("id", personId)).toMatchObject({
    error: { code: "protected_field" },
  });
});

test("media of relationships are selected, and are the server's to write", async () => {
  const [zoe] = await write({ name: "Zoé" });
  const listed = await client.from("relationships").select("id,media").eq("user_id", anna.personId);
  expect(listed.data).toEqual([{ id: zoe?.id, media: [] }]);
  const refused = await client.from("relationships").update({ media: [] }).eq("id", zoe?.id);
  expect(refused).toMatchObject({ status: 400, error: { code: "protected_field" } });
});

test("the history of a plan is for a session, newest first, and nobody writes it", async () => {
  await outside.query(
    `insert into subscription_history (id, user_id, plan, status, amount, currency, fact, created_at)
     select gen_random_uuid(), $1, plan, 'active', 7, 'usd', at, at::timestamptz
     from (values ('plus_monthly', '2026-01-01'), ('pro_monthly', '2026-02-01')) as h (plan, at)`,
    [anna.personId],
  );
  const asSession = clientWith(anna.bearer);
  const history = () => asSession.from("subscription_history").select("plan");
  const newest = await history().eq("user_id", anna.personId).order("created_at", { ascending: false });
  expect(newest.data).toEqual([{ plan: "pro_monthly" }, { plan: "plus_monthly" }]);
  expect((await history().eq("plan", "plus_monthly").single()).data).toEqual({ plan: "plus_monthly" });
  const own = { user_id: anna.personId, plan: "pro_monthly", status: "active", amount: 0 };
  expect(await asSession.from("subscription_history").insert(own)).toMatchObject({
    status: 404,
    error: { hint: "It takes GET." },
  });
  expect(await client.from("subscription_history").select()).toMatchObject({ status: 401 });
});

test("a backup is upserted, the newest comes back, and the surplus of a person goes by its ids", async () => {
  const { personId } = anna;
  const backups = () => client.from("user_backups");
  const keep = async (note: string) => {
    const created_at = new Date().toISOString();
    const data = { aiConversations: [{ note }], gameProgress: null, preferences: {} };
    const backup_data = { userId: personId, timestamp: created_at, version: "1.0", data };
    const row = { user_id: personId, backup_data, created_at, updated_at: created_at };
    expect((await backups().upsert(row, { onConflict: "user_id" })).error).toBeNull();
    return backup_data;
  };
  await keep("first");
  await keep("second");
  const last = await keep("third");
  const newest = () =>
    backups()
      .select("backup_data")
      .eq("user_id", personId)
      .order("created_at", { ascending: false })
      .limit(1);
  expect((await newest().single()).data).toEqual({ backup_data: last });
  for (const [table, length] of [
    ["user_backup_versions", 2],
    ["user_backups", 1],
  ] as const) {
    const listed = await client
      .from(table)
      .select("id, created_at")
      .eq("user_id", personId)
      .order("created_at", { ascending: false });
    expect(listed.data).toHaveLength(length);
    const surplus = listed.data?.map(({ id }) => id) ?? [];
    expect((await client.from(table).delete().in("id", surplus)).error).toBeNull();
    expect((await client.from(table).select("id")).data).toEqual([]);
  }
  expect(await newest().single()).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  expect((await newest().maybeSingle()).data).toBeNull();
});

test("functions are called by name", async () => {
  const quota = await client.rpc("check_relation_quota", { p_user_id: anna.personId });
  expect(quota.data).toEqual({ canAdd: true, count: 0, limit: null });
  const asSession = clientWith(anna.bearer);
  const own = { p_user_id: anna.personId };
  const ai = await asSession.rpc("check_ai_quota", own);
  expect(ai.data).toMatchObject({ canSend: true, used: 0 });
  expect((await asSession.rpc("increment_ai_usage", own)).error).toBeNull();
  expect((await asSession.rpc("check_ai_quota", own)).data).toMatchObject({ used: 1 });
  const change = await asSession.rpc("admin_change_plan", { ...own, p_new_plan: "pro_monthly" });
  expect(change).toMatchObject({ status: 403, error: { message: "Accès non autorisé" } });
});

test("a table that is not there is PGRST205, by its name", async () => {
  const missing = { status: 404, error: { code: "PGRST205", message: "Could not find the table 'letters'" } };
  expect(await client.from("letters").select()).toMatchObject(missing);
  expect(await client.from("letters").insert({ a: 1 })).toMatchObject(missing);
});

test("what the client can ask and we cannot do is refused with words, not passed over", async () => {
  const [zoe] = await write({ name: "Zoé" });
  const table = () => client.from("relationships");
  const refusals = await Promise.all([
    table().select("name, moments(*)"),
    table().select("n:name"),
    table().select("rating.avg()"),
    table().select().or("rating.eq.1,rating.eq.2"),
    table().select().like("name", "Z%"),
    table().select().contains("media", ["a"]),
    client.from("moments").select().eq("text", "Rain"),
    client.from("moments").select().order("occurred_on"),
    table().update({ city: "Lyon" }).eq("id", zoe?.id).rollback(),
    table().delete().not("id", "is", null).setHeader("prefer", "handling=strict, max-affected=0"),
    table().delete(),
    table().update({ city: "Lyon" }),
  ]);
  for (const { status, error } of refusals) {
    expect(status).toBe(400);
    expect(error?.message).toBeTruthy();
  }
  for (const index of [0, 1, 2, 3, 6, 8, 9, 10, 11]) expect(refusals[index]?.error?.hint).toBeTruthy();
  expect((await table().select("name,city")).data).toEqual([{ name: "Zoé", city: null }]);
});

test("a token that may only read writes nothing", async () => {
  await write({ name: "Zoé" });
  const reader = clientWith(await makeToken(server, anna, "read"));
  const refused = { status: 403, error: { code: "forbidden" } };
  expect(await reader.from("moments").insert({ occurred_on: "2024" })).toMatchObject(refused);
  expect(await reader.from("relationships").update({ city: "x" }).eq("name", "Zoé")).toMatchObject(refused);
  expect(await reader.from("relationships").delete().eq("name", "Zoé")).toMatchObject(refused);
  expect(await reader.from("profiles").update({ bio: "x" }).eq("id", anna.personId)).toMatchObject(refused);
  expect((await reader.from("relationships").select("name,city")).data).toEqual([
    { name: "Zoé", city: null },
  ]);
});

test("the client finds the OpenAPI document where it looks for it", async () => {
  const { data, error } = await client.getOpenApiSpec();
  expect(error).toBeNull();
  expect(data).toMatchObject({ openapi: "3.1.0" });
  const root = await server.request("/api/");
  expect(await root.json()).toEqual(await (await server.request("/api/openapi.json")).json());
});
