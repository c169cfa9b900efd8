/**
 * An attacker who wants to enter another person's account, or the administrator's: with an outside provider whose claims they control, an
 * account opened in advance, links that were sent before, in every order of events.
 */
import { createHmac, createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openBrowser } from "#server/testing/browser.ts";
import {
  type OpenIdLie,
  type OpenIdProvider,
  openIdSettings,
  startOpenIdProvider,
} from "#server/testing/openid-provider.ts";
import { confirm, freshEmail, mailsTo, newestToken } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("account-takeover");
const chief = "chief@example.org";

let provider: OpenIdProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startOpenIdProvider();
  server = await createTestServer({ ...openIdSettings(provider.issuer), ADMIN_EMAIL: chief });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

const secret = "the victim's own words";
const post = (browser: Browser, path: string, json: object) =>
  browser.request(path, { method: "POST", json });
const signUp = (browser: Browser, email: string, password: string) =>
  post(browser, "/api/auth/sign-up/email", { email, password, acceptTerms: true, isAdult: true });
const signIn = (browser: Browser, email: string, password: string) =>
  post(browser, "/api/auth/sign-in/email", { email, password });

type Claims = { sub: string; email: string; email_verified: boolean };

/** To the provider and back; its claims are the attacker's choice. */
async function travel(browser: Browser, claims: Claims, lie: OpenIdLie = {}): Promise<Response> {
  provider.signedInAs(claims, lie);
  const json = { provider: "oidc", acceptTerms: true, isAdult: true };
  const { url } = await (await post(browser, "/api/auth/sign-in/social", json)).json();
  return browser.request(await provider.comeBackFrom(url));
}

const rowsOf = async (email: string) =>
  (
    await server.database.outside(
      `select (select count(*)::int from auth.users where email = $1) as users,
        (select count(*)::int from auth.accounts a join auth.users u on u.id = a.user_id where u.email = $1) as accounts`,
      [email],
    )
  ).rows[0];

/** The attacker tries everything they set up; none of it may open the victim's account. */
async function expectOut(what: string, attacker: Browser, claims: Claims, passwords: readonly string[]) {
  const isIn = async () => (await attacker.session())?.person.email === claims.email;
  tally.note(!(await isIn()), `${what}: a session from before`);
  for (const email_verified of [false, true]) {
    await travel(attacker, { ...claims, email_verified });
    tally.note(!(await isIn()), `${what}: outside account, verified ${email_verified}`);
  }
  for (const password of passwords) {
    await signIn(attacker, claims.email, password);
    tally.note(!(await isIn()), `${what}: a password of the attacker's`);
  }
}

async function expectIn(what: string, victim: Browser, email: string) {
  await signIn(victim, email, secret);
  const session = await victim.session();
  expect({ what, email: session?.person.email }).toEqual({ what, email });
}

type Step = "attacker's claim" | "attacker's sign-up" | "victim's sign-up" | "resend";
const beforeTheProof: readonly (readonly Step[])[] = [
  ["attacker's claim", "victim's sign-up"],
  ["victim's sign-up", "attacker's claim"],
  ["attacker's sign-up", "victim's sign-up"],
  ["victim's sign-up", "attacker's sign-up"],
  ["attacker's sign-up", "attacker's claim", "victim's sign-up"],
  ["attacker's claim", "victim's sign-up", "attacker's sign-up", "resend"],
  ["victim's sign-up", "attacker's claim", "attacker's sign-up", "attacker's claim"],
];
const orders = beforeTheProof.map((steps) => ({ steps, order: steps.join(", then ") }));
const proofs = ["confirmation here", "confirmation elsewhere", "reset"] as const;

for (const email_verified of [false, true]) {
  test.for(orders)(
    `$order, then a proof of the mailbox, leaves the attacker out (claim verified: ${email_verified})`,
    async ({ steps, order }) => {
      for (const proof of proofs) {
        for (const address of [freshEmail(), ...(email_verified ? [] : [chief])]) {
          const what = `${order}, ${proof}`;
          const [attacker, victim] = [openBrowser(server), openBrowser(server)];
          const claims = { sub: randomUUID(), email: address, email_verified };
          for (const step of steps) {
            if (step === "attacker's claim") await travel(attacker, claims);
            if (step === "attacker's sign-up")
              await signUp(attacker, address.toUpperCase(), "the attacker knows this");
            if (step === "victim's sign-up") await signUp(victim, address, secret);
            if (step === "resend")
              await post(victim, "/api/auth/send-verification-email", { email: address });
          }
          await prove(victim, address, proof);
          await expectOut(what, attacker, claims, ["the attacker knows this"]);
          await expectIn(what, victim, address);
          await server.database.outside("delete from auth.users where email = $1", [address]);
          await server.database.outside("truncate attempts");
        }
      }
    },
  );
}

/** The victim opens the newest link in their mailbox, in the browser they signed up in or in another. */
async function prove(victim: Browser, address: string, proof: (typeof proofs)[number]) {
  const isConfirmation = /\/auth\/callback\?token=/.test(mailsTo(server, address)[0]?.text ?? "");
  if (proof === "reset" || !isConfirmation) {
    await post(victim, "/api/auth/request-password-reset", { email: address });
    const json = { token: newestToken(server, address), newPassword: secret };
    expect((await post(victim, "/api/auth/reset-password", json)).status).toBe(200);
    return;
  }
  const token = newestToken(server, address);
  if (proof === "confirmation here") {
    const response = await post(victim, "/api/auth/verify-email", { token });
    if (response.ok) return;
    expect((await response.json()).code).toBe("password_needed");
  }
  expect((await confirm(server, token, { password: secret })).status).toBe(200);
}

test("an address that the provider does not vouch for leaves no row, in any spelling, administrator or not", async () => {
  const victim = freshEmail();
  const kelvin = victim.replace("p", "P").replace("example", "eХample");
  const spellings = [
    victim,
    victim.toUpperCase(),
    ` ${victim}`,
    `${victim}\u0000`,
    `"${victim}"`,
    kelvin,
    "not an address",
    chief,
    "CHIEF@EXAMPLE.ORG",
  ];
  const before = await server.database.outside("select count(*)::int as n from auth.users");
  for (const email of spellings) {
    for (const email_verified of [false, undefined, "true", 1, null]) {
      const attacker = openBrowser(server);
      const back = await travel(
        attacker,
        { sub: randomUUID(), email, email_verified: false },
        { claims: { email_verified } },
      );
      tally.note((await attacker.session()) === null, `${email} verified ${email_verified}`);
      tally.note(
        /error=/.test(back.headers.get("location") ?? ""),
        `${email} verified ${email_verified}: no reason`,
      );
    }
  }
  const after = await server.database.outside("select count(*)::int as n from auth.users");
  expect(after.rows).toEqual(before.rows);
});

test("no provider's word makes an administrator, and no look-alike of the address", async () => {
  for (const email of [
    chief,
    "CHIEF@example.org",
    "chief@example.org ",
    "\u212Ahief@example.org",
    "chief@exam\u0440le.org",
  ]) {
    const attacker = openBrowser(server);
    await travel(attacker, { sub: randomUUID(), email, email_verified: true });
    tally.note(!(await attacker.session())?.person.isAdmin, `administrator by ${email}`);
    tally.note((await attacker.session())?.person.email !== chief, `the administrator's account by ${email}`);
  }
});

test("nor where accounts open unconfirmed: linked to one of that address, its word confirms nothing", async () => {
  const open = await createTestServer({
    ...openIdSettings(provider.issuer),
    ...{ ADMIN_EMAIL: chief, AUTH_REQUIRE_EMAIL_CONFIRMATION: "false" },
  });
  const attacker = openBrowser(open);
  await signUp(attacker, chief, "the attacker knows this");
  await signIn(attacker, chief, "the attacker knows this");
  expect((await attacker.session())?.person.email).toBe(chief);
  const claims = { sub: randomUUID(), email: chief, email_verified: true };
  provider.signedInAs(claims);
  const { url } = await (await post(attacker, "/api/auth/link-social", { provider: "oidc" })).json();
  await attacker.request(await provider.comeBackFrom(url));
  const again = openBrowser(open);
  await travel(again, claims);
  expect((await again.session())?.person.email).toBe(chief);
  for (const browser of [attacker, again])
    tally.note(
      (await browser.session())?.person.isAdmin === false,
      "administrator by an account that was linked",
    );
  await open.close();
});

test("somebody with a password is joined by nobody's word; linking asks for a recent proof, and tells by mail", async () => {
  const [victim, attacker] = [openBrowser(server), openBrowser(server)];
  const email = freshEmail();
  await signUp(victim, email, secret);
  await prove(victim, email, "confirmation here");
  const claims = { sub: randomUUID(), email, email_verified: true };
  await expectOut("a verified claim", attacker, claims, []);
  const link = () => post(victim, "/api/auth/link-social", { provider: "oidc" });
  const reprove = (browser: Browser, password: string) => post(browser, "/api/auth/prove", { password });
  await signIn(victim, email, secret);
  server.clock.advance(10 * 60_000);
  tally.status(await link(), [403], "linking without a proof");
  tally.status(await reprove(victim, "not the password"), [400], "a proof by a wrong password");
  tally.status(await link(), [403], "linking after a wrong proof");
  await reprove(victim, secret);
  const { url } = await (await link()).json();
  provider.signedInAs({ ...claims, email_verified: false });
  await victim.request(await provider.comeBackFrom(url));
  tally.note((await rowsOf(email)).accounts === 1, "an unverified claim was linked");
  provider.signedInAs({ ...claims, email: freshEmail() });
  await victim.request(await provider.comeBackFrom((await (await link()).json()).url));
  tally.note((await rowsOf(email)).accounts === 1, "another address was linked");
  provider.signedInAs(claims);
  await victim.request(await provider.comeBackFrom((await (await link()).json()).url));
  expect((await rowsOf(email)).accounts).toBe(2);
  expect(mailsTo(server, email)[0]?.subject).toBe("Une nouvelle façon d’entrer dans votre journal");
  const again = openBrowser(server);
  await travel(again, claims);
  expect((await again.session())?.person.email).toBe(email);
  expect(await (await again.request("/api/auth/linked-accounts")).json()).toEqual({
    providers: ["oidc"],
    hasPassword: true,
    hasPasskey: false,
  });
  server.clock.advance(10 * 60_000);
  tally.status(
    await post(again, "/api/auth/unlink-social", { provider: "oidc" }),
    [403],
    "unlinking without a proof",
  );
  await reprove(again, secret);
  tally.status(
    await post(again, "/api/auth/unlink-social", { provider: "credential" }),
    [409, 400, 200],
    "the password is no outside account",
  );
  await expectIn("the password is still there", openBrowser(server), email);
  expect((await post(again, "/api/auth/unlink-social", { provider: "oidc" })).status).toBe(200);
  expect((await rowsOf(email)).accounts).toBe(1);
});

test("a link that was set out for before the mailbox was proved, or before the sign-out, leads nowhere", async () => {
  for (const end of ["reset", "sign-out"] as const) {
    const [victim, thief] = [openBrowser(server), openBrowser(server)];
    const email = freshEmail();
    await signUp(victim, email, secret);
    await prove(victim, email, "confirmation here");
    await signIn(thief, email, secret);
    const claims = { sub: randomUUID(), email, email_verified: true };
    const there = await post(thief, "/api/auth/link-social", { provider: "oidc" });
    provider.signedInAs(claims);
    const back = await provider.comeBackFrom((await there.json()).url);
    if (end === "reset") await prove(victim, email, "reset");
    else await post(thief, "/api/auth/sign-out", {});
    await thief.request(back);
    await expectOut(`a link across a ${end}`, thief, claims, []);
  }
});

test("a reset detaches what a provider vouched for before", async () => {
  const [victim, attacker] = [openBrowser(server), openBrowser(server)];
  const email = freshEmail();
  const claims = { sub: randomUUID(), email, email_verified: true };
  await travel(attacker, claims);
  expect((await attacker.session())?.person.email).toBe(email);
  await signUp(victim, email, secret);
  await prove(victim, email, "reset");
  await expectOut("a verified claim before a reset", attacker, claims, []);
  await expectIn("a verified claim before a reset", victim, email);
});

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const parts = (token: string) => token.split(".") as [string, string, string];
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part: string): object => JSON.parse(Buffer.from(part, "base64url").toString());
const changed = (token: string, claims: object) => {
  const [head, body, signature] = parts(token);
  return `${head}.${encode({ ...decode(body), ...claims })}.${signature}`;
};
const now = () => Math.floor(Date.now() / 1000);
const lies: Readonly<Record<string, OpenIdLie>> = {
  "no id token, userinfo alone": { idToken: () => null },
  "an empty id token": { idToken: () => "" },
  "no signature": { idToken: (token) => `${encode({ alg: "none" })}.${parts(token)[1]}.` },
  "a claim changed after signing": { idToken: (token) => changed(token, { sub: "somebody else" }) },
  "a key of the attacker's": {
    idToken(token) {
      const [head, body] = parts(token);
      return `${head}.${body}.${createSign("RSA-SHA256").update(`${head}.${body}`).sign(privateKey, "base64url")}`;
    },
  },
  "a shared secret": {
    idToken(token) {
      const unsigned = `${encode({ alg: "HS256" })}.${parts(token)[1]}`;
      return `${unsigned}.${createHmac("sha256", "known to both").update(unsigned).digest("base64url")}`;
    },
  },
  "another issuer": { claims: { iss: "https://evil.example" } },
  "another client": { claims: { aud: "another-client" } },
  "several clients": { claims: { aud: ["tendre", "another-client"] } },
  "no client": { claims: { aud: undefined } },
  "another nonce": { claims: { nonce: "of another sign-in" } },
  "no nonce": { claims: { nonce: undefined } },
  "run out": { claims: { exp: now() - 3_600 } },
  "never running out": { claims: { exp: undefined } },
  "no moment of issue": { claims: { iat: undefined } },
  "no subject": { claims: { sub: undefined } },
  "an endless subject": { claims: { sub: "x".repeat(300) } },
  "no address, so that userinfo is asked": { claims: { email: undefined } },
};

test.for(Object.entries(lies))("a token with %s opens nothing", async ([name, lie]) => {
  const browser = openBrowser(server);
  const email = freshEmail();
  await travel(browser, { sub: randomUUID(), email, email_verified: true }, lie);
  tally.note((await browser.session()) === null, `${name}: a session`);
  tally.note((await rowsOf(email)).users === 0, `${name}: rows`);
});

test("a token that is in order opens a journal", async () => {
  const browser = openBrowser(server);
  const email = freshEmail();
  await travel(browser, { sub: randomUUID(), email, email_verified: true });
  expect((await browser.session())?.person.email).toBe(email);
});
