/** Rules of docs/sync.md that no random schedule breaks reliably: each test fails as soon as its line of code is removed. */
import { expect, onTestFinished, test, vi } from "vitest";
import { closeDatabase, type Journal } from "#app/store/db/journal.ts";
import { anotherPerson, openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { createSyncServer } from "#app/store/testing/sync-server.ts";
import { createTestLive, createTestPorts } from "#app/store/testing/test-ports.ts";
import { createRow, patchRow } from "#app/store/write/commit-row.ts";
import { everyTable, takeRow } from "#app/store/write/wipe.ts";
import type { Change } from "#domain/wire/sync.ts";
import { wireVersion } from "#domain/wire/wire-version.ts";
import { drainOnce } from "./drain.ts";
import { beginResync } from "./resync.ts";
import { startSync } from "./sync-loop.ts";
import { syncOnce } from "./sync-round.ts";
import { takeBatch } from "./take-batch.ts";
import { takePage } from "./take-page.ts";

async function open() {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  const server = createSyncServer();
  const write = async (name: string) => {
    const written = await createRow(journal, "relationships", { name, city: "Lyon" });
    if (!written.ok) throw new Error(written.reason);
    return written.row.id;
  };
  return { journal, server, write };
}

const waiting = async ({ database }: Journal) => (await database.outbox.toArray()).map(({ op }) => op.id);

test("an op that has no answer stays, beside one that has", async () => {
  const { journal, server, write } = await open();
  const [first, second] = [await write("Ada"), await write("Blaise")];
  const { transport } = server;
  const outcome = await syncOnce(journal, {
    ...transport,
    push: (body) => transport.push({ ...body, ops: body.ops.filter(({ id }) => id === first) }),
  });
  expect(outcome).toMatchObject({ ok: false });
  expect(await waiting(journal)).toEqual([second]);
});

test("an op of another person's is never sent, and holds up nobody", async () => {
  const { journal, server, write } = await open();
  const id = await write("Ada");
  const [row] = await journal.database.outbox.toArray();
  if (!row) throw new Error("nothing was written");
  const strange = { ...row.op, opId: journal.newId(), id: journal.newId(), personId: anotherPerson };
  await journal.database.outbox.add({ op: strange, sent: false, seq: row.seq - 1 });
  expect(await syncOnce(journal, server.transport)).toBe("done");
  expect(server.calls.flatMap(({ ops }) => ops.map((op) => op.id))).toEqual([id]);
  expect(await waiting(journal)).toEqual([strange.id]);
});

test("a pull is never laid over what has no answer yet, and becomes what it was written on", async () => {
  const { journal, server, write } = await open();
  const id = await write("Ada");
  await syncOnce(journal, server.transport);
  await patchRow(journal, "relationships", id, { city: "Paris" });
  server.fail({ ok: false, status: 503 }, "push");
  server.hold("relationships", id, { name: "Ada", city: "Rome", meeting_place: "A roof" });
  await syncOnce(journal, server.transport);
  const shown = await journal.database.rows("relationships").get(id);
  expect(shown).toMatchObject({ city: "Paris", meeting_place: "A roof" });
  expect(await journal.database.bases.get(["relationships", id])).toMatchObject({ row: { city: "Rome" } });
});

test("a page and its place are kept together or not at all", async () => {
  for (const failing of ["relationships", "meta"] as const) {
    const { journal, server } = await open();
    const { database } = journal;
    server.hold("relationships", journal.newId(), { name: "Ada" });
    const table = failing === "meta" ? database.meta : database.dexie.table(failing);
    const fail = () => {
      throw new Error("the disk");
    };
    table.hook("creating", fail);
    await expect(syncOnce(journal, server.transport)).rejects.toThrow("the disk");
    table.hook("creating").unsubscribe(fail);
    const kept = [await database.meta.get("since"), await database.rows("relationships").count()];
    expect(kept).toEqual([undefined, 0]);
    await syncOnce(journal, server.transport);
    expect(await database.rows("relationships").count()).toBe(1);
  }
});

test("a store that fails is a pause, not the end", async () => {
  const { journal, server, write } = await open();
  const { ports, endSession, pass } = createTestPorts();
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failing = vi.spyOn(journal.database.dexie, "transaction").mockRejectedValue(new Error("the disk"));
  onTestFinished(() => told.mockRestore());
  const { transport } = server;
  const openLive = createTestLive().open;
  onTestFinished(
    startSync(journal, { transport, openLive, ports, endSession, recheckSession: () => undefined }),
  );
  await pass(10_000);
  expect(told).toHaveBeenCalled();
  failing.mockRestore();
  const id = await write("Ada");
  await pass(60_000);
  expect(server.row(id)).toMatchObject({ name: "Ada" });
});

test("a page taken in bulk leaves what the same rows taken one by one leave", async () => {
  const inBulk = await takenBy((database, changes) => takePage(database, changes));
  const oneByOne = await takenBy(async (database, changes) => {
    for (const { table, row } of changes) await takeRow(database, table, row);
  });
  expect(inBulk).toEqual(oneByOne);
  expect(JSON.stringify(inBulk)).toContain("Lyon");
});

/** The device's rows after a page with all kinds of rows: unknown, one's own, erased, with dependent rows. */
async function takenBy(
  take: (database: Journal["database"], changes: readonly Change[]) => Promise<unknown>,
) {
  let last = 0;
  const newId = () => {
    last += 1;
    return `01989681-0000-7000-8000-${String(last).padStart(12, "0")}`;
  };
  const journal = await openTestJournal(undefined, { newId });
  onTestFinished(() => closeDatabase(journal));
  const { database } = journal;
  const ids = Array.from({ length: 120 }, newId);
  const [own = "", gone = ""] = ids;
  await createRow(journal, "relationships", { name: "Own", city: "Lyon" }, { id: own });
  await createRow(journal, "relationships", { name: "Gone" }, { id: gone });
  await createRow(journal, "moments", { occurred_on: "2020", relationship_id: gone });
  const at = "2026-11-20T10:00:00.000Z";
  const rowOf = (id: string, more: object) => {
    return { id, rev: 5, created_at: at, updated_at: at, deleted_at: null, ...more };
  };
  const changes: Change[] = ids.map((id) => ({
    table: "relationships",
    row: rowOf(id, id === gone ? { erased: true, deleted_at: at } : { name: "Theirs", city: "Rome" }),
  }));
  changes.push({ table: "moments", row: rowOf(newId(), { occurred_on: "2019" }) });
  await database.dexie.transaction("rw", everyTable(database), async () => {
    await take(database, changes);
  });
  const tables = database.dexie.tables.filter(({ name }) => name !== "meta");
  return Promise.all(tables.map(async (table) => [table.name, await table.toArray()]));
}

test("after the server lost its past, no op says that its writer saw a rev of it", async () => {
  const { journal, write } = await open();
  const { database } = journal;
  await write("Ada");
  const [queued] = await database.outbox.toArray();
  if (!queued) throw new Error("nothing was written");
  const copy = (baseRev: number) => ({ ...queued.op, opId: journal.newId(), id: journal.newId(), baseRev });
  const [older, newer, refused] = [copy(3), copy(9), copy(8)];
  await database.outbox.bulkAdd([older, newer].map((op) => ({ op, sent: false })));
  const { opId } = refused;
  const refusedAt = journal.now().toISOString();
  const why = { code: "plan_limit", details: {}, refusedAt, isKept: false } as const;
  await database.refusedOps.put({ opId, seq: 99, op: refused, ...why });
  const life = journal.newId();
  await database.meta.put({ key: "lives", value: [{ incarnation: life, rev: 9 }] });
  await database.dexie.transaction("rw", everyTable(database), () =>
    beginResync(database, [{ incarnation: life, rev: 4 }]),
  );
  const revs = (await database.outbox.toArray()).map(({ op }) => op.baseRev);
  expect(revs).toEqual([0, 3, 4]);
  expect((await database.refusedOps.get(opId))?.op.baseRev).toBe(4);
});

test("a batch that meets a lost past stays whole and is no failure: the pull that follows says the rest", async () => {
  const { journal, server, write } = await open();
  const id = await write("Ada");
  const value = { answers: [], rev: 0, unread: 0, wire: wireVersion, resync: true as const };
  const push = async () => ({ ok: true as const, value });
  expect(await drainOnce(journal, { ...server.transport, push })).toBe("done");
  expect(await waiting(journal)).toEqual([id]);
});

test("nothing leaves before it is known what the server lost", async () => {
  const { journal, write } = await open();
  const { database } = journal;
  const id = await write("Ada");
  const orphaned = {
    table: "relationships",
    id: journal.newId(),
    held: null,
    server: null,
    sharedRev: 0,
  } as const;
  await database.orphanedRows.put({ ...orphaned, isOnlyHere: false });
  expect(await takeBatch(journal, 100_000)).toEqual([]);
  await database.orphanedRows.put({ ...orphaned, isOnlyHere: true });
  expect((await takeBatch(journal, 100_000)).map(({ op }) => op.id)).toEqual([id]);
});
