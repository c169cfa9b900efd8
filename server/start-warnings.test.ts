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
    ["mail-not-configured"],
  ],
  ["production in clear", { NODE_ENV: "production", HOST: "0.0.0.0" }, "smtp", ["not-https"]],
  ["production as it should be", { NODE_ENV: "production", PUBLIC_URL: "https://a.b" }, "smtp", []],
] as const)("%s: %j with %s warns of %j", ([, settings, kind, expected]) => {
  expect(codes(settings, kind)).toEqual(expected);
});
