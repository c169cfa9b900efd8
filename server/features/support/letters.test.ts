/** Letters from Help: what arrives, once, marked and in which order; whom they are kept from; when they are not offered. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { letterListSchema, openedLetterSchema } from "#domain/admin/letters.ts";
import { type RunningJobs, runJobs } from "#server/jobs/run-jobs.ts";
import { mailsTo, type SignedIn, signUp } from "#server/testing/people.ts";
import { makeSuperadmin } from "#server/testing/superadmins.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

const operator = "help@house.example";
/** Where a mail without a mail server is seen: on the machine itself. */
const here = "http://localhost:3000";

let server: TestServer;
let jobs: RunningJobs;
let admin: SignedIn;
let anna: SignedIn;
let paula: SignedIn;
beforeAll(async () => {
  server = await createTestServer({ SUPPORT_EMAIL: operator, PUBLIC_URL: here });
  jobs = await runJobs(server.services, server.database.jobs);
  admin = await makeSuperadmin(server);
  [anna, paula] = [await signUp(server), await signUp(server)];
  await becomePro(paula);
});
beforeEach(async () => {
  await server.database.outside("delete from support_letters", []);
  server.services.mailer.forget(operator);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

const becomePro = ({ personId }: SignedIn) =>
  server.database.outside(
    "update profiles set subscription_plan = 'pro', subscription_status = 'active' where id = $1",
    [personId],
  );
type Letter = { key: string; subject: string; words: string; replyTo: string; locale: "en" | "fr" };
const letterOf = (over: Partial<Letter> = {}): Letter => ({
  key: randomUUID(),
  subject: "A question",
  words: "Where is the pier?",
  replyTo: "somebody@example.org",
  locale: "fr",
  ...over,
});
const write = (person: SignedIn | null, json: object, at = server) =>
  at.request(person ? "/api/support/letters" : "/api/support/letters/visitor", {
    method: "POST",
    json,
    ...(person ? { cookie: person.cookie } : {}),
  });
const subjects = () => mailsTo(server, operator).map(({ subject }) => subject);
const queue = async (query = "?state=open") => {
  const response = await server.request(`/api/admin/letters${query}`, { cookie: admin.cookie });
  return { text: await response.clone().text(), ...letterListSchema.parse(await response.json()) };
};
const act = (path: string, json: object, { cookie } = admin) =>
  server.request(`/api/admin/letters/${path}`, { method: "POST", cookie, json });

test("a letter becomes a mail that answers to its writer, with their words quoted and nothing else of them", async () => {
  const response = await write(anna, letterOf({ replyTo: anna.email, words: "One\n> two <b>\n\nthree" }));
  expect([response.status, await response.json()]).toEqual([200, { isPriority: false }]);
  const [mail] = mailsTo(server, operator);
  expect(mail).toMatchObject({ subject: "Help: A question", replyTo: anna.email });
  expect(mail?.priority).toBeUndefined();
  expect(mail?.text).toContain(
    "an account (Free) wrote by Help, in French:\n\n> One\n> > two <b>\n>\n> three\n",
  );
  expect(mail?.text).toContain("the confirmed address of the account");
  expect(mail?.html).toContain("two &lt;b&gt;");
  expect(mail?.text).not.toContain(anna.personId);
});

test("a visitor writes too, and an address that nobody confirmed is said to be one", async () => {
  expect((await write(null, letterOf({ replyTo: anna.email }))).status).toBe(200);
  const [mail] = mailsTo(server, operator);
  expect(mail?.text).toMatch(/^Somebody who was not signed in wrote by Help/);
  expect(mail?.text).toContain("was typed and which nobody has confirmed");
  expect((await queue()).rows).toMatchObject([{ email: null, isPriority: false }]);
});

test("Pro's letters are marked, and come first in the back-office though they came last", async () => {
  for (const person of [null, anna]) await write(person, letterOf());
  server.clock.advance(60_000);
  expect(await (await write(paula, letterOf({ subject: "Mine" }))).json()).toEqual({ isPriority: true });
  expect(mailsTo(server, operator)[0]).toMatchObject({ subject: "[Pro] Help: Mine", priority: "high" });
  const { rows, text } = await queue();
  expect(rows.map(({ isPriority, email }) => [isPriority, email])).toEqual([
    [true, paula.email],
    [false, null],
    [false, anna.email],
  ]);
  for (const hidden of ["Mine", "pier", "somebody@example.org"]) expect(text).not.toContain(hidden);
});

test("sent again, or several times at once, it is one letter and one mail", async () => {
  for (const person of [anna, null]) {
    const letter = letterOf();
    const answers = await Promise.all(Array.from({ length: 3 }, () => write(person, letter)));
    answers.push(await write(person, letter));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await write(person, { ...letter, words: "Other words" })).status).toBe(409);
  }
  expect(subjects()).toHaveLength(2);
  expect((await queue()).total).toBe(2);
});

test("the same key of somebody else is another letter", async () => {
  const letter = letterOf();
  for (const person of [anna, paula, null]) expect((await write(person, letter)).status).toBe(200);
  expect((await queue()).total).toBe(3);
});

test("no header comes in by a subject or an address, and what is empty, endless or no address is refused", async () => {
  await write(null, letterOf({ subject: "Hello\r\nBcc: everyone@example.org\u202E" }));
  expect(subjects()).toEqual(["Help: Hello Bcc: everyone@example.org"]);
  for (const wrong of [
    { replyTo: "a@b.org\r\nBcc: c@d.org" },
    { replyTo: "a@b.org, c@d.org" },
    { subject: "\u200B" },
    { subject: "a".repeat(121) },
    { words: " \n " },
    { words: "a".repeat(8_001) },
    { journal: "everything" },
  ])
    expect([wrong, (await write(null, { ...letterOf(), ...wrong })).status]).toEqual([wrong, 400]);
  expect((await queue()).total).toBe(1);
  expect((await write(null, letterOf({ words: '\u{1F33F}"'.repeat(2_666) }))).status).toBe(200);
});

test("a person sends ten a day, whatever they say", async () => {
  const bea = await signUp(server);
  const statuses = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await write(bea, letterOf())).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test("without a session nothing is sent in a person's name", async () => {
  const response = await server.request("/api/support/letters", { method: "POST", json: letterOf() });
  expect(response.status).toBe(401);
  expect((await queue()).total).toBe(0);
});

test("a mail server that is away gets the letters later, Pro's first, and each once", async () => {
  const { mailer } = server.services;
  const { send } = mailer;
  Object.assign(mailer, { send: () => Promise.reject(new Error("away")) });
  await write(anna, letterOf());
  server.clock.advance(1_000);
  await write(paula, letterOf());
  await jobs.runNow("mail-letters");
  Object.assign(mailer, { send });
  expect([subjects(), (await queue()).rows.map(({ mailedAt }) => mailedAt)]).toEqual([[], [null, null]]);
  await Promise.all([jobs.runNow("mail-letters"), jobs.runNow("mail-letters")]);
  // The inbox has the newest first.
  expect(subjects()).toEqual(["Help: A question", "[Pro] Help: A question"]);
  expect((await queue()).rows.every(({ mailedAt }) => mailedAt !== null)).toBe(true);
});

test("what was written is sealed; it is opened by a superadmin alone, and each look is noted before", async () => {
  await write(anna, letterOf({ subject: "Sturmvogel", words: "Zwitscherbach" }));
  const { rows: stored } = await server.database.outside(
    "select to_jsonb(l)::text as it from support_letters l",
    [],
  );
  for (const hidden of ["Sturmvogel", "Zwitscherbach", "somebody@"])
    expect(Buffer.from(stored[0].it).includes(hidden)).toBe(false);
  const [row] = (await queue()).rows;
  const id = row?.id ?? "";
  for (const path of [`${id}/open`, id])
    expect((await act(path, path === id ? { seen: "open", state: "answered" } : {}, paula)).status).toBe(403);
  await expect(
    server.services.db.anonymous.rows({ text: "select read_letter($1, $2)", values: [id, paula.personId] }),
  ).rejects.toThrow("not in the back-office");
  const opened = openedLetterSchema.parse(await (await act(`${id}/open`, {})).json());
  expect(opened.said).toMatchObject({ subject: "Sturmvogel", words: "Zwitscherbach", plan: "free" });
  const { rows } = await server.database.outside(
    "select actor_id, after from audit_log where action = 'letter.read' order by seq desc limit 1",
    [],
  );
  expect(rows).toEqual([{ actor_id: admin.personId, after: { letter: id } }]);
  expect((await act(`${randomUUID()}/open`, {})).status).toBe(404);
});

test("an answered letter leaves the queue, can wait again, and is not marked over what somebody else did", async () => {
  await write(paula, letterOf());
  const id = (await queue()).rows[0]?.id ?? "";
  const mark = async (seen: string, state: string) => (await act(id, { seen, state })).json();
  expect(await mark("open", "answered")).toMatchObject({ refusal: null, letter: { state: "answered" } });
  expect((await queue()).total).toBe(0);
  expect(await mark("open", "answered")).toMatchObject({ refusal: "changed" });
  expect(await mark("answered", "open")).toMatchObject({ refusal: null, letter: { answeredAt: null } });
  const dora = await signUp(server);
  await write(dora, letterOf());
  await mark("open", "answered");
  // Those that wait before those that were answered, whoever wrote them.
  expect((await queue("?search=")).rows.map(({ email }) => email)).toEqual([dora.email, paula.email]);
});

test("where nobody reads letters none is taken, and coming first is not sold", async () => {
  const offered = async (settings: Record<string, string>, has?: (at: TestServer) => Promise<unknown>) => {
    const at = await createTestServer(settings);
    await has?.(at);
    const cara = await signUp(at);
    const { plans, hasSupport } = await (
      await at.request("/api/subscription", { cookie: cara.cookie })
    ).json();
    const isListed = plans.at(-1).features.includes("priority_support");
    const { takesLetters } = await (await at.request("/api/support")).json();
    const written = [await write(cara, letterOf(), at), await write(null, letterOf(), at)];
    await at.close();
    return [hasSupport, isListed, takesLetters, ...written.map(({ status }) => status)];
  };
  expect(await offered({})).toEqual([false, false, false, 410, 410]);
  // A mail that would leave for nowhere: others reach this server, and it has no mail server.
  expect(await offered({ SUPPORT_EMAIL: operator })).toEqual([false, false, false, 410, 410]);
  expect(await offered({ SUPPORT_EMAIL: operator, PUBLIC_URL: here })).toEqual([true, true, true, 200, 200]);
  expect(await offered({}, makeSuperadmin)).toEqual([true, true, true, 200, 200]);
});
