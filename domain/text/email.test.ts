import { expect, test } from "vitest";
import { checkEmail, isEmail } from "./email.ts";

test.each([
  ..."!#$%&'*+/=?^_`{|}~-.".split("").map((sign) => `a${sign}b@example.org`),
  "ana&lou@example.org",
  "A@EXAMPLE.ORG",
  `a@${"x".repeat(63)}.org`,
  "a@xn--bcher-kva.example",
  "a@1-2.3",
])("%s is an address", (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  ["camille", "no_at"],
  ["a@b", "no_end"],
  ["a@b.", "no_end"],
  ["a@", "other"],
  ["@b.c", "other"],
  ["a@@b.c", "other"],
  ["two words@example.org", "other"],
  ["a@example.org, or so", "other"],
  ["a@-b.org", "other"],
  ["a@b-.org", "other"],
  ["a@b..org", "other"],
  [`a@${"x".repeat(64)}.org`, "other"],
  ["a(b)@example.org", "other"],
  ['"a b"@example.org', "other"],
  ["é@example.org", "other"],
  ["a\u0000@example.org", "other"],
  ["a@example.org\r\nbcc: b@example.org", "other"],
  [`${"x".repeat(243)}@example.org`, "other"],
])("%j is none", (address, fault) => {
  expect(checkEmail(address)).toBe(fault);
});
