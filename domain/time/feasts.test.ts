import { expect, test } from "vitest";
import { easter, feastIn } from "./feasts.ts";

test.each([
  "1943-04-25",
  "1954-04-18",
  "2000-04-23",
  "2008-03-23",
  "2019-04-21",
  "2024-03-31",
  "2038-04-25",
  "2076-04-19",
])("Easter is %s", (day) => {
  expect(easter(Number(day.slice(0, 4)))).toBe(day);
});

test.each([
  ["Valentine’s Day", 2020, "2020-02-14"],
  ["St. Valentine's", 2020, "2020-02-14"],
  ["la Saint-Valentin", 2020, "2020-02-14"],
  ["St Valentin", 2020, "2020-02-14"],
  ["Christmas Eve", 2020, "2020-12-24"],
  ["Xmas", 2020, "2020-12-25"],
  ["New Year’s Eve", 2020, "2020-12-31"],
  ["le jour de l’An", 2020, "2020-01-01"],
  ["Mardi gras", 2020, "2020-02-25"],
  ["Good Friday", 2020, "2020-04-10"],
  ["lundi de Pâques", 2020, "2020-04-13"],
  ["l’Ascension", 2020, "2020-05-21"],
  ["Pentecôte", 2020, "2020-05-31"],
  ["Whit Monday", 2020, "2020-06-01"],
  ["la fête des Mères", 2020, "2020-06-07"],
  ["la fête des Mères", 2021, "2021-05-30"],
  ["Mother’s Day", 2021, "2021-05-09"],
  ["Father’s Day", 2021, "2021-06-20"],
  ["Thanksgiving", 2021, "2021-11-25"],
  ["Memorial Day", 2021, "2021-05-31"],
])("%s of %d is %s", (text, year, day) => {
  expect(feastIn(text)?.feast(year)).toBe(day);
});
