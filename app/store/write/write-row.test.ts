import { expect, onTestFinished, test } from "vitest";
import { closeDatabase, type JournalChoice, type JournalPorts } from "#app/store/db/journal.ts";
import { queueDraft } from "#app/store/drafts/drafts.ts";
import { beginThread } from "#app/store/messages/begin-thread.ts";
import { openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { ticks } from "#app/store/testing/test-ports.ts";
import { createRow, deleteRow, patchRow, restoreRow, type Written } from "./write-row.ts";

async function journalFor(choice?: JournalChoice, ports?: Partial<JournalPorts>) {
  const journal = await openTestJournal(choice, ports);
  onTestFinished(() => closeDatabase(journal));
  return { journal, queued: async () => (await journal.database.outbox.toArray()).map(({ op }) => op) };
}

function kept<T>(written: Written<T>): T {
  if (!written.ok) throw new Error(`refused: ${JSON.stringify(written)}`);
  return written.row;
}

test("a row and its op are written together, and the page sees the row at once", async () => {
  const { journal, queued } = await journalFor();
  const row = kept(await createRow(journal, "relationships", { name: "  Camille " }));
  expect(row).toMatchObject({
    name: "Camille",
    type: "other",
    rev: 0,
    user_id: somePerson,
    deleted_at: null,
  });
  expect(journal.views.relationships.current()?.get(row.id)).toEqual(row);
  expect(await queued()).toMatchObject([
    {
      table: "relationships",
      id: row.id,
      kind: "put",
      baseRev: 0,
      personId: somePerson,
      fields: { name: "Camille" },
    },
  ]);
});

test("a journal kept on this device alone queues nothing and has its own profile", async () => {
  const { journal, queued } = await journalFor({ kind: "device" });
  const row = kept(await createRow(journal, "relationships", { name: "Camille" }));
  kept(await patchRow(journal, "relationships", row.id, { city: "Lyon" }));
  expect(await queued()).toEqual([]);
  expect(await journal.database.bases.count()).toBe(0);
  const profile = journal.views.profiles.current()?.get(journal.personId);
  expect(profile).toMatchObject({ is_fallback_profile: true, onboarding_completed: true });
});

test("an op holds only the fields that changed; an edit that changes nothing is none", async () => {
  const { journal, queued } = await journalFor();
  const row = kept(await createRow(journal, "relationships", { name: "Camille" }));
  await journal.database.outbox.toCollection().modify({ sent: true });
  kept(await patchRow(journal, "relationships", row.id, { name: "Camille", rating: 4 }));
  kept(await patchRow(journal, "relationships", row.id, { rating: 4 }));
  expect((await queued()).map(({ kind, fields }) => [kind, fields])).toEqual([
    ["put", expect.objectContaining({ name: "Camille" })],
    ["patch", { rating: 4 }],
  ]);
});

test("an unsent edit joins the one before it; one that may have left does not", async () => {
  const { journal, queued } = await journalFor();
  const row = kept(await createRow(journal, "relationships", { name: "Camille" }));
  kept(await patchRow(journal, "relationships", row.id, { city: "Lyon" }));
  expect(await queued()).toHaveLength(1);
  await journal.database.outbox.toCollection().modify({ sent: true });
  kept(await patchRow(journal, "relationships", row.id, { city: "Évry" }));
  expect((await queued()).map(({ fields }) => fields.city)).toEqual(["Lyon", "Évry"]);
});

test("an edit is not folded past the creation of a row that it names", async () => {
  const { journal, queued } = await journalFor();
  const moment = kept(await createRow(journal, "moments", { occurred_on: "2026-11-01" }));
  const path = kept(await createRow(journal, "relationships", { name: "Camille" }));
  kept(await patchRow(journal, "moments", moment.id, { relationship_id: path.id }));
  expect((await queued()).map(({ table, kind }) => [table, kind])).toEqual([
    ["moments", "put"],
    ["relationships", "put"],
    ["moments", "patch"],
  ]);
});

test("a block, and messages turned off, are not folded past what was written before", async () => {
  const { journal, queued } = await journalFor();
  const thread = kept(
    await createRow(journal, "threads", { to: { kind: "email", value: "camille@example.org" } }),
  );
  await journal.database.outbox.toCollection().modify({ sent: true });
  const at = "2026-11-20T10:00:00.000Z";
  const known = { id: journal.personId, rev: 1, created_at: at, updated_at: at, deleted_at: null };
  await journal.database.rows("profiles").put(known);
  kept(await patchRow(journal, "threads", thread.id, { is_blocked: true }));
  kept(await patchRow(journal, "threads", thread.id, { is_blocked: false }));
  kept(await patchRow(journal, "profiles", journal.personId, { messages_are_on: true }));
  kept(await createRow(journal, "messages", { thread_id: thread.id, body: { v: 1, body: "Hello" } }));
  kept(await patchRow(journal, "threads", thread.id, { is_blocked: true }));
  kept(await patchRow(journal, "profiles", journal.personId, { messages_are_on: false }));
  kept(await patchRow(journal, "profiles", journal.personId, { discoverable: true }));
  expect(
    (await queued()).map(({ table, fields }) => [table, fields.is_blocked ?? fields.messages_are_on]),
  ).toEqual([
    ["threads", false],
    ["threads", false],
    ["profiles", true],
    ["messages", undefined],
    ["threads", true],
    ["profiles", false],
  ]);
});

test("an edit counts from what the person was looking at, not from what came since", async () => {
  const { journal, queued } = await journalFor();
  const { id } = kept(await createRow(journal, "relationships", { name: "Camille" }));
  await journal.database.outbox.clear();
  await journal.database.bases.clear();
  await journal.database.table("relationships").update(id, { rev: 7 });
  kept(await patchRow(journal, "relationships", id, { city: "Lyon" }, { seen: { rev: 5, city: "Nice" } }));
  expect(await queued()).toMatchObject([{ kind: "patch", baseRev: 5, before: { city: "Nice" } }]);
});

test("a draft goes with the write that saves it, down to the last letter, and stays with one that is refused", async () => {
  const { journal, queued } = await journalFor();
  const { drafts } = journal.database;
  const key = "relationship:new";
  const type = (name: string) => queueDraft(key, { value: { name } }, journal);
  for (const name of ["C", "Ca", "Camille"]) type(name);
  expect(await createRow(journal, "relationships", { name: "" }, { draft: key })).toMatchObject({
    ok: false,
  });
  expect((await drafts.get(key))?.value).toEqual({ name: "Camille" });
  for (const name of ["Camille D", "Camille Durand"]) type(name);
  const { id } = kept(await createRow(journal, "relationships", { name: "Camille Durand" }, { draft: key }));
  await ticks(20);
  expect(await drafts.get(key)).toBeUndefined();
  queueDraft(key, { value: { city: "Lyon" } }, journal);
  kept(await patchRow(journal, "relationships", id, { city: "Lyon" }, { draft: key }));
  expect(await drafts.get(key)).toBeUndefined();
  expect(await queued()).toMatchObject([{ kind: "put", fields: { city: "Lyon" } }]);
});

test("a row whose draft cannot go is not written: it would be saved twice", async () => {
  const { journal, queued } = await journalFor();
  await journal.database.drafts.put({ key: "moment:new", value: {}, savedAt: journal.now().toISOString() });
  journal.database.drafts.hook("deleting", () => {
    throw new Error("the disk cannot be read");
  });
  const draft = "moment:new";
  await expect(createRow(journal, "moments", { occurred_on: "2026-11-20" }, { draft })).rejects.toThrow(
    "disk",
  );
  await expect(beginThread(journal, { kind: "handle", value: "maya.0000" }, "Hello", draft)).rejects.toThrow(
    "disk",
  );
  expect(await queued()).toEqual([]);
  expect(await journal.database.rows("moments").count()).toBe(0);
});

test("what is refused by the rules is not written, and says which field", async () => {
  const { journal, queued } = await journalFor();
  expect(await createRow(journal, "relationships", { name: "", rating: 9 })).toMatchObject({
    reason: "invalid",
    issues: [
      { field: "name", code: "name_required" },
      { field: "rating", code: "rating_range" },
    ],
  });
  expect(await createRow(journal, "relationships", { name: "Camille", start_date: "2199" })).toMatchObject({
    issues: [{ field: "start_date", code: "start_in_future" }],
  });
  expect(await patchRow(journal, "relationships", somePerson, { city: "Lyon" })).toMatchObject({
    reason: "not_found",
  });
  expect(await queued()).toEqual([]);
  expect(journal.views.relationships.current()?.size).toBe(0);
});

test("a deleted row goes to the trash and comes back whole", async () => {
  const { journal, queued } = await journalFor();
  const row = kept(await createRow(journal, "relationships", { name: "Camille", city: "Lyon" }));
  expect(kept(await deleteRow(journal, "relationships", row.id)).deleted_at).not.toBeNull();
  expect(kept(await restoreRow(journal, "relationships", row.id))).toMatchObject({
    city: "Lyon",
    deleted_at: null,
  });
  expect((await queued()).map(({ kind }) => kind)).toEqual(["put", "delete", "put"]);
});

test("a full disk is told and nothing is half written", async () => {
  const { journal, queued } = await journalFor();
  const full = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  journal.database.outbox.hook("creating", full);
  expect(await createRow(journal, "relationships", { name: "Camille" })).toEqual({
    ok: false,
    reason: "storage_full",
  });
  journal.database.outbox.hook("creating").unsubscribe(full);
  expect(await journal.database.table("relationships").count()).toBe(0);
  expect(await queued()).toEqual([]);
});
