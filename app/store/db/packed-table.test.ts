/** A table with packs reads and writes like one without, whatever is done to it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyStorage } from "#app/store/testing/open-test-journal.ts";
import type { Row } from "#domain/wire/sync.ts";
import { describeDatabase, type JournalDatabase } from "./journal-database.ts";
import { loadPacks, packWrites } from "./packed-rows.ts";

const idOf = (at: number) => `01989681-0000-7000-8000-${String(at).padStart(12, "0")}`;
const largest = 90;

function rowOf(at: number, rev: number): Row {
  const instant = "2026-11-21T10:00:00.000Z";
  return {
    id: idOf(at),
    rev,
    word: `${at} ${rev}`,
    created_at: instant,
    updated_at: instant,
    deleted_at: null,
  };
}

/** As a page of the first pull is kept: in parts, the last of which may be one row. */
function keepPage({ dexie, rows }: JournalDatabase, page: readonly Row[]): Promise<unknown> {
  return dexie.transaction("rw", dexie.tables, async () => {
    packWrites();
    const table = rows("moments");
    await Promise.all([table.bulkPut(page.slice(0, 20)), table.bulkPut(page.slice(20))]);
  });
}

/** As the first build with packs wrote them. */
async function asObjects({ packs }: JournalDatabase): Promise<void> {
  const kept = await packs.toArray();
  await packs.bulkPut(
    kept.map((pack) => ({
      ...pack,
      rows: typeof pack.rows === "string" ? JSON.parse(pack.rows) : pack.rows,
    })),
  );
}

const at = fc.nat(largest);
const some = fc.uniqueArray(at, { minLength: 1, maxLength: 30 });
const act = fc.oneof(
  fc.record({ do: fc.constant("page" as const), ids: fc.uniqueArray(at, { minLength: 20, maxLength: 48 }) }),
  fc.record({ do: fc.constantFrom("put" as const, "delete" as const), ids: some }),
  fc.record({
    do: fc.constantFrom("update" as const, "add" as const, "delete one" as const),
    ids: fc.tuple(at),
  }),
  fc.record({ do: fc.constantFrom("delete between" as const), ids: fc.tuple(at, at) }),
  fc.record({
    do: fc.constantFrom("clear" as const, "as objects" as const),
    ids: fc.constant([] as number[]),
  }),
);

test("whatever is written, in packs or not, every way of reading finds what was written last", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 1, maxLength: 12 }),
      some,
      fc.tuple(at, at),
      fc.integer({ min: 1, max: 40 }),
      async (acts, asked, [a, b], limit) => {
        const database = describeDatabase(`tendre-${Math.random()}`, emptyStorage());
        await loadPacks();
        const table = database.rows("moments");
        const model = new Map<string, Row>();
        let rev = 0;
        for (const { do: what, ids } of acts) {
          rev += 1;
          const rows = ids.map((one) => rowOf(one, rev));
          const [low = 0, high = 0] = ids.toSorted((one, other) => one - other);
          if (what === "page" || what === "put") for (const row of rows) model.set(row.id, row);
          if (what === "page") await keepPage(database, rows);
          else if (what === "put") await table.bulkPut(rows);
          else if (what === "delete") {
            await table.bulkDelete(rows.map(({ id }) => id));
            for (const { id } of rows) model.delete(id);
          } else if (what === "delete one") {
            await table.delete(idOf(low));
            model.delete(idOf(low));
          } else if (what === "update") {
            const changed = await table.update(idOf(low), { word: `changed ${rev}` });
            const known = model.get(idOf(low));
            expect(changed).toBe(known ? 1 : 0);
            if (known) model.set(known.id, { ...known, word: `changed ${rev}` });
          } else if (what === "add") {
            const isThere = model.has(idOf(low));
            const added = await table.add(rowOf(low, rev)).then(
              () => true,
              () => false,
            );
            expect(added).toBe(!isThere);
            if (added) model.set(idOf(low), rowOf(low, rev));
          } else if (what === "delete between") {
            await table.where(":id").between(idOf(low), idOf(high), true, true).delete();
            for (let one = low; one <= high; one += 1) model.delete(idOf(one));
          } else if (what === "as objects") await asObjects(database);
          else {
            await table.clear();
            model.clear();
          }
        }
        const all = [...model.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
        const ids = all.map(({ id }) => id);
        expect(await table.toArray()).toEqual(all);
        expect(await table.count()).toBe(all.length);
        expect(await table.toCollection().primaryKeys()).toEqual(ids);
        expect(await table.reverse().toArray()).toEqual(all.toReversed());
        expect(await table.orderBy(":id").limit(limit).toArray()).toEqual(all.slice(0, limit));
        expect(await table.reverse().limit(limit).primaryKeys()).toEqual(ids.toReversed().slice(0, limit));
        expect(await table.filter(({ word }) => String(word).endsWith("1")).toArray()).toEqual(
          all.filter(({ word }) => String(word).endsWith("1")),
        );
        const above = all.filter(({ id }) => id > idOf(a));
        expect(await table.where(":id").above(idOf(a)).limit(limit).toArray()).toEqual(above.slice(0, limit));
        expect(await table.where(":id").above(idOf(a)).count()).toBe(above.length);
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(await table.where(":id").between(idOf(low), idOf(high)).toArray()).toEqual(
          all.filter(({ id }) => id >= idOf(low) && id < idOf(high)),
        );
        expect(await table.bulkGet(asked.map(idOf))).toEqual(asked.map((one) => model.get(idOf(one))));
        expect(await table.get(idOf(a))).toEqual(model.get(idOf(a)));
        expect(await table.where(":id").anyOf(asked.map(idOf)).toArray()).toEqual(
          all.filter(({ id }) => asked.some((one) => idOf(one) === id)),
        );
        const seen: string[] = [];
        await table.each(({ id }) => seen.push(id));
        expect(seen).toEqual(ids);
        database.dexie.close();
      },
    ),
  );
});

test.each([
  ["in the order of their ids", 1],
  ["in quite another", 1_237],
])("many packs, their rows %s, are read in parts without a gap", async (_, step) => {
  const database = describeDatabase(`tendre-${step}`, emptyStorage());
  await loadPacks();
  const rows = Array.from({ length: 3_000 }, (_, at) => rowOf((at * step) % 3_000, 1));
  for (let from = 0; from < rows.length; from += 40) await keepPage(database, rows.slice(from, from + 40));
  expect(await database.packs.count()).toBe(75);
  const table = database.rows("moments");
  for (const limit of [999, 1_000, 1_001]) {
    const read: string[] = [];
    for (;;) {
      const part = await table
        .where(":id")
        .above(read.at(-1) ?? "")
        .limit(limit)
        .primaryKeys();
      if (part.length === 0) break;
      expect(part.length === limit || read.length + part.length === 3_000).toBe(true);
      read.push(...part);
    }
    expect(read).toEqual(rows.map(({ id }) => id).toSorted());
  }
  database.dexie.close();
});
