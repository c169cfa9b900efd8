/**
 * A database that an older server left is brought to today. `earlier-states/before_baseline.sql` is what the last version before the baseline
 * left, with a row in every table, sealed by that server. A state is never edited. One is added (all rows of a filled database as inserts,
 * without their triggers) when a migration is to change rows, and with each release.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PersonId } from "#domain/wire/wire.ts";
import { createMasterKeys } from "#server/crypto/master-keys.ts";
import { createPersonKeys } from "#server/crypto/person-keys.ts";
import { readPullPage } from "#server/features/sync/queries/pull-page.ts";
import { readRevisions } from "#server/features/sync/queries/revisions.ts";
import { createLog } from "#server/log.ts";
import { createEarlierDatabase } from "#server/testing/earlier-database.ts";
import type { TestDatabase } from "#server/testing/test-database.ts";
import { testMasterKey } from "#server/testing/test-secrets.ts";
import { openDatabase } from "./database.ts";
import { describeSchema } from "./describe-schema.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { mintOwnerScope } from "./scope.ts";

const ada = "0194a000-0000-7000-8000-00000000ada0" as PersonId;
const idOf = (number: number) => `0194a000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const moment = idOf(11);

let database: TestDatabase;
beforeEach(async () => {
  database = await createEarlierDatabase();
});
afterEach(() => database.drop());

const start = () => migrate(database.owner, [testMasterKey]);

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Every row of every table, as the superuser sees them. */
async function readRows(): Promise<Rows> {
  const { rows: tables } = await database.outside(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth', 'standin')`,
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce((select jsonb_agg(to_jsonb(t) order by t::text) from ${name} t), '[]') as them`,
  );
  const { rows } = await database.outside(each.join(" union all "));
  return Object.fromEntries(rows.map(({ name, them }) => [name, them]));
}

async function describe(): Promise<string> {
  const owner = new pg.Client(database.owner);
  await owner.connect();
  return describeSchema(owner).finally(() => owner.end());
}
const today = () => readFileSync(join(import.meta.dirname, "schema.sql"), "utf8");

/** What a device of Ada's would get, opened by today's code, and the history of one moment. */
async function readJournal() {
  const db = openDatabase(database.app, database.auth);
  const keys = createPersonKeys(createMasterKeys([testMasterKey]));
  try {
    const services = { db, keys, log: createLog("silent") };
    const page = await readPullPage(services, mintOwnerScope(ada), { since: 0, limit: 500, bytes: 1e6 });
    const { changes }: { changes: { row: Record<string, unknown> & { id: string } }[] } = JSON.parse(
      page.body.toString(),
    );
    const history = await db.transact(mintOwnerScope(ada), async (tx) => {
      const key = await keys.keyFor(tx, ada);
      const asked = { table: "moments", rowId: moment } as const;
      return readRevisions(tx, { personId: ada, key }, asked, { before: 100, limit: 10 });
    });
    return { rows: Object.fromEntries(changes.map(({ row }) => [row.id, row])), history };
  } finally {
    await db.close();
  }
}

test("a database of before the baseline is taken up: no row is touched, and it ends with the schema of a new one", async () => {
  const { migrations: ran, ...kept } = await readRows();
  const empty = Object.entries(kept).flatMap(([table, rows]) => (rows.length === 0 ? [table] : []));
  expect(empty, "tables that the earlier state has no row of").toEqual([]);
  expect(ran).toHaveLength(72);
  expect(await describe()).not.toBe(today());

  await Promise.all([start(), start()]);

  const { migrations, ...rows } = await readRows();
  expect(rows).toEqual(kept);
  expect(migrations?.map(({ name, digest }) => [name, digest])).toEqual(
    readMigrations().map(({ name, digest }) => [name, digest]),
  );
  expect(await describe()).toBe(today());

  await start();
  expect(await readRows()).toEqual({ migrations, ...rows });
});

test("one in which some of the migrations before the baseline did not run, or were others, is refused and left as it is", async () => {
  for (const change of [
    "delete from migrations where name = '0100_drop_clear_columns.sql'",
    "update migrations set digest = 'x' where name = '0135_factor_losses.sql'",
  ]) {
    await database.outside(change);
    const before = await readRows();
    await expect(start()).rejects.toMatchObject({
      name: "StartRefusal",
      message: expect.stringMatching(/in the middle of its migrations .* nothing was changed/),
    });
    expect(await readRows()).toEqual(before);
  }
});

test("a take-up that is cut off leaves all as it was, and is done by the next start", async () => {
  const before = await readRows();
  await database.outside("create view in_the_way as select * from find_unsealed_people(1)");
  await expect(start()).rejects.toThrow(/Taking up the baseline failed/);
  expect(await readRows()).toEqual(before);
  await database.outside("drop view in_the_way");
  await start();
  expect(await describe()).toBe(today());
});

test("what the server of before the baseline sealed opens now: the journal, its history, its conflicts", async () => {
  await start();
  const { rows, history } = await readJournal();
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
  expect([rows[idOf(51)], rows[idOf(52)]]).toMatchObject([
    { title: "Rain", is_pinned: true },
    { question: "Why does it always rain?", conversation_id: idOf(51) },
  ]);
  expect([rows[idOf(61)], rows[idOf(62)]]).toMatchObject([
    { peer_name: "Zoé", answer: "accepted" },
    { body: { v: 1, body: "Shall we walk?" }, thread_id: idOf(61) },
  ]);
  expect(Object.values(rows).filter((row) => row.unreadable)).toEqual([]);
  expect(history.map(({ rev, fields }) => [rev, fields])).toEqual([
    [9, { text: "We waited under one umbrella." }],
    [8, { word: "rain", text: "We waited." }],
  ]);
});

/** The state of each released version, the unreleased ones left out. */
const releases: Readonly<Record<string, string>> = {};

test("every version that was released has a state of its own", () => {
  const changelog = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
  const released = [...changelog.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, version = ""]) => version);
  expect(Object.keys(releases).toSorted()).toEqual(released.toSorted());
});
