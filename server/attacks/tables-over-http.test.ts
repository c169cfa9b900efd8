/** Someone with an account, or a stolen read token, against the tables over HTTP: others' rows, injected conditions, floods, roads around limits. */
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDevice } from "#server/testing/devices.ts";
import { makeToken } from "#server/testing/listening.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("tables-over-http");
const secret = "canary-of-the-other";

let server: TestServer;
let outside: pg.Client;
let anna: SignedIn;
let victim: SignedIn;
/** The victim's rows by table. */
let theirs: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
  [anna, victim] = await Promise.all([signUp(server), signUp(server)]);
  const device = createDevice(server, victim);
  const person = device.put({ name: secret });
  const moment = device.put(
    { occurred_on: "2024", text: secret, relationship_id: person.id },
    { table: "moments" },
  );
  const talk = device.put({ title: secret }, { table: "conversations" });
  const turn = device.put({ conversation_id: talk.id, question: secret }, { table: "turns" });
  await device.push(person, moment, talk, turn);
  theirs = { relationships: person.id, moments: moment.id, conversations: talk.id, turns: turn.id };
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const call = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  server.request(`/api/${path}`, {
    method,
    cookie: anna.cookie,
    headers: { prefer: "return=representation", ...headers },
    ...(json === undefined ? {} : { json }),
  });
const tables = ["relationships", "moments", "media", "conversations", "turns", "conflicts"];
const fieldsOf: Readonly<Record<string, object>> = {
  relationships: { name: "mine" },
  moments: { occurred_on: "2024", text: "mine" },
  conversations: { title: "mine" },
};
const stateOf = async (personId: string) => {
  const parts = tables.map(
    (table) => `select '${table}' as t, id, rev, deleted_at, sealed from ${table} where user_id = $1`,
  );
  const { rows } = await outside.query(`${parts.join(" union all ")} order by 1, 2`, [personId]);
  return JSON.stringify(rows);
};

test("no condition, key or id reaches another person's rows", async () => {
  const before = await stateOf(victim.personId);
  const { personId } = victim;
  for (const [table, id] of Object.entries(theirs)) {
    const filters = [`id=eq.${id}`, `id=in.(${id})`, `user_id=eq.${personId}`, "id=not.is.null"];
    const wide = [...filters, `id=neq.${newId()}`, "deleted_at=is.null", "rev=gte.0"];
    for (const filter of wide) {
      const responses = [
        await call("GET", `${table}?${filter}`),
        ...(table === "turns"
          ? []
          : [
              await call(
                "PATCH",
                `${table}?${filter}`,
                table === "moments" ? { text: "x" } : fieldsOf[table],
              ),
            ]),
        await call("DELETE", `${table}?${filter}`),
      ];
      for (const response of responses) {
        const text = await response.clone().text();
        tally.note(
          response.status < 500 && !text.includes(secret) && !text.includes(id),
          `${table} ${filter}`,
        );
      }
    }
    for (const [method, body] of [["GET"], ["PATCH", {}], ["DELETE"]] as const)
      tally.status(await call(method, `${table}/${id}`, body), [404], `${method} ${table}/:id`);
    // Under their id one makes a row of one's own, or is refused: theirs stays.
    for (const prefer of ["resolution=merge-duplicates", "resolution=ignore-duplicates"]) {
      const fields = { ...fieldsOf[table], id };
      const response = await call("POST", table, [fields], { prefer: `${prefer},return=representation` });
      const text = await response.text();
      tally.note(response.status < 500 && !text.includes(secret), `POST ${table} ${prefer}`);
    }
    for (const json of [{ user_id: personId }, [{ user_id: personId }]])
      tally.status(await call("POST", table, json), [400], `POST ${table} for them`);
  }
  expect(await stateOf(victim.personId)).toBe(before);
});

const injections = [
  "eq.1;drop table moments",
  "eq.' or '1'='1",
  "eq.00000000-0000-7000-8000-000000000000' or true--",
  'in.("a","b',
  "in.(a,b",
  'in.("\\")',
  `in.(${"a,".repeat(3_000)})`,
  "in.(select id from moments)",
  "not.not.not.in.()x",
  "not.",
  "is.true",
  "is.not_null",
  "isdistinct.1",
  "like.*",
  "ov.{1}",
  "fts(english).x",
  "eq(any).{1,2}",
  "eq.$1",
  "eq.\u0000",
  "eq.\ud800",
  `eq.${"9".repeat(400)}`,
  "gt.1e309",
  "eq.NaN",
  "eq.-1",
  "",
  "eq.",
];

test("nothing in a condition becomes SQL, and nothing of it fails the server", async () => {
  for (const table of tables)
    for (const column of ["id", "rev", "created_at"])
      for (const condition of injections) {
        const query = new URLSearchParams({ [column]: condition });
        const response = await call("GET", `${table}?${query}`);
        // Zero bytes and lone surrogates are refused too, in whatever words the parser of the column has.
        tally.status(response, [200, 400], `${table}.${column} ${condition.slice(0, 30)}`);
        if (response.ok) tally.note((await response.json()).length === 0 || column !== "id", "it found rows");
      }
  for (const query of [
    "or=(id.eq.1,id.eq.2)",
    "or=()",
    "and=(id.not.is.null)",
    "not.or=(id.eq.1)",
    "select=*,relationships(*)",
    "select=sealed",
    "select=id;drop table moments",
    "select=id::text",
    "select=count()",
    "select=a:id",
    "select=...relationships(name)",
    "order=id);drop table moments",
    'order="id"',
    "order=sealed",
    "order=relationships(name)",
    "order=__proto__",
    "order=constructor.desc",
    "sealed=not.is.null",
    "field_revs=not.is.null",
    "text=eq.mine",
    "occurred_on=gt.2020",
    "__proto__=eq.1",
    "constructor=eq.1",
    "columns=id&on_conflict=id",
    "limit=1000000",
    "offset=-1",
    "moments.id=eq.1",
  ])
    tally.status(await call("GET", `moments?${query}`), [400], query);
  const { rows } = await outside.query("select count(*)::int as n from moments");
  expect(rows[0].n).toBeGreaterThan(0);
});

test("or, nested selects and sealed columns are refused with words", async () => {
  for (const query of ["or=(id.eq.1)", "select=id,media(*)", "text=eq.mine"]) {
    const refused = await call("GET", `moments?${query}`);
    expect([refused.status, (await refused.json()).hint]).toEqual([400, expect.stringMatching(/nest/)]);
  }
  const unfiltered = await call("DELETE", "moments?limit=5");
  expect((await unfiltered.json()).hint).toContain("Say which rows");
});

test("bodies of every wrong kind and size are refused whole", async () => {
  const before = await stateOf(anna.personId);
  const huge = Array.from({ length: 10_000 }, () => ({ occurred_on: "2024" }));
  tally.status(await call("POST", "moments", huge), [413], "10,000 items");
  const large = [{ occurred_on: "2024", text: "x".repeat(2_000_000) }];
  tally.status(await call("POST", "moments", large), [413], "2 MB");
  const deep = JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`);
  const wrong: unknown[] = [
    [],
    [[]],
    [null],
    [1],
    ["x"],
    [{}, null],
    null,
    7,
    "x",
    true,
    deep,
    { occurred_on: 7 },
    { occurred_on: { $ne: 1 } },
    { occurred_on: "2024", text: ["x"] },
    { occurred_on: "2024", mood: "4" },
    { occurred_on: "2024", id: 7 },
    { occurred_on: "2024", id: null },
    { occurred_on: "2024", id: "x" },
    { occurred_on: "2024", rev: 1 },
    { occurred_on: "2024", deleted_at: null },
    { occurred_on: "2024", sealed: "x" },
    { occurred_on: "2024", purged_at: null },
    { occurred_on: "2024", relationship_id: "x" },
    { occurred_on: "2024", ["x".repeat(100)]: 1 },
    [{ occurred_on: "2024" }, { occurred_on: "2024", tags: Array(1_000).fill("t") }],
  ];
  for (const body of wrong)
    tally.status(await call("POST", "moments", body), [400], JSON.stringify(body).slice(0, 60));
  for (const [method, path] of [["PATCH", "moments?id=not.is.null"]] as const)
    for (const body of [[], [{}], null, 7, "x", { id: newId() }, { user_id: anna.personId }, { rev: 1 }])
      tally.status(await call(method, path, body), [400, 200], `${method} ${JSON.stringify(body)}`);
  const plain = await server.request("/api/moments", {
    method: "POST",
    cookie: anna.cookie,
    headers: { "content-type": "text/csv" },
    body: "occurred_on\n2024",
  });
  tally.status(plain, [415], "CSV in");
  expect(await stateOf(anna.personId)).toBe(before);
});

test("headers that ask for what is not kept change nothing", async () => {
  const before = await stateOf(anna.personId);
  const moment = { occurred_on: "2024", text: "never" };
  for (const prefer of [
    "tx=rollback",
    "resolution=nonsense",
    "max-affected=x",
    "max-affected=-1",
    "TX=ROLLBACK",
  ])
    tally.status(await call("POST", "moments", moment, { prefer }), [400], prefer);
  for (const key of ["", "x".repeat(201), "a\tb", "é"]) {
    const response = await call("POST", "moments", moment, {
      "idempotency-key": encodeURI(key) === key ? key : "a b",
    });
    tally.note(response.status === 400 || (key === "" && response.status === 201), `key ${key.slice(0, 9)}`);
    if (response.status === 201) await call("DELETE", "moments?id=not.is.null");
  }
  const many = await call("POST", "moments", [moment, moment], {
    accept: "application/vnd.pgrst.object+json",
  });
  tally.status(many, [406], "two rows as one object");
  expect(
    JSON.parse(await stateOf(anna.personId)).filter(({ deleted_at }: { deleted_at: unknown }) => !deleted_at),
  ).toEqual(JSON.parse(before).filter(({ deleted_at }: { deleted_at: unknown }) => !deleted_at));
});

test("lists, upserts and restores at once never pass the plan's limit", async () => {
  const add = (count: number) =>
    call(
      "POST",
      "relationships",
      Array.from({ length: count }, (_, index) => ({ name: `P${index}` })),
    );
  const living = async () => (await (await call("GET", "relationships")).json()).length;
  await call("DELETE", "relationships?id=not.is.null");
  await call("POST", "relationships", [{ name: "A" }, { name: "B" }, { name: "C" }]);
  const trashed = await (await call("DELETE", "relationships?id=not.is.null")).json();
  expect(trashed.length).toBeGreaterThan(0);
  const back = trashed.map(({ id }: { id: string }) => ({ id, name: "Back" }));
  const roads = await Promise.all([
    ...Array.from({ length: 10 }, () => add(2)),
    ...Array.from({ length: 5 }, () => call("POST", "relationships", back)),
    ...back.map((row: object) => call("POST", "relationships", row)),
    ...Array.from({ length: 10 }, (_, index) =>
      call("POST", "relationships", { name: "K" }, { "idempotency-key": `k${index}` }),
    ),
  ]);
  for (const road of roads) tally.status(road, [200, 201, 402], "a road to a fourth");
  expect(await living()).toBeLessThanOrEqual(3);
});

test("a token to read writes nowhere, and none reaches money, files sent or another's key", async () => {
  const before = await stateOf(anna.personId);
  const reader = { authorization: `Bearer ${await makeToken(server, anna, "read")}` };
  const ask = (method: string, path: string, json?: unknown) =>
    server.request(`/api/${path}`, { method, headers: reader, ...(json === undefined ? {} : { json }) });
  for (const table of tables.filter((name) => name !== "conflicts")) {
    tally.status(await ask("POST", table, { name: "x", occurred_on: "2024" }), [403], `POST ${table}`);
    tally.status(await ask("PATCH", `${table}?id=not.is.null`, {}), [403], `PATCH ${table}`);
    tally.status(await ask("DELETE", `${table}?id=not.is.null`), [403], `DELETE ${table}`);
    tally.status(await ask("DELETE", `${table}/${newId()}`), [403], `DELETE ${table}/:id`);
  }
  tally.status(await ask("POST", "profiles", { bio: "x" }), [403], "POST profiles");
  tally.status(await ask("GET", "subscription_history"), [401], "money");
  tally.status(await ask("POST", "uploads", { id: newId(), bytes: 1 }), [401], "uploads");
  expect(await stateOf(anna.personId)).toBe(before);
});

test("what is written fast is slowed like a device's ops", async () => {
  await outside.query(
    `insert into write_pace (user_id, started_at, weight) values ($1, $2, 19950)
     on conflict (user_id) do update set started_at = $2, weight = 19950`,
    [anna.personId, server.clock.now()],
  );
  const list = Array.from({ length: 100 }, () => ({ occurred_on: "2024" }));
  const slowed = await call("POST", "moments", list);
  tally.status(slowed, [429], "a hundred too many");
  expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(0);
});
