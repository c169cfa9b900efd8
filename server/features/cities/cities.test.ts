import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { findCities } from "./city-index.ts";

let server: TestServer;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  anna = await signUp(server);
});
afterAll(() => server.close());

const ask = (question: string, cookie = anna.cookie) => server.request(`/api/cities${question}`, { cookie });
const names = async (typed: string, limit = 6) => (await findCities(typed, limit)).map(({ name }) => name);

test("a city comes with where it is", async () => {
  const answer = await ask("?q=Lyon&limit=1");
  expect(await answer.json()).toEqual([
    {
      geoname_id: 2_996_944,
      name: "Lyon",
      region: "Auvergne-Rhône-Alpes",
      country: "FR",
      lat: expect.closeTo(45.75, 1),
      lon: expect.closeTo(4.85, 1),
    },
  ]);
});

test.for([
  ["sao pau", "São Paulo"],
  ["SÃO PAULO", "São Paulo"],
  ["evry", "Évry"],
  ["new  yor", "New York City"],
  ["l'isle-d'abeau", "L'Isle-d'Abeau"],
  ["l’isle-d’abeau", "L'Isle-d'Abeau"],
  ["malmo", "Malmö"],
] as const)("%s finds %s", async ([typed, expected]) => {
  expect((await names(typed))[0]).toContain(expected);
});

test("only what begins alike is offered, the most people first, and no more than asked", async () => {
  const found = await names("ly", 20);
  expect(found).toHaveLength(20);
  expect(found.every((name) => /^ly/i.test(name))).toBe(true);
  expect(found[0]).toBe("Lyon");
});

test("the last and the first of the list are found, and nothing beyond them", async () => {
  expect((await names("zyryanovsk"))[0]).toBe("Zyryanovsk");
  expect(await names("zzzzz")).toEqual([]);
  expect(await names("   ")).toEqual([]);
  expect(await names("\n")).toEqual([]);
});

test("cities of one name are told apart by their region", async () => {
  const found = await findCities("springfield", 20);
  const american = found.filter(({ country, name }) => country === "US" && name === "Springfield");
  expect(new Set(american.map(({ region }) => region)).size).toBe(american.length);
  expect(american.map(({ region }) => region)).toContain("MO");
});

test("once read, an answer takes a few milliseconds at most", async () => {
  await findCities("a", 20);
  // Of the processor: what a busy machine does meanwhile is not counted.
  const begun = process.cpuUsage();
  for (const typed of ["a", "s", "sa", "san", "paris", "zz", "x", "m", "b", "l"]) await findCities(typed, 20);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1_000 / 10).toBeLessThan(5);
});

test.for(["?q=ly&limit=0", "?q=ly&limit=21", `?q=${"x".repeat(121)}`, "?city=ly"])(
  "%s is refused",
  async (question) => {
    expect((await ask(question)).status).toBe(400);
  },
);

test("nobody signed out is answered", async () => {
  expect((await ask("?q=lyon", "")).status).toBe(401);
});
