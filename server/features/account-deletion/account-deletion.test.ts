import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PersonId } from "#domain/wire/wire.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { outlivesLease, withBillingLease } from "#server/features/billing/mutations/with-billing-lease.ts";
import { type RunningJobs, runJobs } from "#server/jobs/run-jobs.ts";
import { correspondentOn, reachable } from "#server/testing/correspondents.ts";
import { createDevice, rowOf } from "#server/testing/devices.ts";
import { createPayer } from "#server/testing/payers.ts";
import { mailsTo, type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { startTwoInstances } from "#server/testing/two-instances.ts";
import { createUploads } from "#server/testing/uploads.ts";
import { destroyAccount } from "./mutations/destroy-account.ts";

const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let jobs: RunningJobs;
beforeAll(async () => {
  server = await createTestServer({
    SUPPORT_EMAIL: "help@house.example",
    PUBLIC_URL: "http://localhost:3000",
  });
  jobs = await runJobs(server.services, server.database.jobs);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

const post = ({ cookie }: Pick<SignedIn, "cookie">, path = "", json: object = {}) =>
  server.request(`/api/account/deletion${path}`, { method: "POST", cookie, json });
const read = async ({ cookie }: Pick<SignedIn, "cookie">) =>
  (await server.request("/api/account/deletion", { cookie })).json();
const session = async (cookie: string) => {
  const response = await server.request("/api/session", { cookie });
  return { status: response.status, body: await response.json() };
};
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer();

test("what would go is told in numbers, and nothing is due", async () => {
  const anna = await signUp(server);
  const device = createDevice(server, anna);
  const { id } = rowOf(await device.send(device.put({ name: "Björn" })));
  await device.send(
    device.put({ relationship_id: id, occurred_on: "2024-05-01", text: "rain" }, { table: "moments" }),
  );
  await createUploads(server, anna).keep(await picture(), { relationship_id: id });
  const writing = await correspondentOn(server, anna, reachable);
  await writing.begin("somebody@example.org", "Hello");
  await device.send(device.put({ title: "With LISA" }, { table: "conversations" }));
  const told = await read(anna);
  expect(told).toMatchObject({
    dueAt: null,
    graceDays: 30,
    contents: { relationships: 1, moments: 1, media: 1, messages: 1, conversations: 1 },
  });
  expect(told.contents.bytes).toBeGreaterThan(100);
});

test("a request ends every other session, is told by mail with its day, and destroys nothing for thirty days", async () => {
  const anna = await signUp(server, { locale: "fr" });
  const other = await signIn(server, anna);
  const before = server.clock.now().getTime();
  const { dueAt } = await (await post(anna)).json();
  expect(Date.parse(dueAt) - before).toBe(30 * day);
  expect((await session(other.cookie)).body).toBeNull();
  expect((await session(anna.cookie)).body.person.deletionDueAt).toBe(dueAt);
  const [mail] = mailsTo(server, anna.email);
  expect(mail?.subject).toBe("Votre compte va être supprimé");
  expect(mail?.text).toContain(
    new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "Europe/Paris" }).format(new Date(dueAt)),
  );
  await jobs.runNow("delete-accounts");
  expect((await session(anna.cookie)).status).toBe(200);
});

test("a sign-in during the grace says when it ends, and keeps the account for good when asked", async () => {
  const anna = await signUp(server);
  await post(anna);
  const again = await signIn(server, anna);
  expect((await session(again.cookie)).body.person.deletionDueAt).not.toBeNull();
  expect((await post(again, "/restore")).status).toBe(200);
  expect((await session(again.cookie)).body.person.deletionDueAt).toBeNull();
  server.clock.advance(31 * day);
  await jobs.runNow("delete-accounts");
  expect(await signIn(server, anna)).toMatchObject({ personId: anna.personId });
});

test("asked again, the earlier day stays", async () => {
  const anna = await signUp(server);
  const { dueAt } = await (await post(anna)).json();
  server.clock.advance(60_000);
  expect(await (await post(anna)).json()).toEqual({ dueAt });
});

test("a session that has not proven lately who it is deletes nothing", async () => {
  const anna = await signUp(server);
  server.clock.advance(11 * 60_000);
  for (const path of ["", "/now"]) {
    const refused = await post(anna, path);
    expect([refused.status, (await refused.json()).code]).toEqual([403, "reauthentication_required"]);
  }
  expect((await read(anna)).dueAt).toBeNull();
});

test("after thirty days the job destroys it; the address is free, and devices are told to forget", async () => {
  const anna = await signUp(server);
  const before = await signIn(server, anna);
  await post(anna);
  expect((await session(before.cookie)).body).toBeNull();
  server.clock.advance(15 * day);
  const again = await signIn(server, anna);
  server.clock.advance(15 * day + 60_000);
  const late = await signIn(server, anna);
  await jobs.runNow("delete-accounts");
  for (const { cookie } of [before, again, late]) {
    expect(await session(cookie)).toMatchObject({ status: 410, body: { code: "account_deleted" } });
    expect((await server.request("/api/sync/pull?since=0", { cookie })).status).toBe(401);
  }
  const heir = await signUp(server, { email: anna.email });
  expect(heir.personId).not.toBe(anna.personId);
  expect((await session(heir.cookie)).status).toBe(200);
});

test("deleted now, the answer has the number of a receipt that says what went, without a name", async () => {
  const anna = await signUp(server, { firstName: "Annabella", locale: "en" });
  const device = createDevice(server, anna);
  await device.send(device.put({ name: "Björn" }));
  const response = await post(anna, "/now");
  const { receipt } = await response.json();
  expect([response.status, receipt]).toEqual([
    200,
    expect.stringMatching(/^(?:[2-9A-Z]{4}-){2}[2-9A-Z]{4}$/),
  ]);
  expect(response.headers.getSetCookie().filter((cookie) => cookie.includes("Max-Age=0"))).toHaveLength(2);
  const mails = mailsTo(server, anna.email);
  expect(mails.map(({ subject }) => subject)).toEqual([`Your account is deleted: receipt ${receipt}`]);
  expect(mails[0]?.text).toContain("Relationships: 1. Moments: 0. Photos and videos: 0");
  expect(mails[0]?.text).not.toContain("Annabella");
  const { rows } = await server.database.outside(
    "select address, destroyed from auth.deletion_receipts where number = $1",
    [receipt],
  );
  expect(rows).toEqual([{ address: null, destroyed: expect.objectContaining({ relationships: 1 }) }]);
  expect((await session(anna.cookie)).status).toBe(410);
});

/** Everything the database holds, as text and as the bytes of its binary columns. */
async function dump(): Promise<string> {
  const { rows: tables } = await server.database.outside(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth', 'standin', 'pgboss')`,
  );
  const parts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await server.database.outside(`select to_jsonb(t)::text as it from ${name} t`);
      return rows.map(({ it }) => `${name} ${it}`).join("\n");
    }),
  );
  return parts.join("\n");
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

test("afterwards nothing of the person is in the database, the files or the inbox", async () => {
  const email = "canary-of-the-cellar@example.org";
  const anna = await signUp(server, { email, firstName: "Canaria", lastName: "Serinette" });
  const payer = createPayer(server, anna);
  await payer.buy("pro_yearly");
  const device = createDevice(server, anna);
  const { id } = rowOf(await device.send(device.put({ name: "Seeadler", city: "Zwitscherbach" })));
  await createUploads(server, anna).keep(await picture(), { relationship_id: id });
  await server.request("/api/auth/request-password-reset", { method: "POST", json: { email } });
  const letter = { subject: "Zaunkönigin", words: "Rohrspatz", replyTo: email, locale: "fr", key: id };
  await server.request("/api/support/letters", { method: "POST", cookie: anna.cookie, json: letter });
  const lettersOf = async () =>
    (await server.database.outside("select count(*)::int as n from support_letters", [])).rows[0].n;
  expect([await lettersOf(), server.services.mailer.kept().some(({ replyTo }) => replyTo === email)]).toEqual(
    [1, true],
  );
  const canaries = [email, "Canaria", "Serinette", "Seeadler", "Zwitscherbach", anna.personId];
  const before = await dump();
  expect([before.includes(email), before.includes(anna.personId)]).toEqual([true, true]);
  const store = join(server.services.env.TENDRE_DATA, "media");
  expect(filesUnder(store).filter((path) => path.includes(anna.personId)).length).toBeGreaterThan(0);

  expect((await post(anna, "/now")).status).toBe(200);
  expect(filesUnder(store).filter((path) => path.includes(anna.personId))).toEqual([]);
  // At once: no collection has run.
  expect(
    (await server.database.outside("select from uploads where user_id = $1", [anna.personId])).rows,
  ).toEqual([]);

  const after = await dump();
  expect(canaries.filter((canary) => after.includes(canary))).toEqual([]);
  expect(filesUnder(store).filter((path) => path.includes(anna.personId))).toEqual([]);
  const names = ["Canaria", "Serinette", "Seeadler", "Zwitscherbach"];
  const written = filesUnder(server.services.env.TENDRE_DATA).map((path) => readFileSync(path));
  expect(names.filter((name) => written.some((bytes) => bytes.includes(name)))).toEqual([]);
  expect(mailsTo(server, email)).toHaveLength(1);
  expect([await lettersOf(), server.services.mailer.kept().some(({ replyTo }) => replyTo === email)]).toEqual(
    [0, false],
  );
});

test("the provider is left before anything is destroyed: subscription and customer are gone there", async () => {
  const anna = await signUp(server);
  const payer = createPayer(server, anna);
  const { subscription_id: id } = await payer.buy("plus_monthly");
  const { stripe } = await server.services.payments.open();
  const { customer } = await stripe.subscriptions.retrieve(id ?? "");
  const deleted: unknown[] = [];
  const del = stripe.customers.del.bind(stripe.customers);
  Object.assign(stripe.customers, {
    del: async (name: string) => {
      const { body } = await session(anna.cookie);
      deleted.push(name, body.person.id);
      return del(name);
    },
  });
  await post(anna, "/now").finally(() => Object.assign(stripe.customers, { del }));
  expect(deleted).toEqual([customer, anna.personId]);
  await expect(stripe.customers.retrieve(String(customer))).rejects.toThrow();
});

test("a provider that does not answer keeps the account, and the job goes on with it", async () => {
  const anna = await signUp(server);
  await createPayer(server, anna).buy("plus_monthly");
  const away = {
    ...server.services,
    payments: { ...server.services.payments, open: () => Promise.reject(new TypeError("fetch failed")) },
  };
  await post(anna);
  await server.database.outside(
    "update auth.users set deletion_due_at = deletion_requested_at where id = $1",
    [anna.personId],
  );
  await expect(destroyAccount(away, mintOwnerScope(anna.personId as PersonId))).rejects.toThrow();
  expect((await session(anna.cookie)).status).toBe(200);
  expect((await post(anna, "/restore")).status).toBe(200);
  await post(anna);
  await server.database.outside(
    "update auth.users set deletion_due_at = deletion_requested_at where id = $1",
    [anna.personId],
  );
  await jobs.runNow("delete-accounts");
  expect((await session(anna.cookie)).status).toBe(410);
});

/** What a refused "delete now" must leave alone. */
async function standing(anna: SignedIn, other: SignedIn) {
  const { rows } = await server.database.outside(
    "select deletion_requested_at, deletion_due_at, deletion_begun_at from auth.users where id = $1",
    [anna.personId],
  );
  return { account: rows, other: (await session(other.cookie)).body?.person.id };
}

test("a deletion that is refused because the provider is away changes nothing: no day, no session, no job", async () => {
  const anna = await signUp(server);
  await createPayer(server, anna).buy("plus_monthly");
  const { stripe } = await server.services.payments.open();
  const del = stripe.customers.del.bind(stripe.customers);
  const away = new Stripe.errors.StripeConnectionError({ message: "away", type: "api_error" });
  for (const asksFirst of [false, true]) {
    if (asksFirst) await post(anna);
    const other = await signIn(server, anna);
    const before = await standing(anna, other);
    Object.assign(stripe.customers, { del: () => Promise.reject(away) });
    const refused = await post(anna, "/now");
    Object.assign(stripe.customers, { del });
    expect([refused.status, (await refused.json()).code]).toEqual([503, "unavailable"]);
    expect(await standing(anna, other)).toEqual(before);
    expect(before.other).toBe(anna.personId);
    await jobs.runNow("delete-accounts");
    expect((await session(anna.cookie)).status).toBe(200);
  }
  expect((await post(anna, "/restore")).status).toBe(200);
});

test("a deletion waits for the payment that is under way, and refused by a long one it changes nothing", async () => {
  const anna = await signUp(server);
  const other = await signIn(server, anna);
  const before = await standing(anna, other);
  const scope = mintOwnerScope(anna.personId as PersonId);
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const paying = withBillingLease(server.services, scope, () => {
    begun.resolve();
    return held.promise;
  });
  await begun.promise;
  const refused = await post(anna, "/now");
  expect([refused.status, (await refused.json()).code]).toEqual([409, "conflict"]);
  expect(await standing(anna, other)).toEqual(before);
  const again = post(anna, "/now");
  held.resolve();
  await paying;
  expect((await again).status).toBe(200);
});

test("what a dead process held of a person's money keeps no deletion", async () => {
  const anna = await signUp(server);
  const scope = mintOwnerScope(anna.personId as PersonId);
  const left = async () =>
    (
      await server.database.outside(
        "select extract(epoch from busy_until - clock_timestamp())::float8 as seconds from billing where user_id = $1",
        [anna.personId],
      )
    ).rows[0].seconds;
  const longest = await withBillingLease(server.services, scope, left);
  expect(longest).toBeGreaterThan(0);
  expect(longest * 1000).toBeLessThan(outlivesLease);
  // What it leaves behind: a lease that nobody renews or gives back.
  await server.database.outside(
    "update billing set busy_until = clock_timestamp() + make_interval(secs => 1) where user_id = $1",
    [anna.personId],
  );
  expect((await post(anna, "/now")).status).toBe(200);
});

test("one who takes long keeps what they hold, and gives back nothing that is another's", async () => {
  const anna = await signUp(server);
  const scope = mintOwnerScope(anna.personId as PersonId);
  const held = Promise.withResolvers<void>();
  const until = async () =>
    (
      await server.database.outside("select busy_until from billing where user_id = $1", [anna.personId])
    ).rows[0].busy_until?.getTime();
  const first = withBillingLease(server.services, scope, () => held.promise);
  await expect.poll(until).toBeGreaterThan(0);
  const taken = await until();
  await expect.poll(until, { timeout: 10_000 }).toBeGreaterThan(taken);
  await server.database.outside(
    "update billing set busy_until = clock_timestamp() + make_interval(secs => 60) where user_id = $1",
    [anna.personId],
  );
  const others = await until();
  held.resolve();
  await first;
  expect(await until()).toBe(others);
});

test("a part that is being stored while its account goes leaves no file and no row", async () => {
  const anna = await signUp(server);
  const uploads = createUploads(server, anna);
  const bytes = await picture();
  const { id } = await (await uploads.open(bytes.length)).json();
  const { files } = server.services;
  const put = files.put.bind(files);
  const begun = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  Object.assign(files, {
    put: async (...stored: Parameters<typeof put>) => {
      if (stored[0].includes(id)) {
        begun.resolve();
        await goesOn.promise;
      }
      return put(...stored);
    },
  });
  const part = uploads.part(id, 0, bytes);
  await begun.promise;
  const going = post(anna, "/now");
  await expect
    .poll(
      async () =>
        (await server.database.outside("select from profiles where id = $1", [anna.personId])).rowCount,
    )
    .toBe(0);
  goesOn.resolve();
  await Promise.all([part, going]);
  Object.assign(files, { put });
  const store = join(server.services.env.TENDRE_DATA, "media");
  expect(filesUnder(store).filter((path) => path.includes(anna.personId))).toEqual([]);
  expect(
    (await server.database.outside("select from uploads where user_id = $1", [anna.personId])).rows,
  ).toEqual([]);
});

test("the keys of a deleted account are forgotten in memory too, at once", async () => {
  const anna = await signUp(server);
  const scope = mintOwnerScope(anna.personId as PersonId);
  const { db, keys } = server.services;
  // Asked for twice: what a transaction has just made is not kept.
  for (let time = 0; time < 2; time += 1)
    await db.transact(scope, (tx) => keys.keyFor(tx, anna.personId, "journal"));
  expect(keys.cached(anna.personId)).toBeDefined();
  expect((await post(anna, "/now")).status).toBe(200);
  expect(keys.cached(anna.personId)).toBeUndefined();
});

test("two requests at once, on two instances, make one receipt", async () => {
  const two = await startTwoInstances();
  try {
    const anna = await signUp(two.first);
    const answers = await Promise.all(
      two.both.map(({ request }) =>
        request("/api/account/deletion/now", { method: "POST", cookie: anna.cookie, json: {} }),
      ),
    );
    const { rows } = await two.first.database.outside(
      "select count(*)::int4 as count from auth.deletion_receipts",
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  } finally {
    await two.close();
  }
});

test("before its day nothing is destroyed, nor after a restore in the last moment; the provider hears nothing", async () => {
  const anna = await signUp(server);
  const payer = createPayer(server, anna);
  await payer.buy("plus_monthly");
  await post(anna);
  expect(await destroyAccount(server.services, mintOwnerScope(anna.personId as PersonId))).toBeNull();
  expect(await payer.read()).toMatchObject({ plan: "plus", status: "active" });
  await post(anna, "/restore");
  expect(await destroyAccount(server.services, mintOwnerScope(anna.personId as PersonId))).toBeNull();
  expect((await session(anna.cookie)).status).toBe(200);
  expect(await payer.read()).toMatchObject({ plan: "plus", status: "active" });
});

test("once it is being destroyed, nothing takes it back", async () => {
  const anna = await signUp(server);
  await post(anna);
  await server.database.outside(
    "update auth.users set deletion_due_at = deletion_requested_at, deletion_begun_at = deletion_requested_at where id = $1",
    [anna.personId],
  );
  const refused = await post(anna, "/restore");
  expect([refused.status, (await refused.json()).code]).toEqual([410, "gone"]);
  await jobs.runNow("delete-accounts");
  expect((await session(anna.cookie)).status).toBe(410);
});

test("a mail server that is away leaves the receipt to the job; after a week its address is forgotten", async () => {
  const anna = await signUp(server);
  const bruno = await signUp(server);
  const { mailer } = server.services;
  const send = mailer.send.bind(mailer);
  Object.assign(mailer, { send: () => Promise.reject(new Error("away")) });
  const first = await (await post(anna, "/now")).json();
  const second = await (await post(bruno, "/now")).json();
  const sealed = async (number: string) =>
    (await server.database.outside("select address from auth.deletion_receipts where number = $1", [number]))
      .rows[0].address;
  expect((await sealed(first.receipt)).includes(anna.email)).toBe(false);
  await server.database.outside(
    "update auth.deletion_receipts set deleted_at = deleted_at - interval '8 days' where number = $1",
    [second.receipt],
  );
  Object.assign(mailer, { send });
  await jobs.runNow("delete-accounts");
  expect(mailsTo(server, anna.email).map(({ subject }) => subject)).toEqual([
    expect.stringContaining(first.receipt),
  ]);
  expect(mailsTo(server, bruno.email)).toEqual(
    mailsTo(server, bruno.email).filter(({ subject }) => !subject.includes(second.receipt)),
  );
  expect([await sealed(first.receipt), await sealed(second.receipt)]).toEqual([null, null]);
});

test("what is kept of a deleted account is forgotten in its time", async () => {
  const anna = await signUp(server);
  await post(anna, "/now");
  server.clock.advance(92 * day);
  await jobs.runNow("delete-accounts");
  expect(await session(anna.cookie)).toMatchObject({ status: 200, body: null });
  server.clock.advance(300 * day);
  await jobs.runNow("delete-accounts");
  const { rows } = await server.database.outside(
    "select count(*)::int4 as count from auth.deletion_receipts",
  );
  expect(rows).toEqual([{ count: 0 }]);
});
