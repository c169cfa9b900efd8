import fc from "fast-check";
import { expect, test } from "vitest";
import { numbersInWords } from "./number-words.ts";

test.each<[string, readonly number[]]>([
  ["two hundred and twelve pages", [212]],
  ["a hundred, a thousand, two thousand and six", [100, 1_000, 2_006]],
  [
    "twelve hundred; three hundred thousand; one million two hundred thousand and five",
    [1_200, 300_000, 1_200_005],
  ],
  ["ninety-nine and twenty one", [99, 21]],
  ["seven, eight and nine", [7, 8, 9]],
  ["six or seven of twenty", [6, 7, 20]],
  ["one or two of them", []],
  ["deux cent douze pages, cent une, deux cents", [212, 101, 200]],
  ["mille neuf cent quatre-vingt-dix-sept", [1_997]],
  [
    "soixante et onze, soixante-dix-huit, quatre-vingts, quatre-vingt-un, quatre-vingt-onze",
    [71, 78, 80, 81, 91],
  ],
  ["vingt et un sur trente et une", [21, 31]],
  ["quatre ou vingt, trois mille", [4, 20, 3_000]],
  ["septante-deux, huitante, nonante-neuf", [72, 80, 99]],
  ["dix-sept et dix", [17, 10]],
  ["un ou deux", []],
])("%s", (text, numbers) => {
  expect(numbersInWords(text)).toEqual(numbers);
});

const units = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
function inEnglish(n: number): string {
  if (n >= 1_000) return `${inEnglish(Math.floor(n / 1_000))} thousand ${inEnglish(n % 1_000)}`;
  if (n >= 100)
    return `${units[Math.floor(n / 100)]} hundred ${n % 100 > 0 ? "and " : ""}${inEnglish(n % 100)}`;
  return n < 20 ? (units[n] ?? "") : `${tens[Math.floor(n / 10)]}-${units[n % 10]}`;
}

test("any number below a million that is written out is read as itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 999_999 }), (n) => {
      expect(numbersInWords(`There are ${inEnglish(n)} pages.`)).toEqual([n]);
    }),
  );
});
