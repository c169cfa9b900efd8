import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { closeDatabase, type Journal } from "#app/store/db/journal.ts";
import { eraseRelationship } from "#app/store/relationships/erase.ts";
import { storePlace } from "#app/store/sync/pull-place.ts";
import { openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { everyTable, takeRow } from "#app/store/write/wipe.ts";
import { createRow, deleteRow } from "#app/store/write/write-row.ts";
import type { Backup } from "#domain/backup/backup.ts";
import { backupEvery } from "#domain/backup/backup-limits.ts";
import { backUp } from "./back-up.ts";
import { isTableMissing, type SentBackup } from "./backup-calls.ts";
import { backupsOffKey } from "./backup-meta.ts";
import { composeBackup } from "./compose-backup.ts";
import { startBackups } from "./start-backups.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => kept.set(key, value) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open() {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  await storePlace(journal.database, { since: 7, walk: null });
  return journal;
}

async function say(journal: Journal, title: string): Promise<string> {
  const talk = await createRow(journal, "conversations", { title });
  if (!talk.ok) throw new Error("not written");
  const turn = await createRow(journal, "turns", {
    conversation_id: talk.row.id,
    question: `${title}?`,
    replies: [],
  });
  if (!turn.ok) throw new Error("not written");
  return talk.row.id;
}

type Answer = SentBackup["outcome"];
function server(...answers: Answer[]) {
  const sent: { readonly backup: Backup; readonly heard: number }[] = [];
  const composed: string[] = [];
  const ports = {
    compose: async ({ database, personId, now }: Journal) => {
      composed.push(personId);
      return composeBackup(database, { personId, timestamp: now().toISOString(), timeZone: "Europe/Paris" });
    },
    send: async (_: string, backup: Backup, heard: number): Promise<SentBackup> => {
      sent.push({ backup, heard });
      return { outcome: answers.shift() ?? "kept" };
    },
  };
  const look = async (journal: Journal) =>
    (await backUp(journal, new AbortController().signal, ports)).outcome;
  const titles = () => sent.map(({ backup }) => backup.data.aiConversations.map(({ title }) => title));
  return { sent, composed, ports, look, titles };
}

test("a backup is sent when something changed, with the rev that this device has heard of", async () => {
  const journal = await open();
  const { sent, composed, look, titles } = server();
  await say(journal, "First");
  expect(await look(journal)).toBe("kept");
  expect(await look(journal)).toBe("unchanged");
  const second = await say(journal, "Second");
  expect(await look(journal)).toBe("kept");
  await deleteRow(journal, "conversations", second);
  expect(await look(journal)).toBe("kept");
  expect(titles()).toEqual([["First"], ["Second", "First"], ["First"]]);
  expect(sent[0]).toMatchObject({ heard: 7, backup: { userId: somePerson, version: "1.0" } });
  // Nothing is put together while the journal stands as it was.
  expect(composed).toHaveLength(3);
});

test("a change that no backup shows is computed once and sent never", async () => {
  const journal = await open();
  const { sent, composed, look } = server();
  await look(journal);
  const gone = await createRow(journal, "relationships", { name: "Noé" });
  if (gone.ok) await deleteRow(journal, "relationships", gone.row.id);
  expect(await look(journal)).toBe("unchanged");
  expect(await look(journal)).toBe("unchanged");
  expect([sent.length, composed.length]).toEqual([1, 2]);
});

test("what was not answered is sent again", async () => {
  const journal = await open();
  const { look, titles } = server("later", "conflict", "kept");
  await say(journal, "First");
  expect([await look(journal), await look(journal), await look(journal), await look(journal)]).toEqual([
    "later",
    "conflict",
    "kept",
    "unchanged",
  ]);
  expect(titles()).toEqual([["First"], ["First"], ["First"]]);
});

test("once the server says that the table is missing, nothing is put together or sent any more", async () => {
  const journal = await open();
  const { sent, composed, look } = server("missing");
  await say(journal, "First");
  expect(await look(journal)).toBe("missing");
  await say(journal, "Second");
  expect(await look(journal)).toBe("off");
  expect([sent.length, composed.length]).toEqual([1, 1]);
  expect((await journal.database.meta.get(backupsOffKey))?.value).toBe(true);
});

test("the table is missing by its code, and by a message that names it", () => {
  const error = (code: string, message: string) =>
    isTableMissing({ code, message, details: null, hint: null });
  expect(error("PGRST205", "A table is missing")).toBe(true);
  expect(error("", "Could not find the table 'public.user_backups' in the schema cache")).toBe(true);
  expect(error("unavailable", "Momentarily unavailable")).toBe(false);
});

test("before everything came, and while an erasure is on its way, nothing is sent; after it the next one is due", async () => {
  const journal = await open();
  const { look, titles } = server();
  const person = await createRow(journal, "relationships", { name: "Zéphyrine" });
  if (!person.ok) throw new Error("not written");
  await say(journal, "About Zéphyrine");
  await say(journal, "The sea");
  expect(await look(journal)).toBe("kept");
  await eraseRelationship(person.row.id, journal);
  expect(await look(journal)).toBe("waiting");
  await journal.database.outbox.clear();
  expect(await look(journal)).toBe("kept");
  expect(titles()).toEqual([["The sea", "About Zéphyrine"], ["The sea"]]);
  await journal.database.meta.delete("since");
  await say(journal, "More");
  expect(await look(journal)).toBe("waiting");
});

test("an erasure that is heard of makes the next backup due, though nothing that it shows has changed", async () => {
  const journal = await open();
  const { sent, look } = server();
  expect(await look(journal)).toBe("kept");
  const at = "2026-11-21T10:00:00.000Z";
  const row = { id: journal.newId(), rev: 9, created_at: at, updated_at: at, deleted_at: at, erased: true };
  await journal.database.dexie.transaction("rw", everyTable(journal.database), async () =>
    takeRow(journal.database, "conversations", row),
  );
  expect(await look(journal)).toBe("kept");
  expect(sent).toHaveLength(2);
});

test("the list in local storage follows, without a word of what was said", async () => {
  const journal = await open();
  const { look } = server();
  const id = await say(journal, "A secret");
  await look(journal);
  expect([...kept.keys()]).toEqual([`aiConversations:${somePerson}`]);
  expect(kept.get(`aiConversations:${somePerson}`)).toContain(id);
  expect([...kept.values()].join()).not.toContain("secret");
});

test("what was stopped by a sign-out sends nothing and leaves nothing", async () => {
  const journal = await open();
  const { sent, ports } = server();
  await say(journal, "First");
  const stopping = new AbortController();
  const compose: typeof ports.compose = async (...asked) => {
    const made = await ports.compose(...asked);
    stopping.abort();
    return made;
  };
  await expect(backUp(journal, stopping.signal, { ...ports, compose })).rejects.toThrow();
  expect([sent.length, kept.size]).toEqual([0, 0]);
});

test("it is looked for every five minutes, until it is stopped, and not without a network", async () => {
  const journal = await open();
  const network = { onLine: true, locks: { request: vi.fn() } };
  vi.stubGlobal("navigator", network);
  vi.useFakeTimers();
  const stop = startBackups(journal);
  const { request } = network.locks;
  await vi.advanceTimersByTimeAsync(backupEvery - 1);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(request).toHaveBeenCalledTimes(1);
  network.onLine = false;
  await vi.advanceTimersByTimeAsync(backupEvery);
  await vi.dynamicImportSettled();
  expect(request).toHaveBeenCalledTimes(1);
  network.onLine = true;
  stop();
  await vi.advanceTimersByTimeAsync(3 * backupEvery);
  expect(request).toHaveBeenCalledTimes(1);
});
