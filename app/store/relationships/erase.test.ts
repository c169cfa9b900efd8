/** What is left on this device of an erased person: nothing, except those ops that the server must get. */
import { expect, test } from "vitest";
import type { Journal } from "#app/store/db/journal.ts";
import type { UploadRow } from "#app/store/db/upload-row.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createRow, patchRow } from "#app/store/write/commit-row.ts";
import { takeErasedOp, takeRow } from "#app/store/write/wipe.ts";
import { eraseRelationship } from "./erase.ts";

const canary = "Zéphyrine";

async function everything({ database }: Journal): Promise<string> {
  const tables = await Promise.all(database.dexie.tables.map((table) => table.toArray()));
  return JSON.stringify(tables);
}

async function made(journal: Journal, table: "relationships" | "moments", fields: object): Promise<string> {
  const written = await createRow(journal, table, { ...fields });
  if (!written.ok) throw new Error(written.reason);
  return written.row.id;
}

/** As if the server had answered every op so far. */
async function answerAll({ database }: Journal): Promise<void> {
  await database.outbox.clear();
  await database.bases.clear();
  for (const table of ["relationships", "moments"] as const) {
    await database.rows(table).toCollection().modify({ rev: 5 });
  }
}

const outboxOf = async ({ database }: Journal) =>
  (await database.outbox.orderBy("seq").toArray()).map(({ op: { table, id, kind, fields } }) => ({
    table,
    id,
    kind,
    fields,
  }));

test("nothing of them stays, and one op without a word goes to the server", async () => {
  const journal = await openTestJournal();
  const id = await made(journal, "relationships", { name: canary, notes: canary });
  const other = await made(journal, "relationships", { name: "Noé" });
  await made(journal, "moments", { occurred_on: "2025", word: canary, relationship_id: id });
  const kept = await made(journal, "moments", { occurred_on: "2025", relationship_id: other });
  await journal.database.drafts.put({ key: `relationship:${id}`, value: { city: canary }, savedAt: "" });
  await journal.database.drafts.put({ key: "moment:new", value: { about: id, word: canary }, savedAt: "" });
  await eraseRelationship(id, journal);
  const left = await everything(journal);
  expect(left).not.toContain(canary);
  expect(left).toContain(other);
  expect(left).toContain(kept);
  expect((await outboxOf(journal)).filter((op) => op.id === id)).toEqual([
    { table: "relationships", id, kind: "erase", fields: {} },
  ]);
});

test("a moment brought to them without a network is still brought there, without its words, and then erased", async () => {
  const journal = await openTestJournal();
  const id = await made(journal, "relationships", { name: canary });
  const moment = await made(journal, "moments", { occurred_on: "2025", word: "marée" });
  await answerAll(journal);
  await patchRow(journal, "moments", moment, { relationship_id: id, text: canary });
  await patchRow(journal, "moments", moment, { text: `${canary}, again` });
  await eraseRelationship(id, journal);
  expect(await everything(journal)).not.toContain(canary);
  expect(await outboxOf(journal)).toEqual([
    { table: "moments", id: moment, kind: "patch", fields: { relationship_id: id } },
    { table: "relationships", id, kind: "erase", fields: {} },
  ]);
});

test("a moment taken away from them without a network stays, with all its words", async () => {
  const journal = await openTestJournal();
  const id = await made(journal, "relationships", { name: canary });
  const moment = await made(journal, "moments", { occurred_on: "2025", word: "marée", relationship_id: id });
  await answerAll(journal);
  await patchRow(journal, "moments", moment, { relationship_id: null, text: "Mine alone." });
  await eraseRelationship(id, journal);
  expect(await journal.database.table("moments").get(moment)).toMatchObject({ text: "Mine alone." });
  expect((await outboxOf(journal)).map(({ kind }) => kind)).toEqual(["patch", "erase"]);
});

test("a file on its way to them goes from the device; the server is told when it knew of it", async () => {
  const journal = await openTestJournal();
  const id = await made(journal, "relationships", { name: canary });
  const upload = (name: string, isAnnounced: boolean): UploadRow => ({
    id: name,
    uploadId: name,
    name: canary,
    type: "image/png",
    bytes: 1,
    kind: "photo",
    place: {
      relationship_id: id,
      moment_id: null,
      caption: canary,
      position: 0,
      is_cover: false,
      is_blurred: false,
      consent: "unsure",
    },
    state: "waiting",
    isAnnounced,
    sent: 0,
    problem: null,
    details: {},
    tries: 0,
    retryAt: null,
    ask: "",
    addedAt: "",
  });
  await journal.database.uploads.bulkPut([upload("known", true), upload("unknown", false)]);
  await journal.database.files.put({ id: "known", name: "original", blob: new Blob(["x"]) });
  await eraseRelationship(id, journal);
  expect(await journal.database.files.count()).toBe(0);
  expect(await journal.database.uploads.toArray()).toMatchObject([
    { id: "known", name: "", state: "cancelled" },
  ]);
  expect(await everything(journal)).not.toContain(canary);
});

test("a journal on this device alone forgets them, history too, and has nobody to tell", async () => {
  const journal = await openTestJournal({ kind: "device" });
  const id = await made(journal, "relationships", { name: canary });
  const moment = await made(journal, "moments", { occurred_on: "2025", word: canary, relationship_id: id });
  await patchRow(journal, "moments", moment, { word: "tide" });
  expect(await eraseRelationship(id, journal)).toEqual({ ok: true, opId: null });
  expect(await everything(journal)).not.toContain(id);
  expect(await everything(journal)).not.toContain(canary);
  expect(await journal.database.outbox.count()).toBe(0);
});

test("a device that hears of it forgets what only it knew of them, refused changes too", async () => {
  const journal = await openTestJournal();
  const id = await made(journal, "relationships", { name: canary });
  await answerAll(journal);
  const late = await made(journal, "moments", { occurred_on: "2026", word: canary, relationship_id: id });
  await patchRow(journal, "relationships", id, { notes: canary });
  const [waiting] = await journal.database.outbox.toArray();
  if (!waiting) throw new Error("nothing waits");
  const { op, seq } = waiting;
  const refused = { code: "validation", details: {}, refusedAt: "", isKept: true } as const;
  await journal.database.refusedOps.put({ opId: op.opId, op, seq, ...refused });
  const at = "2026-11-21T10:00:00.000Z";
  const tombstone = { id, rev: 9, created_at: at, updated_at: at, deleted_at: at, erased: true };
  await journal.database.dexie.transaction("rw", journal.database.dexie.tables, () =>
    takeRow(journal.database, "relationships", tombstone),
  );
  const left = await everything(journal);
  expect(left).not.toContain(canary);
  expect(left).not.toContain(late);
});

const asked = (conversation: string, question: string, cited: readonly string[] = []) => ({
  conversation_id: conversation,
  question,
  cited,
  replies: [{ id: conversation, question, locale: "en", at: "2026-11-21T10:00:00.000Z", reply: "{}" }],
});
async function madeTalk(journal: Journal, title: string, question: string, cited: readonly string[] = []) {
  const conversation = await createRow(journal, "conversations", { title });
  if (!conversation.ok) throw new Error(conversation.reason);
  const turn = await createRow(journal, "turns", asked(conversation.row.id, question, cited));
  if (!turn.ok) throw new Error(turn.reason);
  return conversation.row.id;
}
const conversationsIn = async ({ database }: Journal) =>
  (await database.table("conversations").toArray()).map(({ id }) => id);

test("a conversation with LISA that names or cites them goes whole, before them, and the others stay", async () => {
  const journal = await openTestJournal();
  const id = await made(journal, "relationships", { name: canary });
  const moment = await made(journal, "moments", { occurred_on: "2025", relationship_id: id });
  const named = await madeTalk(journal, "", `What did ${canary.toUpperCase()} say?`);
  const cites = await madeTalk(journal, "An overview", "Give me an overview", [moment]);
  const titled = await madeTalk(journal, `${canary} and me`, "And before?");
  const other = await madeTalk(journal, "What does me good", "What does me good?");
  await answerAll(journal);
  await eraseRelationship(id, journal);
  expect(await conversationsIn(journal)).toEqual([other]);
  expect((await journal.database.table("turns").toArray()).map((turn) => turn.conversation_id)).toEqual([
    other,
  ]);
  expect(await everything(journal)).not.toContain(canary);
  const sent = (await outboxOf(journal)).filter(({ kind }) => kind === "erase");
  expect(sent.map(({ table }) => table)).toEqual([
    "conversations",
    "conversations",
    "conversations",
    "relationships",
  ]);
  expect(new Set(sent.slice(0, 3).map((op) => op.id))).toEqual(new Set([named, cites, titled]));
});

test("a device that hears of the erasure erases what it had asked about them meanwhile", async () => {
  const journal = await openTestJournal();
  const id = await made(journal, "relationships", { name: canary });
  await answerAll(journal);
  const mine = await madeTalk(journal, "", `Was it ${canary}’s fault?`);
  const { database } = journal;
  const row = await database.rows("relationships").get(id);
  if (!row) throw new Error("no row");
  const tombstone = { ...row, rev: 9, deleted_at: "2026-11-21T10:00:00.000Z", erased: true };
  await database.dexie.transaction("rw", database.dexie.tables, async () => {
    await takeRow(database, "relationships", tombstone);
  });
  expect(await everything(journal)).not.toContain(canary);
  expect(await outboxOf(journal)).toEqual([{ table: "conversations", id: mine, kind: "erase", fields: {} }]);
});

test("a device that hears of it by the refusal of its own change keeps nothing of them until the tombstones come", async () => {
  const journal = await openTestJournal();
  const id = await made(journal, "relationships", { name: canary });
  const moment = await made(journal, "moments", {
    occurred_on: "2025",
    word: canary,
    relationship_id: id,
  });
  await answerAll(journal);
  const mine = await madeTalk(journal, "", `Was it ${canary}’s fault?`);
  await patchRow(journal, "relationships", id, { notes: canary });
  const { database } = journal;
  const refused = (await database.outbox.toArray()).find(({ op }) => op.id === id);
  if (!refused) throw new Error("nothing waits");
  await database.dexie.transaction("rw", database.dexie.tables, async () => {
    await takeErasedOp(database, refused.op, null);
  });
  const left = await everything(journal);
  expect(left).not.toContain(canary);
  expect(left).not.toContain(id);
  expect(left).not.toContain(moment);
  expect(await outboxOf(journal)).toEqual([{ table: "conversations", id: mine, kind: "erase", fields: {} }]);
});
