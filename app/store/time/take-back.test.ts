import { expect, onTestFinished, test } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { createRow, deleteRow, patchRow } from "#app/store/write/write-row.ts";
import { journalThen } from "#domain/journal/journal-then.ts";
import { readEarlier } from "./read-earlier.ts";
import { takeBack, undoTaking } from "./take-back.ts";

const since = "2026-11-20T23:00:00.000Z";

async function openJournal(kind: "device" | "account") {
  let now = new Date("2026-11-20T10:00:00.000Z");
  const ports = { now: () => now };
  const journal = await openTestJournal(kind === "device" ? { kind } : { kind, personId: somePerson }, ports);
  onTestFinished(() => closeDatabase(journal));
  const made = async (table: "relationships" | "moments", fields: Record<string, unknown>) => {
    const written = await createRow(journal, table, fields);
    if (!written.ok) throw new Error("not written");
    return written.row.id;
  };
  const alma = await made("relationships", { name: "Alma" });
  const walk = await made("moments", { relationship_id: alma, occurred_on: "2026-11-19", text: "First" });
  const gone = await made("moments", { occurred_on: "2026-11-19", text: "Gone" });
  now = new Date("2026-11-21T10:00:00.000Z");
  await patchRow(journal, "moments", walk, { text: "Second" });
  await deleteRow(journal, "moments", gone);
  const later = await made("moments", { relationship_id: alma, occurred_on: "2026-11-21", text: "Later" });
  const texts = async () => {
    const rows = await journal.database.table("moments").toArray();
    return rows
      .filter(({ deleted_at }) => deleted_at === null)
      .map(({ text }) => text)
      .toSorted();
  };
  async function stepsNow() {
    const earlier = await readEarlier(journal, since);
    if (!earlier.ok) throw new Error(earlier.reason);
    const { database } = journal;
    const rows = {
      relationships: await database.table("relationships").toArray(),
      moments: await database.table("moments").toArray(),
      media: await database.table("media").toArray(),
    };
    return journalThen(rows, earlier.rows, { today: "2026-11-21" });
  }
  return { journal, texts, stepsNow, ids: { alma, walk, gone, later } };
}

test("a journal of this device is as it was by its own versions, goes back whole, and forward again", async () => {
  const { journal, texts, stepsNow } = await openJournal("device");
  const then = await stepsNow();
  expect(then.journal.moments.map(({ text }) => text).toSorted()).toEqual(["First", "Gone"]);
  const taken = await takeBack(journal, then.steps, "2026-11-20");
  if (!taken.ok) throw new Error(taken.reason);
  expect(taken.taking.counts).toEqual({ trash: 1, restore: 1, change: 1 });
  expect(await texts()).toEqual(["First", "Gone"]);
  expect((await stepsNow()).steps).toEqual([]);
  expect(await undoTaking(journal, taken.taking.takingId)).toEqual({ ok: true });
  expect(await texts()).toEqual(["Later", "Second"]);
  expect(await undoTaking(journal, taken.taking.takingId)).toEqual({ ok: false, reason: "not_found" });
});

test("what was changed again since is left as it is by the undo", async () => {
  const { journal, texts, stepsNow, ids } = await openJournal("device");
  const taken = await takeBack(journal, (await stepsNow()).steps, "2026-11-20");
  if (!taken.ok) throw new Error(taken.reason);
  await patchRow(journal, "moments", ids.walk, { text: "Third" });
  await undoTaking(journal, taken.taking.takingId);
  expect(await texts()).toEqual(["Later", "Third"]);
});

test("in an account each step is an ordinary op that waits to be sent, twice at once writes once", async () => {
  const { journal, ids } = await openJournal("account");
  await journal.database.outbox.clear();
  const step = {
    table: "moments",
    id: ids.walk,
    act: "change",
    fields: { text: "First" },
    unknown: [],
    personId: ids.alma,
    momentId: ids.walk,
  } as const;
  await Promise.all([takeBack(journal, [step], "2026-11-20"), takeBack(journal, [step], "2026-11-20")]);
  const ops = (await journal.database.outbox.toArray()).map(({ op }) => [op.kind, op.id, op.fields]);
  expect(ops).toEqual([["patch", ids.walk, { text: "First" }]]);
});

test("one step that the rules refuse leaves nothing of all, and says which", async () => {
  const { journal, texts, ids } = await openJournal("device");
  const step = (id: string, fields: Record<string, unknown>) =>
    ({ table: "moments", id, act: "change", fields, unknown: [], personId: null, momentId: id }) as const;
  const steps = [step(ids.walk, { text: "First" }), step(ids.later, { occurred_on: "2190-01-01" })];
  expect(await takeBack(journal, steps, "2026-11-20")).toEqual({
    ok: false,
    reason: "invalid",
    id: ids.later,
  });
  expect(await texts()).toEqual(["Later", "Second"]);
  expect(await journal.database.imported.count()).toBe(0);
});
