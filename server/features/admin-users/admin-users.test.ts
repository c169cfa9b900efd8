import { afterAll, beforeAll, expect, test } from "vitest";
import { ownLogSchema } from "#domain/account/signed-in-devices.ts";
import {
  actAnswerSchema,
  type PersonRow,
  peopleListSchema,
  personRecordSchema,
} from "#domain/admin/people.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { mailsTo, requestAccount, type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import { makeSuperadmin } from "#server/testing/superadmins.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let admin: SignedIn;
let second: SignedIn;
let anna: SignedIn;
let crowd: readonly SignedIn[];
beforeAll(async () => {
  server = await createTestServer({ AUTH_REQUIRE_EMAIL_CONFIRMATION: "true" });
  admin = await makeSuperadmin(server);
  second = await makeSuperadmin(server);
  anna = await signUp(server, { email: "anna@office.test", firstName: "Canary-Anna" });
  crowd = await makeManyPeople(server, 30);
  for (const { cookie } of crowd) await server.request("/api/profile", { cookie });
}, 30_000);
afterAll(() => server.close());

const path = (person: Pick<SignedIn, "personId">, more = "") => `/api/admin/people/${person.personId}${more}`;
const list = async (query: string) => {
  const response = await server.request(`/api/admin/people?${query}`, { cookie: admin.cookie });
  return peopleListSchema.parse(await response.json());
};
const record = async (person: SignedIn) => {
  const response = await server.request(path(person), { cookie: admin.cookie });
  return personRecordSchema.parse(await response.json());
};
/** @returns the answer, or the word of the refusal */
async function act(person: SignedIn, what: string, json: object = { reason: "as they asked" }, by = admin) {
  const response = await server.request(path(person, `/${what}`), {
    method: "POST",
    json,
    cookie: by.cookie,
  });
  const answer = await response.json();
  if (!response.ok) return [response.status, answer.details?.reason ?? answer.code];
  return actAnswerSchema.parse(answer);
}
const noted = async () => {
  const { rows } = await server.database.outside(
    "select action, actor_id, subject_id, reason, before, after from audit_log order by seq desc limit 1",
  );
  return rows[0];
};
const countNoted = async () =>
  Number((await server.database.outside("select count(*) as n from audit_log")).rows[0].n);
const ownLog = async (person: SignedIn) => {
  const response = await server.request("/api/auth/security-log", { cookie: person.cookie });
  return ownLogSchema.parse(await response.json()).lines.map(({ event }) => event);
};

test("people are found by a part of their address or the beginning of their id, and by nothing they wrote", async () => {
  const ids = ({ rows }: { rows: readonly PersonRow[] }) => rows.map(({ id }) => id);
  expect(ids(await list("search=ANNA%40office"))).toEqual([anna.personId]);
  expect(ids(await list(`search=${anna.personId.slice(0, 13)}`))).toEqual([anna.personId]);
  expect(ids(await list("search=Canary"))).toEqual([]);
  expect(ids(await list("search=%25"))).toEqual([]);
  expect(ids(await list(`search=${encodeURIComponent("' or 1=1 --")}`))).toEqual([]);
});

test("pages follow each other in the order asked for, and share nobody", async () => {
  for (const sort of ["created", "email", "plan", "lastSeen", "sessions", "bytes"]) {
    const seen: string[] = [];
    const { total } = await list(`sort=${sort}&direction=asc&size=10`);
    for (let page = 1; page <= Math.ceil(total / 10); page++)
      seen.push(...(await list(`sort=${sort}&direction=asc&size=10&page=${page}`)).rows.map(({ id }) => id));
    expect([sort, new Set(seen).size, seen.length]).toEqual([sort, total, total]);
  }
  const emails = (await list("sort=email&direction=desc&size=200")).rows.map(({ email }) => email);
  expect(emails).toEqual(emails.toSorted().reverse());
});

test("a list that asks for what there is not is refused", async () => {
  for (const query of ["sort=password", "size=5000", "page=0", "direction=up", "unknown=1", "state=happy"]) {
    const response = await server.request(`/api/admin/people?${query}`, { cookie: admin.cookie });
    expect([query, response.status]).toEqual([query, 400]);
  }
});

test("the record of one says what the account is, and nothing they wrote or are called", async () => {
  const read = await record(anna);
  expect(read).toMatchObject({
    person: { email: anna.email, state: "active", plan: "free", role: "user" },
    waysIn: { providers: ["credential"], passkeys: 0 },
    quotas: { relationships: { used: 0, limit: 3 }, aiMessages: { used: 0, limit: 30 } },
  });
  expect(read.sessions).toHaveLength(1);
  expect(JSON.stringify(read)).not.toMatch(/canary|127\.0\.0\.1|token_|secret/i);
});

test("each reading of a record is noted in the reading's transaction, and its person sees it in their own log", async () => {
  const before = await countNoted();
  const read = await record(anna);
  expect(await countNoted()).toBe(before + 1);
  expect(read.audit[0]).toMatchObject({
    action: "person.read",
    actorEmail: admin.email,
    subjectId: anna.personId,
  });
  expect(await ownLog(anna)).toContain("record_read");
  expect(await ownLog(second)).not.toContain("record_read");
});

test("a record that is not there is a 404, and nothing is noted", async () => {
  const before = await countNoted();
  const nobody = { ...anna, personId: "00000000-0000-4000-8000-000000000000" as SignedIn["personId"] };
  expect((await server.request(path(nobody), { cookie: admin.cookie })).status).toBe(404);
  expect(await act(nobody, "ban")).toEqual([404, "not_found"]);
  expect(await act(nobody, "confirmation", {})).toEqual([404, "not_found"]);
  expect(await countNoted()).toBe(before);
});

test("a plan is given without payment and given back, noted with what it was before and after", async () => {
  const given = await act(anna, "plan", { plan: "pro_yearly", reason: "a year for the trouble" });
  expect(given).toMatchObject({
    isChanged: true,
    before: { plan_id: "free" },
    person: { plan: "pro", isPaid: false },
  });
  expect(await noted()).toMatchObject({
    action: "plan.changed",
    actor_id: admin.personId,
    subject_id: anna.personId,
    reason: "a year for the trouble",
    before: { plan_id: "free" },
    after: { plan_id: "pro_yearly", subscription_status: "active" },
  });
  expect((await record(anna)).payments[0]).toMatchObject({ planId: "pro_yearly", amount: 0 });
  expect(await act(anna, "plan", { plan: "free", reason: "taken back" })).toMatchObject({
    person: { plan: "free" },
  });
  expect(await ownLog(anna)).toContain("plan_given");
});

test("a plan that is paid for is not touched", async () => {
  await server.database.outside("update profiles set stripe_subscription_id = 'sub_office' where id = $1", [
    anna.personId,
  ]);
  expect(await act(anna, "plan", { plan: "free", reason: "as they asked" })).toEqual([409, "subscription"]);
  await server.database.outside("update profiles set stripe_subscription_id = null where id = $1", [
    anna.personId,
  ]);
});

test("someone may change their own plan without payment, until that is taken back", async () => {
  const may = async () => {
    const json = { p_user_id: anna.personId, p_new_plan: "free" };
    return (await server.request("/api/rpc/admin_change_plan", { method: "POST", json, cookie: anna.cookie }))
      .status;
  };
  expect(await may()).toBe(403);
  const json = (isAdmin: boolean) => ({ isAdmin, reason: "helps with support" });
  expect(await act(anna, "admin", json(true))).toMatchObject({ person: { isAdmin: true } });
  expect(await may()).toBe(200);
  expect(await act(anna, "admin", json(true))).toMatchObject({ isChanged: false });
  expect(await act(anna, "admin", json(false))).toMatchObject({
    before: { is_admin: true },
    after: { is_admin: false },
  });
  expect(await may()).toBe(403);
});

test("a ban ends every session at once and lets nobody in; taken back, they come in again", async () => {
  const [bruno] = [await signUp(server)];
  expect(await act(bruno, "ban", { reason: "threatened someone" })).toMatchObject({
    isChanged: true,
    after: { banned: true, sessions_ended: 1 },
    person: { state: "banned", sessions: 0 },
  });
  expect(await (await server.request("/api/session", { cookie: bruno.cookie })).json()).toBeNull();
  await expect(signIn(server, bruno)).rejects.toThrow();
  expect(await act(bruno, "ban")).toMatchObject({ isChanged: false });
  expect(await act(bruno, "unban", { reason: "a mistake" })).toMatchObject({ person: { state: "active" } });
  const again = await signIn(server, bruno);
  expect(await ownLog(again)).toEqual(expect.arrayContaining(["access_closed", "access_reopened"]));
});

test("every session of someone ends, and they may come in again", async () => {
  const clara = await signUp(server);
  await signIn(server, clara);
  expect(await act(clara, "sessions/end")).toMatchObject({
    before: { sessions: 2 },
    person: { sessions: 0 },
  });
  expect(await act(clara, "sessions/end")).toMatchObject({ isChanged: false });
  expect((await signIn(server, clara)).personId).toBe(clara.personId);
});

test("a deletion begins its days of grace, is told by mail, and is taken back", async () => {
  const dora = await signUp(server);
  const started = await act(dora, "deletion", { reason: "wrote to support" });
  expect(started).toMatchObject({ isChanged: true, person: { state: "deleting", sessions: 0 } });
  expect(mailsTo(server, dora.email)[0]?.subject).toMatch(/supprim|delete/i);
  expect(await act(dora, "deletion")).toMatchObject({ isChanged: false });
  expect(await act(dora, "deletion/cancel", { reason: "changed their mind" })).toMatchObject({
    person: { state: "active" },
  });
  await server.database.outside(
    "update auth.users set deletion_requested_at = now(), deletion_due_at = now(), deletion_begun_at = now() where id = $1",
    [dora.personId],
  );
  expect(await act(dora, "deletion/cancel")).toEqual([409, "destroying"]);
});

test("the mail that confirms an address is sent once more, and not for one that is confirmed", async () => {
  const account = await requestAccount(server, { email: "late@office.test" });
  const { rows } = await list("search=late%40office&state=unconfirmed");
  const late = { ...anna, personId: (rows[0]?.id ?? "") as SignedIn["personId"] };
  const before = mailsTo(server, account.email).length;
  expect(await act(late, "confirmation", {})).toMatchObject({ isChanged: true });
  expect(mailsTo(server, account.email)).toHaveLength(before + 1);
  expect(await act(anna, "confirmation", {})).toEqual([409, "confirmed"]);
  expect(await act(late, "admin", { isAdmin: true, reason: "too early" })).toEqual([409, "no_profile"]);
});

test("nobody bans or deletes themselves or another superadmin from here, so one is always left", async () => {
  for (const what of ["ban", "deletion"]) {
    expect(await act(admin, what)).toEqual([409, "self"]);
    expect(await act(second, what)).toEqual([409, "superadmin"]);
  }
  expect(await act(admin, "sessions/end")).toEqual([409, "self"]);
  expect(await act(admin, "admin", { isAdmin: true, reason: "for myself" })).toEqual([409, "self"]);
});

test("an act wants a reason and a recent proof", async () => {
  expect(await act(anna, "ban", { reason: "  " })).toEqual([400, "validation"]);
  expect(await act(anna, "ban", {})).toEqual([400, "validation"]);
  const later = await makeSuperadmin(server);
  server.clock.advance(11 * 60 * 1_000);
  expect(await act(anna, "ban", { reason: "as they asked" }, later)).toEqual([
    403,
    "reauthentication_required",
  ]);
});

test("the role taken away while the page is open refuses the next request, whatever it is", async () => {
  const leaving = await makeSuperadmin(server);
  const status = async (where: string) => (await server.request(where, { cookie: leaving.cookie })).status;
  expect(await status("/api/admin/people")).toBe(200);
  await server.database.outside("update profiles set is_admin = true, role = 'user' where id = $1", [
    leaving.personId,
  ]);
  for (const where of ["/api/admin/people", "/api/admin/people.csv", path(anna), "/api/admin/audit"])
    expect([where, await status(where)]).toEqual([where, 403]);
  expect(await act(anna, "ban", { reason: "as they asked" }, leaving)).toEqual([403, "forbidden"]);
});

test("a superadmin who is banned is nobody", async () => {
  const banned = await makeSuperadmin(server);
  await server.database.outside("update auth.users set banned_at = now() where id = $1", [banned.personId]);
  expect((await server.request("/api/admin/people", { cookie: banned.cookie })).status).toBe(401);
});

test("two acts on one account at once follow each other, and each is noted once", async () => {
  const [erik] = await makeManyPeople(server, 1);
  if (!erik) throw new Error("Nobody came.");
  const fresh = [await makeSuperadmin(server), await makeSuperadmin(server)] as const;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => act(erik, "ban", { reason: "at once" }, fresh[at % 2])),
  );
  expect(answers.filter((answer) => "isChanged" in answer && answer.isChanged)).toHaveLength(1);
  const { rows } = await server.database.outside("select broken from check_audit_log(null, null)");
  expect(rows).toEqual([{ broken: null }]);
});

test("the file holds the whole list, is noted, and no cell of it is a formula", async () => {
  await server.database.outside("update auth.users set email = '=cmd|''x''!a1@office.test' where id = $1", [
    crowd[0]?.personId,
  ]);
  const keeper = await makeSuperadmin(server);
  const response = await server.request("/api/admin/people.csv?role=user&search=test", {
    cookie: keeper.cookie,
  });
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines[0]).toMatch(/^id,email,state,plan/);
  expect(lines).toHaveLength(1 + (await list("role=user&search=test")).total);
  expect(lines.filter((line) => /(^|,)[=+\-@]/.test(line))).toEqual([]);
  expect(lines.some((line) => line.includes("'=cmd"))).toBe(true);
  expect(await noted()).toMatchObject({
    action: "people.exported",
    after: { role: "user", isSearched: true },
  });
});

test("a file that is being read stops when the role is taken away", async () => {
  const taker = await makeSuperadmin(server);
  await server.database.outside(
    `insert into auth.users (id, name, email) select gen_random_uuid(), '', 'many-' || n || '@office.test' from generate_series(1, 6000) n`,
  );
  const response = await server.request("/api/admin/people.csv", { cookie: taker.cookie });
  const reader = response.body?.getReader();
  await reader?.read();
  await server.database.outside("select set_person_role($1, 'user')", [taker.email]);
  const rest = async () => {
    for (;;) if ((await reader?.read())?.done) return;
  };
  await expect(rest()).rejects.toMatchObject({ name: "OfficeClosed" });
});
