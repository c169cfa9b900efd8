import { expect, onTestFinished, test } from "vitest";
import { closeDatabase, type Journal } from "#app/store/db/journal.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createRow, deleteRow, patchRow } from "#app/store/write/write-row.ts";
import type { Backup } from "#domain/backup/backup.ts";
import { composeBackup } from "./compose-backup.ts";
import { compareWithHere, restoreBackup } from "./restore.ts";
import { forgetOldRestores } from "./restores.ts";
import { undoRestore } from "./undo-restore.ts";

async function open(days = 0) {
  const instant = new Date(Date.parse("2026-11-21T10:00:00.000Z") + days * 86_400_000);
  const journal = await openTestJournal(
    { kind: "account", personId: "01989681-0000-7000-8000-00000000aaaa" },
    {
      now: () => instant,
    },
  );
  onTestFinished(() => closeDatabase(journal));
  return journal;
}

async function say(journal: Journal, title: string) {
  const talk = await createRow(journal, "conversations", { title });
  if (!talk.ok) throw new Error("not written");
  const turn = await createRow(journal, "turns", {
    conversation_id: talk.row.id,
    question: `${title}?`,
    replies: [],
  });
  if (!turn.ok) throw new Error("not written");
  return { talk: talk.row.id, turn: turn.row.id };
}

const stateOf = async ({ database, personId, now }: Journal): Promise<Backup> =>
  (await composeBackup(database, { personId, timestamp: now().toISOString(), timeZone: "UTC" })).backup;
const told = async ({ database }: Journal) =>
  (await database.table("conversations").toArray())
    .filter(({ deleted_at }) => deleted_at === null)
    .map(({ title }) => title)
    .toSorted();
const keep = { onDifference: "keep", withChoices: false } as const;
const ops = async ({ database }: Journal) =>
  (await database.outbox.toArray()).map(({ op }) => `${op.kind} ${op.table}`);

test("what was deleted comes back by an ordinary edit, what came since stays, and the undo takes it away again", async () => {
  const journal = await open();
  const { talk } = await say(journal, "The sea");
  const state = await stateOf(journal);
  await deleteRow(journal, "conversations", talk);
  await say(journal, "Since");
  await journal.database.outbox.clear();
  const restored = await restoreBackup(journal, state, keep);
  if (!restored.ok) throw new Error(restored.reason);
  expect(restored.record).toMatchObject({ conversations: 1, choices: 0, written: 1, of: state.timestamp });
  expect(await told(journal)).toEqual(["Since", "The sea"]);
  expect(await ops(journal)).toEqual(["put conversations"]);
  const undone = await undoRestore(journal, restored.record.restoreId);
  expect(undone).toMatchObject({ ok: true, undone: { trashed: 1, kept: 0 } });
  expect(await told(journal)).toEqual(["Since"]);
  expect(await undoRestore(journal, restored.record.restoreId)).toEqual({ ok: false, reason: "not_found" });
});

test("what this device never had comes with its messages, under the ids it had", async () => {
  const [from, into] = [await open(), await open()];
  const { talk, turn } = await say(from, "The sea");
  const restored = await restoreBackup(into, await stateOf(from), keep);
  if (!restored.ok) throw new Error(restored.reason);
  expect(await into.database.table("turns").get(turn)).toMatchObject({
    conversation_id: talk,
    question: "The sea?",
  });
  const undone = await undoRestore(into, restored.record.restoreId);
  expect(undone).toMatchObject({ ok: true });
  expect(await told(into)).toEqual([]);
});

test("what differs stays as it is here unless the state's is taken, and the undo gives it back unless it changed again", async () => {
  const journal = await open();
  const { talk } = await say(journal, "Before");
  const other = await say(journal, "Left");
  const state = await stateOf(journal);
  await patchRow(journal, "conversations", talk, { title: "After" });
  await patchRow(journal, "conversations", other.talk, { title: "Right" });
  expect(await restoreBackup(journal, state, keep)).toEqual({ ok: false, reason: "nothing" });
  const restored = await restoreBackup(journal, state, { ...keep, onDifference: "take" });
  if (!restored.ok) throw new Error(restored.reason);
  expect(await told(journal)).toEqual(["Before", "Left"]);
  await patchRow(journal, "conversations", other.talk, { title: "Mine" });
  const undone = await undoRestore(journal, restored.record.restoreId);
  expect(undone).toMatchObject({ undone: { reverted: 1, kept: 1 } });
  expect(await told(journal)).toEqual(["After", "Mine"]);
});

test("choices come back only when they are asked for, as one edit of the profile that can be undone", async () => {
  const journal = await open();
  const at = "2026-11-21T10:00:00.000Z";
  const own = {
    id: journal.personId,
    rev: 3,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    blur_media: true,
  };
  const { readRow } = await import("#app/store/db/journal-rows.ts");
  await journal.database.table("profiles").put(readRow("profiles", own));
  const state = await stateOf(journal);
  await patchRow(journal, "profiles", journal.personId, { blur_media: false, partner_word: "lover" });
  const { choices } = await compareWithHere(journal, state);
  expect(choices.map(({ field }) => field)).toEqual(["partner_word", "blur_media"]);
  expect(await restoreBackup(journal, state, keep)).toEqual({ ok: false, reason: "nothing" });
  const restored = await restoreBackup(journal, state, { ...keep, withChoices: true });
  if (!restored.ok) throw new Error(restored.reason);
  const shown = () => journal.database.table("profiles").get(journal.personId);
  expect(await shown()).toMatchObject({ blur_media: true, partner_word: null });
  await undoRestore(journal, restored.record.restoreId);
  expect(await shown()).toMatchObject({ blur_media: false, partner_word: "lover" });
});

test("a full disk leaves nothing half brought back", async () => {
  const journal = await open();
  const { talk } = await say(journal, "One");
  const { talk: second } = await say(journal, "Two");
  const state = await stateOf(journal);
  for (const id of [talk, second]) await deleteRow(journal, "conversations", id);
  const before = await ops(journal);
  fillDisk(journal);
  expect(await restoreBackup(journal, state, keep)).toEqual({ ok: false, reason: "storage_full" });
  expect(await told(journal)).toEqual([]);
  expect(await ops(journal)).toEqual(before);
});

test("after thirty days what was there before is forgotten", async () => {
  const journal = await open();
  const { talk } = await say(journal, "The sea");
  const state = await stateOf(journal);
  await deleteRow(journal, "conversations", talk);
  const restored = await restoreBackup(journal, state, keep);
  if (!restored.ok) throw new Error(restored.reason);
  const later = (days: number) => ({
    ...journal,
    now: () => new Date(journal.now().getTime() + days * 86_400_000),
  });
  await forgetOldRestores(later(30));
  expect(await journal.database.imported.count()).toBe(1);
  await forgetOldRestores(later(31));
  expect(await journal.database.imported.count()).toBe(0);
  expect(await undoRestore(journal, restored.record.restoreId)).toEqual({ ok: false, reason: "not_found" });
});
