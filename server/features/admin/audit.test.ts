import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditListSchema } from "#domain/admin/audit.ts";
import { mintAdminScope } from "#server/db/scope.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { makeSuperadmin } from "#server/testing/superadmins.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { noteAudit } from "./mutations/note-audit.ts";

let server: TestServer;
let admin: SignedIn;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  admin = await makeSuperadmin(server);
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("Nobody came.");
  anna = person;
  await server.request("/api/profile", { cookie: anna.cookie });
});
afterAll(() => server.close());

const read = () =>
  server.services.office.transact(mintAdminScope(admin.personId), (tx) =>
    noteAudit(tx, { action: "person.read", subjectId: anna.personId }),
  );
beforeEach(read);

type Checked = {
  counted: number;
  broken: number | null;
  fault: string | null;
  head_seq: number;
  head_hash: Buffer;
};
const check = async (seq: number | null = null, hash: Buffer | null = null): Promise<Checked> => {
  const { rows } = await server.database.outside(
    "select counted::int, broken::int, fault, head_seq::int, head_hash from check_audit_log($1, $2)",
    [seq, hash],
  );
  return rows[0];
};
/** As somebody who owns the database, past the triggers; taken back afterwards. */
async function tampered(
  sql: string,
  values: readonly unknown[] = [],
): Promise<Pick<Checked, "broken" | "fault">> {
  const client = new pg.Client(server.database.superuser);
  await client.connect();
  try {
    await client.query("begin; set local session_replication_role = replica");
    await client.query(sql, [...values]);
    const { rows } = await client.query("select broken::int, fault from check_audit_log(null, null)");
    return rows[0];
  } finally {
    await client.query("rollback").finally(() => client.end());
  }
}

test("rows that nobody touched hold together, each over the one before", async () => {
  const { counted, broken, head_seq } = await check();
  expect({ broken, head_seq }).toEqual({ broken: null, head_seq: counted });
  expect(counted).toBeGreaterThan(1);
});

test.each([
  ["a reason", "update audit_log set reason = 'another' where seq = 2", { broken: 2, fault: "changed" }],
  [
    "a time",
    "update audit_log set at = at - interval '1 day' where seq = 1",
    { broken: 1, fault: "changed" },
  ],
  ["a subject", "update audit_log set subject_id = actor_id where seq = 2", { broken: 2, fault: "changed" }],
  ["a row in the middle", "delete from audit_log where seq = 2", { broken: 2, fault: "missing" }],
  ["the first row", "delete from audit_log where seq = 1", { broken: 1, fault: "missing" }],
  [
    "a row whose hash was made anew",
    "update audit_log a set reason = 'another', hash = audit_hash(row(a.seq, a.at, a.actor_kind, a.actor_id, a.action, a.subject_id, 'another', a.before, a.after, a.prev_hash, a.hash)::audit_log) where seq = 2",
    { broken: 3, fault: "order" },
  ],
])("%s that was changed or taken away is named", async (_, sql, found) => {
  await read();
  await read();
  expect(await tampered(sql)).toEqual(found);
});

test("the last row that was cut off is missed, and so are all of them", async () => {
  const { head_seq } = await check();
  const last = "delete from audit_log where seq = (select max(seq) from audit_log)";
  expect(await tampered(last)).toEqual({ broken: head_seq, fault: "missing" });
  expect(await tampered("delete from audit_log")).toEqual({ broken: 1, fault: "missing" });
  expect(await tampered("delete from audit_head")).toMatchObject({ fault: "no_head" });
});

test("a log that was written anew from the first row to the head no longer holds a head that was noted before", async () => {
  const noted = await check();
  await read();
  expect(await check(noted.head_seq, noted.head_hash)).toMatchObject({ broken: null });
  expect(await check(noted.head_seq, Buffer.alloc(32))).toMatchObject({
    broken: noted.head_seq,
    fault: "rewritten",
  });
});

test("the owner of the tables cannot change or delete a row either, short of taking the trigger away", async () => {
  const owner = new pg.Client(server.database.owner);
  await owner.connect();
  await owner.query("alter table audit_log no force row level security");
  for (const sql of ["update audit_log set reason = 'x'", "delete from audit_log", "truncate audit_log"])
    await expect(owner.query(sql)).rejects.toThrow(/only added to/);
  await owner.query("alter table audit_log force row level security");
  await owner.end();
});

test("notes written at the same time follow each other", async () => {
  const before = (await check()).counted;
  await Promise.all(Array.from({ length: 24 }, read));
  expect(await check()).toMatchObject({ counted: before + 24, broken: null });
});

test("what fails leaves no note behind, and no gap", async () => {
  const before = (await check()).counted;
  const failing = server.services.office.transact(mintAdminScope(admin.personId), async (tx) => {
    await noteAudit(tx, { action: "person.read", subjectId: anna.personId });
    throw new Error("something else went wrong");
  });
  await expect(failing).rejects.toThrow();
  await read();
  expect(await check()).toMatchObject({ counted: before + 1, broken: null });
});

test("the log is read newest first, found by whom it is about, and says who did it", async () => {
  const path = `/api/admin/audit?size=10&subjectId=${anna.personId}&action=person.read`;
  const response = await server.request(path, { cookie: admin.cookie });
  const { rows, total } = auditListSchema.parse(await response.json());
  expect(total).toBeGreaterThanOrEqual(rows.length);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq).toSorted((a, b) => b - a));
  expect(rows[0]).toMatchObject({ actorEmail: admin.email, subjectEmail: anna.email, action: "person.read" });
});

test("signs of a pattern in what is searched stand for themselves", async () => {
  const found = async (search: string) => {
    const path = `/api/admin/audit?search=${encodeURIComponent(search)}`;
    return auditListSchema.parse(await (await server.request(path, { cookie: admin.cookie })).json()).total;
  };
  expect(await found("%")).toBe(0);
  expect(await found("_")).toBe(0);
  expect(await found(anna.email.slice(4, 20))).toBeGreaterThan(0);
});
