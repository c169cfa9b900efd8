/**
 * Vitest global set-up of the server project: one throwaway PostgreSQL for the whole run, one migrated template that each
 * test file clones (server/testing/test-server.ts). `TENDRE_TEST_POSTGRES` names a folder of other PostgreSQL programs.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { binariesIn, embeddedBinaries } from "#server/db/binaries.ts";
import { startCluster } from "#server/db/cluster.ts";
import { migrate } from "#server/db/migrate.ts";
import { createDatabase } from "#server/db/provide-database.ts";
import { testMasterKey } from "./test-secrets.ts";

export const templateName = "tendre_template";

declare module "vitest" {
  interface ProvidedContext {
    postgresHost: string;
    /** `<table's id>.<column's number>` of every column that may be null; the ids are the same in each clone. */
    nullableColumns: readonly string[];
  }
}

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "tendre-test-"));
  const programs = process.env.TENDRE_TEST_POSTGRES;
  const cluster = await startCluster({
    binaries: programs ? binariesIn(programs) : await embeddedBinaries(),
    folder,
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" },
  });
  const at = { host: cluster.host, port: cluster.port };
  await createDatabase({ ...at, user: cluster.superuser, database: "postgres" }, templateName);
  await migrate({ ...at, user: "tendre_owner", database: templateName }, [testMasterKey]);
  project.provide("postgresHost", cluster.host);
  const client = new pg.Client({ ...at, user: "tendre_owner", database: templateName });
  await client.connect();
  project.provide("nullableColumns", await readNullable(client).finally(() => client.end()));
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function readNullable(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select a.attrelid || '.' || a.attnum as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and a.attnum > 0 and not a.attnotnull and not a.attisdropped`,
  );
  return rows.map(({ name }) => name);
}
