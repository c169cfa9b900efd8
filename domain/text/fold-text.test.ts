import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#domain/fixtures/any-text.ts";
import { foldCharacters, foldText } from "./fold-text.ts";

const charactersOf = (kind: RegExp, last = 0x1ffff) => {
  const found: string[] = [];
  for (let code = 0; code <= last; code += 1) {
    const character = String.fromCodePoint(code);
    if (character.isWellFormed() && kind.test(character)) found.push(character);
  }
  return found;
};
const namesOf = (characters: readonly string[]) =>
  characters.map((one) => (one.codePointAt(0) ?? 0).toString(16).padStart(4, "0"));

test.each([
  ["Évry", "evry"],
  ["CŒUR", "coeur"],
  ["Straße", "strasse"],
  ["STRAẞE", "strasse"],
  ["L’Île", "l'ile"],
  ["l´île", "l'ile"],
  ["  São   Paulo ", "sao paulo"],
  ["Łódź, Øresund, Đà Nẵng", "lodz, oresund, da nang"],
  ["Þórður à Ísafjörður", "thordur a isafjordur"],
  ["Işıl, İzmir", "isil, izmir"],
  ["ΟΔΟΣ, οδός", "οδοσ, οδοσ"],
  ["ﬁn, ™, 𝐀, ½", "fin, tm, a, 1/2"],
  ["un « mot » “cité”", 'un " mot " "cite"'],
  ["ami·e·s, col·legi", "amies, collegi"],
])("%j is compared as %j", (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

test.each([
  ["rendez\u00ADvous", "rendezvous"],
  ["week\u2060end", "weekend"],
  ["co\u200Dlocation", "colocation"],
])("%j, with what is invisible pasted into it, is compared as %j", (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

test.each([
  ["ignorable", /\p{Default_Ignorable_Code_Point}/u, "ab"],
  ["a mark", /\p{M}/u, "ab"],
  ["a format", /\p{Cf}/u, "ab"],
  ["white space", /\p{White_Space}/u, "a b"],
  ["a dash", /\p{Dash}/u, "a-b"],
])("a character that is %s is compared as every other of its class", (_, kind, expected) => {
  const others = charactersOf(kind).filter((one) => foldText(`a${one}b`) !== expected);
  expect(namesOf(others)).toEqual([]);
});

test("a quotation mark is single or double", () => {
  const folded = new Set(charactersOf(/\p{Quotation_Mark}/u).map((one) => foldText(one)));
  expect(folded).toEqual(new Set(["'", '"']));
});

test("every letter of the languages that are written in Latin letters has its plain spelling", () => {
  const letters = charactersOf(/(?=\p{Script=Latin})\p{L}/u, 0x24f);
  const without = letters.filter((one) => !/^'?[a-z]{1,2}$/.test(foldText(one)));
  // Tones of Zhuang and letters of the clicks and of old books, which nobody types plainly.
  expect(without.join("")).toBe("ƄƅƍƻƼƽƾƿǀǁǂǃǷɁɂ");
});

test("a character is folded alike wherever it stands, and what is folded is not folded further", () => {
  fc.assert(
    fc.property(anyText(), anyText(), (one, other) => {
      const [a, b] = [one.toWellFormed(), other.toWellFormed()];
      expect(foldCharacters(a + b)).toBe(foldCharacters(a) + foldCharacters(b));
      expect(foldText(foldText(a))).toBe(foldText(a));
    }),
  );
});
