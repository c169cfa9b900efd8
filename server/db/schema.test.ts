import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { describeSchema } from "./describe-schema.ts";

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client(database.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** The description after a change that is taken back. */
async function describeAfter(change: string): Promise<string> {
  await owner.query("begin; set local search_path = public");
  try {
    await owner.query(change);
    return await describeSchema(owner);
  } finally {
    await owner.query("rollback");
  }
}

const kept = readFileSync(join(import.meta.dirname, "schema.sql"), "utf8");

test("server/db/schema.sql is what the migrations give, on every PostgreSQL (else: npm run schema)", async () => {
  expect(await describeSchema(owner)).toBe(kept);
});

test.each([
  ["a column", "alter table moments add column of_this_test text"],
  ["a default", "alter table media alter column position set default 1"],
  ["a column that may be empty", "alter table media alter column position drop not null"],
  ["a check", "alter table media add check (bytes < 6)"],
  ["an index", "create index on moments (deleted_at)"],
  ["a grant", "grant delete on moments to tendre_app"],
  ["a grant of one column", "grant update (role) on profiles to tendre_app"],
  ["a policy", "alter policy own on moments using (true)"],
  ["a table that no longer forces its policies", "alter table moments no force row level security"],
  ["a trigger", "drop trigger purge_media on moments"],
  [
    "a function's body",
    "create or replace function app_now() returns timestamptz language sql stable return now()",
  ],
  ["who may call a function", "grant execute on function expire_subscriptions to tendre_app"],
  ["whose rights a function has", "alter function welcome_person security invoker"],
  ["a function's owner", "alter function welcome_person owner to tendre_owner"],
  ["who may enter a schema", "grant usage on schema auth to tendre_app"],
  ["a comment", "comment on column media.bytes is 'of all sizes'"],
])("%s is part of it", async (_, change) => {
  expect(await describeAfter(change)).not.toBe(kept);
});

test("an object that it has no words for is said, never left out", async () => {
  await expect(describeAfter("create view everybody as select id from profiles")).rejects.toThrow(
    /no words for: relation public\.everybody/,
  );
});
