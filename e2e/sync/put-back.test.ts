/** A server restored from an older copy: what only a device has is never lost (docs/sync.md, device rule 12). */
import pg from "pg";
import { v7 } from "uuid";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { closeJournal, type Journal, openJournal } from "#app/store/db/journal.ts";
import type { OrphanedRow } from "#app/store/db/journal-database.ts";
import { syncOnce } from "#app/store/sync/sync-round.ts";
import { emptyStorage, openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { sendOrphanedRows } from "#app/store/waiting/orphaned-rows.ts";
import { createRow, patchRow } from "#app/store/write/commit-row.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { faultyRoad } from "./faulty-road.ts";

let server: TestServer;
let operator: pg.Client;
beforeAll(async () => {
  server = await createTestServer();
  operator = new pg.Client(server.database.superuser);
  await operator.connect();
});
afterEach(() => closeJournal());
afterAll(async () => {
  await operator.end();
  await server.close();
});

const tables = [
  "relationships",
  "moments",
  "conflicts",
  "revisions",
  "sync_answers",
  "sync_lineage",
  "sync_state",
];

async function copyDatabase(): Promise<void> {
  for (const table of tables) {
    await operator.query(`drop table if exists copy_of_${table}`);
    await operator.query(`create table copy_of_${table} as select * from ${table}`);
  }
}

async function putBack({ restarts }: { restarts: boolean }): Promise<void> {
  await operator.query("begin");
  await operator.query("set local session_replication_role = replica");
  for (const table of tables.toReversed()) await operator.query(`delete from ${table}`);
  for (const table of tables) await operator.query(`insert into ${table} select * from copy_of_${table}`);
  // A restarted PostgreSQL has another start time.
  if (restarts) await operator.query("update incarnations set born = born || ' over'");
  await operator.query("commit");
}

/** A phone that is open in this tab, and a laptop. */
async function begin() {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  await server.request("/api/profile", { cookie: person.cookie });
  const choice = { kind: "account", personId: person.personId } as const;
  const ports = { now: () => new Date(), newId: () => v7(), indexedDb: emptyStorage() };
  const phone = await openJournal(choice, ports);
  const laptop = await openTestJournal(choice);
  const sync = (journal: Journal) =>
    syncOnce(
      journal,
      faultyRoad(server, person.cookie, () => "none"),
    );
  const make = async (journal: Journal, name: string) => {
    const written = await createRow(journal, "relationships", { name });
    return written.ok ? written.row.id : expect.fail(written.reason);
  };
  const write = async (journal: Journal, id: string, fields: object) => {
    const written = await patchRow(journal, "relationships", id, { ...fields });
    if (!written.ok) expect.fail(written.reason);
  };
  const row = async (journal: Journal, id: string) => journal.database.rows("relationships").get(id);
  return { phone, laptop, sync, make, write, row };
}

const orphanedRows = async ({ database }: Journal) =>
  (await database.orphanedRows.toArray()).filter(({ isOnlyHere }: OrphanedRow) => isOnlyHere);

/** Both have Ada; the copy is taken; then Blaise is created and Ada edited, which the server loses. */
async function losing(restarts: boolean) {
  const world = await begin();
  const { phone, laptop, sync, make, write } = world;
  const ada = await make(phone, "Ada");
  await sync(phone);
  await sync(laptop);
  await copyDatabase();
  const blaise = await make(phone, "Blaise");
  await write(phone, ada, { notes: "written after the copy", city: "Lyon" });
  await sync(phone);
  await putBack({ restarts });
  return { ...world, ada, blaise };
}

test.each([true, false])(
  "nothing is forgotten, and sent again on a yes (PostgreSQL restarted: %s)",
  async (restarts) => {
    const { phone, laptop, sync, row, ada, blaise } = await losing(restarts);
    await sync(phone);
    expect(await row(phone, blaise)).toMatchObject({ name: "Blaise" });
    expect((await orphanedRows(phone)).map(({ id }) => id).toSorted()).toEqual([ada, blaise].toSorted());
    await sendOrphanedRows();
    await sync(phone);
    await sync(laptop);
    expect(await orphanedRows(phone)).toEqual([]);
    expect(await row(laptop, blaise)).toMatchObject({ name: "Blaise" });
    expect(await row(laptop, ada)).toMatchObject({ notes: "written after the copy", city: "Lyon" });
    expect(await phone.database.refusedOps.count()).toBe(0);
    expect(await laptop.database.table("conflicts").count()).toBe(0);
  },
);

test("a counter that others moved past the lost revs hides nothing, and their words are not written over", async () => {
  const { phone, laptop, sync, write, row, ada, blaise } = await losing(true);
  for (let time = 0; time < 6; time += 1) {
    await write(laptop, ada, { notes: `from the laptop ${time}` });
    await sync(laptop);
  }
  await write(phone, blaise, { city: "typed before it heard" });
  await sync(phone);
  expect((await orphanedRows(phone)).map(({ id }) => id).toSorted()).toEqual([ada, blaise].toSorted());
  expect(await row(phone, blaise)).toMatchObject({ name: "Blaise", city: "typed before it heard" });
  await sendOrphanedRows();
  await sync(phone);
  await sync(laptop);
  expect(await row(laptop, blaise)).toMatchObject({ name: "Blaise", city: "typed before it heard" });
  expect(await row(laptop, ada)).toMatchObject({ notes: "from the laptop 5", city: "Lyon" });
  const conflicts = await laptop.database.table("conflicts").toArray();
  expect(conflicts).toMatchObject([{ row_id: ada, field: "notes", value: "written after the copy" }]);
});

test("a restart that lost nothing asks nothing", async () => {
  const { phone, laptop, sync, make, write } = await begin();
  const ada = await make(phone, "Ada");
  await sync(phone);
  await sync(laptop);
  await operator.query("update incarnations set born = born || ' over'");
  await write(laptop, ada, { city: "Nice" });
  await sync(laptop);
  await write(phone, ada, { rating: 4 });
  await sync(phone);
  await sync(laptop);
  expect(await phone.database.orphanedRows.count()).toBe(0);
  expect(await laptop.database.orphanedRows.count()).toBe(0);
});
