import { expect, test, vi } from "vitest";
import { beginMessage, countMessage } from "#app/store/conversations/send-count.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { openDatabase } from "#app/store/db/journal.ts";
import { describeDatabase, type IndexedDb } from "#app/store/db/journal-database.ts";
import { pictureWords } from "#app/store/media/picture-words.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { emptyStorage } from "#app/store/testing/open-test-journal.ts";
import { createRow, deleteRow, patchRow } from "#app/store/write/write-row.ts";
import { isDemoId } from "#domain/demo-life/demo-id.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { addPictures, fillDemo, readSetting, tellDemo } from "./fill-demo.ts";
import { isOwn } from "./own-rows.ts";

const now = new Date("2026-11-21T10:00:00.000Z");

async function openFilled(indexedDb: IndexedDb = emptyStorage()): Promise<Journal> {
  const database = describeDatabase("tendre-demo", indexedDb);
  await fillDemo(database, "en", now);
  database.dexie.close();
  const newId = () => crypto.randomUUID();
  return openDatabase({ kind: "demo" }, { indexedDb, now: () => now, newId });
}

const words = async ({ database }: Journal) =>
  new Map((await database.table("moments").toArray()).map(({ id, word }) => [id, word]));

test("the demo opens with its owner, its life and nothing to send", async () => {
  const { database, personId, kind } = await openFilled();
  expect(kind).toBe("demo");
  expect(isDemoId(personId)).toBe(true);
  expect(await database.table("profiles").toArray()).toMatchObject([{ id: personId, first_name: "Alix" }]);
  expect(await database.table("relationships").count()).toBe(8);
  expect(await database.table("moments").count()).toBe(211);
  expect(await database.outbox.count()).toBe(0);
});

test("what is written in the demo has no op that could be sent", async () => {
  const journal = await openFilled();
  const written = await createRow(journal, "moments", { occurred_on: "2026-11-21", word: "salt" });
  expect(written.ok && isOwn(written.row)).toBe(true);
  expect(await journal.database.outbox.count()).toBe(0);
});

test("LISA's messages in the demo are those of its plan, Pro, and counted on the device alone", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("the demo asks nobody")));
  const journal = await openFilled();
  await journal.views.profiles.settled();
  const used = planLimits.pro.aiMessages - 1;
  await journal.database.meta.put({
    key: "aiMessages",
    value: { month: "2026-11", used, limit: null, held: [] },
  });
  expect(await beginMessage(journal, "last")).toEqual({ ok: true });
  await countMessage(journal, "last");
  expect(await beginMessage(journal, "one more")).toMatchObject({
    ok: false,
    reason: "quota_reached",
    quota: { used: 400, limit: 400 },
  });
});

test("told in another language, rows that the visitor changed or deleted stay as they are", async () => {
  const journal = await openFilled();
  const before = await words(journal);
  const [changed = "", deleted = "", other = ""] = before.keys();
  expect((await patchRow(journal, "moments", changed, { word: "mine" })).ok).toBe(true);
  expect((await deleteRow(journal, "moments", deleted)).ok).toBe(true);
  await tellDemo(journal.database, "fr");
  const after = await words(journal);
  expect(after.get(changed)).toBe("mine");
  expect(after.get(deleted)).toBe(before.get(deleted));
  expect(after.get(other)).not.toBe(before.get(other));
  expect((await journal.database.table("moments").get(deleted))?.deleted_at).not.toBe(null);
  expect(await readSetting(journal.database)).toMatchObject({ language: "fr", today: "2026-11-21" });
});

test("each picture is described for those who do not see it, in the language of the life", async () => {
  const journal = await openFilled();
  await addPictures(journal.database);
  const pictures = await journal.database.table("media").toArray();
  const told = () => pictures.map(({ id }) => pictureWords.get().get(id) ?? "");
  const english = told();
  expect(english).toHaveLength(22);
  expect(english.filter((words) => words === "")).toEqual([]);
  await tellDemo(journal.database, "fr");
  for (const [at, words] of told().entries()) expect(words).not.toBe(english[at]);
});

test("started over, nothing of the visitor's is left", async () => {
  const journal = await openFilled();
  expect((await createRow(journal, "relationships", { name: "Ondine" })).ok).toBe(true);
  await journal.database.drafts.put({ key: "capture", value: "salt", savedAt: now.toISOString() });
  await fillDemo(journal.database, "en", now);
  const names = (await journal.database.table("relationships").toArray()).map(({ name }) => name);
  expect(names).toHaveLength(8);
  expect(names).not.toContain("Ondine");
  expect(await journal.database.drafts.count()).toBe(0);
});

test("with a full disk starting over changes nothing", async () => {
  const journal = await openFilled();
  expect((await createRow(journal, "relationships", { name: "Ondine" })).ok).toBe(true);
  const free = fillDisk(journal);
  await expect(fillDemo(journal.database, "fr", now)).rejects.toThrow();
  free();
  expect(await journal.database.table("relationships").count()).toBe(9);
  expect(await readSetting(journal.database)).toMatchObject({ language: "en" });
});
