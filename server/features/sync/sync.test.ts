import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Op, PullAnswer } from "#domain/wire/sync.ts";
import { type SignedIn as Person, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
const deviceId = newId();
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const put = (person: Person, fields: Op["fields"], id = newId()): Op => ({
  opId: newId(),
  deviceId,
  personId: person.personId,
  table: "relationships",
  id,
  baseRev: 0,
  kind: "put",
  fields,
  at: new Date().toISOString(),
});

async function push(person: Person, ops: readonly Op[]) {
  const response = await server.request("/api/sync/push", {
    method: "POST",
    json: { deviceId, ops },
    cookie: person.cookie,
  });
  return { status: response.status, body: await response.json() };
}

async function pull(person: Person, since = 0): Promise<PullAnswer> {
  const response = await server.request(`/api/sync/pull?since=${since}`, { cookie: person.cookie });
  expect(response.status).toBe(200);
  return response.json();
}

const namesIn = ({ changes }: PullAnswer) =>
  changes.filter(({ table }) => table === "relationships").map(({ row }) => row.name);

test("what one device writes another one reads", async () => {
  const anna = await signUp(server);
  const op = put(anna, { name: "Noé", notes: "Disait « on verra »." });
  const { body } = await push(anna, [op]);
  expect(body.answers).toMatchObject([{ opId: op.opId, status: "applied", row: { id: op.id, name: "Noé" } }]);
  const { changes } = await pull(anna);
  expect(changes.find(({ row }) => row.id === op.id)?.row).toMatchObject({ notes: "Disait « on verra »." });
});

test("an op that comes twice is applied once and answered alike", async () => {
  const anna = await signUp(server);
  const op = put(anna, { name: "Inès" });
  const [first, second] = await Promise.all([push(anna, [op]), push(anna, [op])]);
  expect(first.body.answers[0].row.rev).toBe(second.body.answers[0].row.rev);
  expect(namesIn(await pull(anna))).toEqual(["Inès"]);
});

test("edits of different fields from the same base are merged, of the same field kept as a conflict", async () => {
  const anna = await signUp(server);
  const made = put(anna, { name: "Sacha" });
  const { body } = await push(anna, [made]);
  const baseRev = body.answers[0].row.rev;
  const patch = (fields: Op["fields"], device = newId()): Op => ({
    ...put(anna, fields, made.id),
    kind: "patch",
    baseRev,
    deviceId: device,
  });
  const here = patch({ city: "Nantes" }, deviceId);
  expect((await push(anna, [here])).body.answers[0].status).toBe("applied");
  const elsewhere = patch({ meeting_place: "A train" });
  expect((await push(anna, [elsewhere])).body.answers[0]).toMatchObject({
    status: "merged",
    row: { city: "Nantes", meeting_place: "A train" },
  });
  const against = patch({ city: "Brest" });
  expect((await push(anna, [against])).body.answers[0]).toMatchObject({
    status: "conflict",
    row: { city: "Nantes" },
  });
  const { changes } = await pull(anna);
  expect(changes.find(({ table }) => table === "conflicts")?.row).toMatchObject({
    row_id: made.id,
    field: "city",
    value: "Brest",
  });
});

test("another person sees nothing of it, and cannot write in this one's name", async () => {
  const anna = await signUp(server);
  const bruno = await signUp(server);
  const op = put(anna, { name: "Camille" });
  await push(anna, [op]);
  expect(namesIn(await pull(bruno))).toEqual([]);
  expect((await push(bruno, [put(anna, { name: "forged" })])).status).toBe(403);
  await push(bruno, [{ ...put(bruno, { name: "taken" }, op.id), kind: "patch" }]);
  expect(namesIn(await pull(anna))).toEqual(["Camille"]);
});

test("twenty relationships added at once leave three on the free plan", async () => {
  const anna = await signUp(server);
  const sent = Array.from({ length: 20 }, (_, index) => push(anna, [put(anna, { name: `R${index}` })]));
  const answers = (await Promise.all(sent)).map(({ body }) => body.answers[0]);
  expect(answers.filter(({ status }) => status === "applied")).toHaveLength(3);
  expect(answers.filter(({ code }) => code === "plan_limit")).toHaveLength(17);
  expect(namesIn(await pull(anna))).toHaveLength(3);
});

test("a pull never misses a commit, however many run at once", async () => {
  const anna = await signUp(server);
  const made = put(anna, { name: "Alix" });
  const { body } = await push(anna, [made]);
  const baseRev = body.answers[0].row.rev;
  const seen = new Set<number>();
  let since = 0;
  const read = async () => {
    const page = await pull(anna, since);
    for (const { row } of page.changes) seen.add(row.rev);
    since = page.rev;
  };
  const writes = Array.from({ length: 30 }, (_, index) =>
    push(anna, [{ ...put(anna, { rating: (index % 5) + 1 }, made.id), kind: "patch", baseRev }]),
  );
  for (let round = 0; round < 10; round += 1) await read();
  await Promise.all(writes);
  await read();
  const whole = await pull(anna);
  expect(whole.changes.every(({ row }) => seen.has(row.rev))).toBe(true);
});

test.each([
  ["rating 0", { rating: 0 }],
  ["rating 6", { rating: 6 }],
  ["rating 4.5", { rating: 4.5 }],
  ["age −1", { age: -1 }],
  ["age 200", { age: 200 }],
  ["a name of 10,000 characters", { name: "x".repeat(10_000) }],
  ["an end before its start", { start_date: "2020", end_date: "2019" }],
  ["a start in the future", { start_date: "2199" }],
  ["an unknown field", { secret: "x" }],
  ["a protected field", { user_id: newId() }],
])("%s is refused and names its field", async (_, fields) => {
  const anna = await signUp(server);
  const { status, body } = await push(anna, [put(anna, { name: "Noé", ...fields })]);
  expect(status).toBe(200);
  expect(body.answers[0]).toMatchObject({ status: "refused", code: "validation" });
  expect(Object.keys(body.answers[0].details).length).toBeGreaterThan(0);
});

test("nobody signed in reads or writes nothing", async () => {
  expect((await server.request("/api/sync/pull")).status).toBe(401);
  expect((await server.request("/api/sync/push", { method: "POST", json: {} })).status).toBe(401);
});
