/** Provides the migrated database: an embedded PostgreSQL, or the one in DATABASE_URL. */
import pg from "pg";
import { refuseHalfRestored } from "#server/db/backup/restore-marker.ts";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/log.ts";
import { StartRefusal } from "#server/start-refusal.ts";
import { embeddedBinaries } from "./binaries.ts";
import { startCluster } from "./cluster.ts";
import { isDatabaseAway } from "./database-away.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";
import { openClient } from "./open-client.ts";
import { loginRole } from "./roles.ts";
import { AlreadyServed } from "./served-folder.ts";
import { takeServerLock } from "./server-lock.ts";

export type ProvidedDatabase = {
  readonly owner: pg.ClientConfig;
  readonly app: pg.PoolConfig;
  readonly auth: pg.PoolConfig;
  readonly jobs: pg.PoolConfig;
  readonly office: pg.PoolConfig;
  stop(): Promise<void>;
};

const name = "tendre";
const owner = "tendre_owner";

/** Who migrates an embedded database. */
export const embeddedOwner = (at: { readonly host: string; readonly port: number }): pg.ClientConfig => ({
  ...at,
  user: owner,
  database: name,
});

/**
 * @param masterKeys the one the server was set up with first
 * @throws AlreadyServed when another server holds the data folder; StartRefusal beside a restore that was cut off; Error when the database cannot be reached
 */
export async function provideDatabase(
  env: Env,
  masterKeys: readonly string[],
  log: Log,
): Promise<ProvidedDatabase> {
  refuseHalfRestored(env.TENDRE_DATA);
  if (env.DATABASE_URL) return provideOutside(env.DATABASE_URL, masterKeys);
  const folder = await lockFolder(env.TENDRE_DATA);
  if (!folder) throw new AlreadyServed(env.TENDRE_DATA);
  // Undone in reverse order, also when a later step fails: a refused start leaves nothing running.
  const undo: (() => Promise<void>)[] = [() => folder.release()];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await provideInside(env, masterKeys, log, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function provideInside(
  env: Env,
  masterKeys: readonly string[],
  log: Log,
  undo: (() => Promise<void>)[],
): Promise<Omit<ProvidedDatabase, "stop">> {
  const cluster = await startCluster({
    binaries: await embeddedBinaries(),
    folder: env.TENDRE_DATA,
    onLog: (line) => log.debug({ line }, "postgres"),
    onTrouble: (line) => log.warn({ line }, "postgres"),
  });
  undo.push(() => cluster.stop());
  const at = { host: cluster.host, port: cluster.port };
  const lock = await takeServerLock({ ...at, user: cluster.superuser, database: "postgres" });
  if (!lock) throw new AlreadyServed(env.TENDRE_DATA);
  undo.push(() => lock.release());
  const config = embeddedOwner(at);
  await createDatabase({ ...at, user: cluster.superuser, database: "postgres" });
  await migrate(config, masterKeys);
  const login = loginOf(masterKeys);
  return {
    owner: config,
    app: { ...at, ...login("tendre_app"), database: name },
    auth: { ...at, ...login("tendre_auth"), database: name },
    jobs: { ...at, ...login("tendre_jobs"), database: name },
    office: { ...at, ...login("tendre_office"), database: name },
  };
}

/** The server logs in by the master key it was set up with, also while the next one is coming. */
const loginOf =
  ([masterKey = ""]: readonly string[]) =>
  (group: Parameters<typeof loginRole>[0]) =>
    loginRole(group, masterKey);

async function provideOutside(url: string, masterKeys: readonly string[]): Promise<ProvidedDatabase> {
  await migrate({ connectionString: url }, masterKeys).catch((error: unknown) => {
    if (isDatabaseAway(error) || isRefusedLogin(error))
      throw new StartRefusal(`The database of DATABASE_URL cannot be used: ${sentenceOf(error)}`);
    throw error;
  });
  const login = loginOf(masterKeys);
  return {
    owner: { connectionString: url },
    app: { connectionString: withLogin(url, login("tendre_app")) },
    auth: { connectionString: withLogin(url, login("tendre_auth")) },
    jobs: { connectionString: withLogin(url, login("tendre_jobs")) },
    office: { connectionString: withLogin(url, login("tendre_office")) },
    stop: async () => undefined,
  };
}

/** Wrong name or password, or no such database. */
const isRefusedLogin = (error: unknown) =>
  error instanceof Error && "code" in error && /^(?:28|3D)/.test(String(error.code));

/** When several addresses of one name fail, the aggregate error has no message of its own. */
function sentenceOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(error);
}

function withLogin(url: string, login: { user: string; password: string }): string {
  const changed = new URL(url);
  changed.username = login.user;
  changed.password = login.password;
  return changed.href;
}

/** The owner may create roles and owns the one database; it is not a superuser. */
export async function createDatabase(superuser: pg.ClientConfig, database = name): Promise<void> {
  const client = await openClient(superuser);
  try {
    const { rows } = await client.query<{ role: boolean; db: boolean }>(
      "select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $2) as db",
      [owner, database],
    );
    if (!rows[0]?.role) await client.query(`create role ${owner} login createrole nosuperuser nobypassrls`);
    if (!rows[0]?.db)
      await client.query(
        `create database ${pg.escapeIdentifier(database)} owner ${owner} template template0`,
      );
  } finally {
    await client.end();
  }
}
