import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { createLog } from "#server/log.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  anna = await signUp(server);
});
afterAll(() => server.close());

const codeOf = async (response: Response) => [response.status, (await response.json()).code];
/** A request as it is, without the headers that the test client adds. */
const raw = (path: string, init: RequestInit = {}) => server.app.request(`http://tendre.test${path}`, init);
const signOut = (headers: Record<string, string>) =>
  raw("/api/auth/sign-out", {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json", ...headers },
  });

test.for(["/", "/login", "/api/health", "/api/nothing", "/assets/gone.js", "/dev/mail"])(
  "%s forbids inline code, frames, sniffing and foreign origins",
  async (path) => {
    const { headers } = await raw(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
    expect(headers.has("strict-transport-security")).toBe(false);
    expect(headers.has("access-control-allow-origin")).toBe(false);
  },
);

test("over https the browser is told to come back over https", async () => {
  const secure = await createTestServer({ PUBLIC_URL: "https://tendre.example" });
  const { headers } = await secure.app.request("https://tendre.example/api/health");
  await secure.close();
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("what the API answers is never kept by a cache", async () => {
  expect((await raw("/api/session")).headers.get("cache-control")).toBe("no-store");
});

test.for([
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://tendre.test.evil.example" },
  { origin: "https://tendre.test" },
  { origin: "http://tendre.test:8080" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
])("a change asked for from %j is refused", async (from) => {
  const refused = await signOut({ cookie: anna.cookie, ...from });
  expect(await codeOf(refused)).toEqual([403, "foreign_origin"]);
  expect(await (await raw("/api/session", { headers: { cookie: anna.cookie } })).json()).not.toBeNull();
});

test("another site cannot sign anyone in or up either", async () => {
  for (const path of ["sign-in/email", "sign-up/email"]) {
    const headers = { origin: "https://evil.example", "content-type": "application/json" };
    expect(await codeOf(await raw(`/api/auth/${path}`, { method: "POST", body: "{}", headers }))).toEqual([
      403,
      "foreign_origin",
    ]);
  }
});

test("our own pages, clients that are no browser and bearer tokens pass", async () => {
  for (const from of [{ origin: "http://tendre.test" }, { "sec-fetch-site": "same-origin" }, {}])
    expect((await signOut(from)).status).toBe(200);
  const bearer = { origin: "https://elsewhere.example", authorization: `Bearer ${anna.bearer}` };
  expect((await signOut(bearer)).status).toBe(200);
  anna = await signUp(server);
});

test("a body over one megabyte is refused by what it declares and by what it is", async () => {
  const big = JSON.stringify({ email: "x".repeat(1024 * 1024) });
  const headers = { "content-type": "application/json" };
  const path = "/api/auth/sign-in/email";
  const declared = raw(path, {
    method: "POST",
    body: "{}",
    headers: { ...headers, "content-length": "1048577" },
  });
  expect(await codeOf(await declared)).toEqual([413, "too_large"]);
  let sent = 0;
  const chunks = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 1_000) controller.close();
      else controller.enqueue(new TextEncoder().encode("[".repeat(64 * 1024)));
    },
  });
  const init = { method: "POST", body: chunks, headers, duplex: "half" } as const;
  expect(await codeOf(await raw(path, init))).toEqual([413, "too_large"]);
  expect(sent).toBeLessThan(25);
  expect(await codeOf(await raw(path, { method: "POST", body: big, headers }))).toEqual([413, "too_large"]);
});

test("a raw body has its limit too", async () => {
  const response = await raw("/api/auth/callback/oidc", {
    method: "POST",
    body: `code=${"x".repeat(20_000)}`,
  });
  expect(await codeOf(response)).toEqual([413, "too_large"]);
});

test.for([
  ["not JSON", "{oops", "application/json", [400, "bad_json"]],
  ["half a character", Uint8Array.of(0x22, 0xc3, 0x22), "application/json", [400, "bad_json"]],
  [
    "nested beyond reason",
    `{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
    "application/json",
    [400, "bad_json"],
  ],
  ["a form", "email=a&password=b", "application/x-www-form-urlencoded", [415, "unsupported_type"]],
  ["text that only looks like JSON", "{}", "text/plain", [415, "unsupported_type"]],
  ["a list", "[]", "application/json", [400, "validation"]],
  ["null", "null", "application/json", [400, "validation"]],
  ["nothing", "", "application/json", [400, "validation"]],
  [
    "a prototype",
    '{"__proto__":{"email":"a@b.c","password":"x"}}',
    "application/json",
    [400, "unknown_field"],
  ],
] as const)("a body that is %s is refused", async ([, body, type, expected]) => {
  const headers = { "content-type": type };
  expect(await codeOf(await raw("/api/auth/sign-in/email", { method: "POST", body, headers }))).toEqual(
    expected,
  );
});

test.for([
  "list-sessions",
  "get-session",
  "revoke-session",
  "update-user",
  "update-session",
  "change-email",
  "change-password",
  "set-password",
  "delete-user",
  "list-accounts",
  "unlink-account",
  "get-access-token",
  "refresh-token",
  "account-info",
  "verify-password",
  "reset-password/some-token?callbackURL=/",
  "ok",
  "error",
])("/api/auth/%s, which servers of accounts often have, is closed to anyone", async (path) => {
  const headers = { cookie: anna.cookie, "content-type": "application/json" };
  for (const method of ["GET", "POST"] as const) {
    const body = method === "POST" ? { body: "{}" } : {};
    expect(await codeOf(await raw(`/api/auth/${path}`, { method, headers, ...body }))).toEqual([
      404,
      "not_found",
    ]);
  }
});

test("an address that changes something and is not known is a 404 with the error object", async () => {
  for (const method of ["POST", "PUT", "DELETE"])
    expect(await codeOf(await raw("/nowhere", { method }))).toEqual([404, "not_found"]);
});

test("HEAD answers like GET, without the body", async () => {
  const response = await raw("/api/health", { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
});

test("a query too many and a query too long are refused", async () => {
  expect(await codeOf(await raw("/api/auth/verify-email?token=x&more=1"))).toEqual([400, "unknown_field"]);
  expect(await codeOf(await raw(`/api/auth/verify-email?token=${"x".repeat(2_001)}`))).toEqual([
    400,
    "validation",
  ]);
});

test("a failure says nothing outside, and where but not what inside", async () => {
  const written: string[] = [];
  const log = createLog("error", { write: (line) => void written.push(line) });
  const fail = async () => {
    const detail = {
      code: "XX000",
      detail: "Key (email)=(anna@example.org)",
      constraint: "users_email_key",
    };
    throw Object.assign(new Error('near "her own words"'), detail);
  };
  const failing = buildApp({
    ...server.services,
    log,
    gate: Object.assign(fail, { reading: fail, pending: fail }),
  });
  const response = await failing.request("http://tendre.test/api/session");
  expect([response.status, await response.json()]).toEqual([
    500,
    { code: "internal", message: "An error occurred", details: null, hint: null },
  ]);
  expect(JSON.parse(written[0] ?? "")).toMatchObject({
    path: "/api/session",
    failure: { kind: "Error", code: "XX000", constraint: "users_email_key" },
  });
  expect(written.join()).not.toMatch(/anna|her own words/);
  expect(written.join()).toContain("walls.test.ts");
});
