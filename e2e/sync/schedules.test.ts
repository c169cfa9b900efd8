/** Random schedules of two devices and a server, with faults, compared with a model and a history (docs/sync.md, "Checkers"). */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import type { Fault } from "./model.ts";
import { fields, type Mutation, rowCount, type Step, World } from "./world.ts";

const rounds = 40;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const device = fc.integer({ min: 0, max: 1 });
const row = fc.integer({ min: 0, max: rowCount - 1 });
const fault = fc.constantFrom<Fault>(
  "none",
  "none",
  "lost_request",
  "lost_reply",
  "twice",
  "server_error",
  "signed_out",
);
const edit = fc.record({ do: fc.constant("edit" as const), device, row, field: fc.constantFrom(...fields) });
const trash = fc.record({ do: fc.constantFrom("delete" as const, "restore" as const), device, row });
const erase = fc.record({ do: fc.constant("erase" as const), device, row: fc.integer({ min: 0, max: 1 }) });
const sync = fc.record({
  do: fc.constant("sync" as const),
  device,
  faults: fc.array(fault, { maxLength: 3 }),
  typed: fc.option(fc.record({ row, field: fc.constantFrom(...fields) }), { nil: undefined }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: edit },
  { weight: 1, arbitrary: trash },
  { weight: 4, arbitrary: sync },
);
/** Now and then somebody is erased, with unsent edits of theirs. */
const erasing = fc
  .tuple(fc.array(step, { minLength: 3, maxLength: 12 }), erase, fc.array(step, { maxLength: 12 }))
  .map(([before, act, after]) => [...before, act, ...after]);
const schedule = fc.array(step, { minLength: 5, maxLength: 30 });

/** The erasure is heard with the answer to a push, while one types about that person. */
const heardWhileTyping: Step[] = [
  { do: "edit", device: 0, row: 0, field: "city" },
  { do: "sync", device: 0, faults: ["lost_reply"] },
  { do: "erase", device: 1, row: 0 },
  { do: "edit", device: 1, row: 1, field: "notes" },
  { do: "sync", device: 1, faults: [] },
  { do: "sync", device: 0, faults: ["none", "lost_reply"], typed: { row: 0, field: "city" } },
  { do: "edit", device: 0, row: 1, field: "notes" },
];

async function run(steps: readonly Step[], mutation?: Mutation): Promise<void> {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  await server.request("/api/profile", { cookie: person.cookie });
  const world = new World(server, person, mutation);
  try {
    await world.begin();
    for (const each of steps) await world.take(each);
    await world.end();
  } finally {
    world.close();
  }
}

test("whatever the order and the faults, devices, server and model end alike and no save is lost", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(schedule, (steps) => run(steps)),
    { numRuns: rounds },
  );
});

test("whoever is erased is gone from the server and every device, whatever was on its way", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(erasing, (steps) => run(steps)),
    { numRuns: 20, examples: [[heardWhileTyping]] },
  );
});

const type: Step = { do: "edit", device: 0, row: 0, field: "city" };
const send = (...faults: Fault[]): Step => ({ do: "sync", device: 0, faults });

test("an outbox row removed before its answer is noticed", async () => {
  const forgetful: Mutation = (road, { database }) => ({
    ...road,
    async push(body) {
      await database.outbox.clear();
      return road.push(body);
    },
  });
  await expect(run([type, send("lost_request")], forgetful)).rejects.toThrow();
});

test("a device that does not hear that somebody was erased is noticed", async () => {
  const deaf: Mutation = (road) => ({
    ...road,
    async pull(request) {
      const page = await road.pull(request);
      if (!page.ok) return page;
      const changes = page.value.changes.map(({ table, row: { erased: _, ...row } }) => ({ table, row }));
      return { ...page, value: { ...page.value, changes } };
    },
  });
  const erase: Step = { do: "erase", device: 0, row: 0 };
  await expect(run([erase, send()], deaf)).rejects.toThrow(/still in/);
});

test("a pull laid over unanswered edits is noticed", async () => {
  const overlaying: Mutation = (road, { database }) => ({
    ...road,
    async push(body) {
      const page = await road.pull({ since: 0, bytes: 1_000_000 });
      const rows = page.ok ? page.value.changes.filter(({ table }) => table === "relationships") : [];
      await database.rows("relationships").bulkPut(rows.map(({ row }) => row));
      return { ok: false, status: body.ops.length > 0 ? 503 : 0 };
    },
  });
  await expect(run([type, send()], overlaying)).rejects.toThrow(/covered/);
});

test("a server that forgets its answers is noticed", async () => {
  const forgetting: Mutation = (road) => ({
    ...road,
    async push(body) {
      const own = new Map<string, string>(body.ops.map(({ opId }) => [randomUUID(), opId]));
      const ids = [...own.keys()];
      const ops = body.ops.map((op, at) => ({ ...op, opId: ids[at] ?? op.opId }));
      const reply = await road.push({ ...body, ops });
      if (!reply.ok) return reply;
      const answers = reply.value.answers.map((answer) => ({
        ...answer,
        opId: own.get(answer.opId) ?? answer.opId,
      }));
      return { ...reply, value: { ...reply.value, answers } };
    },
  });
  const sendThere: Step = { do: "sync", device: 1, faults: [] };
  const remove: Step = { do: "delete", device: 0, row: 0 };
  const takeBack: Step = { do: "restore", device: 1, row: 0 };
  const steps = [remove, send("lost_reply"), sendThere, takeBack, sendThere, send()];
  await expect(run(steps, forgetting)).rejects.toThrow();
  await run(steps);
});
