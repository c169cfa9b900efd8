import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mediaAddress } from "#domain/media/upload.ts";
import { pushAnswerSchema } from "#domain/wire/sync.ts";
import { entryNames } from "#server/db/backup/format.ts";
import { beginLoad } from "#server/db/backup/load-database.ts";
import { refuseHalfRestored, writeMarker } from "#server/db/backup/restore-marker.ts";
import { readTar, type TarEntry } from "#server/db/backup/tar.ts";
import { letBackupRead } from "#server/db/backup-role.ts";
import { describeSchema } from "#server/db/describe-schema.ts";
import { readMigrations } from "#server/db/migrate.ts";
import { readEnv } from "#server/env.ts";
import { freePort } from "#server/http/listen.ts";
import { runJobs } from "#server/jobs/run-jobs.ts";
import { createFileStore } from "#server/storage/create-file-store.ts";
import { readDeleted } from "#server/storage/deleted-accounts.ts";
import { createDevice, rowOf } from "#server/testing/devices.ts";
import { createEarlierDatabase } from "#server/testing/earlier-database.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import { photo } from "#server/testing/pictures.ts";
import { createEmptyDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { testAuthSecret, testMasterKey } from "#server/testing/test-secrets.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createUploads } from "#server/testing/uploads.ts";
import { makeBackup } from "./make-backup.ts";
import { verifyArchive } from "./read-archive.ts";
import { readLists, restoreBackup } from "./restore-backup.ts";
import { createArchive } from "./write-archive.ts";

const root = mkdtempSync(join(tmpdir(), "tendre-backup-"));
const secrets = { masterKey: testMasterKey, authSecret: testAuthSecret };
const newPath = (name = "backup.tar") => join(mkdtempSync(join(root, "at-")), name);
const databases: TestDatabase[] = [];
let server: TestServer;
let anna: SignedIn;
let bruno: SignedIn;
let photoRow: Awaited<ReturnType<ReturnType<typeof createUploads>["keep"]>>;

beforeAll(async () => {
  server = await createTestServer();
  anna = await signUp(server);
  bruno = await signUp(server);
  for (const person of [anna, bruno]) {
    await server.request("/api/profile", { cookie: person.cookie });
    const device = createDevice(server, person);
    // What COPY's text form has to escape.
    await device.send(device.put({ name: "Zoé \\ \t\n'\"\u2028 😀", notes: "line\r\nline\\." }));
  }
  photoRow = await createUploads(server, anna).keep(await photo({ width: 900, height: 700 }));
});
afterAll(async () => {
  await server.close();
  for (const database of databases) await database.drop();
  rmSync(root, { recursive: true, force: true });
});

const sourceOf = ({ database, services }: TestServer, more = {}) => ({
  owner: database.owner,
  files: services.files,
  secrets,
  ...more,
});
const backUp = async (more: Parameters<typeof makeBackup>[2] = {}) => {
  const path = newPath();
  return { path, manifest: await makeBackup(sourceOf(server), path, more) };
};

/** An empty database and an empty folder, as the settings of a server name them. */
async function emptyTarget(settings: Record<string, string> = {}) {
  const database = await createEmptyDatabase();
  databases.push(database);
  const { host = "", database: name } = database.owner;
  const folder = mkdtempSync(join(root, "target-"));
  const env = readEnv({
    NODE_ENV: "test",
    TENDRE_DATA: folder,
    DATABASE_URL: `postgresql://tendre_owner@socket/${name}?host=${encodeURIComponent(host)}`,
    MASTER_KEY: testMasterKey,
    AUTH_SECRET: testAuthSecret,
    ...settings,
  });
  return { database, folder, env };
}

/** Every row of every table that lasts, as the superuser sees them. */
async function rowsOf(database: TestDatabase): Promise<Record<string, unknown>> {
  const { rows: tables } = await database.outside(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'auth', 'standin') order by 1`,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables)
    all[name] = (await database.outside(`select t::text as it from ${name} t order by 1`)).rows;
  return all;
}

const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && each.name !== "store-mark")
      .map(({ parentPath, name }) => [
        join(parentPath, name).slice(folder.length),
        readFileSync(join(parentPath, name)).toString("base64"),
      ]),
  );

const countersOf = async (database: TestDatabase) =>
  (await database.outside("select schemaname, sequencename, last_value from pg_sequences order by 1, 2"))
    .rows;

test("every row, counter and file comes back, and people sign in to what was restored", async () => {
  // The security log is written a moment after what it tells of.
  await expect
    .poll(async () => (await server.database.outside("select from security_events")).rowCount, {
      timeout: 30_000,
    })
    .toBe(2);
  // Numbers that were given and are in no row any more.
  await server.database.outside(
    "select nextval(pg_get_serial_sequence('public.operator_acts', 'id')) from generate_series(1, 7)",
  );
  // It may have been stopped since.
  await server.database.outside(
    `insert into auth.factor_losses (user_id, ask_hash, ask_expires_at, created_at) select id, 'x', now(), now() from auth.users limit 1`,
  );
  const { path } = await backUp();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const before = await rowsOf(server.database);
  expect(before["auth.factor_losses"]).toHaveLength(1);
  const target = await emptyTarget();
  await restoreBackup(target.env, path);

  const after = await rowsOf(target.database);
  expect(after.file_store).not.toEqual(before.file_store);
  expect({ ...after, file_store: null }).toEqual({ ...before, file_store: null, "auth.factor_losses": [] });
  expect(Object.keys(before).length).toBeGreaterThan(40);
  expect(await countersOf(target.database)).toEqual(await countersOf(server.database));
  expect(filesIn(join(target.folder, "media"))).toEqual(
    filesIn(join(server.services.env.TENDRE_DATA, "media")),
  );
  const client = new pg.Client(target.database.owner);
  await client.connect();
  expect(await describeSchema(client).finally(() => client.end())).toBe(
    readFileSync(join(import.meta.dirname, "../db/schema.sql"), "utf8"),
  );

  const restored = await createTestServer({ TENDRE_DATA: target.folder }, { database: target.database });
  databases.splice(databases.indexOf(target.database), 1);
  const again = await signIn(restored, anna);
  const address = mediaAddress({ id: photoRow.id, upload_id: String(photoRow.upload_id) }, "medium");
  const shown = async (from: TestServer, { cookie }: SignedIn) =>
    Buffer.from(await (await from.request(address, { cookie })).arrayBuffer());
  expect((await shown(restored, again)).equals(await shown(server, anna))).toBe(true);
  const changes = async (from: TestServer, person: SignedIn) =>
    (await createDevice(from, person).pull()).changes;
  expect(await changes(restored, again)).toEqual(await changes(server, anna));
  // Counters go on: what is written now has an id of its own.
  const device = createDevice(restored, again);
  expect(await device.send(device.put({ name: "Max" }))).toMatchObject({ status: "applied" });
  await restored.close();
});

test("a backup made while people write holds all that was answered before it, and fits together", async () => {
  const crowd = await makeManyPeople(server, 4);
  const answered = new Map<string, number>();
  let edits = 0;
  let isOver = false;
  const write = async (person: SignedIn) => {
    await server.request("/api/profile", { cookie: person.cookie });
    const device = createDevice(server, person);
    const made = device.put({ name: "Zoé" });
    let rev = rowOf(await device.send(made)).rev;
    while (!isOver) {
      const response = await device.post([device.patch(made.id, rev, { name: randomUUID() })]);
      // Whoever writes too fast is told to wait.
      if (response.status !== 200) continue;
      const [answer] = pushAnswerSchema.parse(await response.json()).answers;
      if (answer) rev = rowOf(answer).rev;
      answered.set(person.personId, rev);
      edits += 1;
    }
  };
  const writing = crowd.map(write);
  await expect.poll(() => [answered.size, edits > 20], { timeout: 30_000 }).toEqual([4, true]);
  const [before, editsBefore] = [new Map(answered), edits];
  const { path } = await backUp();
  isOver = true;
  expect(edits).toBeGreaterThan(editsBefore);
  await Promise.all(writing);

  const target = await emptyTarget();
  await restoreBackup(target.env, path);
  // Row, history and counter are written in one transaction: none is there without the others.
  const { rows: kept } = await target.database.outside(
    `select s.user_id, s.rev, r.rev as row_rev, (select max(rev) from revisions h where h.user_id = s.user_id) as history_rev
     from sync_state s join relationships r using (user_id) where user_id = any ($1)`,
    [crowd.map(({ personId }) => personId)],
  );
  expect(kept).toHaveLength(4);
  for (const { user_id, rev, row_rev, history_rev } of kept) {
    expect([row_rev, history_rev]).toEqual([rev, rev]);
    expect(rev).toBeGreaterThanOrEqual(before.get(user_id) ?? Number.POSITIVE_INFINITY);
  }
});

test("an account that was deleted after the backup does not come back, nor do its keys; the others do", async () => {
  const leaving = await signUp(server);
  await server.request("/api/profile", { cookie: leaving.cookie });
  const device = createDevice(server, leaving);
  await device.send(device.put({ name: "Gone" }));
  const { path } = await backUp();
  await server.database.outside(
    "update auth.users set deletion_requested_at = $2, deletion_due_at = $2 where id = $1",
    [leaving.personId, server.clock.now()],
  );
  server.clock.advance(1_000);
  const jobs = await runJobs(server.services, server.database.jobs);
  await jobs.runNow("delete-accounts");
  await jobs.stop();
  const list = await readDeleted(server.services.files);
  expect(list).toMatch(/^\d{4}-\d{2}-\d{2} [0-9a-f]{64}\n$/);
  expect(list).not.toContain(leaving.personId);

  const holds = async ({ database }: { database: TestDatabase }) => {
    const count = async (text: string) => (await database.outside(text, [leaving.personId])).rowCount;
    return [
      await count("select from person_keys where user_id = $1"),
      await count("select from relationships where user_id = $1"),
      await count("select from auth.users where id = $1"),
      await count("select from auth.sessions where user_id = $1"),
    ];
  };
  const unaware = await emptyTarget();
  expect(await restoreBackup(unaware.env, path)).toMatchObject({ destroyed: 0 });
  expect((await holds(unaware)).every((count) => Number(count) > 0)).toBe(true);

  const aware = await emptyTarget();
  expect(await restoreBackup(aware.env, path, { deletedLists: [list] })).toMatchObject({ destroyed: 1 });
  expect(await holds(aware)).toEqual([0, 0, 0, 0]);
  const { rows: told } = await aware.database.outside(
    "select user_id from auth.ended_sessions where account_deleted_at is not null",
  );
  expect(told).toEqual([{ user_id: null }]);
  const { rowCount } = await aware.database.outside("select from auth.users where id = $1", [anna.personId]);
  expect(rowCount).toBe(1);
  // A later backup of what was restored carries the list on.
  expect(await readDeleted(createFileStore(aware.env))).toBe(list);
  const folder = join(server.services.env.TENDRE_DATA, "media/deleted-accounts");
  expect((await readLists([folder]))[0]?.slice(11)).toBe(list.slice(11));
  const newer = await backUp();
  const kept = (await entriesOf(newer.path)).find(({ name }) => name === entryNames.deleted);
  expect(kept?.bytes.toString()).toBe(list);
  await expect(readLists([path])).rejects.toThrow(/has a line that is none/);
});

const verify = async (bytes: Buffer, masterKeys: readonly string[] | null = [testMasterKey]) => {
  const path = newPath("changed.tar");
  writeFileSync(path, bytes);
  const file = await open(path, "r");
  return verifyArchive(file, { masterKeys }).finally(() => file.close());
};

test("one changed byte anywhere is found, and nothing is written", async () => {
  const { path } = await backUp();
  const whole = readFileSync(path);
  await verify(whole);
  // Every so often, closer at the end: manifest, seal, padding.
  const places = Array.from({ length: whole.length }, (_, at) => at);
  for (const at of places.filter(
    (each) => each % 6_007 === 0 || (each > whole.length - 2_200 && each % 23 === 0),
  )) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(verify(changed), `byte ${at}`).rejects.toMatchObject({ name: "BackupRefusal" });
  }
  const target = await emptyTarget();
  const damaged = newPath();
  writeFileSync(
    damaged,
    Buffer.concat([whole.subarray(0, 40_000), Buffer.from([1]), whole.subarray(40_001)]),
  );
  await expect(restoreBackup(target.env, damaged)).rejects.toThrow(/damaged/);
  expect(readdirSync(target.folder)).toEqual([]);
  expect(await rowsOf(target.database)).toEqual({});
});

test("a file that was cut off, or has more behind it, is refused", async () => {
  const { path } = await backUp();
  const whole = readFileSync(path);
  for (const length of [0, 511, 512, 5_000, whole.length - 1_024, whole.length - 512, whole.length - 1])
    await expect(verify(whole.subarray(0, length)), `${length}`).rejects.toMatchObject({
      name: "BackupRefusal",
    });
  await expect(verify(Buffer.concat([whole, Buffer.alloc(512)]))).rejects.toThrow(/behind the end/);
});

const entriesOf = async (path: string): Promise<TarEntry[]> => {
  const file = await open(path, "r");
  const entries: TarEntry[] = [];
  for await (const entry of readTar(file)) entries.push(entry);
  await file.close();
  return entries;
};

/** The backup written anew with fitting hashes, by somebody without the master key. */
async function forge(path: string, change: (entry: TarEntry) => Buffer): Promise<Buffer> {
  const entries = await entriesOf(path);
  const told = JSON.parse(entries.find(({ name }) => name === entryNames.manifest)?.bytes.toString() ?? "");
  const seal = entries.find(({ name }) => name === entryNames.seal)?.bytes.toString() ?? "";
  const forged = newPath();
  const archive = await createArchive(forged);
  for (const entry of entries)
    if (!/^hashes\/|^manifest/.test(entry.name)) await archive.add(entry.name, change(entry));
  const { rows, sequences, media } = told;
  await archive.finish({ rows, sequences, media }, () => seal.trim());
  return readFileSync(forged);
}

test("a backup that was changed, with all its hashes made anew, is refused without the master key's seal", async () => {
  const { path } = await backUp();
  const changed = await forge(path, ({ name, bytes }) =>
    name === entryNames.deleted ? Buffer.from(`2026-01-01 ${"a".repeat(64)}\n`) : bytes,
  );
  await expect(verify(changed)).rejects.toThrow(/not the one that this server sealed/);
});

test("what is no backup, of a newer version, or of another server is refused, each in its words", async () => {
  const { path } = await backUp();
  const about = (change: object) =>
    forge(path, ({ name, bytes }) =>
      name === entryNames.about
        ? Buffer.from(JSON.stringify({ ...JSON.parse(bytes.toString()), ...change }))
        : bytes,
    );
  await expect(verify(Buffer.from("PK\u0003\u0004 a photo album".repeat(100)))).rejects.toThrow(
    /is no backup of Tendre/,
  );
  await expect(verify(await about({ format: "another" }))).rejects.toThrow(/is no backup of Tendre/);
  await expect(verify(await about({ version: 2, more: true }))).rejects.toThrow(
    /newer version of Tendre \(format 2/,
  );
  const migrations = [...readMigrations().map(({ name, digest }) => ({ name, digest }))];
  const tomorrow = { name: "9999_of_tomorrow.sql", digest: "x" };
  await expect(verify(await about({ migrations: [...migrations, tomorrow] }))).rejects.toThrow(
    /newer version of Tendre .*9999_of_tomorrow/,
  );
  await expect(
    verify(await about({ migrations: migrations.map((each) => ({ ...each, digest: "x" })) })),
  ).rejects.toThrow(/of a changed Tendre/);
  const unfinished = [{ name: "0001_foundation.sql", digest: "x" }];
  await expect(verify(await about({ migrations: unfinished }))).rejects.toThrow(
    /in the middle of its migrations/,
  );
  const whole = readFileSync(path);
  await expect(verify(whole, ["b".repeat(43)])).rejects.toThrow(/server with another master key/);
  await expect(verify(whole, null)).rejects.toThrow(/no master key here/);
});

test("a target that is not empty is left as it is", async () => {
  const { path } = await backUp();
  const full = await emptyTarget();
  await full.database.outside("create table precious (id int)");
  await expect(restoreBackup(full.env, path)).rejects.toThrow(/database is not empty \(it has precious\)/);
  expect((await full.database.outside("select from precious")).rowCount).toBe(0);
  // Also when it was filled after it had been looked at.
  await expect(
    beginLoad(full.database.owner, testMasterKey, await verify(readFileSync(path))),
  ).rejects.toThrow(/database is not empty/);

  const served = await emptyTarget();
  const media = join(served.folder, "media");
  await server.services.files.list(anna.personId);
  rmSync(media, { recursive: true, force: true });
  writeFileSync(join(served.folder, "note.txt"), "mine");
  await restoreBackup(served.env, path);
  const before = filesIn(served.folder);
  await expect(restoreBackup(served.env, path)).rejects.toThrow(/not empty/);
  expect(filesIn(served.folder)).toEqual(before);

  const photos = await emptyTarget({ TENDRE_DATA: served.folder });
  await expect(restoreBackup(photos.env, path)).rejects.toThrow(/has photos and videos already/);
  expect(await rowsOf(photos.database)).toEqual({});
});

test("a restore that fails half way takes everything away again, and can be run again", async () => {
  const { path } = await backUp();
  const target = await emptyTarget();
  const stop = new AbortController();
  const onProgress = (what: string) => {
    if (what === "public.relationships") stop.abort(new Error("stopped"));
  };
  await expect(restoreBackup(target.env, path, { signal: stop.signal, onProgress })).rejects.toThrow(
    "stopped",
  );
  expect(filesIn(target.folder)).toEqual({ "/server.lock": expect.anything() });
  expect(await rowsOf(target.database)).toEqual({});
  await restoreBackup(target.env, path);
  expect((await rowsOf(target.database)).relationships).toEqual(
    (await rowsOf(server.database)).relationships,
  );
});

test("a restore whose end was cut off is known by its transaction: what lasted is kept, nothing is done twice", async () => {
  const { path, manifest } = await backUp();
  const target = await emptyTarget();
  await restoreBackup(target.env, path);
  const { rows } = await target.database.outside("select pg_current_xact_id()::text as id");
  const archive = await verify(readFileSync(path));
  const marker = {
    madeAt: archive.about.madeAt,
    storeMark: randomUUID(),
    hasOurSecrets: false,
    transaction: rows[0].id,
  };
  await writeMarker(target.folder, marker);
  expect(() => refuseHalfRestored(target.folder)).toThrow(/under way or was cut off/);
  const before = [await rowsOf(target.database), filesIn(target.folder)];
  await writeMarker(target.folder, { ...marker, madeAt: "2020-01-01T00:00:00.000Z" });
  await expect(restoreBackup(target.env, path)).rejects.toThrow(/backup of 2020-01-01.*with that file/);
  await writeMarker(target.folder, marker);
  const { files } = manifest.media;
  expect(await restoreBackup(target.env, path)).toMatchObject({ files });
  refuseHalfRestored(target.folder);
  const { "/restore-under-way.json": _, ...kept } = before[1] ?? {};
  expect([await rowsOf(target.database), filesIn(target.folder)]).toEqual([before[0], kept]);
});

test("files come from a folder into a bucket, and from a bucket into a folder", async () => {
  const port = await freePort("127.0.0.1");
  const folder = mkdtempSync(join(root, "s3-"));
  const s3 = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "journal", configs: [] }],
  });
  await s3.run();
  try {
    const bucket = await emptyTarget({
      S3_BUCKET: "journal",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    });
    const { path } = await backUp();
    await restoreBackup(bucket.env, path);
    await bucket.database.outside("drop schema public, auth, standin, pgboss cascade; create schema public");
    await expect(restoreBackup(bucket.env, path)).rejects.toThrow(/bucket journal has photos and videos/);
    const again = newPath();
    const source = { ...sourceOf(server), files: createFileStore(bucket.env) };
    const { media } = await makeBackup(source, again);
    expect(media).toMatchObject({ missing: [] });
    const target = await emptyTarget();
    await restoreBackup(target.env, again);
    expect(filesIn(join(target.folder, "media"))).toEqual(
      filesIn(join(server.services.env.TENDRE_DATA, "media")),
    );
  } finally {
    await s3.close();
  }
});

test("a backup of before the baseline is restored row by row, and its database goes on as one of today", async () => {
  const old = await createEarlierDatabase();
  databases.push(old);
  const owner = new pg.Client(old.owner);
  await owner.connect();
  await letBackupRead(owner).finally(() => owner.end());
  const path = newPath();
  await makeBackup({ ...sourceOf(server), owner: old.owner }, path);
  const target = await emptyTarget();
  await restoreBackup(target.env, path);
  // A restore writes these itself.
  const {
    migrations,
    file_store,
    incarnations,
    "auth.factor_losses": losses,
    ...after
  } = await rowsOf(target.database);
  const before = await rowsOf(old);
  expect(after).toEqual(Object.fromEntries(Object.keys(after).map((table) => [table, before[table]])));
  const { rows: ran } = await target.database.outside("select name, digest from migrations order by name");
  expect(ran).toEqual(readMigrations().map(({ name, digest }) => ({ name, digest })));
});

test("a backup has the master key only when it was asked for, under a passphrase", async () => {
  const passphrase = "seven swans on a cold lake";
  const plain = await backUp();
  const text = readFileSync(plain.path).toString("latin1");
  for (const secret of [testMasterKey, testAuthSecret]) expect(text).not.toContain(secret);
  const { path } = await backUp({ passphrase });
  expect(readFileSync(path).toString("latin1")).not.toContain(testMasterKey);
  const without = { MASTER_KEY: "", AUTH_SECRET: "" };
  const target = await emptyTarget(without);
  await expect(restoreBackup(target.env, path)).rejects.toThrow(/has its keys under a passphrase/);
  await expect(restoreBackup(target.env, path, { passphrase: "seven swans on a warm lake" })).rejects.toThrow(
    /does not open the keys/,
  );
  expect(readdirSync(target.folder)).toEqual([]);
  await restoreBackup(target.env, path, { passphrase });
  const kept = join(target.folder, "secrets.json");
  expect(JSON.parse(readFileSync(kept, "utf8"))).toEqual(secrets);
  expect(statSync(kept).mode & 0o777).toBe(0o600);
  await expect(backUp({ passphrase: "too short" })).rejects.toThrow(/20 signs/);
});

test("a backup that is stopped, or has no room, leaves nothing; a file that is there is never written over", async () => {
  const stop = new AbortController();
  const path = newPath();
  const onProgress = () => stop.abort(new Error("stopped"));
  await expect(makeBackup(sourceOf(server), path, { signal: stop.signal, onProgress })).rejects.toThrow(
    "stopped",
  );
  expect(existsSync(path) || existsSync(`${path}.partial`)).toBe(false);
  writeFileSync(path, "mine");
  await expect(makeBackup(sourceOf(server), path)).rejects.toThrow(/is there already/);
  expect(readFileSync(path, "utf8")).toBe("mine");
});

test("files that the storage lacks are told: those that something shows, and those that were deleted meanwhile", async () => {
  const folder = `${anna.personId}/${photoRow.upload_id}`;
  const { files } = server.services;
  const hidden = { ...files, list: async (at: string) => (at === folder ? [] : files.list(at)) };
  const { media } = await makeBackup(sourceOf(server, { files: hidden }), newPath());
  expect(media).toMatchObject({ missing: [photoRow.upload_id], gone: 0 });
  const { id } = await createUploads(server, bruno).send(await photo({ width: 300, height: 200 }));
  await files.removeFolder(`${bruno.personId}/${id}`);
  const later = await makeBackup(sourceOf(server), newPath());
  expect(later.media).toMatchObject({ missing: [], gone: 1 });
});

test("a table that the backup could not read whole is refused, never left out", async () => {
  const filtered = async (text: string, undo: string) => {
    await server.database.outside(text);
    await expect(makeBackup(sourceOf(server), newPath())).rejects.toThrow(/was not started on the database/);
    await server.database.outside(undo);
  };
  await filtered(
    "drop policy backup on moments",
    "create policy backup on moments for select to tendre_backup using (true)",
  );
  await filtered(
    "revoke select on auth.users from tendre_backup",
    "grant select on auth.users to tendre_backup",
  );
  await filtered(
    "create policy few on moments as restrictive for select using (false)",
    "drop policy few on moments",
  );
  await makeBackup(sourceOf(server), newPath());
});

test("a backup says that it was given another server's master key", async () => {
  const other = { ...secrets, masterKey: "b".repeat(43) };
  await expect(makeBackup(sourceOf(server, { secrets: other }), newPath())).rejects.toThrow(
    /not the one this database was sealed with/,
  );
});
