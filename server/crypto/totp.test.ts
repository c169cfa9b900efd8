import { expect, test } from "vitest";
import { findTotpStep, newTotpSecret, readableSecret, totpCode, totpStep, totpUri } from "./totp.ts";

/** RFC 6238, appendix B: the rows of SHA-1, the last six of their eight digits. */
const secret = Buffer.from("12345678901234567890");
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the code is %s, as RFC 6238 says", (second, code) => {
  const at = new Date(second * 1_000);
  expect(totpCode(secret, totpStep(at))).toBe(code);
  expect(findTotpStep(secret, code, at)).toBe(totpStep(at));
});

test("a clock may be one step ahead or behind, not two", () => {
  const now = new Date("2026-11-23T08:00:00Z");
  const found = [-2, -1, 0, 1, 2].map((steps) => {
    const step = totpStep(now) + steps;
    return findTotpStep(secret, totpCode(secret, step), now) === step;
  });
  expect(found).toEqual([false, true, true, true, false]);
});

test("what is no code of six digits is of no step", () => {
  for (const code of ["", "28708", "2870820", "abcdef"])
    expect(findTotpStep(secret, code, new Date(59_000))).toBeNull();
});

test("a secret is 160 random bits, and the address names it, the house and the account", () => {
  const made = [newTotpSecret(), newTotpSecret()];
  expect(made.map(({ length }) => length)).toEqual([20, 20]);
  expect(made[0]).not.toEqual(made[1]);
  expect(readableSecret(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(totpUri(secret, { issuer: "Tendre", account: "anna+a@example.org" })).toBe(
    "otpauth://totp/Tendre:anna%2Ba%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tendre",
  );
});
