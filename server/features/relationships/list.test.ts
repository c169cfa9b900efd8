import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  anna = await signUp(server);
  await add({ name: "Zoé", city: "Évry", rating: 5, type: "serious", age: 30 });
  await add({ name: "élise", city: "New York", rating: 3, status: "ended", notes: 'a, "quoted"\nnote' });
  await add({ name: "Marc", city: "=1+1", meeting_place: "@home" });
});
afterAll(() => server.close());

async function add(fields: Record<string, unknown>) {
  const made = await server.request("/api/relationships", {
    method: "POST",
    cookie: anna.cookie,
    json: fields,
  });
  if (made.status !== 201) throw new Error(await made.text());
  server.clock.advance(1_000);
}
const list = (filter = "", headers: Record<string, string> = {}, method = "GET") =>
  server.request(`/api/relationships${filter}`, { cookie: anna.cookie, headers, method });
const names = async (filter: string) =>
  (await (await list(filter)).json()).map(({ name }: { name: string }) => name);

test.for([
  ["", ["Marc", "élise", "Zoé"]],
  ["?status=ended", ["élise"]],
  ["?status=eq.ongoing&type=serious", ["Zoé"]],
  ["?rating=gte.3&rating=lt.5", ["élise"]],
  ["?rating=is.null", ["Marc"]],
  ["?age=not.is.null", ["Zoé"]],
  ["?rating=not.eq.5", ["Marc", "élise"]],
  ["?name=in.(Marc,Zoé)", ["Marc", "Zoé"]],
  ["?name=in.()", []],
  ['?name=in.("Marc","a, \\"b\\"")', ["Marc"]],
  ["?rating=not.not.eq.5", ["Zoé"]],
  ["?rating=in.()", []],
  ["?deleted_at=not.is.null", []],
  ["?created_at=lt.2000-01-01", []],
  ["?q=evry", ["Zoé"]],
  ["?q=ELISE york", ["élise"]],
  ["?q=%25", []],
  ["?q=", ["Marc", "élise", "Zoé"]],
  ["?order=name", ["élise", "Marc", "Zoé"]],
  ["?order=rating.desc", ["Zoé", "élise", "Marc"]],
  ["?order=rating.asc.nullsfirst,name.desc", ["Marc", "élise", "Zoé"]],
  ["?order=name&limit=1&offset=1", ["Marc"]],
  ["?limit=0", []],
  ["?offset=99", []],
] as const)("%s finds %j", async ([filter, expected]) => {
  expect(await names(filter)).toEqual(expected);
});

test.for([
  "?star_sign=leo",
  "?rating=eq.high",
  "?rating=99999999999",
  "?rating=eq.",
  "?rating=0x5",
  '?name=in.("Marc',
  "?id=eq.7",
  "?created_at=gt.yesterday",
  "?order=password",
  "?order=user_id",
  "?order=name.sideways",
  "?order=name);drop table relationships",
  "?limit=-1",
  "?limit=1001",
  "?offset=x",
  "?count=guess",
  "?select=name,password",
  "?one=few",
])("%s is refused", async (filter) => {
  const refused = await list(filter);
  expect([refused.status, (await refused.json()).code]).toEqual([
    400,
    filter.includes("star_sign") ? "unknown_field" : "validation",
  ]);
});

test.for(["?name=eq.%00", "?q=%00%ed%a0%80", "?name=%F0%28", "?city=in.(%27);--"])(
  "%s finds nothing and fails nothing",
  async (filter) => {
    const response = await list(filter);
    expect(response.status).toBeLessThan(500);
  },
);

test("only the columns that are selected leave", async () => {
  expect(await (await list("?select=name,rating&order=name&limit=1")).json()).toEqual([
    { name: "élise", rating: 3 },
  ]);
});

test("a range gives a part and says which, with the count when it is asked for", async () => {
  const part = await list("?order=name", { range: "0-1", prefer: "count=exact" });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, "0-1/3"]);
  expect(await part.json()).toHaveLength(2);
  const rest = await list("", { range: "items=2-" });
  expect([rest.status, rest.headers.get("content-range")]).toEqual([200, "2-2/*"]);
  const whole = await list("?count=exact");
  expect([whole.status, whole.headers.get("content-range")]).toEqual([200, "0-2/3"]);
  const none = await list("?status=nothing&count=exact");
  expect([none.status, none.headers.get("content-range")]).toEqual([200, "*/0"]);
});

test.for(["3-", "5-9", "2-1", "a-b", "-5", "bytes=0-1"])("the range %s does not exist", async (range) => {
  const refused = await list("", { range, prefer: "count=exact" });
  expect([refused.status, (await refused.json()).code]).toEqual([416, "range_not_satisfiable"]);
});

test("HEAD counts without the rows", async () => {
  const counted = await list("?status=ongoing", { prefer: "count=exact" }, "HEAD");
  expect([counted.status, counted.headers.get("content-range")]).toEqual([200, "0-1/2"]);
  expect(await counted.text()).toBe("");
});

test("one row is asked for and given, or PGRST116 says how many there were", async () => {
  const object = { accept: "application/vnd.pgrst.object+json" };
  const one = await list("?name=Marc", object);
  expect([one.status, (await one.json()).name]).toEqual([200, "Marc"]);
  for (const [filter, count] of [
    ["", 3],
    ["?name=Nobody", 0],
  ] as const) {
    const refused = await list(filter, object);
    expect([refused.status, await refused.json()]).toEqual([
      406,
      {
        code: "PGRST116",
        message: "JSON object requested, multiple (or no) rows returned",
        details: `Results contain ${count} rows`,
        hint: null,
      },
    ]);
  }
});

test("one row or none is given, several are refused", async () => {
  expect(await (await list("?one=maybe&name=Nobody")).json()).toBeNull();
  expect(await (await list("?one=maybe&name=Marc")).json()).toMatchObject({ name: "Marc" });
  expect((await list("?one=maybe")).status).toBe(406);
  expect((await list("?one=exactly&name=Nobody")).status).toBe(406);
});

test("CSV holds the columns asked for, quoted where it must be, and runs nothing in a spreadsheet", async () => {
  const response = await list("?select=name,city,rating,meeting_place,notes&order=created_at", {
    accept: "text/csv",
  });
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(await response.text()).toBe(
    [
      "name,city,rating,meeting_place,notes",
      "Zoé,Évry,5,,",
      'élise,New York,3,,"a, ""quoted""\nnote"',
      "Marc,'=1+1,,'@home,",
      "",
    ].join("\r\n"),
  );
});

test("CSV of everything has every column of the row", async () => {
  const [head = ""] = (await (await list("", { accept: "text/csv" })).text()).split("\r\n");
  const [row] = await (await list("?limit=1")).json();
  expect(head.split(",")).toEqual(Object.keys(row));
  expect(head).not.toMatch(/folded|field_revs|purged/);
});
