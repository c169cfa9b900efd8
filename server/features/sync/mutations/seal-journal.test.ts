/** A database whose rows are stored as before migration 0099 is sealed while it is used. */
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type SyncedTableName, syncedTableNames } from "#domain/wire/sync.ts";
import { sealText } from "#server/crypto/seal.ts";
import { applyMigrations, readMigrations } from "#server/db/migrate.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { sealRows } from "#server/jobs/seal-rows.ts";
import { rowsOf } from "#server/row-shape.ts";
import { createDevice, rowOf, type TestDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { openStored } from "#server/testing/stored-rows.ts";
import { createEmptyDatabase } from "#server/testing/test-database.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { columnsToEmpty, earlierColumns } from "../earlier-rows/earlier-columns.ts";
import { sealJournal } from "./seal-journal.ts";

let server: TestServer;
let anna: Awaited<ReturnType<typeof makeManyPeople>>[number];
let phone: TestDevice;
/** A superuser's session without triggers: nothing that it writes is a change. */
let quiet: pg.Client;
const last = "0100_drop_clear_columns.sql";
/** As at a start at which the rows are not sealed yet: that one waits, those after it do not. */
const migrationsThatWait = () =>
  readMigrations().map((migration) =>
    migration.name === last ? { ...migration, sql: "-- when: select false" } : migration,
  );
beforeEach(async () => {
  const database = await createEmptyDatabase();
  const owner = new pg.Client(database.owner);
  await owner.connect();
  await applyMigrations(owner, migrationsThatWait()).finally(() => owner.end());
  server = await createTestServer({}, { database });
  quiet = new pg.Client(database.superuser);
  await quiet.connect();
  await quiet.query("set session_replication_role = replica");
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  anna = person;
  phone = createDevice(server, anna);
  await phone.pull();
  await outside("update profiles set subscription_plan = 'pro', subscription_status = 'active'");
});
afterEach(async () => {
  await quiet.end();
  await server.close();
});

const outside = (text: string, values: readonly unknown[] = []) => server.database.outside(text, values);
const scope = () => mintOwnerScope(anna.personId);

/** Runs what is left of the migrations, and says whether the last one ran. */
async function migrateOn(): Promise<boolean> {
  const owner = new pg.Client(server.database.owner);
  await owner.connect();
  await applyMigrations(owner, readMigrations()).finally(() => owner.end());
  return (await outside("select 1 from migrations where name = $1", [last])).rowCount === 1;
}

/** Stores a row as the server of before did: clear columns, cells, and `seals`, which binds each to its rev. */
async function storeAsBefore(table: SyncedTableName, id: string): Promise<void> {
  const { personId } = anna;
  const { db, keys } = server.services;
  const key = await db.transact(scope(), (tx) => keys.keyFor(tx, personId));
  const row = await openStored(server, { personId, table, id });
  const { clear, cells } = earlierColumns[table];
  const place = { table, row: id, owner: personId };
  const written = cells.filter((field) => row[field] !== null && row[field] !== "");
  const revs = Object.fromEntries(written.map((field) => [field, row.rev]));
  const isJson = (value: unknown) => typeof value === "object" && value !== null;
  const values: [string, unknown][] = [
    ...clear.map((name): [string, unknown] => [
      name,
      isJson(row[name]) ? JSON.stringify(row[name]) : row[name],
    ]),
    ...written.map((name): [string, unknown] => [
      name,
      sealText(key, { ...place, column: name, rev: row.rev }, JSON.stringify(row[name])),
    ]),
    ["seals", sealText(key, { ...place, column: "seals" }, JSON.stringify(revs))],
  ];
  const set = values.map(([name], at) => `"${name}" = $${at + 2}`).join(", ");
  const flag = table === "profiles" ? ", is_earlier = true" : "";
  await quiet.query(`update ${table} set ${set}, sealed = null${flag} where id = $1`, [
    id,
    ...values.map(([, value]) => value),
  ]);
}

async function writeJournal(count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, at) =>
    phone.put({
      name: `Person ${at}`,
      city: "Lyon",
      start_date: "2019-21",
      notes: `note ${at}`,
      rating: 1 + (at % 5),
    }),
  );
  const moments = people.map(({ id }, at) =>
    phone.put(
      { occurred_on: "2020-05", relationship_id: id, text: `text ${at}`, tags: ["mer"] },
      { table: "moments" },
    ),
  );
  for (let from = 0; from < count; from += 50) {
    await phone.push(...people.slice(from, from + 50));
    await phone.push(...moments.slice(from, from + 50));
  }
  await server.request("/api/profile", {
    method: "PATCH",
    headers: { cookie: anna.cookie },
    json: { bio: "I count.", location: "Nantes", interests: ["la mer"] },
  });
  for (const { id } of people) await storeAsBefore("relationships", id);
  for (const { id } of moments) await storeAsBefore("moments", id);
  await storeAsBefore("profiles", anna.personId);
  return people.map(({ id }) => id);
}

const everything = async () =>
  (await phone.pull()).changes
    .map(({ table, row }) => JSON.stringify([table, Object.entries(row).toSorted()]))
    .toSorted();

async function unsealed(): Promise<number> {
  const { rows } = await outside("select count(*)::int as count from find_unsealed_people(10)");
  return rows[0].count;
}

/** Rows that still have something in a column of before. */
async function leftInClear(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of syncedTableNames.filter((name) => earlierColumns[name].cells.length > 0)) {
    const columns = columnsToEmpty(table).filter((name) => name !== "is_earlier");
    const blank = await outside(
      `select attname as name from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where attrelid = $1::regclass`,
      [table],
    );
    const defaulted = new Set(blank.rows.map(({ name }) => name));
    const filled = columns.filter((name) => !defaulted.has(name)).map((name) => `"${name}" is not null`);
    const { rows } = await outside(
      `select count(*)::int as count from ${table} where ${filled.join(" or ")}`,
    );
    if (rows[0].count > 0) counts[table] = rows[0].count;
  }
  return counts;
}

test("a journal is sealed as it is first read, and a device hears of no change", async () => {
  await writeJournal(3);
  const { rev } = await phone.pull();
  await storeAsBefore("profiles", anna.personId);
  expect(await leftInClear()).toEqual({ profiles: 1 });
  await sealJournal(server.services, scope());
  expect([await leftInClear(), await unsealed()]).toEqual([{}, 0]);
  expect(await phone.pull(rev)).toMatchObject({ changes: [], rev });
  expect((await phone.pull()).changes.find(({ table }) => table === "profiles")?.row).toMatchObject({
    bio: "I count.",
    location: "Nantes",
    interests: ["la mer"],
    subscription_plan: "pro",
  });
});

test("the job seals everybody, the columns go at the next start, and the journal is the same by value", async () => {
  const ids = await writeJournal(4);
  expect(await migrateOn()).toBe(false);
  const stored = await Promise.all(
    ids.map((id) => openStored(server, { personId: anna.personId, table: "relationships", id })),
  );
  await sealRows.run(
    server.services,
    async () => 0,
    async (name, values, row) => rowsOf(await outside(`select * from ${name}($1)`, values), row),
  );
  expect([await leftInClear(), await unsealed()]).toEqual([{}, 0]);
  const before = await everything();
  expect(await migrateOn()).toBe(true);
  expect(await everything()).toEqual(before);
  for (const row of stored)
    expect(await openStored(server, { personId: anna.personId, table: "relationships", id: row.id })).toEqual(
      row,
    );
});

test("it stops anywhere and goes on: what a cut left unsealed is sealed the next time", async () => {
  const ids = await writeJournal(3);
  const { db, keys } = server.services;
  for (let allowed = 1; (await unsealed()) > 0; allowed += 1) {
    let left = allowed;
    const failing: typeof db.transact = (owner, work) =>
      left-- > 0 ? db.transact(owner, work) : Promise.reject(new Error("cut"));
    await sealJournal({ db: { ...db, transact: failing }, keys }, scope()).catch(() => undefined);
    expect(allowed).toBeLessThan(20);
  }
  expect(await leftInClear()).toEqual({});
  for (const [at, id] of ids.entries())
    expect(await openStored(server, { personId: anna.personId, table: "relationships", id })).toMatchObject({
      name: `Person ${at}`,
      notes: `note ${at}`,
      start_date: "2019-21",
    });
});

test("while it runs, every write is applied and every read is whole", async () => {
  const ids = await writeJournal(40);
  const laptop = createDevice(server, anna);
  const writing = (async () => {
    for (const [at, id] of ids.entries())
      if (at % 4 === 0)
        expect(await phone.send(phone.patch(id, 9_999, { city: `City ${at}` }))).toMatchObject({
          status: "applied",
        });
  })();
  const reading = (async () => {
    for (let round = 0; round < 5; round += 1) {
      const { changes } = await laptop.pull();
      expect(changes.filter(({ table, row }) => table === "relationships" && row.notes).length).toBe(40);
    }
  })();
  await Promise.all([
    writing,
    reading,
    sealJournal(server.services, scope()),
    sealJournal(server.services, scope()),
  ]);
  expect([await leftInClear(), await unsealed()]).toEqual([{}, 0]);
  for (const [at, id] of ids.entries())
    expect(await openStored(server, { personId: anna.personId, table: "relationships", id })).toMatchObject({
      city: at % 4 === 0 ? `City ${at}` : "Lyon",
      notes: `note ${at}`,
    });
});

test("a write seals its own row and leaves nothing of it in clear", async () => {
  const [id = ""] = await writeJournal(1);
  const row = rowOf(await phone.send(phone.patch(id, 9_999, { rating: 5 })));
  expect(row).toMatchObject({ name: "Person 0", notes: "note 0", rating: 5, city: "Lyon" });
  await phone.send(phone.patch(anna.personId, 9_999, { location: "Brest" }, "profiles"));
  expect(await leftInClear()).toEqual({ moments: 1 });
  expect((await phone.pull()).changes.find(({ table }) => table === "profiles")?.row).toMatchObject({
    bio: "I count.",
    location: "Brest",
  });
});

test("a cell that did not open stays unreadable, and its bytes are kept aside", async () => {
  const [id = ""] = await writeJournal(1);
  await outside(
    "update relationships set notes = set_byte(notes, length(notes) - 1, get_byte(notes, length(notes) - 1) # 1)",
  );
  await sealJournal(server.services, scope());
  expect((await phone.pull()).changes.find(({ row }) => row.id === id)?.row).toMatchObject({
    name: "Person 0",
    notes: "",
    unreadable: ["notes"],
  });
  const { rows } = await outside("select fields, cells from damaged_cells");
  expect(rows).toEqual([
    { fields: ["notes"], cells: { notes: expect.any(String), seals: expect.any(String) } },
  ]);
});
