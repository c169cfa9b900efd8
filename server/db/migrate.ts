/**
 * Forward-only SQL files, each run once, in order of number, in a transaction of its own. Written by hand because they consist mostly of
 * roles, row-level security and functions (docs/decisions/001-raw-sql-through-scopes.md).
 *
 * [Note: numbers of migrations] A file is `<four digits>_<what>.sql`, numbered from 0001 on: no number twice, none left out. A file that
 * ran anywhere is never renamed, edited or removed.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { StartRefusal } from "#server/start-refusal.ts";
import { letBackupRead } from "./backup-role.ts";
import { keepMasterKeyCheck, refuseOtherMasterKey } from "./master-key-check.ts";
import { openClient } from "./open-client.ts";
import { closeRetiredLogins, ensureRoles } from "./roles.ts";
import { baselineOf, historyOf, type Ran, takeUp } from "./take-up.ts";

const folder = join(import.meta.dirname, "migrations");
/** Held while a database is migrated or filled. */
export const migrationLock = 1_952_804_467;

export type Migration = Ran & { readonly sql: string };

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
  for (const [before, name] of names.entries()) {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) throw new Error(`${name} is no name of a migration: 0123_what_it_does.sql`);
    if (number <= before) throw new Error(`Two migrations have the number of ${name}.`);
    if (number > before + 1) throw new Error(`${name} leaves out a number: the one before it is ${before}.`);
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
 * @throws StartRefusal when the database was sealed with another key, migrated by a newer version, or left unfinished by one from before the
 * baseline; Error when a migration that already ran was edited since, or when one fails (it is rolled back)
 */
export async function migrate(config: pg.ClientConfig, masterKeys: readonly string[]): Promise<void> {
  const owner = await openClient(config);
  try {
    await owner.query("select pg_advisory_lock($1)", [migrationLock]);
    await refuseOtherMasterKey(owner, masterKeys);
    await makeMigrationsTable(owner);
    const ran = await readRan(owner);
    const history = historyOf(ran);
    const migrations = readMigrations();
    if (history === "unfinished") throw unfinished();
    if (history === "today") refuseNewerSchema(ran);
    for (const masterKey of masterKeys.slice(0, 1)) await ensureRoles(owner, masterKey);
    if (history === "whole")
      await inOne(owner, "Taking up the baseline", () => takeUp(owner, baselineOf(migrations)));
    await applyMigrations(owner, migrations);
    await letBackupRead(owner);
    await keepMasterKeyCheck(owner, masterKeys);
    await closeRetiredLogins(owner, masterKeys);
  } finally {
    await owner.end();
  }
}

/** @throws Error as `migrate` */
async function applyMigrations(owner: pg.Client, migrations: readonly Migration[]): Promise<void> {
  checkNumbers(migrations.map(({ name }) => name));
  const ran = new Map((await readRan(owner)).map(({ name, digest }) => [name, digest]));
  for (const migration of migrations) {
    const digest = ran.get(migration.name);
    if (digest === undefined)
      await inOne(owner, `Migration ${migration.name}`, () => runHere(owner, migration));
    else if (digest !== migration.digest)
      throw new Error(`Migration ${migration.name} was changed after it ran.`);
  }
}

export async function makeMigrationsTable(owner: pg.Client): Promise<void> {
  await owner.query(`create table if not exists public.migrations (
    name text primary key, digest text not null, ran_at timestamptz not null default now())`);
}

async function readRan(owner: pg.Client): Promise<readonly Ran[]> {
  const { rows } = await owner.query<Ran>("select name, digest from public.migrations order by name");
  return rows;
}

function refuseNewerSchema(ran: readonly Ran[]): void {
  const ours = new Set(readMigrations().map(({ name }) => name));
  const newest = ran.findLast(({ name }) => !ours.has(name))?.name.replace(/\.sql$/, "");
  if (newest)
    throw new StartRefusal(
      `This database was made by a newer version of Tendre (it has ${newest}, this version ends at ${schemaVersion()}). Start that version, or put back a copy of before; nothing was changed.`,
    );
}

const unfinished = () =>
  new StartRefusal(
    "This database was left in the middle of its migrations by a version from before this one's baseline. Start that version once, let it finish, then start this one; nothing was changed.",
  );

async function inOne(owner: pg.Client, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await owner.query("begin");
    await work();
    await owner.query("commit");
  } catch (cause) {
    await owner.query("rollback");
    throw new Error(`${what} failed.`, { cause });
  }
}

/** Runs one in the caller's transaction. The table of migrations must be there. */
export async function runHere(owner: pg.Client, { name, sql, digest }: Migration): Promise<void> {
  await owner.query(sql);
  await owner.query("insert into public.migrations (name, digest) values ($1, $2)", [name, digest]);
}
