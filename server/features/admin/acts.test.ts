/** What every act of the back-office asks for, and leaves behind: read from the declared routes, so that a new one cannot go without. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditListSchema } from "#domain/admin/audit.ts";
import { declareRoutes } from "#server/app.ts";
import { type DescribedRoute, describeRoutes } from "#server/http/routes/inventory.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { requestAccount, type SignedIn } from "#server/testing/people.ts";
import { makeSuperadmin } from "#server/testing/superadmins.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let admin: SignedIn;
let anna: SignedIn;
let acts: readonly DescribedRoute[];
beforeAll(async () => {
  server = await createTestServer({ AUTH_REQUIRE_EMAIL_CONFIRMATION: "true" });
  admin = await makeSuperadmin(server);
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("Nobody came.");
  anna = person;
  await server.request("/api/profile", { cookie: anna.cookie });
  acts = describeRoutes(declareRoutes(server.services)).filter(
    ({ auth, method }) => auth === "superadmin" && method !== "GET",
  );
});
afterAll(() => server.close());

const nameOf = ({ method, path }: Pick<DescribedRoute, "method" | "path">) => `${method} ${path}`;
const namesOf = (routes: readonly DescribedRoute[]) => routes.map(nameOf).toSorted();

test("every act asks for a proof of who it is, but the mail to one's own address", () => {
  expect(namesOf(acts.filter(({ recentProof }) => !recentProof))).toEqual(["POST /api/admin/mail-test"]);
});

test("every list that is taken away as a file asks for one too", () => {
  const files = describeRoutes(declareRoutes(server.services)).filter(
    ({ auth, path }) => auth === "superadmin" && path.endsWith(".csv"),
  );
  expect(files.length).toBeGreaterThan(2);
  expect(namesOf(files.filter(({ recentProof }) => !recentProof))).toEqual([]);
});

/** docs/decisions/059-what-an-act-asks-for.md */
const withoutReason = [
  "POST /api/admin/invites",
  "POST /api/admin/letters/:id",
  "POST /api/admin/letters/:id/open",
  "POST /api/admin/mail-test",
  "POST /api/admin/people/:personId/confirmation",
  "POST /api/admin/reports/:id/open",
  // The dangerous ones ask in the handler: admin-settings/settings.test.ts.
  "PUT /api/admin/settings/:name",
];

test("every act asks why, but for those that shut nobody out and are read by nobody", () => {
  const asksWhy = ({ body }: DescribedRoute) =>
    Array.isArray(body?.required) && body.required.includes("reason");
  expect(namesOf(acts.filter((each) => !asksWhy(each)))).toEqual(withoutReason);
});

const reason = "for this test";
const call = async (method: string, path: string, json: object) => {
  const response = await server.request(path, { method, cookie: admin.cookie, json });
  return { status: response.status, ...(await response.json()) };
};

test("every act is noted with who, what, why and what changed", async () => {
  const late = await requestAccount(server);
  const found = await server.database.outside("select id from auth.users where email = $1", [late.email]);
  const report = randomUUID();
  await server.database.outside(
    `insert into message_reports (id, reporter, reported, reason, sealed, status, created_at)
     values ($1, $2, $3, 'spam', decode('00', 'hex'), 'open', now())`,
    [report, admin.personId, anna.personId],
  );
  const letter = randomUUID();
  await server.database.outside(
    `insert into support_letters (id, key, user_id, is_priority, locale, sealed, created_at)
     values ($1, $1, $2, false, 'fr', decode('00', 'hex'), now())`,
    [letter, anna.personId],
  );
  const announcement = randomUUID();
  const person = `/api/admin/people/${anna.personId}`;
  const fields = {
    texts: { en: "Soon.", fr: "" },
    startsAt: "2026-01-01T00:00:00.000Z",
    endsAt: "2036-01-01T00:00:00.000Z",
  };
  const invite = await call("POST", "/api/admin/invites", { label: "Friends", most: 1, life: null });
  const done: readonly (readonly [string, string, object, string])[] = [
    ["POST", `${person}/plan`, { plan: "plus_monthly", reason }, "plan.changed"],
    ["POST", `${person}/admin`, { isAdmin: true, reason }, "admin.given"],
    ["POST", `${person}/sessions/end`, { reason }, "sessions.ended"],
    ["POST", `${person}/ban`, { reason }, "person.banned"],
    ["POST", `${person}/unban`, { reason }, "person.unbanned"],
    ["POST", `${person}/deletion`, { reason }, "deletion.started"],
    ["POST", `${person}/deletion/cancel`, { reason }, "deletion.cancelled"],
    ["POST", `/api/admin/people/${found.rows[0].id}/confirmation`, {}, "confirmation.sent"],
    ["POST", `/api/admin/reports/${report}/open`, {}, "report.read"],
    ["POST", `/api/admin/reports/${report}`, { seen: "open", status: "dismissed", reason }, "report.decided"],
    ["POST", `/api/admin/letters/${letter}/open`, {}, "letter.read"],
    ["POST", `/api/admin/letters/${letter}`, { seen: "open", state: "answered" }, "letter.answered"],
    ["POST", `/api/admin/letters/${letter}`, { seen: "answered", state: "open" }, "letter.reopened"],
    [
      "PUT",
      `/api/admin/announcements/${announcement}`,
      { announcement: fields, base: 0, reason },
      "announcement.made",
    ],
    ["POST", `/api/admin/announcements/${announcement}/withdraw`, { reason }, "announcement.withdrawn"],
    [
      "PUT",
      "/api/admin/help-lines/FR",
      { help: { emergency: ["112"], lines: [] }, base: 0, reason },
      "help.changed",
    ],
    ["POST", "/api/admin/texts/terms/en", { body: "Be kind.", base: 0, reason }, "text.published"],
    ["PUT", "/api/admin/settings/game_is_on", { value: false, base: 0, reason }, "setting.changed"],
    ["POST", "/api/admin/invites", { label: "Friends", most: 1, life: null }, "invite.made"],
    ["POST", `/api/admin/invites/${invite.invite.id}/revoke`, { reason }, "invite.revoked"],
    ["POST", "/api/admin/mail-test", {}, "mail.tested"],
  ];
  for (const [method, path, json, action] of done) {
    const answer = await call(method, path, json);
    expect([action, answer.status]).toEqual([action, 200]);
    const response = await server.request("/api/admin/audit", { cookie: admin.cookie });
    const [newest] = auditListSchema.parse(await response.json()).rows;
    const isSaid = "reason" in json;
    expect(newest).toMatchObject({ action, actorEmail: admin.email, reason: isSaid ? reason : null });
    // Of a mail that is sent once more nothing changes.
    if (action === "confirmation.sent") continue;
    expect([action, newest?.before !== null || newest?.after !== null]).toEqual([action, true]);
  }
  const performed = ([method, path]: readonly [string, string, ...unknown[]]) =>
    nameOf({ method, path: path.replace(person, "/api/admin/people/:personId") });
  const patterns = acts.map((route) => [nameOf(route), asPattern(nameOf(route))] as const);
  const missed = patterns.filter(([, pattern]) => !done.some((each) => pattern.test(performed(each))));
  expect(missed.map(([name]) => name)).toEqual([]);
});

const asPattern = (name: string) => new RegExp(`^${name.replace(/:\w+/g, "[^/]+")}$`);
