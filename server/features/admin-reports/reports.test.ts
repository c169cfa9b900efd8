/** Reports of messages: who sees what of them, that each look is noted, and what a decision does. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { decidedReportSchema, openedReportSchema, reportListSchema } from "#domain/admin/reports.ts";
import { createCorrespondent } from "#server/testing/correspondents.ts";
import { mailsTo, type SignedIn } from "#server/testing/people.ts";
import { makeSuperadmin } from "#server/testing/superadmins.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let admin: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  admin = await makeSuperadmin(server);
  other = await makeSuperadmin(server);
});
beforeEach(() => server.database.outside("delete from message_reports", []).then(() => undefined));
afterAll(() => server.close());

const reason = "for this test";
const secret = "what nobody but the reporter chose to show";

/** Anna writes to Bruno, who reports it. */
async function report() {
  const [anna, bruno] = [
    await createCorrespondent(server, "Anna"),
    await createCorrespondent(server, "Bruno"),
  ];
  await anna.begin(bruno.email, secret);
  const thread = await bruno.thread();
  const [message] = await bruno.messages(thread.id);
  const json = { thread_id: thread.id, reason: "threat", note: "It goes on.", message_ids: [message?.id] };
  const response = await server.request("/api/messages/reports", {
    method: "POST",
    cookie: bruno.cookie,
    json,
  });
  const { id } = await response.json();
  return { id: String(id), anna, bruno };
}
const post = (path: string, json: object, { cookie }: { cookie: string } = admin) =>
  server.request(`/api/admin/reports/${path}`, { method: "POST", cookie, json });
const open = async (id: string) => openedReportSchema.parse(await (await post(`${id}/open`, {})).json());
const decide = async (id: string, json: object, who = admin) =>
  decidedReportSchema.parse(await (await post(id, { seen: "open", reason, ...json }, who)).json());
const list = async (query = "") => {
  const response = await server.request(`/api/admin/reports${query}`, { cookie: admin.cookie });
  return { text: await response.clone().text(), ...reportListSchema.parse(await response.json()) };
};
const auditOf = async (action: string) =>
  (
    await server.database.outside(
      "select actor_id, subject_id, reason, before, after from audit_log where action = $1 order by seq desc",
      [action],
    )
  ).rows;

test("the queue says what a report is about and nothing of what was written", async () => {
  const { id, anna, bruno } = await report();
  const { text, rows, total } = await list("?status=open");
  expect(total).toBe(1);
  expect(rows).toMatchObject([
    { id, reason: "threat", status: "open", reportedEmail: anna.email, reporterEmail: bruno.email, about: 1 },
  ]);
  expect(text).not.toContain(secret);
  expect((await list("?status=banned")).rows).toEqual([]);
});

test("the queue is searched by either address and by the beginning of an id, and by nothing that was written", async () => {
  const { id, anna, bruno } = await report();
  await report();
  const found = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).rows.map((row) => row.id);
  for (const search of [
    anna.email,
    bruno.email.toUpperCase(),
    id.slice(0, 20),
    anna.personId,
    bruno.personId,
  ])
    expect([search, await found(search)]).toEqual([search, [id]]);
  for (const search of [secret.slice(0, 9), "threat", "goes on", "%", "_"])
    expect([search, await found(search)]).toEqual([search, []]);
});

test("the queue is sorted by whom it is about and by how often, and pages follow each other", async () => {
  const { anna } = await report();
  await server.database.outside(
    `insert into message_reports (id, reporter, reported, reason, sealed, created_at)
     select gen_random_uuid(), null, case when n > 4 then $1::uuid end, 'spam', '\\x00', now() - n * interval '1 hour' from generate_series(1, 24) n`,
    [anna.personId],
  );
  const pages = await Promise.all(
    [1, 2, 3].map((page) => list(`?sort=about&direction=desc&size=10&page=${page}`)),
  );
  const rows = pages.flatMap((page) => page.rows);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(25);
  expect(rows.map(({ about }) => about)).toEqual([...Array(21).fill(21), 0, 0, 0, 0]);
  const [last] = (await list("?sort=reported&direction=desc&size=10")).rows;
  expect(last?.reportedEmail).toBe(anna.email);
});

test("the file holds who and when and nothing of what was written, and is noted", async () => {
  const { id, anna } = await report();
  const response = await server.request(`/api/admin/reports.csv?status=open&search=${anna.personId}`, {
    cookie: admin.cookie,
  });
  const text = await response.text();
  expect(text.split("\r\n")[0]).toMatch(/^id,reason,status,createdAt/);
  expect(text).toContain(id);
  for (const hidden of [secret, "It goes on."]) expect(text).not.toContain(hidden);
  const [line] = await auditOf("reports.exported");
  expect(line).toMatchObject({
    actor_id: admin.personId,
    subject_id: null,
    after: { status: "open", isSearched: true },
  });
});

test("opened, it shows the note and the messages that were chosen, and the look is in the log before", async () => {
  const { id } = await report();
  const { shown } = await open(id);
  expect(shown).toMatchObject({ note: "It goes on." });
  expect(JSON.stringify(shown?.messages)).toContain(secret);
  const [line] = await auditOf("report.read");
  expect(line).toMatchObject({ actor_id: admin.personId, subject_id: null, after: { report: id } });
  expect((await post(`${randomUUID()}/open`, {})).status).toBe(404);
});

test("nobody but a superadmin opens or decides one, whatever way they ask", async () => {
  const { id, bruno } = await report();
  for (const path of [`${id}/open`, id])
    expect((await post(path, { seen: "open", status: "dismissed", reason }, bruno)).status).toBe(403);
  await expect(
    server.services.db.anonymous.rows({ text: "select read_report($1, $2)", values: [id, bruno.personId] }),
  ).rejects.toThrow("not in the back-office");
});

test("a warning is mailed to whom it is about, without the reporter and the words", async () => {
  const { id, anna, bruno } = await report();
  expect(await decide(id, { status: "warned" })).toMatchObject({
    refusal: null,
    report: { status: "warned" },
  });
  const [mail] = mailsTo(server, anna.email);
  expect(mail?.text).toContain("/legal/terms");
  for (const hidden of [bruno.email, secret, "Bruno"]) expect(mail?.text).not.toContain(hidden);
  const [line] = await auditOf("report.decided");
  expect(line).toMatchObject({ reason, before: { status: "open" }, after: { status: "warned" } });
});

test("a ban ends every session of whom it is about, and is not undone here", async () => {
  const { id, anna } = await report();
  expect((await decide(id, { status: "banned" })).refusal).toBeNull();
  expect((await server.request("/api/profile", { cookie: anna.cookie })).status).toBe(401);
  expect(await decide(id, { seen: "banned", status: "open" })).toMatchObject({
    refusal: "decided",
    report: { status: "banned" },
  });
});

test("a dismissal can be taken back; of two who decide at once one is refused", async () => {
  const { id } = await report();
  await decide(id, { status: "dismissed" });
  expect(await decide(id, { seen: "dismissed", status: "open" })).toMatchObject({
    report: { status: "open" },
  });
  const answers = await Promise.all([
    decide(id, { status: "dismissed" }),
    decide(id, { status: "warned" }, other),
  ]);
  expect(answers.map(({ refusal }) => refusal).toSorted()).toEqual(["decided", null]);
});

test("a report about an account that is gone can be dismissed, and nobody is warned", async () => {
  const { id } = await report();
  await server.database.outside("update message_reports set reported = null where id = $1", [id]);
  expect((await decide(id, { status: "banned" })).refusal).toBe("nobody");
  expect((await decide(id, { status: "dismissed" })).refusal).toBeNull();
});

test("no superadmin is banned by a report", async () => {
  const { id } = await report();
  await server.database.outside("update message_reports set reported = $2 where id = $1", [
    id,
    other.personId,
  ]);
  expect(await decide(id, { status: "banned" })).toMatchObject({
    refusal: "superadmin",
    report: { status: "open" },
  });
});
