/** Google, Apple and GitHub, answering as their documentation says; nothing of it leaves this machine. */
import { generateKeyPairSync, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { type CustomFetch, customFetch } from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshEmail } from "#server/testing/people.ts";
import { createTestServer, type TestServer, testOrigin } from "#server/testing/test-server.ts";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const others = generateKeyPairSync("rsa", { modulusLength: 2048 });

type Answers = {
  /** By address; what the token endpoint got is kept. */
  readonly [url: string]: (asked: URLSearchParams) => object | Promise<object>;
};
let answers: Answers = {};
const answering: CustomFetch = async (url, { body, redirect }) => {
  const answer = answers[url];
  if (!answer || redirect !== "manual") throw new TypeError(`Nobody answers at ${url}`);
  return Response.json(await answer(new URLSearchParams(String(body ?? ""))));
};

let server: TestServer;
beforeAll(async () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  server = await createTestServer({
    ...{
      GOOGLE_CLIENT_ID: "g",
      GOOGLE_CLIENT_SECRET: "gs",
      GITHUB_CLIENT_ID: "h",
      GITHUB_CLIENT_SECRET: "hs",
    },
    ...{ APPLE_CLIENT_ID: "tendre.web", APPLE_TEAM_ID: "TEAM", APPLE_KEY_ID: "KEY" },
    APPLE_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  });
  for (const id of ["google", "apple", "github"]) {
    const provider = await server.services.accounts.provider(id);
    if (provider) provider.client[customFetch] = answering;
  }
});
afterAll(() => server.close());

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

async function leave(provider: string) {
  const json = { provider, acceptTerms: true, isAdult: true };
  const response = await server.request("/api/auth/sign-in/social", { method: "POST", json });
  const asked = new URL((await response.json()).url).searchParams;
  return { asked, cookie: cookiesOf(response) };
}

/** Where the browser is led to, and who is signed in there. */
async function arrive(back: Response) {
  const session = await server.request("/api/session", { cookie: cookiesOf(back) });
  return { to: back.headers.get("location"), person: (await session.json())?.person };
}

const issuers = {
  google: { iss: "https://accounts.google.com", aud: "g", token: "https://oauth2.googleapis.com/token" },
  apple: {
    iss: "https://appleid.apple.com",
    aud: "tendre.web",
    token: "https://appleid.apple.com/auth/token",
  },
} as const;

/** Sets what the provider says to whoever redeems a code. */
function says(provider: keyof typeof issuers, claims: object, key = keys.privateKey) {
  const { iss, aud, token } = issuers[provider];
  const now = Math.floor(Date.now() / 1000);
  const redeemed: URLSearchParams[] = [];
  const jwks = () => ({
    keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }],
  });
  answers = {
    [token]: async (asked) => {
      redeemed.push(asked);
      const id_token = await new SignJWT({ iss, aud, iat: now, exp: now + 600, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "1" })
        .sign(key);
      return { access_token: "a", token_type: "Bearer", expires_in: 3_600, id_token };
    },
    "https://www.googleapis.com/oauth2/v3/certs": jwks,
    "https://appleid.apple.com/auth/keys": jwks,
  };
  return redeemed;
}

test("whoever comes back from Google is in; the code is redeemed with its verifier, for the page it was asked by", async () => {
  const { asked, cookie } = await leave("google");
  expect(asked.get("scope")).toBe("email profile openid");
  const email = freshEmail();
  const sub = randomUUID();
  const redeemed = says("google", {
    ...{ sub, email, email_verified: true, name: "Ada Lovelace", nonce: asked.get("nonce") },
  });
  const query = new URLSearchParams({ code: "c", state: asked.get("state") ?? "", iss: issuers.google.iss });
  const back = await server.request(`/api/auth/callback/google?${query}`, { cookie });
  expect(await arrive(back)).toMatchObject({ to: "/dashboard", person: { email, firstName: "Ada" } });
  expect(Object.fromEntries(redeemed[0] ?? [])).toEqual({
    grant_type: "authorization_code",
    code: "c",
    redirect_uri: `${testOrigin}/api/auth/callback/google`,
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    client_id: "g",
    client_secret: "gs",
  });
});

test.for([
  ["another's key", {}, others.privateKey, "unable_to_get_user_info"],
  ["another issuer", { iss: "https://evil.example" }, keys.privateKey, "unable_to_get_user_info"],
  ["another client", { aud: "h" }, keys.privateKey, "unable_to_get_user_info"],
  ["another sign-in's nonce", { nonce: "seen before" }, keys.privateKey, "unable_to_get_user_info"],
  ["a word for yes", { email_verified: "true" }, keys.privateKey, "email_not_verified"],
] as const)("an id token of Google with %s opens nothing", async ([, lie, key, error]) => {
  const { asked, cookie } = await leave("google");
  const claims = { sub: randomUUID(), email: freshEmail(), email_verified: true, nonce: asked.get("nonce") };
  says("google", { ...claims, ...lie }, key);
  const query = new URLSearchParams({ code: "c", state: asked.get("state") ?? "" });
  const back = await server.request(`/api/auth/callback/google?${query}`, { cookie });
  expect(await arrive(back)).toEqual({ to: `/auth/callback?error=${error}`, person: undefined });
});

test("a way back that says it is another issuer's redeems nothing", async () => {
  const { asked, cookie } = await leave("google");
  const redeemed = says("google", {});
  const query = new URLSearchParams({
    code: "c",
    state: asked.get("state") ?? "",
    iss: "https://evil.example",
  });
  const back = await server.request(`/api/auth/callback/google?${query}`, { cookie });
  expect(back.headers.get("location")).toBe("/auth/callback?error=issuer_mismatch");
  expect(redeemed).toEqual([]);
});

test("Apple posts its form, says a name once and that an address is verified in a word", async () => {
  const { asked, cookie } = await leave("apple");
  expect([asked.get("response_type"), asked.get("response_mode")]).toEqual(["code id_token", "form_post"]);
  const email = freshEmail();
  says("apple", { sub: "001.a", email, email_verified: "true", nonce: asked.get("nonce") });
  const form = new URLSearchParams({
    ...{ code: "c", state: asked.get("state") ?? "", id_token: "not read" },
    user: JSON.stringify({ name: { firstName: "Ada", lastName: "Lovelace" }, email: "not@read.example" }),
  });
  const posted = await server.request("/api/auth/callback/apple", {
    method: "POST",
    headers: { origin: "https://appleid.apple.com", "content-type": "application/x-www-form-urlencoded" },
    body: form.toString(),
  });
  const back = await server.request(posted.headers.get("location") ?? "", { cookie });
  expect(await arrive(back)).toMatchObject({ to: "/dashboard", person: { email, firstName: "Ada" } });
});

/** Sets what GitHub's API says. */
function atGitHub(email: string, { verified = true, shown = false, token = {} } = {}) {
  answers = {
    "https://github.com/login/oauth/access_token": () => ({
      ...{ access_token: "a", token_type: "bearer", scope: "read:user,user:email" },
      ...token,
    }),
    "https://api.github.com/user": () => ({
      id: 583_231,
      login: "ada",
      name: null,
      email: shown ? email : null,
    }),
    "https://api.github.com/user/emails": () => [
      { email: freshEmail(), primary: false, verified: true, visibility: null },
      { email, primary: true, verified, visibility: "private" },
    ],
  };
}

async function comeFromGitHub() {
  const { asked, cookie } = await leave("github");
  expect(asked.has("nonce")).toBe(false);
  const query = new URLSearchParams({ code: "c", state: asked.get("state") ?? "" });
  return arrive(await server.request(`/api/auth/callback/github?${query}`, { cookie }));
}

test("whoever comes back from GitHub is in by the number of their account, whatever their address is then", async () => {
  const email = freshEmail();
  for (const shown of [true, false]) {
    atGitHub(email, { verified: false, shown });
    expect((await comeFromGitHub()).to).toBe("/auth/callback?error=email_not_verified");
  }
  atGitHub(email);
  const first = await comeFromGitHub();
  expect(first).toMatchObject({ to: "/dashboard", person: { email, firstName: "ada" } });
  atGitHub(freshEmail());
  expect((await comeFromGitHub()).person.id).toBe(first.person.id);
});

test("a code that GitHub refuses, with the status of one that it takes, opens nothing", async () => {
  atGitHub(freshEmail(), { token: { access_token: undefined, error: "bad_verification_code" } });
  expect((await comeFromGitHub()).to).toBe("/auth/callback?error=invalid_code");
});
