import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { closeDatabase, type Journal } from "#app/store/db/journal.ts";
import { openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { applyRow } from "#app/store/write/apply-row.ts";
import { restoreRow } from "#app/store/write/write-row.ts";
import type { Op, Row } from "#domain/wire/sync.ts";
import { type ConflictChoice, rowConflictsOf } from "./conflicts.ts";
import { resolveConflict } from "./resolve-conflict.ts";

type Other = Readonly<Record<string, unknown>>;

/** A relationship stored on the server, and a conflicting edit of another device. */
async function rowConflict(stored: Other, other: Other, table: Op["table"] = "relationships") {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  const [id, opId, deviceId] = [journal.newId(), journal.newId(), journal.newId()];
  const at = "2026-11-20T08:00:00.000Z";
  const record = { user_id: somePerson, rev: 9, created_at: at, updated_at: at, deleted_at: null };
  const { database } = journal;
  await database.dexie.transaction("rw", database.dexie.tables, async () => {
    const row: Row = { id, name: "Camille", occurred_on: "2020", ...record, ...stored };
    await applyRow(database, table, row);
    for (const [field, value] of Object.entries(other)) {
      const conflict = { table, row_id: id, field, value, base_value: stored[field] ?? null };
      const kept = { id: journal.newId(), device_id: deviceId, at, op_id: opId, ...conflict, ...record };
      await applyRow(database, "conflicts", kept);
    }
  });
  const open = async () => rowConflictsOf(await database.table("conflicts").toArray());
  const [one] = await open();
  const ids = one?.conflicts.map((conflict) => conflict.id) ?? [];
  return {
    journal,
    open,
    row: async () => (await database.rows(table).get(id)) ?? expect.fail("the row is gone"),
    choose: (choice: ConflictChoice) => resolveConflict(journal, ids, choice),
  };
}

const queued = async ({ database }: Journal) =>
  (await database.outbox.orderBy("seq").toArray()).map(({ op }) => op);

test("keeping the other version writes it and ends the conflict, in one go", async () => {
  const { journal, open, row, choose } = await rowConflict({ notes: "here" }, { notes: "there" });
  expect(await choose("mine")).toEqual({ ok: true });
  expect(await row()).toMatchObject({ notes: "there" });
  expect(await open()).toEqual([]);
  expect((await queued(journal)).map(({ table, kind }) => `${table} ${kind}`)).toEqual([
    "relationships patch",
    "conflicts delete",
  ]);
});

test("two long notes that do not fit one after the other stay both, with the reason", async () => {
  const [here, there] = ["a".repeat(12_000), "b".repeat(12_000)];
  const { journal, open, row, choose } = await rowConflict({ notes: here }, { notes: there });
  expect(await choose({ fields: { notes: `${here}\n\n${there}` } })).toEqual({
    ok: false,
    reason: "invalid",
    issues: [{ field: "notes", code: "too_long", limit: 20_000 }],
  });
  expect(await row()).toMatchObject({ notes: here });
  expect(await open()).toMatchObject([{ conflicts: [{ value: there }] }]);
  expect(await queued(journal)).toEqual([]);
});

test("a date that the rules refuse is not chosen, and both stay", async () => {
  const { open, row, choose } = await rowConflict({ start_date: "2019" }, { end_date: "2016" });
  expect(await choose("mine")).toMatchObject({ reason: "invalid", issues: [{ code: "end_before_start" }] });
  expect(await row()).toMatchObject({ start_date: "2019", end_date: null });
  expect(await open()).toHaveLength(1);
});

test("fields that mean one thing together are one question with one answer", async () => {
  const place = { geoname_id: 7, country: "FR", lat: 45, lon: 4 };
  const there = { city: "Lyon", city_place: place };
  const { open, row, choose } = await rowConflict({ city: "Nice", city_place: null }, there);
  expect(await open()).toHaveLength(1);
  await choose("mine");
  expect(await row()).toMatchObject(there);
  expect(await open()).toEqual([]);
});

test("words that were not chosen go through the history, under the ones that stay", async () => {
  const { journal, row, choose } = await rowConflict({ text: "here" }, { text: "there" }, "moments");
  await choose("theirs");
  expect(await row()).toMatchObject({ text: "here" });
  expect((await queued(journal)).map(({ fields }) => fields.text)).toEqual(["there", "here", undefined]);
});

test("a page that was edited here and deleted there comes back, or stays in the trash", async () => {
  const deleted_at = "2026-11-19T08:00:00.000Z";
  const back = await rowConflict({ deleted_at, text: "typed in the train" }, { deleted_at: null }, "moments");
  await back.choose("restore");
  expect(await back.row()).toMatchObject({ deleted_at: null, text: "typed in the train" });
  const gone = await rowConflict({ deleted_at }, { deleted_at: null }, "moments");
  await gone.choose("leave in the trash");
  expect(await gone.row()).toMatchObject({ deleted_at });
  expect(await gone.open()).toEqual([]);
});

test("no resolution loses text: it is in the row, on its way into the history, or still asked about", async () => {
  const words = fc.oneof(
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.integer({ min: 9_000, max: 20_000 }).map((length) => "m".repeat(length)),
  );
  const choice = fc.constantFrom("mine", "theirs", "both");
  await fc.assert(
    fc.asyncProperty(words, words, choice, async (here, there, chosen) => {
      fc.pre(here.trim() !== "" && there.trim() !== "");
      const { journal, open, row, choose } = await rowConflict({ notes: here }, { notes: there });
      const outcome = await choose(
        chosen === "both"
          ? { fields: { notes: `${here}\n\n${there}` } }
          : chosen === "mine"
            ? "mine"
            : "theirs",
      );
      const sent = (await queued(journal)).map(({ fields }) => String(fields.notes ?? ""));
      const asked = (await open()).flatMap(({ conflicts }) => conflicts.map(({ value }) => String(value)));
      const held = [String((await row()).notes), ...sent, ...asked];
      // The value at the time of the choice is a version on the server already.
      expect(held.some((text) => text.includes(there.trim()))).toBe(true);
      expect(outcome.ok ? asked : sent).toEqual([]);
      if (!outcome.ok) expect((await row()).notes).toBe(here);
      closeDatabase(journal);
    }),
    { numRuns: 40 },
  );
});

test("a moment whose edit and deletion crossed asks nothing more once it is restored from the trash", async () => {
  const deleted_at = "2026-11-19T08:00:00.000Z";
  const other = { deleted_at: null, text: "typed elsewhere" };
  const { journal, open, row } = await rowConflict(
    { deleted_at, text: "typed in the train" },
    other,
    "moments",
  );
  const { id } = await row();
  expect(await restoreRow(journal, "moments", id)).toMatchObject({ ok: true, row: { deleted_at: null } });
  // What was typed differently is another question, and stays.
  expect((await open()).flatMap(({ conflicts }) => conflicts.map(({ field }) => field))).toEqual(["text"]);
  expect((await queued(journal)).map(({ table, kind }) => `${table} ${kind}`)).toEqual([
    "moments put",
    "conflicts delete",
  ]);
});
