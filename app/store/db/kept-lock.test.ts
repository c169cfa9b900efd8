import { expect, onTestFinished, test } from "vitest";
import { guardOf } from "#app/lib/lock/lock-guard.ts";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { closeDatabase } from "./journal.ts";
import { lockCopyKey } from "./journal-database.ts";
import { keepLock } from "./kept-lock.ts";

const terms = (salt: string) => ({ pin: { salt, hash: salt, rounds: 1 }, passkeys: [], delay: 60 }) as never;

test("a lock that local storage refuses leaves none in the journal, or the one that was there", async () => {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  const { meta } = journal.database;
  const guard = guardOf("device");
  const refusing = { ...guard, set: () => false };
  expect(await keepLock(journal.database, refusing, terms("first"))).toBe(false);
  expect(await meta.get(lockCopyKey)).toBeUndefined();
  expect(await keepLock(journal.database, { ...guard, set: () => true }, terms("second"))).toBe(true);
  expect(await keepLock(journal.database, refusing, terms("third"))).toBe(false);
  expect((await meta.get(lockCopyKey))?.value).toEqual(terms("second"));
});
