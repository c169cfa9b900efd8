/**
 * The whole database as it was at one moment, read while others go on writing: one transaction, repeatable read and read-only, by COPY.
 * A table that could not be read whole is refused, never silently left out.
 */
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { backupRole, keptSchemas } from "#server/db/backup-role.ts";
import { openClient } from "#server/db/open-client.ts";
import { BackupRefusal } from "./backup-refusal.ts";
import type { About, BackupSequence, BackupTable } from "./format.ts";

export type Snapshot = {
  readonly tables: readonly BackupTable[];
  readonly sequences: readonly BackupSequence[];
  readonly migrations: About["migrations"];
  /** Ids of the master keys that wrap people's keys, the current one first. */
  readonly masterKeys: readonly string[];
  /** The rows of a table in PostgreSQL's text form; each line is a row. */
  rows(table: BackupTable): AsyncIterable<Buffer>;
  /** The uploads whose files are kept, in pages, in an order of their own. */
  uploads(): AsyncGenerator<readonly SnapshotUpload[]>;
  close(): Promise<void>;
};

export type SnapshotUpload = { readonly personId: string; readonly id: string };

const uploadsPerPage = 500;

/**
 * @param config the database's owner
 * @throws BackupRefusal when the database was not yet started by this version, or is being migrated
 */
export async function openSnapshot(config: pg.ClientConfig): Promise<Snapshot> {
  const client = await openClient(config);
  try {
    // A backup may take long; the settings of an outside database would end it.
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '10s';
       set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set client_encoding = 'UTF8';
       set bytea_output = 'hex'; set extra_float_digits = 1`,
    );
    await refuseUnprepared(client);
    const tables = await readTables(client);
    await client.query("begin isolation level repeatable read read only");
    await lockTables(client, tables);
    // The first statement that reads: here the moment is fixed.
    const migrations = await readMigrationsOf(client);
    if (JSON.stringify(await readTables(client)) !== JSON.stringify(tables)) throw beingMigrated();
    const sequences = await readSequences(client);
    await client.query(`set local role ${backupRole}`);
    return {
      tables,
      sequences,
      migrations,
      masterKeys: await readMasterKeys(client),
      rows: ({ name, columns }) =>
        client.query(
          copyTo(`copy ${nameOf(name)} (${columns.map(pg.escapeIdentifier).join(", ")}) to stdout`),
        ),
      uploads: () => pageUploads(client),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** @param name `schema.table` */
export const nameOf = (name: string): string => name.split(".").map(pg.escapeIdentifier).join(".");

/** Each table must let the backup's role see every row: one that filters would make a backup that only looks whole. */
async function refuseUnprepared(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: boolean; closed: string[] }>(
    `select coalesce(pg_has_role(current_user, (select oid from pg_roles where rolname = $2), 'member'), false) as role, array(
       select c.oid::regclass::text from pg_class c
       where c.relnamespace::regnamespace::text = any ($1) and c.relkind in ('r', 'p') and c.relpersistence = 'p' and (
         not has_table_privilege(coalesce((select oid from pg_roles where rolname = $2), 0), c.oid, 'select')
         or c.relrowsecurity and (
           exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive)
           or not exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('r', '*')
             and (select oid from pg_roles where rolname = $2) = any (p.polroles)
             and pg_get_expr(p.polqual, p.polrelid) = 'true')))) as closed`,
    [keptSchemas, backupRole],
  );
  const [found] = rows;
  if (!found?.role || found.closed.length > 0)
    throw new BackupRefusal(
      `This version's server was not started on the database yet, so not every table can be read${found?.role ? ` (${found.closed.join(", ")})` : ""}. Start it once, then make the backup.`,
    );
}

const beingMigrated = () =>
  new BackupRefusal("The database is being migrated. Make the backup when the server has started.");

async function lockTables(client: pg.Client, tables: readonly BackupTable[]): Promise<void> {
  const names = tables.map(({ name }) => nameOf(name)).join(", ");
  await client.query(`lock table ${names} in access share mode`).catch((error: unknown) => {
    const isWaiting = error instanceof Error && "code" in error && error.code === "55P03";
    throw isWaiting ? beingMigrated() : error;
  });
}

/** The tables that last, each after those it refers to, so that a restore can fill them in this order. */
async function readTables(client: pg.Client): Promise<readonly BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `select c.relnamespace::regnamespace || '.' || c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select distinct f.relnamespace::regnamespace || '.' || f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c
     where c.relnamespace::regnamespace::text = any ($1) and c.relkind = 'r' and c.relpersistence = 'p' order by 1`,
    [keptSchemas],
  );
  const ordered: BackupTable[] = [];
  const placed = new Set<string>();
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      ({ name, needs }) => !placed.has(name) && needs.every((each) => placed.has(each)),
    );
    if (ready.length === 0)
      throw new Error("Tables refer to each other in a circle: no order can fill them.");
    for (const { name, columns } of ready) {
      placed.add(name);
      ordered.push({ name, columns });
    }
  }
  return ordered;
}

async function readMigrationsOf(client: pg.Client): Promise<About["migrations"]> {
  const { rows } = await client.query<{ name: string; digest: string }>(
    "select name, digest from public.migrations order by ran_at, name",
  );
  return rows;
}

/** Counters go on past the snapshot: what they were a moment later is never too low. */
async function readSequences(client: pg.Client): Promise<readonly BackupSequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select t.relnamespace::regnamespace || '.' || t.relname as table, a.attname::text as column, d.objid::regclass::text as sequence
     from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_class t on t.oid = d.refobjid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
     where d.classid = 'pg_class'::regclass and t.relnamespace::regnamespace::text = any ($1) and t.relpersistence = 'p' order by 1, 2`,
    [keptSchemas],
  );
  const sequences: BackupSequence[] = [];
  for (const { table, column, sequence } of rows) {
    const { rows: counters } = await client.query<{ last: number; called: boolean }>(
      `select last_value::float8 as last, is_called as called from ${sequence}`,
    );
    const [counter] = counters;
    if (counter) sequences.push({ table, column, last: counter.last, isCalled: counter.called });
  }
  return sequences;
}

/**
 * While keys are being rotated two master keys wrap them (server/crypto/wrapped-key.ts: the id stands behind the first byte). None in a
 * database of before these ids.
 */
async function readMasterKeys(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from (
       select substring(to_jsonb(c) ->> 'master_id' from 3) as id, 0 as place from public.master_key_check c
       union select encode(substring(wrapped_key from 2 for 8), 'hex'), 1 from public.person_keys where get_byte(wrapped_key, 0) = 161
     ) every_id where id is not null group by id order by min(place)`,
  );
  return rows.map(({ id }) => id);
}

async function* pageUploads(client: pg.Client): AsyncGenerator<readonly SnapshotUpload[]> {
  let after: SnapshotUpload = { personId: nobody, id: nobody };
  for (;;) {
    const { rows } = await client.query<SnapshotUpload>(
      `select user_id as "personId", id from public.uploads where state = 'ready' and (user_id, id) > ($1, $2)
       order by user_id, id limit ${uploadsPerPage}`,
      [after.personId, after.id],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last;
  }
}

const nobody = "00000000-0000-0000-0000-000000000000";

/** Whether something shows it by now, not by the snapshot. */
export async function isStillShown(
  owner: pg.ClientConfig,
  { personId, id }: SnapshotUpload,
): Promise<boolean> {
  const client = await openClient(owner);
  try {
    await client.query(`set role ${backupRole}`);
    const { rowCount } = await client.query(
      `select from public.uploads u where u.user_id = $1 and u.id = $2 and u.state = 'ready' and (
         exists (select from public.media m where m.user_id = u.user_id and m.upload_id = u.id)
         or exists (select from public.profiles p where p.id = u.user_id and p.avatar_url like '%' || u.id))`,
      [personId, id],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
