/**
 * Forward-only SQL files, each run once, in order of number, in a transaction of its own. Written by hand because they consist mostly of
 * roles, row-level security and functions (docs/decisions/001-raw-sql-through-scopes.md).
 *
 * [Note: numbers of migrations] A file is `<four digits>_<what>.sql`. A new one has the number after the highest: no number
 * twice, none left out, none put in before. Up to 0095 each area had a range of its own, so those have gaps and some came
 * later than higher ones; they stay as they are, since a file that ran anywhere is never renamed, edited or removed.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { StartRefusal } from "#server/start-refusal.ts";
import { letBackupRead } from "./backup-role.ts";
import { keepMasterKeyCheck, refuseOtherMasterKey } from "./master-key-check.ts";
import { closeRetiredLogins, ensureRoles } from "./roles.ts";

const folder = join(import.meta.dirname, "migrations");
/** Held while a database is migrated or filled. */
export const migrationLock = 1_952_804_467;

/** The last number given by area; what follows is one sequence. [Note: numbers of migrations] */
const lastByArea = 95;

export type Migration = { readonly name: string; readonly sql: string; readonly digest: string };

/**
 * [Note: migrations that wait] A file that begins with `-- when: <query of one boolean>` runs at the first start at which that is true, and
 * waits until then; the server must work with it and without it. For what may only be done once the server has moved every row.
 */
const conditionOf = ({ sql }: Migration) => /^-- when: (.+)/.exec(sql)?.[1];

export function readMigrations(): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), "utf8");
      return { name, sql, digest: createHash("sha256").update(sql).digest("hex") };
    });
}

/** @throws Error when a file breaks the rule of numbers. [Note: numbers of migrations] */
export function checkNumbers(names: readonly string[]): void {
  let last = 0;
  for (const name of names) {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) throw new Error(`${name} is no name of a migration: 0123_what_it_does.sql`);
    if (number === last) throw new Error(`Two migrations have the number of ${name}.`);
    if (number < last) throw new Error(`${name} comes after a migration with a higher number.`);
    if (number > lastByArea && number !== Math.max(last, lastByArea) + 1)
      throw new Error(`${name} leaves out a number: the one before it ends at ${last}.`);
    last = number;
  }
}

/** The name of the newest migration: what `/api/health` reports as `schema`. */
export function schemaVersion(): string {
  return (
    readMigrations()
      .at(-1)
      ?.name.replace(/\.sql$/, "") ?? "none"
  );
}

/**
 * Migrates a database to the newest schema, as its owner. Processes that start together wait for each other.
 * @throws StartRefusal when the database was sealed with another key, or migrated by a newer version; Error when a migration that already
 * ran was edited since, or when one fails (it is rolled back)
 * @param onWarning what a migration has to tell whoever runs the server: `raise warning` in its SQL
 */
export async function migrate(
  config: pg.ClientConfig,
  masterKeys: readonly string[],
  onWarning: (text: string) => void = () => undefined,
): Promise<void> {
  const owner = new pg.Client(config);
  // By its class, since the word for it follows the database's language.
  owner.on("notice", ({ code, message }) => {
    if (code?.startsWith("01") && message) onWarning(message);
  });
  await owner.connect();
  try {
    await owner.query("select pg_advisory_lock($1)", [migrationLock]);
    await refuseOtherMasterKey(owner, masterKeys);
    const known = await owner.query("select to_regclass('public.migrations') is not null as there");
    if (known.rows[0]?.there) await refuseNewerSchema(owner);
    for (const masterKey of masterKeys.slice(0, 1)) await ensureRoles(owner, masterKey);
    await applyMigrations(owner, readMigrations());
    await letBackupRead(owner);
    await keepMasterKeyCheck(owner, masterKeys);
    await closeRetiredLogins(owner, masterKeys);
  } finally {
    await owner.end();
  }
}

/**
 * Runs those of `migrations` that this database does not have yet. The roles must be there.
 * @throws Error as `migrate`
 */
export async function applyMigrations(owner: pg.Client, migrations: readonly Migration[]): Promise<void> {
  checkNumbers(migrations.map(({ name }) => name));
  await makeMigrationsTable(owner);
  const { rows } = await owner.query<{ name: string; digest: string }>(
    "select name, digest from public.migrations",
  );
  const ran = new Map(rows.map((row) => [row.name, row.digest]));
  for (const migration of migrations) {
    const digest = ran.get(migration.name);
    if (digest === undefined) {
      if (await isDue(owner, migration)) await run(owner, migration);
    } else if (digest !== migration.digest)
      throw new Error(`Migration ${migration.name} was changed after it ran.`);
  }
}

export async function makeMigrationsTable(owner: pg.Client): Promise<void> {
  await owner.query(`create table if not exists public.migrations (
    name text primary key, digest text not null, ran_at timestamptz not null default now())`);
}

async function isDue(owner: pg.Client, migration: Migration): Promise<boolean> {
  const condition = conditionOf(migration);
  if (condition === undefined) return true;
  const { rows } = await owner.query<{ due: boolean }>(`select (${condition}) as due`);
  return rows[0]?.due === true;
}

async function refuseNewerSchema(owner: pg.Client): Promise<void> {
  const ours = new Set(readMigrations().map(({ name }) => name));
  const { rows } = await owner.query<{ name: string }>("select name from public.migrations order by name");
  const newer = rows.map(({ name }) => name).filter((name) => !ours.has(name));
  if (newer.length === 0) return;
  const newest = newer.at(-1)?.replace(/\.sql$/, "");
  throw new StartRefusal(
    `This database was made by a newer version of Tendre (it has ${newest}, this version ends at ${schemaVersion()}). Start that version, or put back a copy of before; nothing was changed.`,
  );
}

async function run(owner: pg.Client, migration: Migration): Promise<void> {
  try {
    await owner.query("begin");
    await runHere(owner, migration);
    await owner.query("commit");
  } catch (cause) {
    await owner.query("rollback");
    throw new Error(`Migration ${migration.name} failed.`, { cause });
  }
}

/** Runs one in the caller's transaction, due or not. The table of migrations must be there. */
export async function runHere(owner: pg.Client, { name, sql, digest }: Migration): Promise<void> {
  await owner.query(sql);
  await owner.query("insert into public.migrations (name, digest) values ($1, $2)", [name, digest]);
}
