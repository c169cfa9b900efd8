/** A database of one's own, cloned from the migrated template in about a third of a second. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { loginRole } from "#server/db/roles.ts";
import { templateName } from "./cluster-setup.ts";
import { testMasterKey } from "./test-secrets.ts";

export type TestDatabase = {
  /** Migrates and owns; not bound to a person, and row-level security applies to it too. */
  readonly owner: pg.ClientConfig;
  /** Sees everything: for checks from outside. */
  readonly superuser: pg.ClientConfig;
  readonly app: pg.PoolConfig;
  readonly auth: pg.PoolConfig;
  readonly jobs: pg.PoolConfig;
  readonly office: pg.PoolConfig;
  /** Runs one statement as superuser. */
  outside(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  drop(): Promise<void>;
};

export const cloneDatabase = (): Promise<TestDatabase> => createDatabase(templateName);
/** One that no migration ran in yet. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase("template0");

async function createDatabase(template: string): Promise<TestDatabase> {
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  const at = { host: inject("postgresHost"), port: 5432 };
  const administer = async (sql: string) => {
    const client = new pg.Client({ ...at, user: "postgres", database: "postgres" });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await administer(`create database ${database} template ${template} owner tendre_owner`);
  const superuser = { ...at, user: "postgres", database };
  // Few connections for all looks from outside: a new one costs PostgreSQL more than most statements.
  const eye = new pg.Pool({ ...superuser, max: 4 });
  // A test may end its connections, or PostgreSQL itself.
  eye.on("error", () => undefined);
  return {
    owner: { ...at, user: "tendre_owner", database },
    superuser,
    app: { ...at, ...loginRole("tendre_app", testMasterKey), database, max: 8 },
    auth: { ...at, ...loginRole("tendre_auth", testMasterKey), database, max: 4 },
    jobs: { ...at, ...loginRole("tendre_jobs", testMasterKey), database, max: 2 },
    office: { ...at, ...loginRole("tendre_office", testMasterKey), database, max: 4 },
    outside: (text, values = []) => eye.query(text, [...values]),
    async drop() {
      await eye.end();
      await administer(`drop database ${database} with (force)`);
    },
  };
}
