import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { letterListSchema } from "#domain/admin/letters.ts";
import { modelPageSchema } from "#domain/admin/model-use.ts";
import { overviewSchema } from "#domain/admin/overview.ts";
import { peopleListSchema } from "#domain/admin/people.ts";
import { openedReportSchema, reportListSchema } from "#domain/admin/reports.ts";
import { invitesSchema } from "#domain/admin/server-settings.ts";
import { announcementsSchema, helpCountriesSchema, siteTextsSchema } from "#domain/admin/site-contents.ts";
import { reportStates } from "#domain/message/message-report.ts";
import { letterStates } from "#domain/support/letter.ts";
import { fillCrowd } from "./crowd.ts";
import type { SignedIn } from "./people.ts";
import { makeSuperadmin } from "./superadmins.ts";
import { createTestServer, type TestServer } from "./test-server.ts";

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  admin = await makeSuperadmin(server);
  const owner = new pg.Client(server.database.owner);
  await owner.connect();
  await fillCrowd(owner, {
    people: 1_000,
    now: server.clock.now(),
    masters: server.services.masters,
  }).finally(() => owner.end());
});
afterAll(() => server.close());

const get = async (path: string) => (await server.request(path, { cookie: admin.cookie })).json();

test("a crowd has people in every state and with every plan, and the back-office finds them", async () => {
  for (const filter of [
    "state=active",
    "state=unconfirmed",
    "state=deleting",
    "state=banned",
    "plan=plus",
    "plan=pro",
    "isPaid=true",
  ]) {
    const { total } = peopleListSchema.parse(await get(`/api/admin/people?${filter}`));
    expect([filter, total > 0]).toEqual([filter, true]);
  }
  expect(peopleListSchema.parse(await get("/api/admin/people")).total).toBe(1_001);
});

test("its past is one: sign-ups, payments, ends and who was active, through the whole year", async () => {
  const overview = overviewSchema.parse(await get("/api/admin/overview?days=365"));
  const sum = (series: readonly { value: number | null }[]) =>
    series.reduce((all, { value }) => all + (value ?? 0), 0);
  expect(sum(overview.people.signUps)).toBeGreaterThan(300);
  expect(sum(overview.revenue.taken)).toBeGreaterThan(1_000);
  expect(overview.people.active.filter(({ value }) => value === null).length).toBeLessThan(2);
  expect(overview.revenue.churn).toBeGreaterThan(0);
});

test("every section of the back-office has something to show: reports in every state, contents, the model's days, invitations", async () => {
  for (const status of reportStates) {
    const { total } = reportListSchema.parse(await get(`/api/admin/reports?status=${status}`));
    expect([status, total > 20]).toEqual([status, true]);
  }
  for (const state of letterStates) {
    const { rows } = letterListSchema.parse(await get(`/api/admin/letters?state=${state}&size=200`));
    expect([state, rows[0]?.isPriority, rows.at(-1)?.isPriority]).toEqual([state, true, false]);
  }
  const { texts } = siteTextsSchema.parse(await get("/api/admin/texts"));
  expect(texts.map(({ versions }) => versions.length)).toEqual([40, 40, 40, 40, 40, 0]);
  const { countries } = helpCountriesSchema.parse(await get("/api/admin/help-lines"));
  expect(countries.filter(({ help }) => help !== null)).toHaveLength(18);
  expect(announcementsSchema.parse(await get("/api/admin/announcements")).announcements).toHaveLength(90);
  expect(invitesSchema.parse(await get("/api/admin/invites")).invites.length).toBeGreaterThan(100);
  const { days, waits, failures } = modelPageSchema.parse(await get("/api/admin/ai?days=365"));
  expect([days.length > 300, waits.length > 4, failures.length > 1]).toEqual([true, true, true]);
});

test("what was shown with a report of the crowd is opened as any other", async () => {
  const { rows } = reportListSchema.parse(await get("/api/admin/reports?size=10"));
  const opened = rows.map(async ({ id }) => {
    const path = `/api/admin/reports/${id}/open`;
    const response = await server.request(path, { method: "POST", cookie: admin.cookie, json: {} });
    return openedReportSchema.parse(await response.json()).shown;
  });
  const shown = await Promise.all(opened);
  expect(shown.filter((each) => each === null)).toEqual([]);
  expect(shown.some((each) => each?.messages.some(({ body }) => body !== null))).toBe(true);
});

test("the walls stand again after it was made, and the audit log holds together", async () => {
  const { rows } = await server.database.outside(
    `select c.relname from pg_class c where c.relrowsecurity and not c.relforcerowsecurity
     union all select 'audit log' from check_audit_log(null, null) where broken is not null`,
  );
  expect(rows).toEqual([]);
});
