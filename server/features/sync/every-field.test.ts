/** Every field that is written on one device is read on another; a new one gets its value in `#domain/fixtures/every-field.ts`. */
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyField } from "#domain/fixtures/every-field.ts";
import { blankFields } from "#domain/sync/synced-tables.ts";
import type { PullAnswer } from "#domain/wire/sync.ts";
import { signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const relationshipId = newId();
const written = everyField({
  relationship: relationshipId,
  moment: newId(),
  conversation: newId(),
  thread: newId(),
});

test("every field that a person may write comes back as it was written", async () => {
  const anna = await signUp(server);
  const ids = { relationships: relationshipId, moments: newId(), profiles: anna.personId };
  const ops = (["relationships", "moments", "profiles"] as const).map((table) => ({
    opId: newId(),
    deviceId: anna.personId,
    personId: anna.personId,
    table,
    id: ids[table],
    baseRev: 0,
    kind: table === "profiles" ? "patch" : "put",
    fields: written[table],
    at: new Date().toISOString(),
  }));
  const pushed = await server.request("/api/sync/push", {
    method: "POST",
    json: { deviceId: anna.personId, ops },
    cookie: anna.cookie,
  });
  expect((await pushed.json()).answers).toMatchObject(ops.map(({ opId }) => ({ opId, status: "applied" })));
  const pulled = await server.request("/api/sync/pull?since=0", { cookie: anna.cookie });
  const { changes }: PullAnswer = await pulled.json();
  for (const table of ["relationships", "moments", "profiles"] as const)
    expect(changes.find((change) => change.row.id === ids[table])?.row).toMatchObject(written[table]);
});

test("a value that is written here is never the one that stands when nothing was written", () => {
  for (const table of ["relationships", "moments", "profiles"] as const) {
    const blanks = blankFields(table);
    for (const [field, value] of Object.entries(written[table]))
      expect([field, value]).not.toEqual([field, blanks[field]]);
  }
});
