import { expect, test } from "vitest";
import { startLine } from "./start-check.ts";

test("sound settings of a build are said in one line", () => {
  expect(startLine({})).toEqual({ line: "Environment validation passed", isSound: true });
});

test("others are named in production, and stop the build while developing; no value is said", () => {
  const key = "too-short-a-key";
  const settings = { environment: "production", backendUrl: "http://backend.test", backendAnonKey: key };
  const { line, isSound } = startLine(settings);
  expect(isSound).toBe(false);
  expect(line).toMatch(/^Environment validation failed: .*https; .*32 characters$/);
  expect(line).not.toContain(key);
  expect(() => startLine({ ...settings, environment: undefined })).toThrow("Environment validation failed: ");
});
