/** A month without a network: five hundred edits and sixty photos wait on the device, and a line that fails at every turn brings each once. */
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { syncOnce } from "#app/store/sync/sync-round.ts";
import { emptyStorage, openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { add, openQueue, queue, queued } from "#app/store/testing/upload-queue.ts";
import { createUploadServer } from "#app/store/testing/upload-server.ts";
import { drainUploads } from "#app/store/uploads/drain-uploads.ts";
import { createRow, deleteRow, patchRow } from "#app/store/write/commit-row.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { faultyRoad } from "./faulty-road.ts";
import type { Fault } from "./model.ts";

let server: TestServer;
let operator: pg.Client;
beforeAll(async () => {
  server = await createTestServer();
  operator = new pg.Client(server.database.superuser);
  await operator.connect();
});
afterAll(async () => {
  await operator.end();
  await server.close();
});

/** Of every five calls one passes unharmed. */
const badLine: readonly Fault[] = ["lost_reply", "server_error", "twice", "lost_request", "none"];

function faultsInTurn(): () => Fault {
  let calls = 0;
  return () => {
    calls += 1;
    return badLine[calls % badLine.length] ?? "none";
  };
}

const edits = { moments: 200, changes: 280, deletions: 17 } as const;

test("five hundred edits of a month arrive once each, over a line that loses, repeats and fails", async () => {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  await server.request("/api/profile", { cookie: person.cookie });
  const choice = { kind: "account", personId: person.personId } as const;
  let day = 0;
  const now = () => new Date(Date.UTC(2026, 9, 1 + (day % 30), 8));
  const phone = await openTestJournal(choice, { now });
  const ids: string[] = [];
  const made = await createRow(phone, "relationships", { name: "Camille" });
  if (!made.ok) throw new Error(made.reason);
  for (day = 0; day < edits.moments; day += 1) {
    const fields = { relationship_id: made.row.id, occurred_on: "2026-09-20", word: `day ${day}` } as never;
    const moment = await createRow(phone, "moments", fields);
    if (!moment.ok) throw new Error(moment.reason);
    ids.push(moment.row.id);
  }
  // What was sent once is never folded into: as if every edit met a call that went unanswered.
  const { outbox } = phone.database;
  for (let at = 0; at < edits.changes; at += 1) {
    await outbox.toCollection().modify({ sent: true });
    const written = await patchRow(phone, "moments", ids[at % 150] ?? "", { text: `change ${at}` });
    expect(written.ok).toBe(true);
  }
  await outbox.toCollection().modify({ sent: true });
  for (const id of ids.slice(-edits.deletions)) expect((await deleteRow(phone, "moments", id)).ok).toBe(true);
  const waiting = await outbox.count();
  expect(waiting).toBeGreaterThanOrEqual(498);

  const road = faultyRoad(server, person.cookie, faultsInTurn());
  let rounds = 0;
  while ((await outbox.count()) > 0 && rounds < 200) {
    rounds += 1;
    await syncOnce(phone, road);
  }
  expect(await outbox.count()).toBe(0);
  expect(await phone.database.refusedOps.count()).toBe(0);

  const { rows: answers } = await operator.query(
    "select count(*)::int as count, count(distinct op_id)::int as ops from sync_answers where user_id = $1",
    [person.personId],
  );
  expect(answers).toEqual([{ count: waiting, ops: waiting }]);
  const laptop = await openTestJournal(choice, { now, indexedDb: emptyStorage() });
  const clear = faultyRoad(server, person.cookie, () => "none");
  for (let round = 0; round < 3; round += 1) await syncOnce(laptop, clear);
  const told = async ({ database }: typeof phone) =>
    (await database.table("moments").toArray()).map(({ id, word, text, deleted_at }) =>
      [id, word, text, deleted_at !== null].join(" "),
    );
  expect((await told(laptop)).sort()).toEqual((await told(phone)).sort());
  const kept = await laptop.database.table("moments").toArray();
  expect(kept).toHaveLength(edits.moments);
  // The last of the changes of each, none twice: 0…149 were changed twice but for the last twenty.
  expect(kept.filter(({ text }) => /^change (?:1[3-9]\d|2\d\d)$/.test(text))).toHaveLength(150);
});

test("sixty photos of a month leave one upload and one row each, over the same line", async () => {
  const storage = emptyStorage();
  const { journal, pass } = await openQueue(storage);
  // The free plan would keep three.
  const at = "2026-10-01T08:00:00.000Z";
  const record = { id: journal.personId, rev: 1, created_at: at, updated_at: at, deleted_at: null };
  await journal.database
    .rows("profiles")
    .put({ ...record, subscription_plan: "pro", subscription_status: "active" });
  const uploads = createUploadServer();
  for (let at = 0; at < 60; at += 1) {
    pass(12 * 60 * 60_000);
    await add(journal, 40_000 + at);
  }
  for (let round = 0; round < 400; round += 1) {
    if ((await queue(journal)).every(({ state }) => state === "named")) break;
    uploads.meet("lost after", null, "lost before", null, null, { status: 503, code: "unavailable" });
    await drainUploads(journal, uploads.transport);
    // Longer than any pause between two tries.
    pass(10 * 60_000);
  }
  const ops = await queued(journal);
  expect(ops).toHaveLength(60);
  expect(new Set(ops.map(({ fields }) => fields.upload_id)).size).toBe(60);
  expect(new Set(ops.map(({ id }) => id)).size).toBe(60);
  expect(uploads.count()).toBe(60);
});
