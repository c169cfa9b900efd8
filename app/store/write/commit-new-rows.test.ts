import { expect, onTestFinished, test } from "vitest";
import { closeDatabase, type Journal, type JournalChoice } from "#app/store/db/journal.ts";
import { openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { idAt } from "#domain/fixtures/journal.ts";
import { commitNewRows, knownRowKeys, rowKey } from "./commit-new-rows.ts";
import { commitInside, decideCreate, writingTables } from "./commit-row.ts";
import { createRow, deleteRow } from "./write-row.ts";

const at = "2026-11-21T10:00:00Z";
const alma = { table: "relationships", id: idAt(at, 1), fields: { name: "Alma" } } as const;
const walk = {
  table: "moments",
  id: idAt(at, 2),
  fields: { relationship_id: alma.id, occurred_on: "2024-05", text: "A walk" },
} as const;
const zoe = { table: "relationships", id: idAt(at, 3), fields: { name: "Zoé" } } as const;
const written = [alma, walk, zoe];

async function open(choice: JournalChoice): Promise<Journal> {
  let serial = 10;
  const newId = () => {
    serial += 1;
    return idAt(at, serial);
  };
  const journal = await openTestJournal(choice, { newId });
  onTestFinished(() => closeDatabase(journal));
  return journal;
}

const inside = <T>({ database }: Journal, work: () => Promise<T>) =>
  database.dexie.transaction(
    "rw",
    [database.rows("relationships"), database.rows("moments"), ...writingTables(database)],
    work,
  );

const decided = (journal: Journal, rows: readonly (typeof written)[number][]) =>
  rows.map(({ table, id, fields }) => ({ table, id, decide: decideCreate(journal, table, id, fields) }));

/** All that is stored, without the id of the device that wrote it. */
async function stored({ database }: Journal) {
  const tables = [database.rows("relationships"), database.rows("moments"), ...writingTables(database)];
  const rows = await Promise.all(tables.map((table) => table.toArray()));
  return JSON.parse(JSON.stringify(rows, (name, value) => (name === "deviceId" ? "" : value)));
}

for (const choice of [{ kind: "account", personId: somePerson }, { kind: "device" }] as const) {
  test(`written together, rows of a journal of the kind "${choice.kind}" are as if written one by one`, async () => {
    const [together, single] = [await open(choice), await open(choice)];
    const own = ({ personId }: Journal) => personId;
    expect(await inside(together, () => commitNewRows(together, decided(together, written)))).toEqual({
      ok: true,
    });
    await inside(single, async () => {
      for (const { table, id, decide } of decided(single, written))
        await commitInside(single, table, id, decide);
    });
    const text = (journal: Journal, rows: unknown) => JSON.stringify(rows).replaceAll(own(journal), "owner");
    expect(text(together, await stored(together))).toBe(text(single, await stored(single)));
    expect((await stored(together))[0]).toHaveLength(2);
  });
}

test("one that is refused is named", async () => {
  const journal = await open({ kind: "device" });
  const nameless = { table: "relationships", id: idAt(at, 5), fields: { name: "" } } as const;
  const rows = [alma, nameless].map(({ table, id, fields }) => ({
    ...{ table, id },
    decide: decideCreate(journal, table, id, fields),
  }));
  expect(await inside(journal, () => commitNewRows(journal, rows))).toMatchObject({
    ok: false,
    refused: { id: nameless.id },
  });
});

test("a row, a tombstone, and what only an op or a base names are known", async () => {
  const journal = await open({ kind: "account", personId: somePerson });
  const kept = await createRow(journal, "relationships", { name: "Alma" });
  const gone = await createRow(journal, "moments", { occurred_on: "2024-05", text: "A walk" });
  if (!kept.ok || !gone.ok) throw new Error("not written");
  await deleteRow(journal, "moments", gone.row.id);
  const onlyBase = idAt(at, 8);
  await journal.database.bases.put({ table: "media", id: onlyBase, row: kept.row });
  const onlyOp = idAt(at, 9);
  const [queued] = await journal.database.outbox.toArray();
  if (!queued) throw new Error("nothing queued");
  await journal.database.outbox.add({ op: { ...queued.op, table: "media", id: onlyOp }, sent: true });
  const known = await inside(journal, () => knownRowKeys(journal.database, ["relationships", "moments"]));
  expect([...known].toSorted()).toEqual(
    [
      rowKey("relationships", kept.row.id),
      rowKey("moments", gone.row.id),
      rowKey("media", onlyBase),
      rowKey("media", onlyOp),
    ].toSorted(),
  );
});
