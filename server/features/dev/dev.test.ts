import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { createMovableClock } from "#server/clock.ts";
import { requestAccount } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ PUBLIC_URL: "http://localhost" });
});
afterAll(() => server.close());

const inbox = (headers: Record<string, string> = {}, host = "localhost") =>
  server.app.request(`http://${host}/dev/mail.json`, { headers });

test("the inbox shows what was not sent, newest first", async () => {
  const first = await requestAccount(server);
  const second = await requestAccount(server, { locale: "en" });
  const mails = await (await inbox()).json();
  expect(mails.map(({ to }: { to: string }) => to)).toEqual([second.email, first.email]);
  expect(Object.keys(mails[0]).sort()).toEqual(["at", "html", "id", "subject", "text", "to"]);
});

test("the text messages that were not sent wait too, and nothing in them runs", async () => {
  const sms = { to: "+33612345678", text: "<script>alert(1)</script> 123456", personId: "anyone" };
  await server.services.sms.send(sms);
  const [kept] = await (await server.app.request("http://localhost/dev/sms.json")).json();
  expect(kept).toEqual({ id: kept.id, at: kept.at, to: sms.to, text: sms.text });
  const page = await (await server.app.request("http://localhost/dev/sms")).text();
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt; 123456");
});

test("nothing in a mail runs or loads when it is read", async () => {
  await server.services.mailer.send({
    to: "a@example.org",
    subject: "<script>alert(1)</script>",
    text: 'See https://tendre.test/x?a=1&b="><img src=x onerror=alert(1)> javascript:alert(1)',
    html: "<img src=https://spy.example/pixel>",
  });
  const page = await (await server.app.request("http://localhost/dev/mail")).text();
  expect(page).not.toMatch(/<script|<img|spy\.example|href="javascript/);
  expect(page).toContain('<a href="https://tendre.test/x?a=1&amp;b=">https://tendre.test/x?a=1&amp;b=</a>');
});

test.for(["x-forwarded-for", "x-real-ip", "forwarded", "via", "x-forwarded-host", "x-forwarded-proto"])(
  "behind a proxy (%s) the doors of development do not exist",
  async (header) => {
    expect((await inbox({ [header]: "127.0.0.1" })).status).toBe(404);
  },
);

test("a foreign name that points at this machine finds no door", async () => {
  expect((await inbox({}, "rebound.example")).status).toBe(404);
  expect((await inbox({}, "127.0.0.1:3000")).status).toBe(200);
});

test("a peer from elsewhere finds no door", async () => {
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress, remoteFamily: "IPv4" } } });
  const asked = (address: string) => server.app.request("http://localhost/dev/mail.json", {}, from(address));
  expect((await asked("192.0.2.7")).status).toBe(404);
  expect((await asked("127.0.0.1")).status).toBe(200);
});

test.for([
  ["production", { NODE_ENV: "production" }],
  ["a server that sends real mail", { SMTP_URL: "smtp://127.0.0.1:2" }],
  ["a server that sends real text messages", { SMS_URL: "http://127.0.0.1:2" }],
] as const)("in %s the doors do not exist", async ([, settings]) => {
  const other = await createTestServer({ PUBLIC_URL: "http://localhost", ...settings });
  for (const path of ["/dev/mail", "/dev/mail.json", "/dev/sms", "/dev/sms.json"])
    expect((await other.request(path)).status).toBe(404);
  const moved = await other.request("/dev/clock", { method: "POST", json: { advance: 1 } });
  await other.close();
  expect(moved.status).toBe(404);
});

test("the clock of a test can be moved and given back its own time", async () => {
  const app = buildApp({ ...server.services, clock: createMovableClock() });
  const move = async (json: object) => {
    const response = await app.request("http://localhost/dev/clock", {
      method: "POST",
      body: JSON.stringify(json),
      headers: { "content-type": "application/json" },
    });
    return Date.parse((await response.json()).now);
  };
  const near = (instant: number) => expect.closeTo(instant, -3);
  const at = Date.parse("2030-01-02T03:04:05Z");
  expect(await move({ now: "2030-01-02T03:04:05Z" })).toEqual(near(at));
  expect(await move({ advance: 60_000 })).toEqual(near(at + 60_000));
  expect(await move({})).toEqual(near(Date.now()));
});
