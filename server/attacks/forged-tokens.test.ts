/**
 * Somebody with a token that is not worth what they want: forged, altered, of another server, of a session that is over, of an account that
 * may not be used; and what a token that is good opens besides the journal.
 */
import { createHmac, randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, type JWTHeaderParameters, SignJWT } from "jose";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signedTokenLife } from "#domain/account/access-token.ts";
import { declareRoutes } from "#server/app.ts";
import { openText } from "#server/crypto/seal.ts";
import { type DescribedRoute, describeRoutes } from "#server/http/routes/inventory.ts";
import { callRoute, nameOf } from "#server/testing/matrix/call-route.ts";
import { type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer, testOrigin } from "#server/testing/test-server.ts";
import { startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("forged-tokens");
let instances: TwoInstances;
let server: TestServer;
let outside: pg.Client;
let anna: SignedIn;
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
beforeEach(async () => {
  anna = await signUp(server);
});

const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
const post = (path: string, json: object, headers: Record<string, string>) =>
  server.request(path, { method: "POST", json, headers });
const signed = async (scope = "read", who = anna): Promise<string> =>
  (await (await post("/api/auth/token", { scope }, { cookie: who.cookie })).json()).access_token;
const personal = async (scope = "read", who = anna): Promise<string> => {
  const json = { name: "Script", scope, life: null };
  return (await (await post("/api/auth/tokens", json, { cookie: who.cookie })).json()).token;
};
/** What either instance says to a read of the journal. */
const statuses = (token: string) =>
  Promise.all(
    instances.both.map(
      async ({ request }) => (await request("/api/relationships", { headers: bearing(token) })).status,
    ),
  );
const parts = (token: string) =>
  token
    .split(".")
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, "base64url").toString()));
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const keySet = async () => (await (await server.request("/.well-known/jwks.json")).json()).keys;

test("a signed token of the session opens the journal, for ten minutes, on every instance, and says whose it is", async () => {
  const token = await signed();
  const [head, claims] = parts(token);
  expect(head).toMatchObject({ alg: "ES256", typ: "at+jwt" });
  expect(claims).toMatchObject({
    sub: anna.personId,
    iss: testOrigin,
    aud: `${testOrigin}/api`,
    scope: "read",
  });
  expect((await keySet()).map(({ kid }: { kid: string }) => kid)).toContain(head.kid);
  expect(JSON.stringify(await keySet())).not.toContain('"d"');
  expect(await statuses(token)).toEqual([200, 200]);
  expect((await post("/api/relationships", { name: "Leon" }, bearing(token))).status).toBe(403);
  expect((await post("/api/relationships", { name: "Leon" }, bearing(await signed("write")))).status).toBe(
    201,
  );
  server.clock.advance(signedTokenLife);
  expect(await statuses(token)).toEqual([401, 401]);
});

test("forged heads, claims and signatures open nothing", async () => {
  const token = await signed("write");
  const [head, claims] = parts(token);
  const [, , signature = ""] = token.split(".");
  const [publicJwk] = await keySet();
  const foreign = await generateKeyPair("ES256", { extractable: true });
  const foreignJwk = await exportJWK(foreign.publicKey);
  const byForeign = (header: Partial<JWTHeaderParameters>) =>
    new SignJWT(claims).setProtectedHeader({ ...head, ...header }).sign(foreign.privateKey);
  const hmac = (key: string) => {
    const unsigned = `${encode({ ...head, alg: "HS256" })}.${encode(claims)}`;
    return `${unsigned}.${createHmac("sha256", key).update(unsigned).digest("base64url")}`;
  };
  const bruno = await signUp(server);
  const forged: Record<string, string> = {
    "alg none": `${encode({ ...head, alg: "none" })}.${encode(claims)}.`,
    "alg none in other letters": `${encode({ ...head, alg: "nOnE" })}.${encode(claims)}.`,
    "no signature": `${encode(head)}.${encode(claims)}.`,
    "HS256 with the public key as JSON": hmac(JSON.stringify(publicJwk)),
    "HS256 with the public key's x": hmac(publicJwk.x),
    "HS256 with nothing": hmac(""),
    "claims changed": `${encode(head)}.${encode({ ...claims, sub: bruno.personId })}.${signature}`,
    "a longer life": `${encode(head)}.${encode({ ...claims, exp: claims.exp + 3_600 })}.${signature}`,
    "a foreign key under our name": await byForeign({}),
    "a key in its own head": await byForeign({ jwk: foreignJwk }),
    "a key elsewhere": await byForeign({ jku: "https://elsewhere.example/jwks.json" }),
    "a wrong kid": await byForeign({ kid: "a".repeat(43) }),
    "no kid": await byForeign({ kid: undefined as never }),
    "a kid that is a path": await byForeign({ kid: "../../../../dev/null" }),
    "a kid with a zero byte": await byForeign({ kid: "\u0000" }),
    "a kid of 5,000 letters": await byForeign({ kid: "k".repeat(5_000) }),
    "a signature of zeros": `${encode(head)}.${encode(claims)}.${Buffer.alloc(64).toString("base64url")}`,
    "no JSON": "eyJh.eyJh.eyJh",
  };
  for (const [name, each] of Object.entries(forged))
    for (const status of await statuses(each)) tally.note(status === 401, `${name}: ${status}`);
  expect(await statuses(token)).toEqual([200, 200]);
});

test("what our own key signed for something else opens nothing", async () => {
  const token = await signed("write");
  const [head, claims] = parts(token);
  const sign = await ownKey(head.kid);
  const spoilt: Record<string, object> = {
    "another issuer": { iss: "https://elsewhere.example" },
    "another audience": { aud: testOrigin },
    "a foreign session": { sid: randomUUID() },
    "another's id": { sub: (await signUp(server)).personId },
    "no session": { sid: undefined },
    "a scope that is none": { scope: "admin" },
    "no end": { exp: undefined },
    "not yet": { nbf: claims.exp },
  };
  for (const [name, changed] of Object.entries(spoilt))
    for (const status of await statuses(await sign({ ...claims, ...changed }, head)))
      tally.note(status === 401, `${name}: ${status}`);
  tally.note((await statuses(await sign(claims, { ...head, typ: "JWT" })))[0] === 401, "another type");
  expect(await statuses(await sign(claims, head))).toEqual([200, 200]);
});

/** Signs with the server's own key, as whoever has database and master key could. */
async function ownKey(kid: string) {
  const { rows } = await outside.query("select private_key from auth.signing_keys where kid = $1", [kid]);
  const seal = server.services.masters.current().sealFor("signing-key");
  const place = { table: "auth.signing_keys", row: kid, column: "private_key", owner: "server" };
  const key = await importJWK(JSON.parse(openText(seal, place, rows[0].private_key)), "ES256");
  return (claims: object, head: JWTHeaderParameters) =>
    new SignJWT({ ...claims }).setProtectedHeader(head).sign(key);
}

test("a key that is over signs for nobody, also on the instance that made it; the next one was announced before", async () => {
  const old = await signed();
  const [{ kid: first }] = parts(old);
  const kids = async () => (await keySet()).map(({ kid }: { kid: string }) => kid);
  server.clock.advance(31 * 24 * 60 * 60 * 1000);
  anna = await signIn(server, anna);
  const last = await signed();
  expect(parts(last)[0].kid).toBe(first);
  const announced = (await kids()).filter((kid: string) => kid !== first);
  expect(announced).toHaveLength(1);
  server.clock.advance(21 * 60 * 1000);
  const next = await signed();
  expect([parts(next)[0].kid]).toEqual(announced);
  expect(await kids()).toContain(first);
  const sign = await ownKey(first);
  server.clock.advance(31 * 60 * 1000);
  const fresh = await signed();
  const [head, claims] = parts(fresh);
  expect(await kids()).toEqual([head.kid]);
  expect(await statuses(await sign(claims, { ...head, kid: first }))).toEqual([401, 401]);
  expect(await statuses(fresh)).toEqual([200, 200]);
  await outside.query("delete from auth.signing_keys");
  expect(await statuses(fresh)).toEqual([401, 401]);
  expect(await statuses(await signed())).toEqual([200, 200]);
});

test("twenty first tokens at once, on two instances, are signed by one key", async () => {
  await outside.query("delete from auth.signing_keys");
  const made = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const { request } = instances.both[at % 2 === 0 ? 0 : 1];
      const response = await request("/api/auth/token", {
        method: "POST",
        json: { scope: "read" },
        cookie: anna.cookie,
      });
      return (await response.json()).access_token;
    }),
  );
  expect(new Set(made.map((token) => parts(token)[0].kid)).size).toBe(1);
  const other = await createTestServer();
  const answer = await other.request("/api/relationships", { headers: bearing(made[0]) });
  tally.note(answer.status === 401, "another server");
  await other.close();
});

test("a signed token is over with its session, everywhere at once", async () => {
  const ends: Record<string, (who: SignedIn) => Promise<unknown>> = {
    "signed out": ({ cookie }) => post("/api/auth/sign-out", {}, { cookie }),
    "ended from another device": async (who) => {
      const { cookie } = await signIn(server, who);
      return post("/api/auth/sessions/end-others", {}, { cookie });
    },
    banned: ({ email }) => outside.query("select ban_person($1, true, now())", [email]),
    "deletion asked for": ({ cookie }) => post("/api/account/deletion", {}, { cookie }),
    deleted: ({ cookie }) => post("/api/account/deletion/now", {}, { cookie }),
  };
  for (const [name, end] of Object.entries(ends)) {
    const who = await signUp(server);
    const token = await signed("read", who);
    expect(await statuses(token)).toEqual([200, 200]);
    await end(who);
    for (const status of await statuses(token)) tally.note(status === 401, `${name}: ${status}`);
  }
});

test("a personal token is worth nothing while its person is banned or leaving, and after they are gone", async () => {
  const [banned, leaving, deleted] = [await signUp(server), await signUp(server), await signUp(server)];
  const tokens = { banned: await personal("write", banned), leaving: await personal("write", leaving) };
  const gone = await personal("write", deleted);
  await outside.query("select ban_person($1, true, now())", [banned.email]);
  await post("/api/account/deletion", {}, { cookie: leaving.cookie });
  await post("/api/account/deletion/now", {}, { cookie: deleted.cookie });
  for (const [name, token] of Object.entries({ ...tokens, gone }))
    for (const status of await statuses(token)) tally.note(status === 401, `${name}: ${status}`);
  const { rows } = await outside.query("select from auth.access_tokens where user_id = $1", [
    deleted.personId,
  ]);
  expect(rows).toEqual([]);
  await outside.query("select ban_person($1, false, now())", [banned.email]);
  await post("/api/account/deletion/restore", {}, { cookie: leaving.cookie });
  expect(await statuses(tokens.banned)).toEqual([200, 200]);
  expect(await statuses(tokens.leaving)).toEqual([200, 200]);
});

test("tokens open the routes that say so, and no other: not the account, the doors, the money, the sync or the live stream", async () => {
  const routes = describeRoutes(declareRoutes(server.services));
  const target = { personId: anna.personId, email: anna.email, things: {} };
  const open = routes.filter(({ token }) => token !== null);
  const written = ["relationships", "moments", "media", "conversations", "turns"];
  const opened = [
    ...[...written, "conflicts"].flatMap((table) => [`read GET /api/${table}`, `read GET /api/${table}/:id`]),
    ...written.flatMap((table) => [
      `write POST /api/${table}`,
      ...["PATCH", "DELETE"].flatMap((method) => [
        `write ${method} /api/${table}`,
        `write ${method} /api/${table}/:id`,
      ]),
    ]),
    "read GET /api/media/:id/:file",
    "read GET /api/moments/:id/history",
    "read GET /api/profile",
    "read GET /api/profiles",
    "read POST /api/rpc/check_relation_quota",
    ...["user_backups", "user_backup_versions"].flatMap((table) => [
      `read GET /api/${table}`,
      `write DELETE /api/${table}`,
    ]),
    "write PATCH /api/profile",
    "write PATCH /api/profiles",
    "write POST /api/media/clean",
    "write POST /api/profiles",
    "write POST /api/user_backups",
  ];
  expect(open.map((route) => `${route.token} ${nameOf(route)}`).toSorted()).toEqual(opened.toSorted());
  const tokens = [await personal("write"), await signed("write")];
  const behind = ({ auth }: DescribedRoute) =>
    ["session", "signing-in", "admin", "superadmin"].includes(auth);
  for (const route of routes.filter((each) => behind(each) && each.token === null)) {
    for (const token of tokens) {
      const { status } = await callRoute(server, route, undefined, target, bearing(token));
      tally.note(status === 401, `${nameOf(route)}: ${status}`);
    }
  }
  for (const token of tokens) {
    const session = await server.request("/api/session", { headers: bearing(token) });
    tally.note((await session.json()) === null, "GET /api/session");
  }
});

test("a token counts in the header alone, and a cookie beside it not at all", async () => {
  const bruno = await signUp(server);
  for (const token of [await personal("write"), await signed("write")]) {
    const { cookieName } = server.services.tokens;
    const cookies = [
      `${cookieName}=${token}`,
      `${cookieName}=${encodeURIComponent(token)}`,
      `token=${token}`,
    ];
    for (const cookie of cookies)
      tally.status(await server.request("/api/relationships", { cookie }), [401], "in a cookie");
    for (const name of ["access_token", "token", "apikey", "authorization", "name"])
      for (const headers of [{}, bearing(token), { cookie: bruno.cookie }]) {
        const response = await server.request(`/api/relationships?${name}=${token}`, { headers });
        tally.status(response, [400], `in the address as ${name}`);
        expect((await response.json()).code).toBe("token_in_address");
      }
    const body = await server.request("/api/relationships", {
      method: "POST",
      json: { name: "Leon", access_token: token },
    });
    tally.status(body, [401], "in the body");
    // The token decides who calls, and whether it may: the other person's cookie adds nothing, also where the token fails.
    const both = await server.request("/api/profile", {
      headers: { ...bearing(token), cookie: bruno.cookie },
    });
    expect((await both.json()).id).toBe(anna.personId);
    const broken = { ...bearing(`${token}x`), cookie: bruno.cookie };
    tally.status(await server.request("/api/profile", { headers: broken }), [401], "broken, beside a cookie");
    const account = { ...bearing(token), cookie: bruno.cookie };
    tally.status(
      await server.request("/api/auth/sessions", { headers: account }),
      [401],
      "a cookie beside it",
    );
  }
});

test("rules against foreign pages do not hold a script up; a page's cookie alone stays under them", async () => {
  const token = await personal("write");
  const elsewhere = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  const json = { name: "Leon" };
  const script = await post("/api/relationships", json, { ...elsewhere, ...bearing(token) });
  expect(script.status).toBe(201);
  tally.status(
    await post("/api/relationships", json, { ...elsewhere, cookie: anna.cookie }),
    [403],
    "a cookie",
  );
});

test("guessing, cutting and lengthening a token opens nothing", async () => {
  const token = await personal();
  const guesses = [
    "tendre_pat_",
    `tendre_pat_${"a".repeat(43)}`,
    token.slice(0, -1),
    `${token}a`,
    token.toUpperCase(),
    token.replace("tendre_pat_", "tendre_"),
    token.replace("tendre_pat_", ""),
    `tendre_pat_${"a".repeat(5_000)}`,
    `tendre_pat_' or true --`,
  ];
  for (const guess of guesses)
    for (const status of await statuses(guess))
      tally.note(status === 401, `${guess.slice(0, 60)}: ${status}`);
  const { rows } = await outside.query("select token_hash from auth.access_tokens where user_id = $1", [
    anna.personId,
  ]);
  for (const status of await statuses(`tendre_pat_${rows[0].token_hash}`))
    tally.note(status === 401, "a hash");
});
