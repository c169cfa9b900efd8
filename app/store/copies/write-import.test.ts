import { Dexie } from "dexie";
import { expect, onTestFinished, test } from "vitest";
import { closeDatabase, type Journal, type JournalChoice } from "#app/store/db/journal.ts";
import { eraseRelationship } from "#app/store/relationships/erase.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { emptyStorage, openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { createRow, deleteRow, patchRow } from "#app/store/write/write-row.ts";
import { wholeCopy } from "#domain/copy/choose-copy.ts";
import { idAt } from "#domain/fixtures/journal.ts";
import { compareFile, type ImportFile } from "./compare-file.ts";
import { forgetOldImports } from "./imports.ts";
import { undoImport } from "./undo-import.ts";
import { writeCopy } from "./write-copy.ts";
import { writeImport } from "./write-import.ts";

const importId = idAt("2026-11-21T10:00:00Z", 7);
const everything = {
  withoutPeople: new Set<string>(),
  onDifference: "keep",
  withProfile: false,
  withMedia: true,
  withConversations: true,
} as const;
const account: JournalChoice = { kind: "account", personId: somePerson };

async function open(choice: JournalChoice = { kind: "device" }, days = 0) {
  const instant = new Date(Date.parse("2026-11-21T10:00:00.000Z") + days * 86_400_000);
  const journal = await openTestJournal(choice, { now: () => instant });
  onTestFinished(() => closeDatabase(journal));
  return journal;
}

async function add(journal: Journal, table: "relationships" | "moments", fields: object): Promise<string> {
  const written = await createRow(journal, table, { ...fields });
  if (!written.ok) throw new Error("not written");
  return written.row.id;
}

async function filled(choice?: JournalChoice) {
  const journal = await open(choice);
  const alma = await add(journal, "relationships", { name: "Alma", start_date: "2019", rating: 4 });
  const walk = await add(journal, "moments", {
    relationship_id: alma,
    occurred_on: "2024-05",
    text: "A walk",
  });
  const alone = await add(journal, "moments", { occurred_on: "2024-06-01", text: "Alone", tags: ["sea"] });
  return { journal, alma, walk, alone };
}

async function copyOf({ database, personId }: Journal): Promise<Blob> {
  const { file } = await writeCopy(database, {
    owner: personId,
    madeAt: "2026-11-21T10:00:00.000Z",
    today: "2026-11-21",
    preferences: { language: "en", theme: "system", single_keys: true, quick_exit: true },
    aliasWords: { person: "Person", writer: "me" },
    choice: wholeCopy,
  });
  return file;
}

async function bring(journal: Journal, file: Blob, over: Partial<ImportFile> = {}, choice: object = {}) {
  const source: ImportFile = { file, passphrase: null, mode: "merge", importId, ...over };
  const read = await compareFile(journal, source);
  if (!read.ok) throw new Error(read.refusal.reason);
  const order = { importId: source.importId, choice: { ...everything, ...choice }, files: read.files };
  const outcome = await writeImport(journal, read.compared, order, () => undefined);
  return { read, outcome };
}

const table = (journal: Journal, name: "relationships" | "moments") => journal.database.rows(name).toArray();
const told = async (journal: Journal) => ({
  people: (await table(journal, "relationships")).map(({ name, rating, start_date }) => ({
    name,
    rating,
    start_date,
  })),
  moments: (await table(journal, "moments")).map(({ text, tags, occurred_on }) => ({
    text,
    tags,
    occurred_on,
  })),
});

test("a copy of this device's journal comes whole into an account, each row as one op, and brought in again brings nothing", async () => {
  const { journal: from } = await filled();
  const file = await copyOf(from);
  const to = await open(account);
  const { read, outcome } = await bring(to, file);
  expect(read.ok && read.origin.from).toBe("other");
  expect(outcome).toMatchObject({
    ok: true,
    record: { counts: { relationships: 1, moments: 2 }, written: 3 },
  });
  const [here, there] = [await told(to), await told(from)];
  expect(new Set(here.moments.map((one) => JSON.stringify(one)))).toEqual(
    new Set(there.moments.map((one) => JSON.stringify(one))),
  );
  expect(here.people).toEqual(there.people);
  const ops = await to.database.outbox.toArray();
  expect(ops.map(({ op }) => [op.kind, op.personId])).toEqual(
    Array.from({ length: 3 }, () => ["put", somePerson]),
  );
  const [person] = await table(to, "relationships");
  expect((await table(to, "moments")).map(({ relationship_id }) => relationship_id)).toContain(person?.id);
  // Under another id, which says as before when it was written.
  const [original] = await table(from, "relationships");
  expect(person?.id).not.toBe(original?.id);
  expect(person?.id.slice(0, 15)).toBe(original?.id.slice(0, 15));
  const again = await bring(to, file, { importId: to.newId() });
  expect(again.outcome).toMatchObject({ ok: true, record: { written: 0 } });
  expect(await to.database.outbox.count()).toBe(3);
});

test("the same file twice as copies is there twice; as a copy of the same journal it is the same", async () => {
  const { journal } = await filled();
  const file = await copyOf(journal);
  expect((await bring(journal, file)).outcome).toMatchObject({ ok: true, record: { written: 0 } });
  await bring(journal, file, { mode: "copies", importId: journal.newId() });
  expect(await journal.database.rows("moments").count()).toBe(4);
});

test("what is here stays, unless the copy's is taken; undone, it is here again", async () => {
  const { journal, alma, walk } = await filled();
  const file = await copyOf(journal);
  await patchRow(journal, "relationships", alma, { name: "Alma B.", rating: null });
  await deleteRow(journal, "moments", walk);
  await bring(journal, file);
  expect((await told(journal)).people[0]?.name).toBe("Alma B.");
  const taken = await bring(journal, file, {}, { onDifference: "take" });
  expect(taken.outcome).toMatchObject({
    ok: true,
    record: { counts: { moments: 1, changed: 1 }, written: 2 },
  });
  expect((await told(journal)).people[0]).toEqual({ name: "Alma", rating: 4, start_date: "2019" });
  expect((await journal.database.rows("moments").get(walk))?.deleted_at).toBeNull();
  expect(await undoImport(journal, importId)).toMatchObject({
    ok: true,
    undone: { trashed: 1, reverted: 1, kept: 0 },
  });
  expect((await told(journal)).people[0]).toMatchObject({ name: "Alma B.", rating: null });
  expect((await journal.database.rows("moments").get(walk))?.deleted_at).not.toBeNull();
  expect(await undoImport(journal, importId)).toEqual({ ok: false, reason: "not_found" });
});

test("undone, everything that came is in the trash, its people with what hangs on them; what was changed since stays", async () => {
  const { journal: from } = await filled();
  const file = await copyOf(from);
  const to = await open(account);
  await bring(to, file);
  expect(await undoImport(to, importId)).toMatchObject({ ok: true, undone: { trashed: 3, kept: 0 } });
  const rows = [...(await table(to, "relationships")), ...(await table(to, "moments"))];
  // The moment about the person is out of sight with the person.
  expect(rows.filter(({ deleted_at }) => deleted_at === null).map(({ text }) => text)).toEqual(["A walk"]);

  const { journal, alma } = await filled();
  const older = await copyOf(journal);
  await patchRow(journal, "relationships", alma, { name: "Alma B." });
  await bring(journal, older, {}, { onDifference: "take" });
  await patchRow(journal, "relationships", alma, { name: "Since" });
  expect(await undoImport(journal, importId)).toMatchObject({ ok: true, undone: { kept: 1 } });
  expect((await told(journal)).people[0]?.name).toBe("Since");
});

test("one entry that is refused while it is written leaves nothing of the whole import", async () => {
  const { journal: from } = await filled();
  const to = await open(account);
  const read = await compareFile(to, { file: await copyOf(from), passphrase: null, mode: "merge", importId });
  if (!read.ok) throw new Error("refused");
  const last = read.compared.entries.at(-1);
  if (!last) throw new Error("empty");
  const damaged = { ...last, id: to.newId(), label: "The last", fields: { ...last.fields, mood: 12 } };
  const compared = { ...read.compared, entries: [...read.compared.entries, damaged] };
  expect(
    await writeImport(to, compared, { importId, choice: everything, files: null }, () => undefined),
  ).toEqual({
    ok: false,
    reason: "invalid",
    label: "The last",
  });
  await expectNothing(to);
});

test("a full disk, or a tab that is closed in the middle, leaves nothing", async () => {
  const { journal: from } = await filled();
  const file = await copyOf(from);
  const to = await open(account);
  const giveRoom = fillDisk(to);
  expect((await bring(to, file)).outcome).toEqual({ ok: false, reason: "storage_full" });
  giveRoom();
  await expectNothing(to);

  const indexedDb = emptyStorage();
  const tab = await openTestJournal(account, { indexedDb });
  const read = await compareFile(tab, { file, passphrase: null, mode: "merge", importId });
  if (!read.ok) throw new Error("refused");
  const closing = writeImport(tab, read.compared, { importId, choice: everything, files: null }, () => {
    Dexie.currentTransaction.abort();
  });
  // What a browser does with the transaction of a tab that is gone.
  await expect(closing).rejects.toThrow();
  closeDatabase(tab);
  const next = await openTestJournal(account, { indexedDb });
  onTestFinished(() => closeDatabase(next));
  await expectNothing(next);
  expect((await bring(next, file)).outcome).toMatchObject({ ok: true, record: { written: 3 } });
});

async function expectNothing({ database }: Journal) {
  const left = await Promise.all(
    [database.rows("relationships"), database.rows("moments"), database.outbox, database.imported].map(
      (one) => one.count(),
    ),
  );
  expect(left).toEqual([0, 0, 0, 0]);
}

test("a file of 200 MB is refused by its size, before anything of it is read", async () => {
  const journal = await open(account);
  const huge = new Blob([]);
  Object.defineProperty(huge, "size", { value: 200_000_000 });
  Object.defineProperty(huge, "arrayBuffer", { value: () => Promise.reject(new Error("It was read.")) });
  const read = await compareFile(journal, { file: huge, passphrase: null, mode: "merge", importId });
  expect(read).toEqual({ ok: false, refusal: { reason: "too_large" } });
});

test("bytes that are no text are refused, and a byte order mark is read past", async () => {
  const { journal } = await filled();
  const compare = (file: Blob) => compareFile(journal, { file, passphrase: null, mode: "merge", importId });
  expect(await compare(new Blob([new Uint8Array([0xff, 0xfe, 0x7b, 0x00])]))).toMatchObject({
    refusal: { reason: "not_text" },
  });
  expect(await compare(new Blob(["\uFEFF", await copyOf(journal)]))).toMatchObject({ ok: true });
});

test("what is kept for an undo goes with whoever is erased, and after thirty days", async () => {
  const { journal, alma } = await filled();
  const file = await copyOf(journal);
  await patchRow(journal, "relationships", alma, { name: "Alma B.", notes: "Since" });
  await bring(journal, file, {}, { onDifference: "take" });
  expect(await journal.database.imported.count()).toBe(1);
  await eraseRelationship(alma, journal);
  expect(await journal.database.imported.count()).toBe(0);

  const to = await open(account);
  await bring(to, file);
  const later = { ...to, now: () => new Date("2026-12-22T10:00:00.000Z") };
  await forgetOldImports({ ...to, now: () => new Date("2026-12-20T10:00:00.000Z") });
  expect(await to.database.imported.count()).toBe(3);
  await forgetOldImports(later);
  expect(await to.database.imported.count()).toBe(0);
});

test("what the file says of the writer is taken only when it is asked for, and never plan, place in time or steps", async () => {
  const { journal } = await filled();
  await patchRow(journal, "profiles", journal.personId, { first_name: "Ida", partner_word: "lover" });
  const file = await copyOf(journal);
  const to = await open();
  await bring(to, file);
  const own = () => to.database.table("profiles").get(to.personId);
  expect((await own())?.first_name).toBeNull();
  await bring(to, file, { importId: to.newId() }, { withProfile: true });
  expect(await own()).toMatchObject({ first_name: "Ida", partner_word: "lover", subscription_plan: "free" });
});
