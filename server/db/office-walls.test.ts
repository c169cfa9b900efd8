/** What the back-office's roles can and cannot see, asked of PostgreSQL itself. */
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mintAdminScope } from "#server/db/scope.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { writeJournal } from "#server/testing/matrix/write-journal.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { makeSuperadmin } from "#server/testing/superadmins.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { OfficeClosed } from "./office-closed.ts";

let server: TestServer;
let admin: SignedIn;
let anna: SignedIn;
let office: pg.Client;
beforeAll(async () => {
  server = await createTestServer();
  admin = await makeSuperadmin(server);
  const canary = "canary-of-the-office";
  anna = await signUp(server, { firstName: canary });
  await writeJournal(server, { ...anna, canary });
  office = new pg.Client(server.database.office);
  await office.connect();
});
afterAll(async () => {
  await office.end();
  await server.close();
});

/** Runs as `personId` through the office's login and takes it back. */
async function attempt(personId: string, sql: string): Promise<string | number> {
  await office.query("begin");
  try {
    await office.query("select set_config('app.user_id', $1, true)", [personId]);
    return (await office.query(sql)).rowCount ?? 0;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "failed";
  } finally {
    await office.query("rollback");
  }
}

/** What a journal is made of, and every key and proof. */
const closed = [
  "moments",
  "conversations",
  "turns",
  "conflicts",
  "revisions",
  "damaged_cells",
  "sync_answers",
  "person_keys",
  "retired_seals",
  "master_key_check",
  "user_backups",
  "user_backup_versions",
  "auth.backup_codes",
  "auth.phone_numbers",
  "auth.phone_checks",
  "auth.signing_keys",
  "auth.trusted_browsers",
  "auth.deletion_receipts",
  "auth.address_changes",
  "auth.factor_losses",
];

test("no superadmin reads a row of a journal, a key, a backup or a proof, in any way", async () => {
  for (const table of closed) {
    expect([table, await attempt(admin.personId, `select 1 from ${table}`)]).toEqual([table, "42501"]);
  }
  for (const column of [
    "relationships.sealed",
    "media.sealed",
    "profiles.sealed",
    "profiles.first_name",
    "uploads.facts",
  ]) {
    const [table, name] = column.split(".");
    expect([column, await attempt(admin.personId, `select ${name} from ${table}`)]).toEqual([
      column,
      "42501",
    ]);
  }
});

test("what the office's roles may read holds no bytes of anybody: nothing sealed, no hash of a token, no secret", async () => {
  const { rows } = await server.database.outside(
    `select r.role, a.attrelid::regclass::text || '.' || a.attname as name
     from unnest(array['tendre_office', 'tendre_clerk']) as r (role), pg_attribute a
     join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'auth', 'standin') and a.attnum > 0
       and has_column_privilege(r.role, a.attrelid, a.attnum, 'select')
       and a.attrelid <> 'model_use'::regclass and (a.atttypid = 'bytea'::regtype
         or a.attname ~ '(token|secret|password|hash|first_name|last_name|avatar|ip_address|number|friendly|device_info|customer)')
     order by 1, 2`,
  );
  expect(rows.map(({ role, name }) => `${role} ${name}`)).toEqual([
    "tendre_clerk audit_head.hash",
    "tendre_clerk audit_log.hash",
    "tendre_clerk audit_log.prev_hash",
    // Of an invitation, which is nobody's yet.
    "tendre_clerk auth.invites.code_hash",
    "tendre_office audit_head.hash",
    "tendre_office audit_log.hash",
    "tendre_office audit_log.prev_hash",
  ]);
});

test("it writes nothing by itself, and no role of the server becomes it", async () => {
  for (const sql of [
    "update profiles set role = 'superadmin'",
    "delete from auth.sessions",
    "insert into audit_log (seq) values (99)",
    "update audit_log set reason = 'x'",
    "delete from audit_log",
    "truncate audit_log",
    "update audit_head set seq = 0",
    "select append_audit('operator', null, 'a.b', null, null, null, null, now())",
    "set role tendre_clerk",
    "set role tendre_system",
  ])
    expect([sql, await attempt(admin.personId, sql)]).toEqual([sql, "42501"]);
  for (const login of [server.database.app, server.database.auth, server.database.jobs]) {
    const client = new pg.Client({ ...login });
    await client.connect();
    for (const role of ["tendre_office", "tendre_clerk"])
      await expect(client.query(`set role ${role}`)).rejects.toThrow(/permission denied/);
    await expect(client.query("select note_audit('person.read', null, null, null, null)")).rejects.toThrow(
      /permission denied/,
    );
    await client.end();
  }
});

test("a function that the office may call belongs to a role that sees no more than the office", async () => {
  const { rows } = await server.database.outside(
    `select p.oid::regprocedure::text as name, p.proowner::regrole::text as owner from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
       and has_function_privilege('tendre_office', p.oid, 'execute')
       and p.proowner::regrole::text not in ('tendre_clerk', 'tendre_jobs')`,
  );
  expect(rows).toEqual([]);
});

test("every act of the office asks for the role before anything else: an admin, and a superadmin who is banned, are told nothing", async () => {
  const { rows } = await server.database.outside(
    `select p.proname as name, array(select format_type(t, null) from unnest(p.proargtypes::oid[]) t) as takes from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.proowner = 'tendre_clerk'::regrole
       and has_function_privilege('tendre_office', p.oid, 'execute') and p.proname <> 'is_in_office'`,
  );
  const calls = rows.map(
    ({ name, takes }: { name: string; takes: string[] }) =>
      `select * from ${name}(${takes.map((type) => samples[type] ?? "null").join(", ")})`,
  );
  expect(calls.length).toBeGreaterThan(12);
  await server.database.outside("update auth.users set banned_at = now() where id = $1", [admin.personId]);
  await server.database.outside("update profiles set is_admin = true where id = $1", [anna.personId]);
  for (const call of calls)
    for (const { personId } of [anna, admin])
      expect([call, await attempt(personId, call)]).toEqual([call, "42501"]);
  await server.database.outside("update auth.users set banned_at = null where id = $1", [admin.personId]);
});

/** Of things that never were: what does not ask for the role first would say so. */
const samples: Readonly<Record<string, string>> = {
  uuid: "gen_random_uuid()",
  jsonb: "'{}'",
  integer: "7",
  boolean: "true",
  text: "'x'",
  "timestamp with time zone": "now()",
};

test("for anybody who is no superadmin the office is empty: an admin, someone banned, nobody", async () => {
  const [someone] = await makeManyPeople(server, 1);
  if (!someone) throw new Error("Nobody came.");
  await server.request("/api/profile", { cookie: someone.cookie });
  await server.database.outside("update profiles set is_admin = true where id = $1", [someone.personId]);
  expect(await attempt(someone.personId, "select id from profiles")).toBe(0);
  expect(await attempt("", "select id from profiles")).toBe(0);
  expect(await attempt(admin.personId, "select id from profiles")).toBeGreaterThan(2);
  await server.database.outside("update auth.users set banned_at = now() where id = $1", [admin.personId]);
  expect(await attempt(admin.personId, "select id from profiles")).toBe(0);
  expect(await attempt(admin.personId, "select note_audit('person.read', null, null, null, null)")).toBe(
    "42501",
  );
  await server.database.outside("update auth.users set banned_at = null where id = $1", [admin.personId]);
});

test("a superadmin who is none any more is refused by the database, also when a request had begun", async () => {
  const { office: connections } = server.services;
  const scope = mintAdminScope(admin.personId);
  await server.database.outside("select set_person_role($1, 'user')", [admin.email]);
  await expect(connections.transact(scope, async () => "in")).rejects.toThrow(OfficeClosed);
  await server.database.outside("select set_person_role($1, 'superadmin')", [admin.email]);
  const seen = await connections.transact(scope, async (tx) => {
    await server.database.outside("select set_person_role($1, 'user')", [admin.email]);
    return tx.rows({ text: "select id from profiles" });
  });
  expect(seen).toEqual([]);
  await server.database.outside("select set_person_role($1, 'superadmin')", [admin.email]);
});
