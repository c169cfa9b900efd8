import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { passkeyLimit } from "#domain/account/passkey.ts";
import { proofLife } from "#domain/account/second-factor.ts";
import { openBrowser } from "#server/testing/browser.ts";
import { addFactor } from "#server/testing/factors.ts";
import {
  addPasskey,
  confirmWithPasskey,
  signInWithPasskey,
  type TestPasskey,
} from "#server/testing/passkeys.ts";
import { cookieOf, mailsTo, newestToken, type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { addPasskey as keepPasskey, removePasskey } from "./mutations/passkeys.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let anna: SignedIn;
let passkey: TestPasskey & { readonly id: string };
beforeEach(async () => {
  anna = await signUp(server, { locale: "en" });
  passkey = await addPasskey(server, anna.cookie, { name: "The blue phone" });
});

const outside = (text: string, values: readonly unknown[]) => server.database.outside(text, [...values]);
const list = async ({ cookie }: Pick<SignedIn, "cookie">) =>
  (await (await server.request("/api/auth/passkeys", { cookie })).json()).passkeys;
const remove = (id: string, cookie = anna.cookie) =>
  server.request(`/api/auth/passkeys/${id}`, { method: "DELETE", cookie });
const rename = (id: string, name: string, cookie = anna.cookie) =>
  server.request(`/api/auth/passkeys/${id}`, { method: "PATCH", cookie, json: { friendly_name: name } });
const codeIn = async (response: Response) => [response.status, (await response.json()).code];
const who = async (response: Response) => (await response.json()).person?.id;
const sessionsOf = async ({ personId }: SignedIn) =>
  (await outside("select sign_in_method from auth.sessions where user_id = $1", [personId])).rows;

test("a passkey signs in alone, by the same door as every other way: cookie, bearer, device list, log", async () => {
  const browser = openBrowser(server);
  const response = await signInWithPasskey(browser.request, passkey);
  const { person, token } = await response.json();
  expect([response.status, person.id, person.email]).toEqual([200, anna.personId, anna.email]);
  expect((await browser.session())?.person.id).toBe(anna.personId);
  const headers = { authorization: `Bearer ${token}` };
  const { sessions } = await (await server.request("/api/auth/sessions", { headers })).json();
  expect(sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).method).toBe("passkey");
  const { rows } = await outside("select event from session_events where user_id = $1 order by created_at", [
    anna.personId,
  ]);
  expect(rows.filter(({ event }) => event === "login").length).toBeGreaterThan(1);
  const [shown] = await list(anna);
  expect(shown.last_used_at).toBe(server.clock.now().toISOString());
});

test("a sign-in by passkey from a browser that the account was never seen in is told by mail", async () => {
  await signInWithPasskey(openBrowser(server).request, passkey);
  expect(mailsTo(server, anna.email)[0]?.subject).toMatch(/new|device/i);
});

test("a passkey counts as both factors: no code is asked for after it", async () => {
  await addFactor(server, anna.cookie);
  expect(await who(await signInWithPasskey(server.request, passkey))).toBe(anna.personId);
});

test("after the password a passkey stands in for the code, and the browser can be trusted with it", async () => {
  await addFactor(server, anna.cookie);
  const browser = openBrowser(server);
  const json = { email: anna.email, password: anna.password };
  const enter = async () =>
    (await browser.request("/api/auth/sign-in/email", { method: "POST", json })).json();
  expect(await enter()).toMatchObject({ twoFactorRedirect: true, hasPasskeys: true });
  const response = await confirmWithPasskey(browser.request, passkey, {}, { trustBrowser: true });
  expect(await response.json()).toMatchObject({ status: "signed_in", person: { id: anna.personId } });
  expect((await browser.session())?.person.id).toBe(anna.personId);
  expect(await enter()).toHaveProperty("person");
});

test("a passkey alone does not switch the second factor on", async () => {
  const json = { email: anna.email, password: anna.password };
  const response = await server.request("/api/auth/sign-in/email", { method: "POST", json });
  expect(await who(response)).toBe(anna.personId);
});

test("a passkey proves again who is signed in", async () => {
  server.clock.advance(proofLife);
  const enroll = () =>
    server.request("/api/auth/passkeys/options", { method: "POST", json: {}, cookie: anna.cookie });
  expect((await enroll()).status).toBe(403);
  const proven = await confirmWithPasskey(server.request, passkey, { cookie: anna.cookie });
  expect(await proven.json()).toEqual({ status: "proven" });
  expect((await enroll()).status).toBe(200);
});

test("the list says what it is called, who keeps it, where and when it was made; never a key or an id of the browser's", async () => {
  const apple = Buffer.from("fbfc3007154e4ecc8c0b6e020557d7bd", "hex");
  const headers = {
    "user-agent":
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15",
  };
  const request: TestServer["request"] = (path, init) => server.request(path, { ...init, headers });
  const made = await addPasskey({ request }, anna.cookie, { aaguid: apple });
  const passkeys = await list(anna);
  expect(passkeys[1]).toEqual({
    id: made.id,
    friendly_name: "Apple Passwords",
    provider: "Apple Passwords",
    browser: "Safari",
    system: "macOS",
    isSynced: false,
    created_at: server.clock.now().toISOString(),
    last_used_at: null,
  });
  expect(passkeys[0].friendly_name).toBe("The blue phone");
  expect(JSON.stringify(passkeys)).not.toContain(made.credentialId);
});

test("a passkey is renamed, in one line of forty letters, by its owner alone", async () => {
  expect((await rename(passkey.id, " The\u0007 red phone ")).status).toBe(200);
  expect((await list(anna))[0].friendly_name).toBe("The red phone");
  for (const name of ["", "   ", "x".repeat(41)]) expect((await rename(passkey.id, name)).status).toBe(400);
  const bruno = await signUp(server);
  expect(await codeIn(await rename(passkey.id, "mine", bruno.cookie))).toEqual([404, "not_found"]);
  expect(await codeIn(await remove(passkey.id, bruno.cookie))).toEqual([404, "not_found"]);
});

test("a passkey that was made or revoked ends every other session, drops trusted browsers, is told by mail and noted", async () => {
  const trust = () =>
    outside(
      `insert into auth.trusted_browsers (id, user_id, token_hash, expires_at, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), now() + interval '1 day', now())`,
      [anna.personId],
    );
  const trusted = async () =>
    (await outside("select id from auth.trusted_browsers where user_id = $1", [anna.personId])).rowCount;
  const changes: [string, () => Promise<unknown>][] = [
    ["A passkey opens your account", () => addPasskey(server, anna.cookie)],
    ["A passkey was removed", () => remove(passkey.id)],
  ];
  for (const [said, change] of changes) {
    await signIn(server, anna);
    await trust();
    expect(await sessionsOf(anna)).toHaveLength(2);
    await change();
    expect([said, (await sessionsOf(anna)).length, await trusted()]).toEqual([said, 1, 0]);
    expect(mailsTo(server, anna.email)[0]?.subject).toBe(said);
  }
  await server.services.security.flush();
  const { rows } = await outside(
    "select kind, sum(times)::int as times from security_events where person_id = $1 and kind like 'passkey%' group by kind order by kind",
    [anna.personId],
  );
  expect(rows).toEqual([
    { kind: "passkey_added", times: 2 },
    { kind: "passkey_removed", times: 1 },
  ]);
  const log = await (await server.request("/api/auth/security-log", { cookie: anna.cookie })).json();
  expect(JSON.stringify(log)).toContain("passkey_removed");
});

test("a revoked passkey signs nobody in, and proves nothing", async () => {
  const second = await addPasskey(server, anna.cookie);
  await remove(second.id);
  expect(await codeIn(await signInWithPasskey(server.request, second))).toEqual([400, "invalid_passkey"]);
  const by = { cookie: anna.cookie };
  expect(await codeIn(await confirmWithPasskey(server.request, second, by))).toEqual([
    400,
    "invalid_passkey",
  ]);
});

test("the only way in is not taken away: the last passkey stays where there is no password and no outside account", async () => {
  const bruno = await signUp(server);
  const only = await addPasskey(server, bruno.cookie);
  await outside("delete from auth.accounts where user_id = $1", [bruno.personId]);
  expect(await codeIn(await remove(only.id, bruno.cookie))).toEqual([409, "conflict"]);
});

test("of two last passkeys that are removed at once, one stays", async () => {
  const { auth } = server.services.db;
  const bruno = await signUp(server);
  const owner = { userId: bruno.personId, sessionId: bruno.personId };
  const [first, ...more] = [await addPasskey(server, bruno.cookie), await addPasskey(server, bruno.cookie)];
  await outside("delete from auth.accounts where user_id = $1", [bruno.personId]);
  const copies = `insert into auth.passkeys (id, user_id, credential_id, public_key, sign_count, transports, aaguid,
      is_synced, friendly_name, created_at)
    select gen_random_uuid(), user_id, gen_random_uuid(), public_key, 0, '{}', aaguid, false, 'more', now()
    from auth.passkeys where user_id = $1 limit 1 returning id`;
  let left = [first.id, ...more.map(({ id }) => id)];
  for (let round = 0; round < 10; round += 1) {
    const [one = "", two = ""] = left;
    const outcomes = await Promise.all([removePasskey(auth, one, owner), removePasskey(auth, two, owner)]);
    expect(outcomes.toSorted()).toEqual(["last", "removed"]);
    const { rows } = await outside("select id from auth.passkeys where user_id = $1", [bruno.personId]);
    const added = await outside(copies, [bruno.personId]);
    left = [rows[0].id, added.rows[0].id];
  }
});

test("an outside account can be taken away where a passkey stays", async () => {
  const bruno = await signUp(server);
  await outside(
    "update auth.accounts set provider_id = 'oidc', account_id = 'their-id', password = null where user_id = $1",
    [bruno.personId],
  );
  const unlink = () =>
    server.request("/api/auth/unlink-social", {
      method: "POST",
      cookie: bruno.cookie,
      json: { provider: "oidc" },
    });
  expect((await unlink()).status).toBe(409);
  await addPasskey(server, bruno.cookie);
  expect((await unlink()).status).toBe(200);
});

test("a person has twenty passkeys at most, also when several are made at once", async () => {
  await outside(
    `insert into auth.passkeys (id, user_id, credential_id, public_key, sign_count, transports, aaguid, is_synced,
       friendly_name, created_at)
     select gen_random_uuid(), user_id, gen_random_uuid(), public_key, 0, '{}', aaguid, false, 'more', now()
     from auth.passkeys, generate_series(1, $2) where id = $1`,
    [passkey.id, passkeyLimit - 1],
  );
  await expect(addPasskey(server, anna.cookie)).rejects.toThrow("factor_limit");
  const more = (name: string) => ({
    ...{ credentialId: name, publicKey: Buffer.from("a key"), signCount: 0, aaguid: anna.personId },
    ...{ isSynced: false, transports: [], name, browser: null, system: null, now: server.clock.now() },
  });
  const owner = { userId: anna.personId, sessionId: anna.personId };
  let spare = passkey.id;
  for (let round = 0; round < 8; round += 1) {
    await outside("delete from auth.passkeys where id = $1", [spare]);
    const outcomes = await Promise.all(
      ["one", "two", "three", "four"].map((name) =>
        keepPasskey(server.services.db.auth, owner, more(`${spare} ${name}`)),
      ),
    );
    const kept = outcomes.flatMap((outcome) => (typeof outcome === "object" ? outcome.id : []));
    expect(kept).toHaveLength(1);
    spare = kept[0] ?? "";
  }
});

test("a new password by mail removes every passkey: whoever reads the mailbox decides who comes in", async () => {
  await server.request("/api/auth/request-password-reset", { method: "POST", json: { email: anna.email } });
  const json = { token: newestToken(server, anna.email), newPassword: "four hills, no lake" };
  await server.request("/api/auth/reset-password", { method: "POST", json });
  expect(await codeIn(await signInWithPasskey(server.request, passkey))).toEqual([400, "invalid_passkey"]);
});

test("without “remember me” a passkey's session ends with the browser", async () => {
  const asked = await server.request("/api/auth/sign-in/passkey/options", { method: "POST", json: {} });
  const { challengeId, options } = await asked.json();
  const { answerWith } = await import("#server/testing/passkeys.ts");
  const json = { challengeId, credential: answerWith(passkey, options), rememberMe: false };
  const response = await server.request("/api/auth/sign-in/passkey", { method: "POST", json });
  const cookie = response.headers.getSetCookie().find((each) => each.includes("session_token"));
  expect([cookieOf(server, response).length > 0, cookie?.includes("Max-Age")]).toEqual([true, false]);
});

test("what a browser is asked names this host, asks for no extension, and always for the person's own verification", async () => {
  const asked = await server.request("/api/auth/passkeys/options", {
    method: "POST",
    json: {},
    cookie: anna.cookie,
  });
  const { options } = await asked.json();
  expect(options).toMatchObject({
    rp: { id: "tendre.test", name: "Tendre" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
    excludeCredentials: [{ id: passkey.credentialId }],
  });
  expect(options).not.toHaveProperty("extensions");
  expect(Buffer.from(options.user.id, "base64url").toString("hex")).not.toContain(
    anna.personId.replaceAll("-", ""),
  );
  const open = await server.request("/api/auth/sign-in/passkey/options", { method: "POST", json: {} });
  expect((await open.json()).options).toMatchObject({ allowCredentials: [], userVerification: "required" });
});
