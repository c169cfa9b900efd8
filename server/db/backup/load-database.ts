/**
 * Fills an empty database from a backup, in one transaction: the migrations that the backup's database had, then its rows as they were, without
 * triggers, each table after those it refers to. Committed last, when the files are in place: cut off anywhere, the database is as empty
 * as before.
 */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { keptSchemas } from "#server/db/backup-role.ts";
import { makeMigrationsTable, migrationLock, readMigrations, runHere } from "#server/db/migrate.ts";
import { openClient } from "#server/db/open-client.ts";
import { ensureRoles } from "#server/db/roles.ts";
import { BackupRefusal } from "./backup-refusal.ts";
import { deletedAmong } from "./deleted-list.ts";
import { type About, type BackupTable, entryNames, type Manifest, partShape } from "./format.ts";
import { nameOf } from "./snapshot.ts";
import { largestEntry, type TarEntry } from "./tar.ts";

const expand = promisify(gunzip);

type DatabaseLoad = {
  /** Takes a part of a table; the parts come in the order of the backup. */
  add(entry: TarEntry): Promise<void>;
  /**
   * Counts what came, destroys who must not come back, and makes all of it last.
   * @param storeMark of the storage that has the files from now on
   * @param beforeCommit hears the transaction's id, by which a later run learns whether it lasted
   * @returns how many accounts were destroyed anew
   */
  finish(
    asked: { readonly deleted: string; readonly storeMark: string },
    beforeCommit: (transaction: string) => Promise<void>,
  ): Promise<number>;
  /** Nothing lasts. */
  abandon(): Promise<void>;
};

/**
 * @param config the owner of an empty database
 * @throws BackupRefusal when the database has tables
 */
export async function beginLoad(
  config: pg.ClientConfig,
  masterKey: string,
  { about, manifest }: { readonly about: About; readonly manifest: Manifest },
): Promise<DatabaseLoad> {
  const client = await openClient(config);
  try {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
       set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set client_encoding = 'UTF8'`,
    );
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await refuseFull(client);
    await client.query("begin");
    await ensureRoles(client, masterKey);
    await makeMigrationsTable(client);
    const ours = new Map(readMigrations().map((each) => [each.name, each]));
    for (const { name } of about.migrations) {
      const migration = ours.get(name);
      if (migration) await runHere(client, migration);
    }
    await refuseOtherTables(client, about.tables);
    await openTables(client, about.tables);
  } catch (error) {
    await client.end();
    throw error;
  }

  const counts = new Map<string, number>();
  let current: { readonly name: string; readonly feed: Feed } | undefined;
  const closeTable = async () => {
    if (!current) return;
    counts.set(current.name, await current.feed.end());
    current = undefined;
  };
  return {
    async add({ name, bytes }) {
      const [, table = ""] = partShape.exec(name) ?? [];
      if (current?.name !== table) {
        await closeTable();
        const columns = about.tables.find((each) => each.name === table)?.columns;
        if (!columns || counts.has(table))
          throw new BackupRefusal(`The file is damaged: ${name} has no place.`);
        current = { name: table, feed: feedTable(client, { name: table, columns }) };
      }
      await current.feed.write(await expand(bytes, { maxOutputLength: largestEntry }));
    },
    async finish({ deleted, storeMark }, beforeCommit) {
      await closeTable();
      for (const { name } of about.tables) {
        const [came, told] = [counts.get(name) ?? 0, manifest.rows[name]];
        if (came !== told)
          throw new BackupRefusal(
            `${name} has ${came} rows and the manifest tells of ${told}: nothing was restored.`,
          );
      }
      await setCounters(client, manifest.sequences);
      await claimStorage(client, storeMark);
      const destroyed = await closeTables(client, about.tables, async () => {
        await dropLosses(client);
        return destroyAgain(client, deleted);
      });
      const { rows } = await client.query<{ id: string }>("select pg_current_xact_id()::text as id");
      await beforeCommit(rows[0]?.id ?? "");
      await client.query("commit");
      await client.end();
      return destroyed;
    },
    async abandon() {
      // A connection that ends takes its transaction with it.
      await client.end().catch(() => undefined);
    },
  };
}

/** @throws BackupRefusal naming what is there */
async function refuseFull(client: Pick<pg.Client, "query">): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 3`,
  );
  if (rows.length > 0)
    throw new BackupRefusal(
      `The database is not empty (it has ${rows.map(({ name }) => name).join(", ")}). A restore never writes over anything: give it an empty one.`,
    );
}

async function refuseOtherTables(client: pg.Client, tables: readonly BackupTable[]): Promise<void> {
  const { rows } = await client.query<{ it: string }>(
    `select c.relnamespace::regnamespace || '.' || c.relname || ' ' || a.attname as it
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace::regnamespace::text = any ($1) and c.relkind = 'r' and c.relpersistence = 'p'`,
    [keptSchemas],
  );
  const here = new Set(rows.map(({ it }) => it));
  const there = tables.flatMap(({ name, columns }) => columns.map((column) => `${name} ${column}`));
  const odd = there.find((each) => !here.has(each)) ?? (there.length === here.size ? undefined : "a column");
  if (odd)
    throw new BackupRefusal(
      `The backup's tables are not those of its migrations (${odd}): nothing was restored.`,
    );
}

/** In a transaction that nobody sees into: no trigger adds to the rows, and the owner may write all of them. */
async function openTables(client: pg.Client, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of tables)
    await client.query(
      `alter table ${nameOf(name)} disable trigger user; alter table ${nameOf(name)} no force row level security`,
    );
  await client.query(`truncate ${tables.map(({ name }) => nameOf(name)).join(", ")}`);
}

/** As the migrations left them. */
async function closeTables<T>(
  client: pg.Client,
  tables: readonly BackupTable[],
  meanwhile: () => Promise<T>,
): Promise<T> {
  for (const { name } of tables) await client.query(`alter table ${nameOf(name)} enable trigger user`);
  const result = await meanwhile();
  const { rows } = await client.query<{ name: string }>(
    `select relnamespace::regnamespace || '.' || relname as name from pg_class
     where relkind = 'r' and relrowsecurity and relnamespace::regnamespace::text = any ($1)`,
    [keptSchemas],
  );
  for (const { name } of rows) await client.query(`alter table ${nameOf(name)} force row level security`);
  return result;
}

type Feed = { write(bytes: Buffer): Promise<void>; end(): Promise<number> };

/** One COPY of a table whose bytes come part by part. */
function feedTable(client: pg.Client, { name, columns }: BackupTable): Feed {
  const waiting: Buffer[] = [];
  let wake: () => void = () => undefined;
  let taken: () => void = () => undefined;
  let isOver = false;
  async function* parts() {
    for (;;) {
      const next = waiting.shift();
      if (next) {
        yield next;
        taken();
      } else if (isOver) return;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  const copy = client.query(
    copyFrom(`copy ${nameOf(name)} (${columns.map(pg.escapeIdentifier).join(", ")}) from stdin`),
  );
  const done = pipeline(Readable.from(parts(), { objectMode: true, highWaterMark: 1 }), copy);
  // Awaited at the end of each step; a failure in between is not unheard.
  done.catch(() => undefined);
  return {
    async write(bytes) {
      const accepted = new Promise<void>((resolve) => {
        taken = resolve;
      });
      waiting.push(bytes);
      wake();
      await Promise.race([accepted, done]);
    },
    async end() {
      isOver = true;
      wake();
      await done;
      return copy.rowCount;
    },
  };
}

async function setCounters(client: pg.Client, sequences: Manifest["sequences"]): Promise<void> {
  for (const { table, column, last, isCalled } of sequences)
    await client.query("select setval(pg_get_serial_sequence($1, $2), $3, $4)", [
      nameOf(table),
      column,
      last,
      isCalled,
    ]);
}

/** The files are in a storage of their own now: on that of the server they came from this database would be refused. */
async function claimStorage(client: pg.Client, storeMark: string): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.file_store') is not null as there",
  );
  if (rows[0]?.there)
    await client.query(
      "insert into public.file_store (id) values ($1) on conflict (is_only) do update set id = excluded.id",
      [storeMark],
    );
}

/** A way back for lost factors that waited when the backup was made may have been stopped since: it is asked for anew. */
async function dropLosses(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('auth.factor_losses') is not null as there",
  );
  if (rows[0]?.there) await client.query("delete from auth.factor_losses");
}

/** As `destroyAccount` does it, before anything of them lasts: their keys were destroyed once and do not come back. */
async function destroyAgain(client: pg.Client, deleted: string): Promise<number> {
  const { rows: everybody } = await client.query<{ id: string }>("select id from auth.users");
  const gone = deletedAmong(
    deleted,
    everybody.map(({ id }) => id),
  );
  if (gone.length === 0) return 0;
  await client.query("delete from auth.sessions where user_id = any ($1::uuid[])", [gone]);
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('auth.ended_sessions') is not null as there",
  );
  if (rows[0]?.there)
    await client.query(
      "update auth.ended_sessions set user_id = null, account_deleted_at = now() where user_id = any ($1::uuid[])",
      [gone],
    );
  await client.query("delete from public.profiles where id = any ($1::uuid[])", [gone]);
  await client.query("delete from auth.users where id = any ($1::uuid[])", [gone]);
  return gone.length;
}

/** The same of a database that is reached by these settings. @throws as `refuseFull` */
export const refuseFullDatabase = (config: pg.ClientConfig): Promise<void> => withClient(config, refuseFull);

/**
 * Whether the transaction of a load that was cut off lasted after all.
 * @throws BackupRefusal when the database cannot tell yet
 */
export async function hasLasted(config: pg.ClientConfig, transaction: string): Promise<boolean> {
  return withClient(config, async (client) => {
    const { rows } = await client.query<{ status: string | null }>(
      "select pg_xact_status($1::text::xid8) as status",
      [transaction],
    );
    const status = rows[0]?.status;
    if (status === "committed" || status === "aborted") return status === "committed";
    throw new BackupRefusal(
      "The database does not say yet whether the restore that was cut off lasted. Run it again in a moment.",
    );
  });
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openClient(config);
  return work(client).finally(() => client.end());
}

export const isPart = ({ name }: TarEntry): boolean => partShape.test(name);
export const isDeletedList = ({ name }: TarEntry): boolean => name === entryNames.deleted;
