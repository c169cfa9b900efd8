import { expect, onTestFinished, test } from "vitest";
import { closeDatabase } from "#app/store/db/journal.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createRow, deleteRow, patchRow } from "#app/store/write/write-row.ts";
import { wholeCopy } from "#domain/copy/choose-copy.ts";
import { copyLimit, journalFileSchema } from "#domain/copy/journal-file.ts";
import { openCopy } from "./open-copy.ts";
import { writeCopy } from "./write-copy.ts";

const facts = {
  madeAt: "2026-11-21T10:00:00.000Z",
  today: "2026-11-21",
  preferences: { language: "fr", theme: "dark", single_keys: true, quick_exit: true },
  aliasWords: { person: "Person", writer: "me" },
  choice: wholeCopy,
} as const;

async function copyOf(kind: "device" | "account") {
  const journal = await openTestJournal(
    kind === "device" ? { kind } : { kind, personId: "01989681-0000-7000-8000-00000000aaaa" },
  );
  onTestFinished(() => closeDatabase(journal));
  const person = await createRow(journal, "relationships", { name: 'Noé ‘"<b>\u2028' });
  if (!person.ok) throw new Error("not written");
  const moment = await createRow(journal, "moments", {
    relationship_id: person.row.id,
    occurred_on: "2026-11-20",
    text: "First",
  });
  if (!moment.ok) throw new Error("not written");
  await patchRow(journal, "moments", moment.row.id, { text: "Second" });
  const gone = await createRow(journal, "relationships", { name: "Gone" });
  if (gone.ok) await deleteRow(journal, "relationships", gone.row.id);
  const { file } = await writeCopy(journal.database, { ...facts, owner: journal.personId });
  const text = await file.text();
  return { text, copy: journalFileSchema.parse(JSON.parse(text)), personId: journal.personId };
}

test("the copy of a journal of this device is whole, with the earlier versions of its moments", async () => {
  const { copy, text, personId } = await copyOf("device");
  expect(copy.owner).toBe(personId);
  expect(copy.relationships.map(({ name }) => name)).toEqual(['Noé ‘"<b>']);
  expect(copy.moments[0]).toMatchObject({ text: "Second" });
  expect(copy.moments[0]?.history?.map(({ kind }) => kind)).toEqual(["put", "patch"]);
  expect(copy.profile).not.toBeNull();
  expect(copy.account).toBeNull();
  expect(text).not.toContain("Gone");
});

test("an account's copy holds what was typed and not sent yet", async () => {
  const { copy } = await copyOf("account");
  expect(copy.relationships).toHaveLength(1);
  expect(copy.moments[0]).toMatchObject({ text: "Second" });
});

test("a copy with more text than an import reads is made whole, and is said not to come back", async () => {
  const journal = await openTestJournal({ kind: "device" });
  onTestFinished(() => closeDatabase(journal));
  const order = { ...facts, owner: journal.personId };
  const moment = await createRow(journal, "moments", { occurred_on: "2026-11-20", text: "" });
  if (!moment.ok) throw new Error("not written");
  const { file: short, comesBack } = await writeCopy(journal.database, order);
  expect(comesBack).toBe(true);
  const put = (length: number) =>
    journal.database.rows("moments").update(moment.row.id, { text: "a".repeat(length) });
  await put(copyLimit - short.size);
  expect(await writeCopy(journal.database, order)).toMatchObject({
    file: { size: copyLimit },
    comesBack: true,
  });
  await put(copyLimit - short.size + 1);
  const long = await writeCopy(journal.database, order);
  expect(long).toMatchObject({ file: { size: copyLimit + 1 }, comesBack: false });
  expect(await openCopy(long.file, null)).toEqual({ ok: false, refusal: { reason: "too_large" } });
});

test("nothing of the session, the device or the outbox is in a copy", async () => {
  const { text } = await copyOf("account");
  expect(text).not.toMatch(/opId|deviceId|personId|"rev"|user_id|stripe/);
});
