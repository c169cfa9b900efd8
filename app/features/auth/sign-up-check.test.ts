import { expect, test } from "vitest";
import { checkSignUp, type SignUpDraft } from "./sign-up-check.ts";

const good: SignUpDraft = {
  firstName: "Camille",
  lastName: "Morel",
  email: "camille@example.org",
  password: "a-quiet-Lantern-7",
  confirm: "a-quiet-Lantern-7",
  isAdult: true,
  accepts: true,
};

test("a whole form has nothing wrong", () => {
  expect(checkSignUp(good)).toEqual({});
});

test("an address may have every sign that a field for addresses takes", () => {
  expect(checkSignUp({ ...good, email: "ana&lou/b=c@example.org" })).toEqual({});
});

test("each field left empty is named", () => {
  const empty = { ...good, firstName: " ", lastName: "", email: "", password: "", confirm: "" };
  expect(checkSignUp(empty)).toEqual({
    firstName: "fillAll",
    lastName: "fillAll",
    email: "fillAll",
    password: "fillAll",
    confirm: "fillAll",
  });
});

test.each([
  [{ password: "abc12", confirm: "abc12" }, { password: "tooShort" }],
  [{ confirm: "another" }, { confirm: "mismatch" }],
  [{ accepts: false }, { accepts: "acceptTerms" }],
  [{ isAdult: false }, { isAdult: "adult" }],
  [{ email: "camille" }, { email: "emailNoAt" }],
  [{ email: "camille@example" }, { email: "emailTooShort" }],
  [{ email: "camille@example.org, or so" }, { email: "emailOther" }],
  [{ firstName: "x".repeat(81) }, { firstName: "nameTooLong" }],
])("%j is refused in words", (change, issues) => {
  expect(checkSignUp({ ...good, ...change })).toEqual(issues);
});
