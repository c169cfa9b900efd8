/**
 * A database that an older server left is brought to today. `earlier-states/<migration>.sql` fills one as the migrations up
 * to that one made it, with a row in every table, sealed by the server of that time. A state is never edited. One is added
 * (all rows of a filled database as inserts, without their triggers) when a migration is to change rows that no state has, and with
 * each release.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { syncedTableNames } from "#domain/wire/sync.ts";
import type { PersonId } from "#domain/wire/wire.ts";
import { createMasterKeys } from "#server/crypto/master-keys.ts";
import { createPersonKeys } from "#server/crypto/person-keys.ts";
import { sealJournal } from "#server/features/sync/mutations/seal-journal.ts";
import { readPullPage } from "#server/features/sync/queries/pull-page.ts";
import { readRevisions } from "#server/features/sync/queries/revisions.ts";
import { createLog } from "#server/log.ts";
import { createEmptyDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { testMasterKey } from "#server/testing/test-secrets.ts";
import { openDatabase } from "./database.ts";
import { describeSchema } from "./describe-schema.ts";
import { applyMigrations, migrate, readMigrations } from "./migrate.ts";
import { mintOwnerScope } from "./scope.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const ada = "0194a000-0000-7000-8000-00000000ada0" as PersonId;
const idOf = (number: number) => `0194a000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const moment = idOf(11);

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

/** Runs the migrations up to and with `last`, as the owner. */
async function migrateTo(last: string): Promise<void> {
  const owner = new pg.Client(database.owner);
  await owner.connect();
  const migrations = readMigrations().filter(({ name }) => name <= last);
  await applyMigrations(owner, migrations).finally(() => owner.end());
}

/** Brings the database to the state and fills it as the server of that time did. */
async function restore(state: string): Promise<void> {
  await migrateTo(state);
  await database.outside(read(`earlier-states/${state}`));
}

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Every row of every table, as the superuser sees them. */
async function readRows(): Promise<Rows> {
  const { rows: tables } = await database.outside(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth', 'standin') order by 1`,
  );
  const all: [string, { it: Record<string, unknown> }[]][] = [];
  for (const { name } of tables) {
    all.push([
      name,
      (await database.outside(`select to_jsonb(t) as it from ${name} t order by t::text`)).rows,
    ]);
  }
  return Object.fromEntries(all.map(([name, rows]) => [name, rows.map(({ it }) => it)]));
}

/** Of each row what `like`'s rows of that table have too: columns that came later are left out. */
function asIn(like: Rows, rows: Rows): Rows {
  return Object.fromEntries(
    Object.entries(like).map(([name, [first = {}]]) => [
      name,
      (rows[name] ?? []).map((row) => Object.fromEntries(Object.keys(first).map((key) => [key, row[key]]))),
    ]),
  );
}

/** What a device of Ada's would get, opened by today's code. */
async function pull(): Promise<Record<string, Record<string, unknown>>> {
  const db = openDatabase(database.app, database.auth);
  try {
    const services = {
      db,
      keys: createPersonKeys(createMasterKeys([testMasterKey])),
      log: createLog("silent"),
    };
    const page = await readPullPage(services, mintOwnerScope(ada), { since: 0, limit: 500, bytes: 1e6 });
    const { changes }: { changes: { row: Record<string, unknown> & { id: string } }[] } = JSON.parse(
      page.body.toString(),
    );
    return Object.fromEntries(changes.map(({ row }) => [row.id, row]));
  } finally {
    await db.close();
  }
}

/** What the job `seal-rows` does. */
async function sealEverything(): Promise<void> {
  const db = openDatabase(database.app, database.auth);
  try {
    const { rows } = await database.outside("select user_id from find_unsealed_people(100)");
    expect(rows).not.toEqual([]);
    for (const { user_id } of rows)
      await sealJournal(
        { db, keys: createPersonKeys(createMasterKeys([testMasterKey])) },
        mintOwnerScope(user_id),
      );
  } finally {
    await db.close();
  }
}

async function readHistory() {
  const db = openDatabase(database.app, database.auth);
  try {
    return await db.transact(mintOwnerScope(ada), async (tx) => {
      const key = await createPersonKeys(createMasterKeys([testMasterKey])).keyFor(tx, ada);
      const asked = { table: "moments", rowId: moment } as const;
      return readRevisions(tx, { personId: ada, key }, asked, { before: 100, limit: 10 });
    });
  } finally {
    await db.close();
  }
}

/** The states, each with the tables that a later migration means to change: what they hold then. */
const states: readonly {
  readonly name: string;
  readonly changed: (kept: Rows) => Rows;
  /** Its server had sealed every row as one value already (migration 0099). */
  readonly isSealed?: true;
  /** It has a thread and a message, under their own key (migration 0117). */
  readonly hasMessages?: true;
}[] = [
  {
    name: "0055_erase.sql",
    // Migration 0080: a sign-in under way begins again, and a session ends after ninety days at most.
    changed: (kept) => ({
      "auth.verifications": [],
      "auth.sessions": [{ ...kept["auth.sessions"]?.[0], expires_at: "2026-05-30T10:00:00+00:00" }],
    }),
  },
  { name: "0095_growth.sql", changed: () => ({}) },
  { name: "0114_master_key_rotation.sql", changed: () => ({}), isSealed: true },
  { name: "0128_earlier_acts.sql", changed: () => ({}), isSealed: true, hasMessages: true },
];

/** The state of each released version, the unreleased ones left out. */
const releases: Readonly<Record<string, string>> = {};

test("every version that was released has a state of its own", () => {
  const changelog = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
  const released = [...changelog.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, version = ""]) => version);
  expect(Object.keys(releases).toSorted()).toEqual(released.toSorted());
  const kept = states.map(({ name }) => name);
  expect(Object.values(releases).filter((name) => !kept.includes(name))).toEqual([]);
});

test("every earlier state that is kept is tested", () => {
  const files = readdirSync(join(import.meta.dirname, "earlier-states"));
  expect(files.toSorted()).toEqual(states.map(({ name }) => name));
});

test.each(states)(
  "a database of $name loses nothing on its way to today, and ends with the schema of a new one",
  async ({ name, changed, isSealed }) => {
    await restore(name);
    const before = await readRows();
    const empty = Object.entries(before).flatMap(([table, rows]) => (rows.length === 0 ? [table] : []));
    expect(empty, "tables that the earlier state has no row of").toEqual([]);

    await migrate(database.owner, [testMasterKey]);

    const after = await readRows();
    const { migrations: ran, ...kept } = before;
    expect(after.migrations).toEqual(expect.arrayContaining([...(ran ?? [])]));
    expect(asIn(kept, after)).toEqual({ ...kept, ...changed(kept) });

    if (!isSealed) await sealEverything();
    await migrate(database.owner, [testMasterKey]);

    const { migrations: _, ...sealed } = await readRows();
    const isSynced = ([table]: readonly [string, unknown]) => syncedTableNames.some((name) => name === table);
    // A conflict is counted whole once it is sealed whole.
    for (const state of [...(kept.sync_state ?? []), ...(sealed.sync_state ?? [])])
      Object.assign(state, { text_bytes: expect.any(Number) });
    const others = (rows: Rows) =>
      Object.fromEntries(Object.entries(rows).filter((entry) => !isSynced(entry)));
    expect(others(asIn(kept, sealed))).toEqual(others({ ...kept, ...changed(kept) }));
    const owner = new pg.Client(database.owner);
    await owner.connect();
    expect(await describeSchema(owner).finally(() => owner.end())).toBe(read("schema.sql"));
  },
);

test.each(states)(
  "what a server of $name sealed opens now: the journal, its history, its conflicts",
  async ({ name, isSealed, hasMessages }) => {
    await restore(name);
    await migrate(database.owner, [testMasterKey]);
    const before = await pull();
    await migrate(database.owner, [testMasterKey]);
    const rows = await pull();
    expect(rows).toEqual(before);
    expect(rows[ada]).toMatchObject({ bio: "I count.", partner_word: "lover", subscription_plan: "plus" });
    expect(rows[idOf(1)]).toMatchObject({
      name: "Zoé",
      notes: "She laughed first.",
      start_date: "2019-21",
      veil: "folded",
      rating: 5,
    });
    expect(rows[idOf(2)]).toMatchObject({ name: "Max", deleted_at: "2026-03-01T10:05:00.000Z" });
    expect(rows[idOf(3)]).toMatchObject({ erased: true });
    expect(rows[moment]).toMatchObject({
      word: "rain",
      text: "We waited under one umbrella.",
      tags: ["rain", "mer"],
      place: "the quay",
      mood: 5,
      sealed_until: "2027-01-01",
    });
    expect(rows[idOf(12)]).toMatchObject({ text: "A page thrown away.", word: "", tags: [] });
    expect(rows[idOf(21)]).toMatchObject({ caption: "the two of us", blur: "data:image/webp;base64,AAAA" });
    expect(rows[idOf(41)]).toMatchObject({ value: "We waited alone.", row_id: moment });
    expect(Object.values(rows).filter((row) => row.unreadable)).toEqual([]);
    if (isSealed)
      expect([rows[idOf(51)], rows[idOf(52)]]).toMatchObject([
        { title: "Rain", is_pinned: true },
        { question: "Why does it always rain?", conversation_id: idOf(51) },
      ]);
    if (hasMessages)
      expect([rows[idOf(61)], rows[idOf(62)]]).toMatchObject([
        { peer_name: "Zoé", answer: "accepted" },
        { body: { v: 1, body: "Shall we walk?" }, thread_id: idOf(61) },
      ]);
    expect((await readHistory()).map(({ rev, fields }) => [rev, fields])).toEqual([
      [9, { text: "We waited under one umbrella." }],
      [8, { word: "rain", text: "We waited." }],
    ]);
  },
);

test("rows that break a rule of migration 0096 do not stop it: they are mended, devices hear of it, and what was there is kept", async () => {
  await restore("0095_growth.sql");
  await database.outside(`
    update relationships set rating = 9, status = 'complicated' where id = '${idOf(1)}';
    update moments set occurred_on = 'spring 2019', mood = 0 where id = '${moment}';
    update media set kind = 'gif', position = 'NaN' where id = '${idOf(21)}';
    update profiles set age = 7, interests = '{}' where id = '${ada}';
    update billing set plan_id = 'platinum';
    update auth.users set locale = 'de';
    update uploads set refusal = 'ugly';
    update revisions set kind = 'merge' where rev = 8;
    delete from damaged_cells;`);
  const { rows: counters } = await database.outside("select rev from sync_state");

  const warnings: string[] = [];
  await migrate(database.owner, [testMasterKey], (text) => warnings.push(text));

  const rows = await pull();
  const heard = (id: string) => Number(rows[id]?.rev) > counters[0]?.rev;
  expect(rows[idOf(1)]).toMatchObject({ rating: null, status: "ongoing", notes: "She laughed first." });
  expect(rows[moment]).toMatchObject({ occurred_on: "2026-03-01", mood: null, word: "rain" });
  expect(rows[idOf(21)]).toMatchObject({ kind: "photo", position: 0, caption: "the two of us" });
  expect(rows[ada]).toMatchObject({ age: null, interests: [], bio: "I count." });
  expect([idOf(1), moment, idOf(21), ada].filter((id) => !heard(id))).toEqual([]);
  const { rows: kept } = await database.outside(
    "select table_name, row_id, fields[1] as field, cells from damaged_cells order by table_name, field",
  );
  expect(kept).toEqual([
    { table_name: "media", row_id: idOf(21), field: "kind", cells: { kind: "gif" } },
    { table_name: "media", row_id: idOf(21), field: "position", cells: { position: "NaN" } },
    { table_name: "moments", row_id: moment, field: "mood", cells: { mood: 0 } },
    { table_name: "moments", row_id: moment, field: "occurred_on", cells: { occurred_on: "spring 2019" } },
    { table_name: "profiles", row_id: ada, field: "age", cells: { age: 7 } },
    { table_name: "profiles", row_id: ada, field: "interests", cells: { interests: {} } },
    { table_name: "relationships", row_id: idOf(1), field: "rating", cells: { rating: 9 } },
    { table_name: "relationships", row_id: idOf(1), field: "status", cells: { status: "complicated" } },
  ]);
  const one = async (text: string) => (await database.outside(text)).rows[0]?.it;
  expect(await one("select plan_id as it from billing")).toBe("plus_monthly");
  expect(await one("select locale as it from auth.users")).toBe("fr");
  expect(await one("select refusal as it from uploads")).toBe("unreadable");
  // Only the server wrote it and nothing changes it: it stays, and new rows are checked.
  expect(await one("select kind as it from revisions where rev = 8")).toBe("merge");
  const { rows: unproved } = await database.outside(
    "select conname from pg_constraint where contype = 'c' and not convalidated",
  );
  expect(unproved).toEqual([{ conname: "revisions_kind_check" }]);
  expect(warnings).toEqual([
    expect.stringMatching(/^public\.revisions has older rows that break its rule on kind/),
  ]);
});

test("what the operator did before there was an audit log stands in its chain, under the time it was done, once", async () => {
  await restore("0114_master_key_rotation.sql");
  await database.outside(
    `select setval(pg_get_serial_sequence('operator_acts', 'id'), 1);
     insert into operator_acts (act, person_id, at) values ('rotate-keys', null, '2026-03-02T10:00:00Z'), ('unheard-of', null, now())`,
  );
  await migrateTo("0119_audit_log.sql");
  await database.outside("select note_operator_act('rotate-keys')");

  await migrate(database.owner, [testMasterKey]);

  const { rows } = await database.outside(
    "select actor_kind, action, subject_id, after is not null as is_earlier from audit_log order by seq",
  );
  expect(rows).toEqual([
    { actor_kind: "operator", action: "keys.rotated", subject_id: null, is_earlier: false },
    { actor_kind: "operator", action: "person.banned", subject_id: ada, is_earlier: true },
    { actor_kind: "operator", action: "keys.rotated", subject_id: null, is_earlier: true },
  ]);
  const { rows: times } = await database.outside(
    "select (at = '2026-03-02T10:00:00Z') as is_then from audit_log where seq = 3",
  );
  expect(times).toEqual([{ is_then: true }]);
  expect((await database.outside("select broken from check_audit_log(null, null)")).rows).toEqual([
    { broken: null },
  ]);
});
