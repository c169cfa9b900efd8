import { expect, test } from "vitest";
import { describeBrowser } from "./describe-browser.ts";
import { findCountry } from "./find-country.ts";

test.each([
  ["90.60.1.1", "FR"],
  ["::ffff:90.60.1.1", "FR"],
  ["2a01:e0a::1", "FR"],
  ["24.200.0.1", "CA"],
])("%s is in %s", async (address, country) => {
  expect(await findCountry(address)).toEqual({ country, isLocal: false });
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.2",
  "::ffff:192.168.1.2",
  "169.254.0.1",
  "::1",
  "fd12::1",
  "fe80::1",
])("%s is of the server's own network, in no country", async (address) => {
  expect(await findCountry(address)).toEqual({ country: null, isLocal: true });
});

test.each([null, "", "unknown", "100.64.0.1", "256.1.1.1", "90.60.1.1, 10.0.0.1"])(
  "of %s nothing is known, and nothing is guessed",
  async (address) => {
    expect(await findCountry(address)).toEqual({ country: null, isLocal: false });
  },
);

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Firefox",
    "Windows",
    "computer",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36",
    "Chrome",
    "Android",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari",
    "iOS",
    "tablet",
  ],
] as const)("%s is told by its names", (userAgent, browser, system, kind) => {
  expect(describeBrowser(userAgent)).toEqual({ browser, system, kind });
});

test.each(["", undefined, null, "\u0000", "(((((", "a".repeat(100_000), "curl/8.5.0"])(
  "a user agent that says little never fails: %j",
  (userAgent) => {
    expect(describeBrowser(userAgent)).toMatchObject({ system: null, kind: "other" });
  },
);
