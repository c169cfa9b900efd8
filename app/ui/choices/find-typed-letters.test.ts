import { expect, test } from "vitest";
import { findTypedLetters } from "./find-typed-letters.ts";

test.each([
  ["Lyon", "ly", ["", "Ly", "on"]],
  ["Évry", "ev", ["", "Év", "ry"]],
  ["Saint-Étienne", "etie", ["Saint-", "Étie", "nne"]],
  ["Malaga", "ga", ["Mala", "ga", ""]],
  ["Lagnieu-la-Gare", "gar", ["Lagnieu-la-", "Gar", "e"]],
  ["Lyon", "", ["Lyon", "", ""]],
  ["Lyon", "paris", ["Lyon", "", ""]],
])("in %s, %j underlines %j", (label, query, [before, typed, after]) => {
  expect(findTypedLetters(label, query)).toEqual({ before, typed, after });
});
