/** What the back-office writes for everyone: who sees it when, that it is text, and that nobody writes over what they have not seen. */
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { announcementLimit } from "#domain/site/announcement.ts";
import { siteTextLength } from "#domain/site/site-text.ts";
import type { SignedIn } from "#server/testing/people.ts";
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
afterEach(() =>
  server.database.outside("truncate announcements, help_countries, site_texts", []).then(() => undefined),
);
afterAll(() => server.close());

const reason = "for this test";
const call = async (
  method: "GET" | "PUT" | "POST" | "DELETE",
  path: string,
  json?: object,
  { cookie }: { cookie: string } = admin,
) => {
  const response = await server.request(path, { method, cookie, ...(json ? { json } : {}) });
  return { status: response.status, ...(await response.json()) };
};
const withdraw = (id: string) => call("POST", `/api/admin/announcements/${id}/withdraw`, { reason });
const site = async () => (await server.request("/api/site")).json();
const hours = (count: number) => new Date(server.clock.now().getTime() + count * 3_600_000).toISOString();
const announcement = (fields: object = {}) => ({
  texts: { en: "Sunday, an hour of rest.", fr: "" },
  startsAt: hours(-1),
  endsAt: hours(1),
  ...fields,
});
const announce = (id: string, base = 0, fields: object = {}, who = admin) =>
  call("PUT", `/api/admin/announcements/${id}`, { announcement: announcement(fields), base, reason }, who);

test("an announcement is told to everyone from its first hour to its last, and not once it was withdrawn", async () => {
  const id = randomUUID();
  expect(await announce(id)).toMatchObject({ status: 200, outcome: "saved", announcement: { version: 1 } });
  expect((await site()).announcements).toMatchObject([{ id, texts: { en: "Sunday, an hour of rest." } }]);
  await announce(randomUUID(), 0, { startsAt: hours(-3), endsAt: hours(-2) });
  await announce(randomUUID(), 0, { startsAt: hours(24 * 30), endsAt: hours(24 * 31) });
  expect((await site()).announcements).toHaveLength(1);
  expect((await withdraw(id)).status).toBe(200);
  expect((await site()).announcements).toEqual([]);
  expect((await withdraw(id)).status).toBe(404);
  expect(await announce(id, 1)).toMatchObject({ outcome: "gone" });
});

test("an announcement is written and withdrawn with a reason, which the audit log keeps with what was there before", async () => {
  const noted = async () =>
    (
      await server.database.outside(
        "select action, reason, before, after from audit_log order by seq desc limit 1",
      )
    ).rows[0];
  const id = randomUUID();
  for (const wrong of [undefined, " x "]) {
    const json = { announcement: announcement(), base: 0, ...(wrong ? { reason: wrong } : {}) };
    expect((await call("PUT", `/api/admin/announcements/${id}`, json)).status).toBe(400);
  }
  expect((await site()).announcements).toEqual([]);
  await announce(id);
  await announce(id, 1, { texts: { en: "Monday.", fr: "" } });
  expect(await noted()).toMatchObject({
    action: "announcement.changed",
    reason,
    before: { id, texts: { en: "Sunday, an hour of rest." } },
    after: { id, texts: { en: "Monday." } },
  });
  expect((await call("POST", `/api/admin/announcements/${id}/withdraw`, {})).status).toBe(400);
  expect((await site()).announcements).toHaveLength(1);
  await withdraw(id);
  expect(await noted()).toMatchObject({
    action: "announcement.withdrawn",
    reason,
    before: { id, texts: { en: "Monday." } },
    after: null,
  });
});

test("of two who change an announcement one is refused, and gets what the other wrote", async () => {
  const id = randomUUID();
  await announce(id);
  const texts = [
    { en: "Mine.", fr: "" },
    { en: "Theirs.", fr: "" },
  ];
  const answers = await Promise.all([
    announce(id, 1, { texts: texts[0] }),
    announce(id, 1, { texts: texts[1] }, other),
  ]);
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "saved"]);
  expect(answers[0]?.announcement).toEqual(answers[1]?.announcement);
  expect(answers[0]?.announcement.version).toBe(2);
});

test("there is an end to announcements, whoever writes them at once", async () => {
  const made = await Promise.all(
    Array.from({ length: announcementLimit + 3 }, (_, at) =>
      announce(randomUUID(), 0, {}, at % 2 ? admin : other),
    ),
  );
  expect(made.filter(({ outcome }) => outcome === "full")).toHaveLength(3);
});

test("an announcement without a word, or that ends before it begins, is refused", async () => {
  for (const fields of [
    { texts: { en: " ", fr: "" } },
    { texts: { en: "x".repeat(401), fr: "" } },
    { texts: { en: "x", fr: "", de: "y" } },
    { startsAt: hours(2) },
    { endsAt: "soon" },
  ])
    expect((await announce(randomUUID(), 0, fields)).status).toBe(400);
  expect(
    (await announce(randomUUID(), 0, { texts: { en: "\u202Eevil", fr: "" } })).announcement.texts.en,
  ).toBe("evil");
});

const line = { name: "Ligne", number: "3114", hours: "24/7", for: "crisis", languages: ["fr"] };
const help = (fields: object = {}) => ({
  emergency: ["112"],
  lines: [{ ...line, source: "3114.fr", compared: null, checked: "2026-11-20", ...fields }],
});
const writeHelp = (country: string, json: object, who = admin) =>
  call("PUT", `/api/admin/help-lines/${country}`, { reason, base: 0, ...json }, who);

test("help lines of a country stand in place of the built-in ones, until they are given back", async () => {
  expect((await site()).help).toEqual([]);
  expect(await writeHelp("FR", { help: help() })).toMatchObject({ saved: true, entry: { version: 1 } });
  expect((await site()).help).toEqual([{ country: "FR", ...help() }]);
  expect(await writeHelp("FR", { help: help({ number: "999" }), base: 0 }, other)).toMatchObject({
    saved: false,
    entry: { version: 1, help: help() },
  });
  expect(await writeHelp("FR", { help: null, base: 1 })).toMatchObject({
    saved: true,
    entry: { version: 2 },
  });
  expect((await site()).help).toEqual([]);
});

test("a help line that nobody could call, or that leads somewhere, is refused", async () => {
  for (const fields of [
    { number: "javascript:alert(1)" },
    { number: "" },
    { source: "https://evil.example/path" },
    { checked: "yesterday" },
    { compared: { on: "2026-11-20", pages: ["http://plain.example"] } },
    { languages: [] },
    { hidden: true },
  ])
    expect([fields, (await writeHelp("FR", { help: help(fields) })).status]).toEqual([fields, 400]);
  expect((await writeHelp("FR", { help: { emergency: [], lines: [] } })).status).toBe(400);
  expect((await writeHelp("France", { help: help() })).status).toBe(400);
  expect((await writeHelp("FR", { help: help(), reason: "x" })).status).toBe(400);
});

test("an entry that a newer rule refuses is left out: the built-in one counts", async () => {
  await server.database.outside("insert into help_countries values ('FR', '{\"lines\":[]}', 1, now())", []);
  expect((await site()).help).toEqual([]);
});

const served = async (name = "privacy/fr") => (await server.request(`/api/site/texts/${name}`)).json();
const publish = (body: string | null, base: number, who = admin, name = "privacy/fr") =>
  call("POST", `/api/admin/texts/${name}`, { body, base, reason }, who);

test("a published text is served in its language alone, and the built-in one again when it is asked for", async () => {
  expect(await served()).toEqual({ version: 0, body: null, publishedAt: null });
  expect(await publish("# Chez nous", 0)).toMatchObject({ saved: true, text: { version: 1 } });
  expect(await served()).toMatchObject({ version: 1, body: "# Chez nous" });
  expect((await served("privacy/en")).version).toBe(0);
  expect((await served("terms/fr")).version).toBe(0);
  expect(await publish(null, 1)).toMatchObject({ saved: true });
  expect(await served()).toMatchObject({ version: 2, body: null });
  const first = await call("GET", "/api/admin/texts/privacy/fr/1");
  expect(first).toMatchObject({ status: 200, body: "# Chez nous" });
  expect((await call("GET", "/api/admin/texts/privacy/fr/9")).status).toBe(404);
});

test("of two who publish at once one is refused with the other's text, and nothing is lost", async () => {
  const answers = await Promise.all([publish("Mine.", 0), publish("Theirs.", 0, other)]);
  expect(answers.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
  expect(answers[0]?.text).toEqual(answers[1]?.text);
  const { rows } = await server.database.outside("select count(*)::int as versions from site_texts", []);
  expect(rows).toEqual([{ versions: 1 }]);
});

test("a script in a text is served as the letters that were typed, and nothing of it is a page", async () => {
  const hostile = "<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](https://evil.example/z.png)";
  await publish(hostile, 0);
  const response = await server.request("/api/site/texts/privacy/fr");
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect((await response.json()).body).toBe(hostile);
});

test("a huge text is refused, at its letter and at its byte; one at the limit is kept", async () => {
  expect((await publish("x".repeat(siteTextLength + 1), 0)).status).toBe(400);
  expect((await publish("x".repeat(2_000_000), 0)).status).toBe(413);
  expect((await publish("", 0)).status).toBe(400);
  expect(await publish("é".repeat(siteTextLength), 0)).toMatchObject({ saved: true });
});

test("the audit log knows which text it was by its hash, and holds none of it", async () => {
  await publish("A sentence that only this text has.", 0);
  const { rows } = await server.database.outside(
    "select action, reason, before, after, a::text as line from audit_log a order by seq desc limit 1",
    [],
  );
  expect(rows[0]).toMatchObject({
    action: "text.published",
    reason,
    before: { version: 0 },
    after: { document: "privacy", language: "fr", version: 1, letters: 35 },
  });
  expect(rows[0].line).not.toContain("A sentence");
});

test("help lines and texts ask for a proof of who it is", async () => {
  server.clock.advance(20 * 60_000);
  expect(await writeHelp("FR", { help: help() })).toMatchObject({ code: "reauthentication_required" });
  expect(await publish("x", 0)).toMatchObject({ code: "reauthentication_required" });
});
