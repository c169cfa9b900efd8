import { expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { startWarnings } from "./start-warnings.ts";

const codes = (settings: Record<string, string>, kind: "smtp" | "sink") =>
  startWarnings(readEnv(settings), { kind }).map(({ code }) => code);

test.for([
  ["a machine of one's own", {}, "sink", []],
  ["others on the network and no mail", { HOST: "0.0.0.0" }, "sink", ["mail-not-configured"]],
  ["others on the network and mail", { HOST: "0.0.0.0" }, "smtp", []],
  [
    "a proxy in production and no mail",
    { NODE_ENV: "production", PUBLIC_URL: "https://a.b" },
    "sink",
    ["mail-not-configured", "payments-simulated"],
  ],
  [
    "production in clear",
    { NODE_ENV: "production", HOST: "0.0.0.0" },
    "smtp",
    ["not-https", "payments-simulated"],
  ],
  [
    "keys without prices",
    { PUBLIC_URL: "https://a.b", STRIPE_SECRET_KEY: "sk_test_abcdefgh", STRIPE_WEBHOOK_SECRET: "whsec_a" },
    "smtp",
    ["payments-refused"],
  ],
  [
    "production without money",
    { NODE_ENV: "production", PUBLIC_URL: "https://a.b" },
    "smtp",
    ["payments-simulated"],
  ],
] as const)("%s: %j with %s warns of %j", ([, settings, kind, expected]) => {
  expect(codes(settings, kind)).toEqual(expected);
});
