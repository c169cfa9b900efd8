/** What is chosen in the back-office: who may, what it changes for everyone, and what it cannot change. */
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  chosenSettingSchema,
  madeInviteSchema,
  type Setting,
  serverStateSchema,
} from "#domain/admin/server-settings.ts";
import { type SiteSettingName, siteSettingNames } from "#domain/site/site-settings.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { type OpenIdProvider, openIdSettings, startOpenIdProvider } from "#server/testing/openid-provider.ts";
import {
  confirm,
  freshEmail,
  goodPassword,
  mailsTo,
  newestToken,
  type SignedIn,
  signIn,
  signUp,
} from "#server/testing/people.ts";
import { makeSuperadmin } from "#server/testing/superadmins.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let provider: OpenIdProvider;
let server: TestServer;
let admin: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  server = await createTestServer({
    ...openIdSettings(provider.issuer),
    SMS_PER_DAY: "100",
    S3_REGION: "eu-west-9",
    STRIPE_WEBHOOK_SECRET: "whsec_canarycanary",
  });
  admin = await makeSuperadmin(server);
  other = await makeSuperadmin(server);
});
afterEach(async () => {
  await server.database.outside("delete from site_settings", []);
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

const reason = "for this test";
const put = (name: string, json: object, { cookie }: { cookie: string } = admin) =>
  server.request(`/api/admin/settings/${name}`, { method: "PUT", cookie, json });
async function choose(name: SiteSettingName, value: Setting["own"] | null): Promise<Setting> {
  const { version: base } = await settingOf(name);
  const answer = chosenSettingSchema.parse(await (await put(name, { value, base, reason })).json());
  expect(answer.saved).toBe(true);
  return answer.setting;
}
async function state() {
  const response = await server.request("/api/admin/settings", { cookie: admin.cookie });
  return { text: await response.clone().text(), ...serverStateSchema.parse(await response.json()) };
}
async function settingOf(name: SiteSettingName): Promise<Setting> {
  const found = (await state()).settings.find((each) => each.name === name);
  if (!found) throw new RangeError(name);
  return found;
}
const signUpWith = (fields: object) =>
  server.request("/api/auth/sign-up/email", {
    method: "POST",
    json: { email: freshEmail(), password: goodPassword, acceptTerms: true, isAdult: true, ...fields },
  });
const codeOf = async (response: Response) => [response.status, (await response.json()).code];
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
/** To the provider and back, in one browser. */
async function travel(email: string, json: object = {}, sub = randomUUID()) {
  provider.signedInAs({ sub, email_verified: true, email });
  const leave = await server.request("/api/auth/sign-in/social", {
    method: "POST",
    json: { provider: "oidc", acceptTerms: true, isAdult: true, ...json },
  });
  const { url } = await leave.json();
  const back = await server.request(await provider.comeBackFrom(url), { cookie: cookiesOf(leave) });
  return back.headers.get("location");
}
async function makeInvite(most = 1): Promise<{ code: string; id: string }> {
  const json = { label: "Friends", most, life: null };
  const response = await server.request("/api/admin/invites", { method: "POST", cookie: admin.cookie, json });
  const { code, invite } = madeInviteSchema.parse(await response.json());
  return { code, id: invite.id };
}
async function usedOf(id: string): Promise<number> {
  const { rows } = await server.database.outside("select used from auth.invites where id = $1", [id]);
  return rows[0].used;
}

test("sign-up closed refuses every road, with the same answer for an address that is known", async () => {
  await choose("sign_up", "closed");
  for (const email of [freshEmail(), admin.email])
    expect(await codeOf(await signUpWith({ email }))).toEqual([403, "sign_up_closed"]);
  expect(await travel(freshEmail())).toBe("/auth/callback?error=sign_up_closed");
  await expect(
    server.database.outside("insert into auth.users (id, name, email) values ($1, 'x', $2)", [
      randomUUID(),
      freshEmail(),
    ]),
  ).rejects.toThrow("sign_up_closed");
  const options = await (await server.request("/api/auth-options")).json();
  expect(options.signUp).toBe("closed");
});

test("whoever has an account still comes in while sign-up is closed, by password and by an outside account", async () => {
  const [email, sub] = [freshEmail(), randomUUID()];
  expect(await travel(email, {}, sub)).toBe("/dashboard");
  const [insider, begun] = [await signUp(server), freshEmail()];
  expect((await signUpWith({ email: begun })).status).toBe(200);
  await choose("sign_up", "closed");
  expect(await travel(email, {}, sub)).toBe("/dashboard");
  await signIn(server, insider);
  // What was begun before may be finished.
  expect((await confirm(server, newestToken(server, begun), { password: goodPassword })).status).toBe(200);
});

test("by invitation, an account needs a code that works; it counts when the address is confirmed, once", async () => {
  await choose("sign_up", "invite");
  const { code, id } = await makeInvite();
  for (const invite of [undefined, "nonsense", "2222-2222-2222"])
    expect(await codeOf(await signUpWith(invite === undefined ? {} : { invite }))).toEqual([
      403,
      "invite_invalid",
    ]);
  const [first, second] = [freshEmail(), freshEmail()];
  for (const email of [first, second])
    expect((await signUpWith({ email, invite: code.toLowerCase().replaceAll("-", " ") })).status).toBe(200);
  expect(await usedOf(id)).toBe(0);
  expect((await confirm(server, newestToken(server, first), { password: goodPassword })).status).toBe(200);
  expect(await usedOf(id)).toBe(1);
  const late = await confirm(server, newestToken(server, second), { password: goodPassword });
  expect(await codeOf(late)).toEqual([403, "invite_invalid"]);
  expect(await codeOf(await signUpWith({ invite: code }))).toEqual([403, "invite_invalid"]);
});

test("an invitation says nothing about whether an address is known: neither its answer nor its count", async () => {
  await choose("sign_up", "invite");
  const { code, id } = await makeInvite();
  const answers = await Promise.all(
    [admin.email, freshEmail()].map(async (email) => (await signUpWith({ email, invite: code })).json()),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(await usedOf(id)).toBe(0);
});

test("an invitation opens an outside account's journal too, and not without", async () => {
  await choose("sign_up", "invite");
  const { code, id } = await makeInvite();
  expect(await travel(freshEmail())).toBe("/auth/callback?error=invite_invalid");
  expect(await travel(freshEmail(), { invite: code })).toBe("/dashboard");
  expect(await usedOf(id)).toBe(1);
  expect(await travel(freshEmail(), { invite: code })).toBe("/auth/callback?error=invite_invalid");
});

test("of eight who confirm at once with an invitation for three, three come in", async () => {
  await choose("sign_up", "invite");
  const { code, id } = await makeInvite(3);
  const emails = Array.from({ length: 8 }, freshEmail);
  for (const email of emails) await signUpWith({ email, invite: code });
  const tokens = emails.map((email) => newestToken(server, email));
  const confirmed = await Promise.all(
    tokens.map((token) => confirm(server, token, { password: goodPassword })),
  );
  expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await usedOf(id)).toBe(3);
});

test("a revoked invitation opens nothing, also for whoever has signed up with it and not confirmed", async () => {
  await choose("sign_up", "invite");
  const { code, id } = await makeInvite(5);
  const email = freshEmail();
  await signUpWith({ email, invite: code });
  const works = async () =>
    (await server.request("/api/auth/invite", { method: "POST", json: { invite: code } })).json();
  expect(await works()).toEqual({ works: true });
  const revoke = (json: object) =>
    server.request(`/api/admin/invites/${id}/revoke`, { method: "POST", cookie: admin.cookie, json });
  expect((await revoke({})).status).toBe(400);
  expect(await works()).toEqual({ works: true });
  expect((await revoke({ reason })).status).toBe(200);
  expect((await revoke({ reason })).status).toBe(404);
  expect(await works()).toEqual({ works: false });
  const late = await confirm(server, newestToken(server, email), { password: goodPassword });
  expect(await codeOf(late)).toEqual([403, "invite_invalid"]);
});

test("the database keeps no code that could be used, and the list tells none", async () => {
  const { code } = await makeInvite();
  const { rows } = await server.database.outside("select i::text as line from auth.invites i", []);
  const list = await (await server.request("/api/admin/invites", { cookie: admin.cookie })).text();
  for (const text of [JSON.stringify(rows), list]) {
    expect(text).not.toContain(code);
    expect(text).not.toContain(code.replaceAll("-", ""));
  }
  expect(list).toContain("Friends");
});

test("outside accounts that are switched off are not offered, and open nothing on any road", async () => {
  await choose("outside_accounts_are_on", false);
  expect((await (await server.request("/api/auth-options")).json()).providers).toEqual([]);
  const json = { provider: "oidc", acceptTerms: true, isAdult: true };
  const leave = await server.request("/api/auth/sign-in/social", { method: "POST", json });
  expect(await codeOf(leave)).toEqual([404, "unknown_provider"]);
  const link = { method: "POST", cookie: admin.cookie, json: { provider: "oidc" } } as const;
  expect(await codeOf(await server.request("/api/auth/link-social", link))).toEqual([
    404,
    "unknown_provider",
  ]);
  const back = await server.request("/api/auth/callback/oidc?code=x&state=y");
  expect(back.headers.get("location")).toBe("/auth/callback?error=unknown_provider");
});

test("another grace counts for deletions that are asked for from then on, and for none of before", async () => {
  const [early, late] = await makeManyPeople(server, 2);
  if (!early || !late) throw new Error("Nobody came.");
  const ask = async ({ cookie }: SignedIn) => {
    const response = await server.request("/api/account/deletion", { method: "POST", cookie, json: {} });
    return Date.parse((await response.json()).dueAt) - server.clock.now().getTime();
  };
  const day = 24 * 3_600_000;
  expect(await ask(early)).toBe(30 * day);
  await choose("grace_days", 7);
  expect(await ask(late)).toBe(7 * day);
  const kept = await (await server.request("/api/account/deletion", { cookie: early.cookie })).json();
  expect(Date.parse(kept.dueAt) - server.clock.now().getTime()).toBe(30 * day);
  const told = await (await server.request("/api/account/deletion", { cookie: late.cookie })).json();
  expect(told.graceDays).toBe(7);
});

test("the Game's switch is told to everyone at once, signed in or not", async () => {
  const gameIsOn = async () => (await (await server.request("/api/site")).json()).gameIsOn;
  expect(await gameIsOn()).toBe(true);
  await choose("game_is_on", false);
  expect(await gameIsOn()).toBe(false);
  await choose("game_is_on", null);
  expect(await gameIsOn()).toBe(true);
});

test("a choice lowers what the server was started with, and never raises it", async () => {
  expect((await choose("sms_per_day", 5_000)).inForce).toBe(100);
  expect((await choose("sms_per_day", 20)).inForce).toBe(20);
  const tokens = await choose("model_daily_tokens", 0);
  expect(tokens.inForce).toBe(tokens.own);
  expect((await choose("model_daily_tokens", 10)).inForce).toBe(10);
});

test("of two who choose on the same page one is refused, and gets what the other chose", async () => {
  const { version: base } = await settingOf("grace_days");
  const [first, second] = await Promise.all([
    put("grace_days", { value: 5, base, reason }),
    put("grace_days", { value: 9, base, reason }, other),
  ]);
  const answers = [await first.json(), await second.json()].map((each) => chosenSettingSchema.parse(each));
  expect(answers.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
  const [kept] = answers.filter(({ saved }) => saved);
  for (const { setting } of answers) expect(setting).toEqual(kept?.setting);
});

test("every choice is in the audit log with what it was before, and why; one that was refused is not", async () => {
  await choose("grace_days", 12);
  const { version: base } = await settingOf("grace_days");
  await put("grace_days", { value: 14, base: base + 7, reason });
  const { rows } = await server.database.outside(
    "select actor_id, action, reason, before, after from audit_log order by seq desc limit 1",
    [],
  );
  expect(rows).toEqual([
    {
      actor_id: admin.personId,
      action: "setting.changed",
      reason,
      before: { grace_days: null },
      after: { grace_days: 12 },
    },
  ]);
});

test("a value that is not one, a name that is not known and a dangerous choice without a reason are refused", async () => {
  for (const [name, json] of [
    ["grace_days", { value: -1, base: 0, reason }],
    ["grace_days", { value: 366, base: 0, reason }],
    ["sign_up", { value: true, base: 0, reason }],
    ["sign_up", { value: "closed", base: 0 }],
    ["sign_up", { value: "closed", base: 0, reason: " x " }],
    ["master_key", { value: true, base: 0, reason }],
  ] as const)
    expect([name, (await put(name, json)).status]).toEqual([name, 400]);
  expect((await settingOf("sign_up")).version).toBe(0);
});

test("choosing asks for a proof of who it is", async () => {
  server.clock.advance(20 * 60_000);
  expect(await codeOf(await put("grace_days", { value: 3, base: 0, reason }))).toEqual([
    403,
    "reauthentication_required",
  ]);
});

test("a row of a newer server, or one that is damaged, counts as not chosen", async () => {
  await server.database.outside(
    `insert into site_settings values ('sign_up', '"sometimes"', 1, now()), ('of_tomorrow', 'true', 1, now())`,
    [],
  );
  expect(await settingOf("sign_up")).toMatchObject({ chosen: null, inForce: "open" });
  expect((await signUpWith({})).status).toBe(200);
});

test("the page tells no secret, only whether it is set, and every setting is on it", async () => {
  const { text, environment, settings } = await state();
  for (const secret of [server.services.env.MASTER_KEY, server.services.env.AUTH_SECRET, "canarycanary"])
    expect(text).not.toContain(secret);
  expect(environment.find(({ name }) => name === "STRIPE_WEBHOOK_SECRET")).toEqual({
    kind: "secret",
    name: "STRIPE_WEBHOOK_SECRET",
    isSet: true,
  });
  expect(environment.find(({ name }) => name === "S3_REGION")).toMatchObject({ value: "eu-west-9" });
  expect(settings.map(({ name }) => name)).toEqual(siteSettingNames);
});

test("a mail for trial goes to one's own address and nobody else's", async () => {
  const asked = { method: "POST", cookie: admin.cookie, json: {} } as const;
  const response = await server.request("/api/admin/mail-test", asked);
  expect(await response.json()).toEqual({ sent: true, to: admin.email, kind: "sink", code: null });
  expect(mailsTo(server, admin.email)[0]?.text).toContain("http://tendre.test");
});

test("what is wrong with the start is said with the settings that it is about, each once", async () => {
  const odd = await createTestServer({
    HOST: "0.0.0.0",
    PUBLIC_URL: "http://journal.example.org",
    AI_BASE_URL: "not an address",
    STRIPE_SECRET_KEY: "sk_live_placeholder",
  });
  const boss = await makeSuperadmin(odd);
  const shown = serverStateSchema.parse(
    await (await odd.request("/api/admin/settings", { cookie: boss.cookie })).json(),
  );
  const codes = shown.warnings.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(shown.warnings).toContainEqual({ code: "environment-refused", about: ["AI_BASE_URL"] });
  const refused = shown.warnings.find(({ code }) => code === "payments-refused");
  expect(refused?.about).toEqual(expect.arrayContaining(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]));
  expect(shown.payments.kind).toBe("off");
  await odd.close();
});
