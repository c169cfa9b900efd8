import { expect, test } from "vitest";
import { emptyStorage } from "#app/store/testing/open-test-journal.ts";
import { describeDatabase } from "./journal-database.ts";

test("a journal that a newer build upgraded opens again in this one after a roll-back, and nothing of it is lost", async () => {
  const storage = emptyStorage();
  const newer = describeDatabase("tendre-device", storage).dexie;
  newer.version(99).stores({ later: "id" });
  await newer.table("relationships").put({ id: "one", name: "Camille", laterField: 1 });
  await newer.table("later").put({ id: "two" });
  newer.close();

  const { dexie } = describeDatabase("tendre-device", storage);
  expect(await dexie.table("relationships").get("one")).toEqual({
    id: "one",
    name: "Camille",
    laterField: 1,
  });
  await dexie.table("drafts").put({ key: "moment:new", value: "typed after the roll-back", savedAt: "" });
  dexie.close();

  await newer.open();
  expect(await newer.table("later").count()).toBe(1);
  expect(await newer.table("drafts").count()).toBe(1);
  newer.close();
});
