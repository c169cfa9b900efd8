import { Dexie } from "dexie";
import { expect, onTestFinished, test } from "vitest";
import { emptyStorage } from "#app/store/testing/open-test-journal.ts";
import { describeDatabase } from "./journal-database.ts";

/** The tables of each version that builds have written, as a device may still have them. */
const earlierStores = [
  {
    profiles: "id",
    relationships: "id",
    moments: "id",
    media: "id",
    conflicts: "id",
    outbox: "++seq, op.opId, [op.table+op.id]",
    bases: "[table+id]",
    needsYou: "opId, [op.table+op.id]",
    drafts: "key",
    meta: "key",
  },
  { uploads: "id", files: "[id+name]" },
  { versions: "++seq, [table+id]" },
  { strays: "id" },
  { conversations: "id", turns: "id" },
  { imported: "[importId+table+id], importId, [table+id]" },
  { threads: "id", messages: "id" },
  { packs: "[table+first+last+at]" },
];

/** One that fits every table's key. */
const storedRow = {
  id: "one",
  key: "one",
  seq: 1,
  opId: "one",
  name: "original",
  table: "moments",
  importId: "one",
  first: "one",
  last: "one",
  at: "one",
  rows: [],
  op: { opId: "one", table: "moments", id: "one", kind: "patch", fields: { text: "typed and not sent" } },
};

test.for(earlierStores.map((_, at) => at + 1))(
  "a journal with the tables of version %i opens with every row, and what was not sent is found by its entry",
  async (last) => {
    const storage = emptyStorage();
    const earlier = new Dexie("tendre-device", { ...storage });
    for (const [at, stores] of earlierStores.slice(0, last).entries()) earlier.version(at + 1).stores(stores);
    await earlier.open();
    for (const table of earlier.tables) await table.add(storedRow);
    const filled = earlier.tables.map(({ name }) => name);
    earlier.close();

    const { dexie, outbox, refusedOps, imported } = describeDatabase("tendre-device", storage);
    onTestFinished(() => dexie.close());
    const found = dexie.tables.map(async (table) => [table.name, await table.toArray()]);
    const all = Object.assign({}, ...earlierStores);
    expect(Object.fromEntries(await Promise.all(found))).toEqual(
      Object.fromEntries(Object.keys(all).map((name) => [name, filled.includes(name) ? [storedRow] : []])),
    );
    for (const table of [outbox, refusedOps]) {
      expect(await table.where("[op.table+op.id]").equals(["moments", "one"]).count()).toBe(1);
    }
    expect(await imported.where("importId").equals("one").count()).toBe(last < 6 ? 0 : 1);
  },
);

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
