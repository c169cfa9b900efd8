import { expect, test } from "vitest";
import { createTestServer } from "#server/testing/test-server.ts";

test.for([
  ["of this machine, whose mails are read at /dev/mail", { PUBLIC_URL: "http://localhost:3000" }, true],
  ["with a public address and no mail server", { PUBLIC_URL: "https://a.b" }, false],
  ["in production without a mail server", { NODE_ENV: "production" }, false],
  [
    "in production with a mail server",
    { NODE_ENV: "production", SMTP_URL: "smtp://mail.example", MAIL_FROM: "Tendre <a@example.org>" },
    true,
  ],
] as const)(
  "whether a mail can confirm an address is told by a server %s",
  async ([, settings, expected]) => {
    const server = await createTestServer(settings);
    const options = await (await server.request("/api/auth-options")).json();
    expect(options).toMatchObject({ emailConfirmation: true, sendsMail: expected });
    await server.close();
  },
);
