/**
 * "Erase this person everywhere": nothing of them is left, whichever way it was written, even when ops come twice, late or from another
 * device.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isErased, type Op } from "#domain/wire/sync.ts";
import { createDevice, rowOf } from "#server/testing/devices.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { photo } from "#server/testing/pictures.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads } from "#server/testing/uploads.ts";

let server: TestServer;
let outside: pg.Client;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const canary = "Zéphyrine-du-Lac";

/** Everything the database holds of everybody, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await outside.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth', 'pgboss')`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await outside.query<{ line: string }>(`select t::text as line from ${name} t`);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.join("\n");
}

const folderOf = ({ personId }: SignedIn) => join(server.services.env.TENDRE_DATA, "media", personId);
const filesOf = (person: SignedIn) => (existsSync(folderOf(person)) ? readdirSync(folderOf(person)) : []);

/** Writes one of two people with a moment, a photo on each, a conflict and a history; returns the words they can be found by. */
async function writeStory(person: SignedIn) {
  const here = createDevice(server, person);
  const elsewhere = createDevice(server, person);
  const made = rowOf(await here.send(here.put({ name: canary, city: canary, meeting_place: canary })));
  const other = rowOf(await here.send(here.put({ name: "Noé" })));
  const of = { table: "moments", kind: "put" } as const;
  const moment = rowOf(
    await here.send(
      here.op({ ...of, fields: { occurred_on: "2025-05", word: canary, relationship_id: made.id } }),
    ),
  );
  const trashed = rowOf(
    await here.send(here.op({ ...of, fields: { occurred_on: "2024", relationship_id: made.id } })),
  );
  await here.send(here.remove(trashed.id, trashed.rev, "moments"));
  const kept = rowOf(
    await here.send(here.op({ ...of, fields: { occurred_on: "2023", relationship_id: other.id } })),
  );
  await here.send(here.patch(made.id, made.rev, { notes: `${canary}, first` }));
  await elsewhere.send(elsewhere.patch(made.id, made.rev, { notes: `${canary}, second` }));
  const uploads = createUploads(server, person);
  const shown = await uploads.keep(await photo(), { relationship_id: made.id, caption: canary });
  const inMoment = await uploads.keep(await photo(), { moment_id: moment.id, relationship_id: other.id });
  const { changes } = await here.pull();
  const conflict = changes.find(({ table }) => table === "conflicts")?.row;
  if (!conflict) throw new Error("no conflict was kept");
  const gone = [made, moment, trashed, shown, inMoment, conflict].map(({ id }) => id);
  return { here, elsewhere, made, other, moment, kept, gone };
}

const erasing = ({ op }: ReturnType<typeof createDevice>, id: string): Op => op({ kind: "erase", id });

test("nothing of the person is left: no row, no history, no answer, no conflict, no file; the rest stays", async () => {
  const anna = await signUp(server);
  const { here, made, other, kept, gone } = await writeStory(anna);
  const sealed = await outside.query<{ row: string; values: string }>(
    `select encode(r.sealed, 'hex') as row, encode(v.field_values, 'hex') as values
     from relationships r join revisions v on v.row_id = r.id where r.id = $1 order by v.rev desc limit 1`,
    [made.id],
  );
  expect(sealed.rows[0]?.row).not.toBe("");
  for (const kept of [sealed.rows[0]?.row, sealed.rows[0]?.values]) expect(await dump()).toContain(kept);
  expect(filesOf(anna)).toHaveLength(2);
  const before = (await here.pull()).rev;

  const response = await here.post([erasing(here, made.id)]);
  expect(response.headers.get("clear-site-data")).toBe('"cache"');
  expect((await response.json()).answers).toMatchObject([
    { status: "applied", row: { id: made.id, erased: true } },
  ]);

  const left = await dump();
  expect(left).not.toContain(canary);
  expect(left).not.toContain(sealed.rows[0]?.row);
  expect(left).not.toContain(sealed.rows[0]?.values);
  const counts = await outside.query<{ revisions: number; answers: number }>(
    `select (select count(*) from revisions where row_id = any ($1)) as revisions,
      (select count(*) from sync_answers where row_id = any ($1) and row_id <> $2) as answers`,
    [gone, made.id],
  );
  expect(counts.rows).toEqual([{ revisions: 0, answers: 0 }]);
  expect(filesOf(anna)).toEqual([]);

  const { changes, rev } = await here.pull(before);
  const tombstones = changes.filter(({ row }) => isErased(row));
  expect(tombstones.map(({ row }) => row.id).toSorted()).toEqual(gone.toSorted());
  for (const { row } of tombstones) {
    expect(Object.keys(row).toSorted()).toEqual([
      "created_at",
      "deleted_at",
      "erased",
      "id",
      "rev",
      "updated_at",
    ]);
  }
  expect(rev).toBeGreaterThan(before);
  const whole = await here.pull();
  const living = whole.changes.filter(({ row }) => row.deleted_at === null);
  expect(living.map(({ row }) => row.id)).toEqual(expect.arrayContaining([other.id, kept.id]));
  expect(whole.changes.find(({ row }) => row.id === other.id)?.row.media).toEqual([]);
});

test("asked twice, it is done once and answered alike", async () => {
  const anna = await signUp(server);
  const { here, elsewhere, made } = await writeStory(anna);
  const op = erasing(here, made.id);
  const [first, second] = await Promise.all([here.send(op), here.send(op)]);
  expect(second).toEqual(first);
  const { rev } = await here.pull();
  expect(await elsewhere.send(erasing(elsewhere, made.id))).toMatchObject({ status: "applied" });
  expect((await here.pull()).rev).toBe(rev);
});

test("what others wrote of them meanwhile is refused as erased, and nothing brings them back", async () => {
  const anna = await signUp(server);
  const { here, elsewhere, made, moment, kept } = await writeStory(anna);
  await here.send(erasing(here, made.id));
  const late = elsewhere.op({
    table: "moments",
    kind: "put",
    fields: { occurred_on: "2026", word: canary, relationship_id: made.id },
  });
  const onLate = elsewhere.op({
    table: "moments",
    kind: "patch",
    id: late.id,
    fields: { word: canary },
  });
  const { answers } = await elsewhere.push(
    elsewhere.patch(made.id, made.rev, { notes: canary }),
    elsewhere.patch(moment.id, moment.rev, { word: canary }, "moments"),
    elsewhere.op({ kind: "put", id: made.id, baseRev: 999_999, fields: { name: canary } }),
    elsewhere.patch(kept.id, kept.rev, { relationship_id: made.id }, "moments"),
    late,
    onLate,
  );
  expect(answers.map((answer) => (answer.status === "refused" ? answer.code : answer.status))).toEqual(
    Array.from({ length: 6 }, () => "erased"),
  );
  expect(answers[3]).toMatchObject({ row: { id: kept.id, deleted_at: null } });
  expect(await dump()).not.toContain(canary);
  const { changes } = await here.pull();
  expect(changes.some(({ row }) => row.id === late.id)).toBe(false);
});

test("the making of a row that comes after its erasing makes nothing", async () => {
  const anna = await signUp(server);
  const device = createDevice(server, anna);
  const id = newId();
  expect(await device.send(erasing(device, id))).toMatchObject({
    status: "refused",
    code: "gone",
    row: null,
  });
  expect(await device.send(device.put({ name: canary }, { id }))).toMatchObject({
    code: "erased",
    row: null,
  });
  const api = await server.request("/api/relationships", {
    method: "POST",
    cookie: anna.cookie,
    json: { id, name: canary },
  });
  expect(api.status).toBe(404);
});

test("every table that says whose or of what a row is has been thought of here", async () => {
  const { rows } = await outside.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('relationship_id', 'moment_id', 'media_id', 'row_id')
     order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "conflicts",
    "damaged_cells",
    "deliveries",
    "erasures",
    "media",
    "moments",
    "revisions",
    "sync_answers",
    "uploads",
  ]);
});

test("another person's relationship answers like one that never was, and stays whole", async () => {
  const [anna, bruno] = [await signUp(server), await signUp(server)];
  const story = await writeStory(anna);
  const his = createDevice(server, bruno);
  const { opId: _, ...answer } = await his.send(erasing(his, story.made.id));
  const { opId: __, ...unknown } = await his.send(erasing(his, newId()));
  expect(answer).toEqual(unknown);
  const { changes } = await story.here.pull();
  expect(changes.find(({ row }) => row.id === story.made.id)?.row).toMatchObject({ name: canary });
  expect(filesOf(anna)).toHaveLength(2);
  await story.here.send(erasing(story.here, story.made.id));
});

test("only a relationship can be erased", async () => {
  const anna = await signUp(server);
  const { here, moment, made } = await writeStory(anna);
  const op = here.op({ kind: "erase", table: "moments", id: moment.id });
  expect(await here.send(op)).toMatchObject({ status: "refused", code: "validation" });
  await here.send(erasing(here, made.id));
});

test("stopped before the commit nothing is gone; stopped after it the collection takes the files", async () => {
  const anna = await signUp(server);
  const { here, made } = await writeStory(anna);
  await outside.query(`create function stop_here() returns trigger language plpgsql as
    $$ begin raise exception 'the power went'; end $$`);
  await outside.query(`create constraint trigger stop_here after insert on sync_answers
    deferrable initially deferred for each row when (new.row_id = '${made.id}') execute function stop_here()`);
  const failed = await here.post([erasing(here, made.id)]);
  expect(failed.status).toBe(500);
  await outside.query("drop function stop_here cascade");
  expect((await here.pull()).changes.find(({ row }) => row.id === made.id)?.row).toMatchObject({
    name: canary,
  });
  expect(filesOf(anna)).toHaveLength(2);

  const broken = server.services.files.removeFolder;
  Object.assign(server.services.files, { removeFolder: () => Promise.reject(new Error("the disk is away")) });
  expect(await here.send(erasing(here, made.id))).toMatchObject({ status: "applied" });
  Object.assign(server.services.files, { removeFolder: broken });
  expect(filesOf(anna)).toHaveLength(2);
  const { rows } = await outside.query(
    "select state, facts from uploads where user_id = $1 and media_id is not null",
    [anna.personId],
  );
  expect(rows).toEqual([
    { state: "dropped", facts: null },
    { state: "dropped", facts: null },
  ]);
});
