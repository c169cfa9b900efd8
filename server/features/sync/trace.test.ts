import { Writable } from "node:stream";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mintOwnerScope } from "#server/db/scope.ts";
import { createLog } from "#server/log.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { runOps } from "./mutations/run-ops.ts";
import type { SyncOp } from "./mutations/sync-op.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** What a server with this LOG_LEVEL says of one op that is applied, its repetition, and one that is refused. */
async function said(level: string): Promise<{ lines: readonly Record<string, unknown>[]; op: SyncOp }> {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  await server.request("/api/profile", { cookie: person.cookie });
  const lines: Record<string, unknown>[] = [];
  const write = (chunk: Buffer, _: unknown, done: () => void) => {
    lines.push(JSON.parse(chunk.toString()));
    done();
  };
  const log = createLog(level, new Writable({ write }));
  const op: SyncOp = {
    opId: newId(),
    deviceId: newId(),
    table: "relationships",
    id: newId(),
    baseRev: 0,
    kind: "put",
    fields: { name: "Ada of nobody's business", notes: "what nobody else may read" },
    at: server.clock.now().toISOString(),
  };
  const refused: SyncOp = { ...op, opId: newId(), id: newId(), fields: { name: "" } };
  const scope = mintOwnerScope(person.personId);
  await runOps({ ...server.services, log }, scope, [op]);
  await runOps({ ...server.services, log }, scope, [op, refused]);
  return { lines, op };
}

test("LOG_LEVEL=trace tells each op's outcome under its id, and a repetition as one", async () => {
  const { lines, op } = await said("trace");
  expect(lines).toMatchObject([
    { opId: op.opId, table: "relationships", id: op.id, kind: "put", step: "answered", status: "applied" },
    { opId: op.opId, step: "answered again", status: "applied" },
    { step: "answered", status: "refused", refusal: "validation" },
  ]);
  expect(lines[0]).toMatchObject({ fields: ["name", "notes"], rev: expect.any(Number) });
});

test("the trace holds nothing that was written", async () => {
  const { lines } = await said("trace");
  expect(JSON.stringify(lines)).not.toMatch(/nobody/);
});

test("no op is told at a lower level", async () => {
  expect((await said("debug")).lines).toEqual([]);
});
