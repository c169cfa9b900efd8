import { expect, test } from "vitest";
import {
  checkEnvironment,
  type EnvironmentSettings,
  environmentLogLine,
  isBlockedLocalAddress,
  isPaymentUrlAccepted,
  stopsStart,
} from "./environment.ts";

const sound: EnvironmentSettings = {
  environment: "production",
  backendUrl: "https://tendre.test",
  backendAnonKey: "k".repeat(32),
  aiBaseUrl: "http://127.0.0.1:11434/v1",
};
const codes = (over: EnvironmentSettings) =>
  checkEnvironment({ ...sound, ...over }).map(({ setting, code }) => `${setting}: ${code}`);

test("sound settings, and settings left out, pass", () => {
  expect(checkEnvironment(sound)).toEqual([]);
  expect(checkEnvironment({})).toEqual([]);
  expect(environmentLogLine([])).toBe("Environment validation passed");
});

test.each<[EnvironmentSettings, readonly string[]]>([
  [{ backendUrl: "http://tendre.test" }, ["backendUrl: not_https"]],
  [{ backendUrl: "tendre.test" }, ["backendUrl: not_https"]],
  [{ backendAnonKey: "k".repeat(31) }, ["backendAnonKey: too_short"]],
  [{ aiBaseUrl: "not a url" }, ["aiBaseUrl: not_a_url"]],
  [{ aiBaseUrl: "https://" }, ["aiBaseUrl: not_a_url"]],
  [{ aiBaseUrl: "https://[::1]:8080/v1" }, []],
  [{ environment: "test" }, ["environment: unknown_name"]],
  [{ environment: "prod", backendUrl: "x" }, ["backendUrl: not_https", "environment: unknown_name"]],
])("%o warns %o", (over, expected) => {
  expect(codes(over)).toEqual(expected);
});

test("warnings are logged as failed and stop the start in development only", () => {
  const warnings = checkEnvironment({ backendUrl: "http://x.test" });
  expect(environmentLogLine(warnings)).toBe("Environment validation failed");
  expect(stopsStart({ environment: "development" }, warnings)).toBe(true);
  expect(stopsStart({}, warnings)).toBe(true);
  expect(stopsStart({ environment: "staging" }, warnings)).toBe(false);
  expect(stopsStart({ environment: "development" }, [])).toBe(false);
});

test("no warning repeats the value it is about", () => {
  const key = "secret-key";
  expect(
    JSON.stringify(checkEnvironment({ backendAnonKey: key, backendUrl: "http://hidden.test" })),
  ).not.toMatch(/secret-key|hidden/);
});

test.each([
  ["https://pay.tendre.test/checkout", true],
  ["http://pay.tendre.test", false],
  ["https://placeholder.test", false],
  ["https://your-project.test", false],
  ["https://<host>", false],
  ["", false],
])("the payment address %j is accepted: %s", (url, expected) => {
  expect(isPaymentUrlAccepted(url)).toBe(expected);
});

test.each([
  ["http://localhost:3000", "production", true],
  ["https://user@LOCALHOST/x", "production", true],
  ["http://127.0.0.53:1", "production", true],
  ["http://[::1]/", "production", true],
  ["http://localhost:3000", "development", false],
  ["/api/health", "production", false],
  ["https://localhost.tendre.test", "production", false],
])("%s in %s is blocked: %s", (url, environment, expected) => {
  expect(isBlockedLocalAddress(url, environment)).toBe(expected);
});
