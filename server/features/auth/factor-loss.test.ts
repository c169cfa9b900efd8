import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lossOpenDays, lossWaitDays } from "#domain/account/factor-loss.ts";
import { sendReminders } from "#server/jobs/remind-of-losses.ts";
import { sweepExpired } from "#server/jobs/sweep-expired.ts";
import { addFactor, answer, freshCode, type TestFactor } from "#server/testing/factors.ts";
import { addPasskey, signInWithPasskey } from "#server/testing/passkeys.ts";
import {
  freshEmail,
  mailsTo,
  newestLink,
  newestToken,
  type SignedIn,
  signUp,
} from "#server/testing/people.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import { startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const newPassword = "a lake, and three rivers";
let instances: TwoInstances;
let server: TestServer;
let outside: pg.Client;
beforeAll(async () => {
  instances = await startTwoInstances();
  server = instances.first;
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await instances.close();
});

type Secured = SignedIn & { readonly factor: TestFactor };
let anna: Secured;
beforeEach(async () => {
  anna = await securedPerson();
});
async function securedPerson(locale: "en" | "fr" = "en"): Promise<Secured> {
  const person = await signUp(server, { locale });
  return { ...person, factor: await addFactor(server, person.cookie) };
}

type By = { readonly cookie?: string; readonly headers?: Record<string, string> };
const post = (path: string, json: object = {}, by: By = {}, { request } = instances.both[0]) =>
  request(`/api/auth/${path}`, { method: "POST", json, ...by });
const codeIn = async (response: Response) => [response.status, (await response.json()).code];
const enter = async ({ email, password }: Pick<SignedIn, "email" | "password">) =>
  (await post("sign-in/email", { email, password })).json();
/** A sign-in by password that waits for its second factor, as a client without cookies. */
const waiting = async (person: SignedIn): Promise<By> => ({
  headers: { authorization: `Bearer ${(await enter(person)).token}` },
});
const ask = async (person: SignedIn, by?: By) => {
  const asked = await post("factor-loss", {}, by ?? (await waiting(person)));
  await server.services.afterResponse.settled();
  return asked;
};
const begin = async (token: string | null) => {
  const begun = await post("factor-loss/begin", { token });
  await server.services.afterResponse.settled();
  return begun;
};
const finish = async (person: SignedIn, password = person.password, by?: By, at = instances.both[0]) =>
  post("factor-loss/finish", { password }, by ?? (await waiting(person)), at);
const subjects = ({ email }: { email: string }) => mailsTo(server, email).map(({ subject }) => subject);
const stopToken = ({ email }: { email: string }) =>
  new URL(newestLink(server, email), "http://tendre.test").searchParams.get("stop");
const session = async ({ cookie }: SignedIn) => (await server.request("/api/session", { cookie })).json();
const ownLog = async ({ cookie }: SignedIn): Promise<string[]> => {
  const { lines } = await (await server.request("/api/auth/security-log", { cookie })).json();
  return lines.map(({ event }: { event: string }) => event);
};
const losses = async ({ personId }: SignedIn) =>
  (await outside.query("select begun_at from auth.factor_losses where user_id = $1", [personId])).rows.length;

/** Asked for and begun: the wait runs. */
async function beginLoss(person: SignedIn): Promise<{ readonly dueAt: string; readonly until: string }> {
  const asked = await ask(person);
  if (!asked.ok) throw new Error(await asked.text());
  const begun = await begin(newestToken(server, person.email));
  if (!begun.ok) throw new Error(await begun.text());
  return begun.json();
}

test("whoever lost every factor comes in after a week, with the password, and has no second factor then", async () => {
  const elsewhere = anna.cookie;
  const now = server.clock.now().getTime();
  expect(await enter(anna)).toMatchObject({ canRecover: true, loss: null });
  expect(await (await ask(anna)).json()).toEqual({ status: true });
  expect(newestLink(server, anna.email)).toMatch(/^\/auth\/lost-factor\?token=/);
  expect((await enter(anna)).loss).toBeNull();
  const loss = await (await begin(newestToken(server, anna.email))).json();
  expect(loss).toEqual({
    dueAt: new Date(now + lossWaitDays * day).toISOString(),
    until: new Date(now + (lossWaitDays + lossOpenDays) * day).toISOString(),
  });
  expect(newestLink(server, anna.email)).toMatch(/^\/auth\/lost-factor\?stop=/);
  expect(await enter(anna)).toMatchObject({ canRecover: true, loss });
  expect((await session(anna)).person.factorLossDueAt).toBe(loss.dueAt);
  server.clock.advance(lossWaitDays * day);
  const by = await waiting(anna);
  expect(await codeIn(await finish(anna, "not the password", by))).toEqual([400, "wrong_password"]);
  const done = await (await finish(anna, anna.password, by)).json();
  expect(done).toMatchObject({ status: "signed_in", person: { id: anna.personId, factorLossDueAt: null } });
  // Whoever saw the half-finished sign-in, or had another session, has nothing.
  expect((await server.request("/api/session", by)).status).toBe(200);
  expect(await (await server.request("/api/session", by)).json()).toBeNull();
  expect(await session({ ...anna, cookie: elsewhere })).toBeNull();
  const headers = { authorization: `Bearer ${done.token}` };
  expect(await (await server.request("/api/auth/factors", { headers })).json()).toMatchObject({
    factors: [],
    backupCodesLeft: 0,
  });
  expect(await enter(anna)).toHaveProperty("person");
  await server.services.afterResponse.settled();
  expect(subjects(anna)).toContain("Your account was opened without its second factor");
  await server.services.security.flush();
  const { rows } = await outside.query(
    "select kind from security_events where person_id = $1 and kind like 'factor_loss%' order by kind",
    [anna.personId],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(["factor_loss_begun", "factor_loss_used"]);
});

test("a way back opens on its day, not a moment before, and is over a week later", async () => {
  await beginLoss(anna);
  server.clock.advance(lossWaitDays * day - 1);
  expect(await codeIn(await finish(anna))).toEqual([409, "conflict"]);
  const bruno = await securedPerson();
  await beginLoss(bruno);
  server.clock.advance((lossWaitDays + lossOpenDays) * day - 1);
  const by = await waiting(bruno);
  server.clock.advance(1);
  expect(await codeIn(await finish(bruno, bruno.password, by))).toEqual([409, "conflict"]);
  expect((await enter(bruno)).loss).toBeNull();
  // It is asked for anew.
  expect((await ask(bruno)).status).toBe(200);
});

test("the link begins it once, for half an hour, and only by its page; the newest counts", async () => {
  await ask(anna);
  const first = newestToken(server, anna.email);
  await ask(anna);
  const second = newestToken(server, anna.email);
  expect(await codeIn(await begin(first))).toEqual([400, "invalid_token"]);
  for (const method of ["GET", "HEAD"])
    for (const path of ["/auth/lost-factor", "/api/auth/factor-loss/begin"])
      await server.request(`${path}?token=${second}`, { method });
  expect((await enter(anna)).loss).toBeNull();
  const answers = await Promise.all(
    instances.both.map((at) => post("factor-loss/begin", { token: second }, {}, at)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await codeIn(await begin(second))).toEqual([400, "invalid_token"]);
  // While it waits, nothing else is asked for.
  expect(await codeIn(await ask(anna))).toEqual([409, "conflict"]);
  const bruno = await securedPerson();
  await ask(bruno);
  server.clock.advance(30 * minute);
  expect(await codeIn(await begin(newestToken(server, bruno.email)))).toEqual([400, "token_expired"]);
  expect(await codeIn(await begin("of nobody"))).toEqual([400, "invalid_token"]);
});

test("it is stopped by the link of its mail, once, and by a signed-in device however long ago it signed in", async () => {
  await beginLoss(anna);
  const stop = stopToken(anna);
  expect((await post("factor-loss/stop", { token: stop })).status).toBe(200);
  expect(await losses(anna)).toBe(0);
  expect(await codeIn(await post("factor-loss/stop", { token: stop }))).toEqual([400, "invalid_token"]);
  await beginLoss(anna);
  server.clock.advance(lossWaitDays * day);
  const drop = () => server.request("/api/auth/factor-loss", { method: "DELETE", cookie: anna.cookie });
  expect(await (await drop()).json()).toEqual({ status: true });
  expect((await session(anna)).person.factorLossDueAt).toBeNull();
  expect((await drop()).status).toBe(200);
  expect(await codeIn(await finish(anna))).toEqual([409, "conflict"]);
  // Their owner reads of both stops, and of the two beginnings in one line.
  expect((await ownLog(anna)).filter((event) => event.startsWith("factor_loss")).toSorted()).toEqual([
    "factor_loss_begun",
    "factor_loss_stopped",
    "factor_loss_stopped",
  ]);
});

const stoppers: readonly (readonly [string, (person: Secured) => Promise<unknown>])[] = [
  [
    "a sign-in with a factor's code",
    async (person) =>
      answer(
        server.request,
        person.factor.id,
        { code: freshCode(server, person.factor) },
        await waiting(person),
      ),
  ],
  [
    "a sign-in with a backup code",
    async (person) =>
      post("backup-codes/verify", { code: person.factor.backupCodes?.[0] }, await waiting(person)),
  ],
  [
    "a forgotten password",
    async (person) => {
      await post("request-password-reset", { email: person.email });
      await server.services.afterResponse.settled();
      return post("reset-password", { token: newestToken(server, person.email), newPassword });
    },
  ],
  [
    "a new password while signed in",
    (person) => post("password", { newPassword }, { cookie: person.cookie }),
  ],
  [
    "a new address",
    async (person) => {
      const email = freshEmail();
      await post("email", { email }, { cookie: person.cookie });
      await server.services.afterResponse.settled();
      return post("email/confirm", { token: newestToken(server, email) }, { cookie: person.cookie });
    },
  ],
  ["new backup codes", (person) => post("backup-codes", {}, { cookie: person.cookie })],
  ["one more factor", (person) => addFactor(server, person.cookie, "Tablet")],
  ["one more passkey", (person) => addPasskey(server, person.cookie)],
];

test.for(stoppers)("%s stops it", async ([, stop]) => {
  await beginLoss(anna);
  expect(await losses(anna)).toBe(1);
  const stopped = await stop(anna);
  if (stopped instanceof Response)
    expect([stopped.status, await stopped.text()]).toEqual([200, expect.any(String)]);
  expect(await losses(anna)).toBe(0);
});

test("a browser that is trusted and a passkey stop it by signing in; the password alone does not", async () => {
  const passkey = await addPasskey(server, anna.cookie);
  await beginLoss(anna);
  expect((await signInWithPasskey(server.request, passkey)).status).toBe(200);
  expect(await losses(anna)).toBe(0);
  await beginLoss(anna);
  const code = freshCode(server, anna.factor);
  const by = await waiting(anna);
  const given = await answer(server.request, anna.factor.id, { code, trustBrowser: true }, by);
  const trusted = given.headers
    .getSetCookie()
    .map((each) => each.split(";")[0] ?? "")
    .find((each) => each.includes("trusted_"));
  await beginLoss(anna);
  expect(await enter(anna)).toHaveProperty("twoFactorRedirect");
  expect(await losses(anna)).toBe(1);
  const { email, password } = anna;
  const came = await post("sign-in/email", { email, password }, { cookie: trusted ?? "" });
  expect(await came.json()).toHaveProperty("person");
  expect(await losses(anna)).toBe(0);
});

test("of two that finish at once, on two instances, one comes in; of a stop and a finish one counts", async () => {
  await beginLoss(anna);
  server.clock.advance(lossWaitDays * day);
  const bys = await Promise.all([waiting(anna), waiting(anna)]);
  const finished = await Promise.all(
    instances.both.map((at, which) => finish(anna, anna.password, bys[which], at)),
  );
  // The other's sign-in ended with it, or found that nothing waits.
  expect(finished.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(finished.every(({ status }) => [200, 401, 409].includes(status))).toBe(true);
  const bruno = await securedPerson();
  await beginLoss(bruno);
  const stop = stopToken(bruno);
  server.clock.advance(lossWaitDays * day);
  const by = await waiting(bruno);
  const [came, stopped] = await Promise.all([
    finish(bruno, bruno.password, by),
    post("factor-loss/stop", { token: stop }, {}, instances.both[1]),
  ]);
  expect([
    [200, 400],
    [409, 200],
  ]).toContainEqual([came.status, stopped.status]);
});

test("only a sign-in that waits asks for it or comes in by it, and only its own", async () => {
  const by = { cookie: anna.cookie };
  expect(await codeIn(await ask(anna, by))).toEqual([409, "conflict"]);
  expect(await codeIn(await finish(anna, anna.password, by))).toEqual([409, "conflict"]);
  expect((await post("factor-loss")).status).toBe(401);
  expect((await post("factor-loss/finish", { password: anna.password })).status).toBe(401);
  await beginLoss(anna);
  server.clock.advance(lossWaitDays * day);
  const bruno = await securedPerson();
  expect(await codeIn(await finish(bruno))).toEqual([409, "conflict"]);
  const theirs = { method: "DELETE", cookie: bruno.cookie };
  expect((await server.request("/api/auth/factor-loss", theirs)).status).toBe(200);
  expect(await losses(anna)).toBe(1);
  // A sign-in that waits stops nothing: whoever has the password alone would keep the owner out.
  const waits = { method: "DELETE", ...(await waiting(anna)) };
  expect((await server.request("/api/auth/factor-loss", waits)).status).toBe(401);
});

test("an account without a password, or whose mailbox nobody proved, has no such way", async () => {
  const by = await waiting(anna);
  await outside.query("update auth.users set email_verified = false where id = $1", [anna.personId]);
  const look = async () => (await server.request("/api/auth/second-factor", by)).json();
  expect(await look()).toMatchObject({ canRecover: false, loss: null });
  expect(await codeIn(await ask(anna, by))).toEqual([409, "conflict"]);
  await outside.query("update auth.users set email_verified = true where id = $1", [anna.personId]);
  await outside.query("delete from auth.accounts where user_id = $1", [anna.personId]);
  expect(await look()).toMatchObject({ canRecover: false });
  expect(await codeIn(await ask(anna, by))).toEqual([409, "conflict"]);
  expect(await codeIn(await finish(anna, anna.password, by))).toEqual([409, "conflict"]);
});

test("a link whose account has no second factor any more begins nothing", async () => {
  await ask(anna);
  const token = newestToken(server, anna.email);
  await outside.query("delete from auth.factors where user_id = $1", [anna.personId]);
  expect(await codeIn(await begin(token))).toEqual([400, "invalid_token"]);
});

test("somebody who only has the password asks five times a day, and the mailbox hears of each", async () => {
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await ask(anna)).status).toBe(200);
    server.clock.advance(61 * minute);
  }
  expect(await codeIn(await ask(anna))).toEqual([429, "too_many"]);
  expect(subjects(anna).filter((each) => each === "A way back without your second factor")).toHaveLength(5);
});

test("two days before it opens its owner is reminded, once, of two instances; either link stops it", async () => {
  await beginLoss(anna);
  const first = stopToken(anna);
  const remind = async () => {
    await Promise.all(instances.both.map(({ services }) => sendReminders(services)));
    await Promise.all(instances.both.map(({ services }) => services.afterResponse.settled()));
    return instances.both
      .flatMap(({ services }) => services.mailer.kept())
      .filter(({ to, subject }) => to === anna.email && subject.endsWith("still waits"));
  };
  server.clock.advance((lossWaitDays - 2) * day - 1);
  expect(await remind()).toEqual([]);
  server.clock.advance(1);
  const [mail, ...more] = await remind();
  expect(more).toEqual([]);
  server.clock.advance(day);
  expect(await remind()).toHaveLength(1);
  const reminded = /stop=(\S+)/.exec(mail?.text ?? "")?.[1];
  expect(reminded).not.toBe(first);
  expect((await post("factor-loss/stop", { token: reminded })).status).toBe(200);
  expect((await post("factor-loss/stop", { token: first })).status).toBe(400);
  const bruno = await securedPerson();
  await beginLoss(bruno);
  const stop = stopToken(bruno);
  server.clock.advance((lossWaitDays - 1) * day);
  await remind();
  expect((await post("factor-loss/stop", { token: stop })).status).toBe(200);
});

test("the mails say the day and hour of the reader's own clock, in their language", async () => {
  const { dueAt } = await beginLoss(anna);
  const said = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "Europe/Paris" }).format(new Date(dueAt));
  expect(mailsTo(server, anna.email)[0]?.text).toContain(`Open from: ${said("en-GB")}, `);
  const claire = await securedPerson("fr");
  await beginLoss(claire);
  expect(subjects(claire).slice(0, 2)).toEqual([
    "Le retour sans votre second facteur a commencé",
    "Un retour sans votre second facteur",
  ]);
  expect(mailsTo(server, claire.email)[0]?.text).toContain(`Ouvert à partir de\u00a0: ${said("fr-FR")}, `);
});

test("what is over is swept a day later; what waits stays", async () => {
  await beginLoss(anna);
  const bruno = await securedPerson();
  await ask(bruno);
  await sweepExpired(server.services);
  expect([await losses(anna), await losses(bruno)]).toEqual([1, 1]);
  server.clock.advance(2 * day);
  await sweepExpired(server.services);
  expect([await losses(anna), await losses(bruno)]).toEqual([1, 0]);
  server.clock.advance((lossWaitDays + lossOpenDays) * day);
  await sweepExpired(server.services);
  expect(await losses(anna)).toBe(0);
});
