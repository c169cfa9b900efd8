import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#domain/fixtures/any-text.ts";
import { commonPasswords } from "./common-passwords.ts";
import { checkPassword } from "./password.ts";
import { passwordBits, passwordStrength } from "./password-strength.ts";

const owner = { firstName: "Zélie", lastName: "Dupont-Moretti", email: "zelie.dm@tendre.test" };

test.each([
  ["12345", "too_short"],
  ["", "too_short"],
  ["👍👍👍", "too_short"],
  ["x".repeat(513), "too_long"],
  ["x7".repeat(64), null],
  ["password", "common"],
  ["PassWord1", "common"],
  ["azerty", "common"],
  ["motdepasse", "common"],
  ["Zelie2026!", "own_name"],
  ["zélie-dupont-moretti", "own_name"],
  ["DupontMoretti", "own_name"],
  ["zelie.dm@tendre.test", "own_address"],
  ["zelie.dm", "own_address"],
  ["Tendre.test", "own_address"],
  ["bal des pompiers", null],
  ["zelie aime la mer", null],
])("%j answers %s", (password, expected) => {
  expect(checkPassword(password, owner)).toBe(expected);
});

test("without a known owner only the list and the length speak", () => {
  expect(checkPassword("zelie2026!")).toBeNull();
  expect(checkPassword("12345678", { firstName: "", lastName: null, email: "" })).toBe("common");
  expect(checkPassword("938261", { firstName: "", email: "" })).toBeNull();
});

test("the list holds at least three hundred, in lower case and long enough to be typed", () => {
  expect(commonPasswords.size).toBeGreaterThan(300);
  for (const common of commonPasswords) expect(common).toBe(common.toLowerCase());
});

test.each([
  ["aaaaaaaaaaaa", 0],
  ["123456789012", 0],
  ["azertyuiop", 0],
  ["Zélie1998", 0],
  ["soleil2024", 0],
  ["marronnier", 0],
  ["chocolat-vanille", 0],
  ["marronnier-lampadaire", 1],
  ["Tr0ub4dor", 3],
  ["correct horse battery", 2],
  ["correct horse battery staple", 3],
  ["correct horse battery staple sur la lune", 4],
  ["xq7!Kd", 2],
  ["xq7!Kd9$Lw2", 4],
])("%j has strength %i", (password, expected) => {
  expect(passwordStrength(password, owner)).toBe(expected);
});

test("common passwords are always guessed at once", () => {
  for (const common of commonPasswords) expect(passwordStrength(common)).toBe(0);
});

test("the estimate is finite and never negative, whatever is typed", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), (password) => {
      expect(passwordBits(password)).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(passwordBits(password))).toBe(true);
    }),
  );
});
