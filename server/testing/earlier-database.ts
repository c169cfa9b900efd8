/** A database as the last version before the baseline left it (server/db/take-up.ts), with a row in every table. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { makeMigrationsTable, readMigrations, runHere } from "#server/db/migrate.ts";
import { baselineOf } from "#server/db/take-up.ts";
import { createEmptyDatabase, type TestDatabase } from "./test-database.ts";

const state = join(import.meta.dirname, "../db/earlier-states/before_baseline.sql");

export async function createEarlierDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  const owner = new pg.Client(database.owner);
  await owner.connect();
  await makeMigrationsTable(owner);
  for (const migration of baselineOf(readMigrations())) await runHere(owner, migration);
  await owner.end();
  await database.outside(readFileSync(state, "utf8"));
  return database;
}
