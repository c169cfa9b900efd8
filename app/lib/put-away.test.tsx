import { afterEach, expect, test } from "vitest";
import { languageKey } from "./i18n/language.ts";
import { deleteDatabase, sharedDatabase } from "./journal-names.ts";
import { putAway, putAwayBy } from "./put-away.ts";
import { putShared, readShared } from "./share/share-box.ts";

afterEach(async () => {
  await deleteDatabase(sharedDatabase);
  localStorage.clear();
  sessionStorage.clear();
});

test("what this browser remembers of whoever leaves goes, what is added one day too; its language stays", async () => {
  localStorage.setItem("tendre.loggedIn", "anna 12345678");
  localStorage.setItem("a key of next year", "of hers");
  localStorage.setItem(languageKey, "fr");
  sessionStorage.setItem("tendre.search", "of hers too");
  const since = "2026-11-22T10:00:00.000Z";
  expect(await putAway({ personId: "anna", disposal: "delete", since })).toBe(true);
  expect(Object.keys(localStorage)).toEqual([languageKey]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("what was shared and not taken is locked with the journal of whoever leaves, and stays where that fails", async () => {
  const asked: unknown[] = [];
  let isLocked = false;
  const lockAway = async (...of: readonly unknown[]) => {
    asked.push([...of, (await readShared()).length]);
    return isLocked;
  };
  const none = async () => [];
  const yes = async () => true;
  putAwayBy(async () => ({ lockAway, otherJournalOwners: none, deleteAll: yes, takeOpenDemoAlong: yes }));
  await putShared({ text: "Two tickets", files: [] });
  const pending = { personId: "anna", disposal: "lock", since: "2026-11-22T10:00:00.000Z" } as const;
  expect(await putAway(pending)).toBe(false);
  expect(await readShared()).toHaveLength(1);
  isLocked = true;
  expect(await putAway(pending)).toBe(true);
  expect(asked).toEqual([
    [["anna"], "anna", 1],
    [["anna"], "anna", 1],
  ]);
  expect(await readShared()).toEqual([]);
});
