import { createHash, generateKeyPairSync, randomUUID, verify } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFactor, answer, freshCode } from "#server/testing/factors.ts";
import { type OpenIdProvider, openIdSettings, startOpenIdProvider } from "#server/testing/openid-provider.ts";
import { cookieOf, freshEmail, mailsTo, requestAccount, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { appleSecret } from "./outside/apple.ts";

let provider: OpenIdProvider;
let server: TestServer;
let outside: pg.Client;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  server = await createTestServer(openIdSettings(provider.issuer));
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await server.close();
  await provider.stop();
});

const accepting = { acceptTerms: true, isAdult: true };
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

async function leave(json: object = {}) {
  const response = await server.request("/api/auth/sign-in/social", {
    method: "POST",
    json: { provider: "oidc", ...json },
  });
  return { response, url: response.ok ? (await response.json()).url : "", cookie: cookiesOf(response) };
}

/** Goes to the provider and back, in one browser. */
async function travel(
  claims: { email?: string; email_verified?: boolean; sub?: string; name?: string },
  json: object = {},
) {
  provider.signedInAs({ sub: randomUUID(), email_verified: true, ...claims });
  const { url, cookie } = await leave(json);
  const back = await server.request(await provider.comeBackFrom(url), { cookie });
  const session = await server.request("/api/session", { cookie: cookiesOf(back) });
  return { to: back.headers.get("location"), session: await session.json(), back };
}

test("only the providers that are set up are offered, by the name they are given", async () => {
  const options = await (await server.request("/api/auth-options")).json();
  expect(options).toEqual({
    providers: [{ id: "oidc", name: "The House" }],
    emailConfirmation: true,
    sendsMail: false,
    signUp: "open",
  });
  const bare = await createTestServer({ GOOGLE_CLIENT_ID: "only half of it" });
  expect((await (await bare.request("/api/auth-options")).json()).providers).toEqual([]);
  await bare.close();
});

test("someone new who accepts the terms is in, and lands on the dashboard", async () => {
  const email = freshEmail();
  const { to, session } = await travel({ email, name: "Ada Lovelace" }, accepting);
  expect(to).toBe("/dashboard");
  expect(session).toMatchObject({ person: { email, emailVerified: true, firstName: "Ada" } });
  const { rows } = await outside.query(
    "select terms_accepted_at, adult_declared_at from auth.users where email = $1",
    [email],
  );
  expect(rows).toEqual([{ terms_accepted_at: server.clock.now(), adult_declared_at: server.clock.now() }]);
});

test("someone new who was not asked about terms and age does not get in", async () => {
  const { to, session } = await travel({ email: freshEmail() });
  expect([to, session]).toEqual(["/auth/callback?error=signup_disabled", null]);
});

test("who comes back by the same account is the same person, whatever their address is now", async () => {
  const sub = randomUUID();
  const first = await travel({ sub, email: freshEmail() }, accepting);
  const second = await travel({ sub, email: freshEmail() });
  expect(second.session.person.id).toBe(first.session.person.id);
});

test("they come back to the page they first asked for, if it is ours", async () => {
  const { to } = await travel(
    { email: freshEmail() },
    { ...accepting, callbackURL: "/boyfriends/new?tab=1#notes" },
  );
  expect(to).toBe("/boyfriends/new?tab=1#notes");
});

test.for([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
])("%j is no page of ours to come back to", async (callbackURL) => {
  const { response } = await leave({ callbackURL });
  expect([response.status, (await response.json()).code]).toEqual([400, "validation"]);
});

test("a provider's word joins no account that is there already, confirmed or not", async () => {
  for (const account of [await signUp(server), await requestAccount(server)]) {
    const { to, session } = await travel({ email: account.email }, accepting);
    expect([to, session]).toEqual(["/auth/callback?error=account_not_linked", null]);
  }
});

test("someone new whose address nobody vouches for leaves nothing behind", async () => {
  const email = freshEmail();
  const { to, session } = await travel({ email, email_verified: false }, accepting);
  expect([to, session]).toEqual(["/auth/callback?error=email_not_verified", null]);
  expect(mailsTo(server, email)).toEqual([]);
  const { rows } = await outside.query("select from auth.users where email = $1", [email]);
  expect(rows).toEqual([]);
});

test("a journal opened by an outside account is in the language and zone of the device", async () => {
  const email = freshEmail();
  await travel({ email }, { ...accepting, locale: "en", timezone: "Pacific/Auckland" });
  const { rows } = await outside.query("select locale, timezone from profiles where email = $1", [email]);
  expect(rows).toEqual([{ locale: "en", timezone: "Pacific/Auckland" }]);
  const { response } = await leave({ timezone: "pacific/auckland" });
  expect(response.status).toBe(400);
});

test("the way in by an outside account is noted like any other", async () => {
  const { session } = await travel({ email: freshEmail() }, accepting);
  const { rows } = await outside.query("select event from session_events where user_id = $1", [
    session.person.id,
  ]);
  expect(rows).toEqual([{ event: "login" }]);
  const { rows: sessions } = await outside.query(
    "select sign_in_method, sign_in_provider from auth.sessions where user_id = $1",
    [session.person.id],
  );
  expect(sessions).toEqual([{ sign_in_method: "provider", sign_in_provider: "oidc" }]);
});

test("an outside account opens no journal whose second factor is due; the code does, at the page first asked for", async () => {
  const sub = randomUUID();
  const first = await travel({ sub, email: freshEmail() }, accepting);
  const factor = await addFactor(server, cookiesOf(first.back));
  const { to, session, back } = await travel(
    { sub, email: freshEmail() },
    { callbackURL: "/boyfriends/new?tab=1#notes" },
  );
  expect([to, session]).toEqual(["/login/two-factor?from=%2Fboyfriends%2Fnew%3Ftab%3D1%23notes", null]);
  const { rows } = await outside.query(
    "select count(*)::int as logins from session_events where user_id = $1",
    [first.session.person.id],
  );
  expect(rows).toEqual([{ logins: 1 }]);
  const waiting = { cookie: cookiesOf(back) };
  const given = { code: freshCode(server, factor), trustBrowser: true };
  const admitted = await answer(server.request, factor.id, given, waiting);
  const inside = await server.request("/api/session", { cookie: cookieOf(server, admitted) });
  expect(await inside.json()).toMatchObject({ person: { id: first.session.person.id } });
  // Trusted, this browser is not asked again on this way in either.
  provider.signedInAs({ sub, email_verified: true, email: freshEmail() });
  const { url, cookie } = await leave();
  const held = `${cookie}; ${cookiesOf(admitted)}`;
  const again = await server.request(await provider.comeBackFrom(url), { cookie: held });
  expect(again.headers.get("location")).toBe("/dashboard");
});

test("a way back that another browser set out on is refused", async () => {
  provider.signedInAs({ sub: randomUUID(), email: freshEmail(), email_verified: true });
  const { url } = await leave(accepting);
  const back = await server.request(await provider.comeBackFrom(url));
  expect(back.headers.get("location")).toMatch(/^\/auth\/callback\?error=state_/);
  expect(cookiesOf(back)).not.toContain("session_token=t");
});

test("a code that somebody caught on its way back is worthless without its verifier", async () => {
  provider.signedInAs({ sub: randomUUID(), email: freshEmail(), email_verified: true });
  const victim = await leave(accepting);
  const asked = new URL(victim.url).searchParams;
  expect(asked.get("code_challenge_method")).toBe("S256");
  const caught = async () => new URL(await provider.comeBackFrom(victim.url), provider.issuer).searchParams;

  // Put into a journey of their own, which the browser of the thief set out on.
  const thief = await leave(accepting);
  const state = new URL(thief.url).searchParams.get("state");
  const code = (await caught()).get("code");
  const back = await server.request(`/api/auth/callback/oidc?code=${code}&state=${state}`, {
    cookie: thief.cookie,
  });
  expect(back.headers.get("location")).toMatch(/^\/auth\/callback\?error=/);
  expect(cookiesOf(back)).not.toContain("session_token=t");
  // Taken to the provider itself, by one who knows the secret of this server too.
  const { OIDC_CLIENT_ID: client_id, OIDC_CLIENT_SECRET: client_secret } = openIdSettings(provider.issuer);
  const redeemed = await fetch(`${provider.issuer}/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: (await caught()).get("code") ?? "",
      client_id,
      client_secret,
    }),
  });
  expect(redeemed.status).toBe(400);

  const own = await server.request(await provider.comeBackFrom(victim.url), { cookie: victim.cookie });
  expect(own.headers.get("location")).toBe("/dashboard");
  const { challenge, verifier } = provider.redemptions().at(-1) ?? {};
  expect(challenge).toBe(asked.get("code_challenge"));
  expect(
    createHash("sha256")
      .update(verifier ?? "")
      .digest("base64url"),
  ).toBe(challenge);
});

test("a way back to another provider than the one that was set out to is refused", async () => {
  const both = await createTestServer({
    ...openIdSettings(provider.issuer),
    ...{ GITHUB_CLIENT_ID: "h", GITHUB_CLIENT_SECRET: "s" },
  });
  provider.signedInAs({ sub: randomUUID(), email: freshEmail(), email_verified: true });
  const json = { provider: "oidc", ...accepting };
  const there = await both.request("/api/auth/sign-in/social", { method: "POST", json });
  const path = await provider.comeBackFrom((await there.json()).url);
  const redeemed = provider.redemptions().length;
  const back = await both.request(path.replace("/oidc?", "/github?"), { cookie: cookiesOf(there) });
  expect(back.headers.get("location")).toBe("/auth/callback?error=state_mismatch");
  expect(provider.redemptions()).toHaveLength(redeemed);
  await both.close();
});

test("a way back that took longer than ten minutes is refused", async () => {
  provider.signedInAs({ sub: randomUUID(), email: freshEmail(), email_verified: true });
  const { url, cookie } = await leave(accepting);
  const path = await provider.comeBackFrom(url);
  server.clock.advance(10 * 60_000);
  const back = await server.request(path, { cookie });
  expect(back.headers.get("location")).toBe("/auth/callback?error=state_mismatch");
});

test("another browser with a state that was seen does not spoil the way back of its own", async () => {
  provider.signedInAs({ sub: randomUUID(), email: freshEmail(), email_verified: true });
  const { url, cookie } = await leave(accepting);
  const path = await provider.comeBackFrom(url);
  const forged = cookie.replace(/\.[^.]+$/, ".forged");
  for (const other of ["", forged])
    expect((await server.request(path, { cookie: other })).headers.get("location")).toBe(
      "/auth/callback?error=state_mismatch",
    );
  expect((await server.request(path, { cookie })).headers.get("location")).toBe("/dashboard");
});

test("a way back works once, also of two at the same moment", async () => {
  provider.signedInAs({ sub: randomUUID(), email: freshEmail(), email_verified: true });
  const { url, cookie } = await leave(accepting);
  const path = await provider.comeBackFrom(url);
  const ways = await Promise.all([server.request(path, { cookie }), server.request(path, { cookie })]);
  expect(ways.map(({ headers }) => headers.get("location")).toSorted()).toEqual([
    "/auth/callback?error=state_mismatch",
    "/dashboard",
  ]);
  expect((await server.request(path, { cookie })).headers.get("location")).toMatch(/error=/);
});

test("who changes their mind at the provider comes back with a reason", async () => {
  const { url, cookie } = await leave();
  const state = new URL(url).searchParams.get("state");
  const back = await server.request(`/api/auth/callback/oidc?error=access_denied&state=${state}`, { cookie });
  expect(back.headers.get("location")).toBe("/auth/callback?error=access_denied");
});

test("a provider's tokens are not kept", async () => {
  await travel({ email: freshEmail() }, accepting);
  const { rows } = await outside.query(
    "select distinct access_token, refresh_token, id_token from auth.accounts where provider_id = 'oidc'",
  );
  expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }]);
});

test("a provider that posts a form is sent on as a GET, from whatever origin it came", async () => {
  const response = await server.request("/api/auth/callback/oidc", {
    method: "POST",
    headers: { origin: "https://appleid.apple.com", "content-type": "application/x-www-form-urlencoded" },
    body: "code=abc&state=def&unasked=1",
  });
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    "/api/auth/callback/oidc?code=abc&state=def",
  ]);
});

test("a provider that is not set up is unknown", async () => {
  const { response } = await leave({ provider: "github" });
  expect([response.status, (await response.json()).code]).toEqual([404, "unknown_provider"]);
});

test("Google, GitHub and Apple are left for at their own addresses", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const everyone = await createTestServer({
    ...{ GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "s", GITHUB_CLIENT_ID: "h", GITHUB_CLIENT_SECRET: "s" },
    ...{ APPLE_CLIENT_ID: "tendre.web", APPLE_TEAM_ID: "TEAM", APPLE_KEY_ID: "KEY" },
    APPLE_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  });
  const hosts = await Promise.all(
    ["google", "github", "apple"].map(async (name) => {
      const json = { provider: name };
      const response = await everyone.request("/api/auth/sign-in/social", { method: "POST", json });
      return new URL((await response.json()).url).host;
    }),
  );
  expect(hosts).toEqual(["accounts.google.com", "github.com", "appleid.apple.com"]);
  const [head, claims, signature = ""] = appleSecret(everyone.services.env, everyone.clock.now()).split(".");
  const key = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  expect(verify("sha256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url"))).toBe(
    true,
  );
  expect(JSON.parse(Buffer.from(claims ?? "", "base64url").toString())).toMatchObject({
    iss: "TEAM",
    sub: "tendre.web",
    aud: "https://appleid.apple.com",
  });
  await everyone.close();
});

test("the way to link an outside account leads back to its page, refusals included", async () => {
  const [anna, bruno] = [await signUp(server), await signUp(server)];
  const link = async (
    { cookie, email }: typeof anna,
    claims: { sub?: string; email?: string; email_verified?: boolean } = {},
    callbackURL?: string,
  ) => {
    const json = { provider: "oidc", ...(callbackURL === undefined ? {} : { callbackURL }) };
    const there = await server.request("/api/auth/link-social", { method: "POST", cookie, json });
    provider.signedInAs({ sub: randomUUID(), email, email_verified: true, ...claims });
    const held = `${cookie}; ${cookiesOf(there)}`;
    const back = await provider.comeBackFrom((await there.json()).url);
    return (await server.request(back, { cookie: held })).headers.get("location");
  };
  const sub = randomUUID();
  expect(await link(anna, { sub }, "/profile/accounts?linked=oidc")).toBe("/profile/accounts?linked=oidc");
  expect(await link(bruno, { email_verified: false })).toBe("/profile/accounts?error=email_not_verified");
  expect(await link(bruno, { email: freshEmail() })).toBe("/profile/accounts?error=email_does_not_match");
  expect(await link(bruno, { sub })).toBe("/profile/accounts?error=account_already_linked_to_different_user");
  const there = await server.request("/api/auth/link-social", {
    method: "POST",
    cookie: bruno.cookie,
    json: { provider: "oidc" },
  });
  const state = new URL((await there.json()).url).searchParams.get("state");
  const cookie = `${bruno.cookie}; ${cookiesOf(there)}`;
  const refused = `/api/auth/callback/oidc?error=access_denied&state=${state}`;
  expect((await server.request(refused, { cookie })).headers.get("location")).toBe(
    "/profile/accounts?error=access_denied",
  );
});
