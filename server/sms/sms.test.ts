import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { signUp } from "#server/testing/people.ts";
import { codeTo, freshPhone } from "#server/testing/phones.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createSmsSender } from "./create-sms-sender.ts";
import { readPhoneNumber } from "./read-phone-number.ts";

type Heard = {
  readonly type: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
};
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** A provider of text messages on this machine. */
async function startProvider(status = 200, headers: Record<string, string> = {}) {
  const heard: Heard[] = [];
  const provider: Server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const { "content-type": type, authorization } = request.headers;
    heard.push({ type, authorization, body });
    response.writeHead(status, headers).end("no message to +33612345678");
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  open.push(provider);
  const { port } = provider.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/send`, heard };
}
async function serverWith(settings: Record<string, string>): Promise<TestServer> {
  const server = await createTestServer(settings);
  open.unshift(server);
  return server;
}
const words = { to: "+33612345678", text: 'A "code" & more\n@host #123456', personId: "anyone" };

test("a message is posted once to the operator's provider, as JSON or in the form it asks for", async () => {
  const { url, heard } = await startProvider();
  await createSmsSender(readEnv({ SMS_URL: url, SMS_AUTHORIZATION: "Bearer key" })).send(words);
  const form = "To={to}&From=%2B15550100&Body={text}";
  await createSmsSender(readEnv({ SMS_URL: url, SMS_BODY: form })).send(words);
  const [json, posted] = heard;
  expect(heard.length).toBe(2);
  expect(json).toMatchObject({ type: "application/json", authorization: "Bearer key" });
  expect(JSON.parse(json?.body ?? "")).toEqual({ to: words.to, text: words.text });
  expect(posted).toMatchObject({ type: "application/x-www-form-urlencoded", authorization: undefined });
  expect(Object.fromEntries(new URLSearchParams(posted?.body))).toEqual({
    To: words.to,
    From: "+15550100",
    Body: words.text,
  });
});

test("a provider that refuses is told to the person, and its words to nobody", async () => {
  const { url, heard } = await startProvider(500);
  const server = await serverWith({ SMS_URL: url });
  const { cookie } = await signUp(server);
  const phone = freshPhone();
  const response = await server.request("/api/auth/phone", { method: "POST", cookie, json: { phone } });
  const said = await response.text();
  expect(response.status).toBe(503);
  expect(said).not.toContain(phone.slice(4));
  expect(heard.length).toBe(1);
});

test("a provider that sends us elsewhere is not followed: the number is told to nobody else", async () => {
  const elsewhere = await startProvider();
  const { url } = await startProvider(307, { location: elsewhere.url });
  await expect(createSmsSender(readEnv({ SMS_URL: url })).send(words)).rejects.toThrow();
  expect(elsewhere.heard).toEqual([]);
});

test.for([
  ["in production", { NODE_ENV: "production" }],
  ["where mail is real", { SMTP_URL: "smtp://127.0.0.1:2" }],
] as const)("without a provider, %s, no telephone is offered or taken", async ([, settings]) => {
  expect(createSmsSender(readEnv(settings)).kind).toBe("off");
  const server = await serverWith({});
  const { cookie } = await signUp(server);
  const off = { ...server.services.sms, kind: "off" as const };
  Object.assign(server.services, { sms: off });
  expect((await (await server.request("/api/auth/phone", { cookie })).json()).canSend).toBe(false);
  const json = { phone: freshPhone() };
  expect((await server.request("/api/auth/phone", { method: "POST", cookie, json })).status).toBe(503);
  const factor = { factor_type: "phone", friendly_name: "x", ...json };
  expect((await server.request("/api/auth/factors", { method: "POST", cookie, json: factor })).status).toBe(
    503,
  );
});

test("of a hundred messages of a day no more leave than the operator allows", async () => {
  const server = await serverWith({ SMS_PER_DAY: "7" });
  const people = await Promise.all(Array.from({ length: 20 }, () => signUp(server)));
  const sent = await Promise.all(
    people.flatMap(({ cookie }) =>
      Array.from({ length: 5 }, () =>
        server.request("/api/auth/phone", { method: "POST", cookie, json: { phone: freshPhone() } }),
      ),
    ),
  );
  expect(sent.filter(({ ok }) => ok).length).toBe(7);
  expect(server.services.sms.kept().length).toBe(7);
});

test("one caller has thirty messages an hour, over however many accounts and numbers", async () => {
  const server = await serverWith({});
  const people = await Promise.all(Array.from({ length: 5 }, () => signUp(server)));
  // In production, where a caller is no crowd; its cookies would have other names.
  Object.assign(server.services, { env: { ...server.services.env, NODE_ENV: "production" } });
  for (const { cookie } of people)
    for (let at = 0; at < 20; at++)
      await server.request("/api/auth/phone", { method: "POST", cookie, json: { phone: freshPhone() } });
  expect(server.services.sms.kept().length).toBe(30);
});

test("numbers of other countries are refused where the operator names some", async () => {
  expect(readPhoneNumber("+33 6 12 34 56 78", new Set(["FR", "BE"]))).toBe("+33612345678");
  expect(readPhoneNumber("+49 151 23456789", new Set(["FR", "BE"]))).toBeNull();
  expect(readPhoneNumber("+49 151 23456789", null)).toBe("+4915123456789");
});

test.for([
  { SMS_URL: "http://sms.example.org" },
  { SMS_URL: "https://sms.example.org", SMS_BODY: '{"to":"{to}"}' },
  { SMS_COUNTRIES: "France" },
])("settings that cannot be meant are refused at the start: %o", (settings) => {
  expect(() => readEnv(settings)).toThrow(/SMS_/);
});

test("the sink forgets what it keeps for a person who is gone", async () => {
  const server = await serverWith({});
  const anna = await signUp(server);
  const phone = freshPhone();
  await server.request("/api/auth/phone", { method: "POST", cookie: anna.cookie, json: { phone } });
  expect(codeTo(server, phone)).toMatch(/^\d{6}$/);
  await server.request("/api/account/deletion", { method: "POST", cookie: anna.cookie, json: {} });
  const now = await server.request("/api/account/deletion/now", {
    method: "POST",
    cookie: anna.cookie,
    json: {},
  });
  expect(now.status).toBe(200);
  expect(server.services.sms.kept()).toEqual([]);
});
