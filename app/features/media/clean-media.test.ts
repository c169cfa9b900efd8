import { expect, onTestFinished, test, vi } from "vitest";
import { closeDatabase, type JournalChoice } from "#app/store/db/journal.ts";
import { anotherPerson, openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { createRow } from "#app/store/write/write-row.ts";
import { cleanMediaIfDue } from "./clean-media.ts";

const day = 24 * 60 * 60 * 1_000;

async function world(cleaned: number | null, choice?: JournalChoice) {
  let now = Date.parse("2026-11-21T10:00:00.000Z");
  const journal = await openTestJournal(choice ?? { kind: "account", personId: somePerson }, {
    now: () => new Date(now),
  });
  onTestFinished(() => closeDatabase(journal));
  const kept = new Map<string, string>();
  const ports = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    requestCleanUp: vi.fn(async () => cleaned),
    reload: vi.fn(),
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { journal, kept, ports, pass, run: () => cleanMediaIfDue(journal, ports) };
}

test("the clean-up is asked for once in 24 hours, and the time of it is kept", async () => {
  const { kept, ports, pass, run } = await world(0);
  await run();
  expect(kept.get(`lastMediaCleanup:${somePerson}`)).toBe(String(Date.parse("2026-11-21T10:00:00.000Z")));
  pass(day - 1);
  await run();
  expect(ports.requestCleanUp).toHaveBeenCalledTimes(1);
  pass(1);
  await run();
  expect(ports.requestCleanUp).toHaveBeenCalledTimes(2);
  expect(ports.reload).not.toHaveBeenCalled();
});

test("one person's clean-up does not stand for the next one's in the same browser", async () => {
  const { ports, run } = await world(0);
  await run();
  const account = { kind: "account", personId: anotherPerson } as const;
  const next = await openTestJournal(account, { now: () => new Date("2026-11-21T10:00:00.000Z") });
  onTestFinished(() => closeDatabase(next));
  await cleanMediaIfDue(next, ports);
  expect(ports.requestCleanUp).toHaveBeenCalledTimes(2);
});

test("the page is loaded anew when rows were cleaned", async () => {
  const { ports, run } = await world(2);
  await run();
  expect(ports.reload).toHaveBeenCalledTimes(1);
});

test("without an answer it is asked for again at the next start", async () => {
  const { kept, ports, run } = await world(null);
  await run();
  await run();
  expect(ports.requestCleanUp).toHaveBeenCalledTimes(2);
  expect(kept.size).toBe(0);
});

test("on this device alone the lists are cleaned here", async () => {
  const { journal, ports, run } = await world(null, { kind: "device" });
  const made = await createRow(journal, "relationships", { name: "Noé" });
  if (!made.ok) throw new Error(made.reason);
  const media = ["/api/media/a/large", "file:///DCIM/1.jpg", " blob:x"];
  await journal.database.table("relationships").update(made.row.id, { media });
  await run();
  const row = await journal.database.table("relationships").get(made.row.id);
  expect(row?.media).toEqual(["/api/media/a/large"]);
  expect(ports.requestCleanUp).not.toHaveBeenCalled();
  expect(ports.reload).toHaveBeenCalledTimes(1);
});
