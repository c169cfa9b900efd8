/**
 * `npm run schema`: writes server/db/schema.sql from a temporary database that all migrations ran in (`-- --print` prints it instead), and
 * docs/journal-file.schema.json.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { binariesIn, embeddedBinaries } from "#server/db/binaries.ts";
import { startCluster } from "#server/db/cluster.ts";
import { describeSchema } from "#server/db/describe-schema.ts";
import { migrate } from "#server/db/migrate.ts";
import { createDatabase } from "#server/db/provide-database.ts";
import { testMasterKey } from "#server/testing/test-secrets.ts";
import { journalSchemaName, journalSchemaText } from "./build/journal-schema.ts";

const file = join(import.meta.dirname, "../server/db/schema.sql");
const programs = process.env.TENDRE_TEST_POSTGRES;
const folder = mkdtempSync(join(tmpdir(), "tendre-schema-"));
const cluster = await startCluster({
  binaries: programs ? binariesIn(programs) : await embeddedBinaries(),
  folder,
  settings: { fsync: "off" },
});
const at = { host: cluster.host, port: cluster.port };
try {
  await createDatabase({ ...at, user: cluster.superuser, database: "postgres" });
  const config = { ...at, user: "tendre_owner", database: "tendre" };
  await migrate(config, [testMasterKey]);
  const client = new pg.Client(config);
  await client.connect();
  const text = await describeSchema(client).finally(() => client.end());
  if (process.argv.includes("--print")) process.stdout.write(text);
  else {
    writeFileSync(file, text);
    writeFileSync(join(import.meta.dirname, "../docs", journalSchemaName), journalSchemaText());
  }
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
