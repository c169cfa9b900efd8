import { expect, test } from "vitest";
import {
  backupCodeAlphabet,
  backupCodeLength,
  readBackupCode,
  readTotpCode,
  totpDigits,
} from "./second-factor.ts";

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123-456", "123456"],
  ["012345", "012345"],
])("%j is the code %s", (typed, code) => {
  expect(readTotpCode(typed)).toBe(code);
  expect(code).toHaveLength(totpDigits);
});

test.each(["", "12345", "1234567", "12345a", "１２３４５６", "12 34 5"])("%j is no code", (typed) => {
  expect(readTotpCode(typed)).toBeNull();
});

test("a backup code is read in any case, with or without its hyphen, look-alikes put right", () => {
  const code = "01abcdefgh";
  for (const typed of ["01abc-defgh", " 01ABC DEFGH ", "OIabcdefgh", "oLabc-defgh"])
    expect(readBackupCode(typed)).toBe(code);
  expect(readBackupCode(backupCodeAlphabet.slice(-backupCodeLength))).toBe(
    backupCodeAlphabet.slice(-backupCodeLength),
  );
});

test.each(["", "01abcdefg", "01abcdefghj", "01abcdefgu", "01abcdefg!"])("%j is no backup code", (typed) => {
  expect(readBackupCode(typed)).toBeNull();
});
