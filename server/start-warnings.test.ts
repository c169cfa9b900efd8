import { expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { greetingOf, startWarnings } from "./start-warnings.ts";

const codes = (settings: Record<string, string>, kind: "smtp" | "sink") =>
  startWarnings(readEnv(settings), { kind }).map(({ code }) => code);

test.for([
  ["a machine of one's own", {}, "sink", []],
  [
    "others on the network and no mail",
    { HOST: "0.0.0.0" },
    "sink",
    ["mail-not-configured", "payments-simulated"],
  ],
  ["others on the network and mail", { HOST: "0.0.0.0" }, "smtp", ["payments-simulated"]],
  ["an address of this machine", { PUBLIC_URL: "http://localhost:3000" }, "sink", []],
  [
    "a public address and nothing else",
    { PUBLIC_URL: "https://a.b" },
    "sink",
    ["mail-not-configured", "not-production", "payments-not-configured"],
  ],
  [
    "a public address in clear",
    { PUBLIC_URL: "http://a.b" },
    "sink",
    ["mail-not-configured", "not-production", "not-https", "payments-not-configured"],
  ],
  [
    "a proxy in production and no mail",
    { NODE_ENV: "production", PUBLIC_URL: "https://a.b" },
    "sink",
    ["mail-not-configured", "payments-not-configured"],
  ],
  [
    "production in clear",
    { NODE_ENV: "production", HOST: "0.0.0.0" },
    "smtp",
    ["not-https", "payments-not-configured"],
  ],
  [
    "keys without prices",
    { PUBLIC_URL: "https://a.b", STRIPE_SECRET_KEY: "sk_test_abcdefgh", STRIPE_WEBHOOK_SECRET: "whsec_a" },
    "smtp",
    ["not-production", "payments-refused"],
  ],
  [
    "production without money",
    { NODE_ENV: "production", PUBLIC_URL: "https://a.b" },
    "smtp",
    ["payments-not-configured"],
  ],
  [
    "production that simulates money on purpose",
    { NODE_ENV: "production", PUBLIC_URL: "https://a.b", PAYMENTS_SIMULATED: "true" },
    "smtp",
    ["payments-simulated"],
  ],
] as const)("%s: %j with %s warns of %j", ([, settings, kind, expected]) => {
  expect(codes(settings, kind)).toEqual(expected);
});

test.for([
  ["this machine's own", {}, "its confirmation mail waits at http://here/dev/mail"],
  [
    "one with a public address",
    { PUBLIC_URL: "https://a.b" },
    "nobody can confirm an address before SMTP_URL",
  ],
  ["one in production", { NODE_ENV: "production" }, "nobody can confirm an address before SMTP_URL"],
] as const)("where mails are kept is said of a server that shows them: %s", ([, settings, words]) => {
  const said = greetingOf("http://here", { env: readEnv(settings), mailer: { kind: "sink" } });
  expect(said).toContain(words);
  expect(said.includes("/dev/mail")).toBe(words.includes("/dev/mail"));
});
