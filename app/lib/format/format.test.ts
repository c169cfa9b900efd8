import { expect, test } from "vitest";
import { addDays, addMonths } from "#domain/time/calendar-day.ts";
import { calendarDuration } from "#domain/time/duration.ts";
import { isVagueDate, type VagueDate } from "#domain/time/vague-date.ts";
import { formatDay } from "./days.ts";
import { countOfDays, durationInFigures, durationInWords } from "./duration-words.ts";
import { formatInstant, formatTime, formatWhen } from "./instants.ts";
import { numberInWords, numbersAlike, ordinalInWords } from "./number-words.ts";
import { formatList, formatMoney, formatNumber } from "./numbers.ts";
import { formatVagueDate, formatVagueRange } from "./vague-dates.ts";

const vague = (text: string): VagueDate => {
  if (!isVagueDate(text)) throw new Error(text);
  return text;
};
const plain = (text: string) => text.replaceAll("\u00a0", " ");

const lasting = (years: number, months: number, days: number) => {
  const start = "2023-01-01";
  return calendarDuration({ start, end: addDays(addMonths(start, years * 12 + months), days) });
};

test.each([
  [0, 0, 0, "less than a day", "moins d’un jour"],
  [0, 0, 1, "one day", "un jour"],
  [0, 0, 13, "thirteen days", "treize jours"],
  [0, 0, 14, "two weeks", "deux semaines"],
  [0, 1, 11, "six weeks", "six semaines"],
  [0, 2, 2, "eight weeks", "huit semaines"],
  [0, 2, 4, "nine weeks", "neuf semaines"],
  [0, 7, 12, "seven months", "sept mois"],
  [1, 0, 3, "one year", "un an"],
  [1, 4, 0, "one year and four months", "un an et quatre mois"],
  [2, 1, 0, "two years and one month", "deux ans et un mois"],
  [17, 0, 0, "17 years", "17 ans"],
])("%i years, %i months and %i days are said as “%s”, « %s »", (years, months, days, en, fr) => {
  expect(plain(durationInWords(lasting(years, months, days), "en"))).toBe(en);
  expect(plain(durationInWords(lasting(years, months, days), "fr"))).toBe(fr);
});

test.each([
  [0, 0, 5, "5 days", "5 jours"],
  [0, 2, 5, "9 weeks", "9 semaines"],
  [0, 11, 0, "11 months", "11 mois"],
  [1, 4, 0, "1 year 4 months", "1 an 4 mois"],
])("%i years, %i months and %i days are counted as “%s”, « %s »", (years, months, days, en, fr) => {
  expect(plain(durationInFigures(lasting(years, months, days), "en"))).toBe(en);
  expect(plain(durationInFigures(lasting(years, months, days), "fr"))).toBe(fr);
});

test.each([
  ["2019", "2019", "2019"],
  ["2019-21", "spring 2019", "printemps 2019"],
  ["2019-24", "winter 2019", "hiver 2019"],
  ["2019-05", "May 2019", "mai 2019"],
  ["2019-05-14", "14 May 2019", "14 mai 2019"],
  ["2019-12-01", "1 December 2019", "1er décembre 2019"],
])("%s reads as “%s”, « %s »", (date, en, fr) => {
  expect(formatVagueDate(vague(date), "en")).toBe(en);
  expect(formatVagueDate(vague(date), "fr")).toBe(fr);
});

test.each([
  ["2024-09", "2025-04", "Sept 2024 to Apr 2025", "sept. 2024 à avr. 2025"],
  ["2018-02", "2018-09", "Feb to Sept 2018", "févr. à sept. 2018"],
  ["2016-21", "2016-23", "spring to autumn 2016", "printemps à automne 2016"],
  ["2016", "2017", "2016 to 2017", "2016 à 2017"],
  ["2016-21", "2016-21", "spring 2016", "printemps 2016"],
])("%s to %s says a shared year once", (start, end, en, fr) => {
  expect(formatVagueRange(vague(start), vague(end), "en")).toBe(en);
  expect(formatVagueRange(vague(start), vague(end), "fr")).toBe(fr);
});

test("a day is written the same in every time zone", () => {
  expect(formatDay("2026-11-21", "en", "full")).toBe("Saturday 21 November 2026");
  expect(formatDay("2026-11-21", "fr", "full")).toBe("samedi 21 novembre 2026");
});

test("thousands stand apart by a wide unbreakable space in French", () => {
  expect(formatNumber(1240, "fr")).toBe("1\u00a0240");
  expect(formatNumber(1240, "en")).toBe("1,240");
  expect(countOfDays(1, "fr")).toBe("1\u00a0jour");
  expect(countOfDays(0, "fr")).toBe("0\u00a0jour");
  expect(countOfDays(0, "en")).toBe("0\u00a0days");
});

test("money shows cents only when there are some", () => {
  expect(formatMoney(7, "usd", "en")).toBe("$7");
  expect(plain(formatMoney(7, "usd", "fr"))).toBe("7 $");
  expect(plain(formatMoney(-7, "usd", "fr"))).toBe("\u22127 $");
  expect(plain(formatMoney(6.5, "eur", "fr"))).toBe("6,50 €");
});

test("an instant is told in the person's time zone, with the hour as the language writes it", () => {
  const paris = { language: "fr", timeZone: "Europe/Paris" } as const;
  const london = { language: "en", timeZone: "Europe/London" } as const;
  expect(plain(formatTime("2026-11-21T20:12:00Z", paris))).toBe("21 h 12");
  expect(plain(formatTime("2026-11-21T08:05:00Z", paris))).toBe("9 h 05");
  expect(formatTime("2026-11-21T08:05:00Z", london)).toBe("08:05");
  expect(formatInstant("2026-11-30T23:30:00Z", "long", paris)).toBe("1er décembre 2026");
  expect(plain(formatWhen("2026-11-20T22:40:00Z", "2026-11-21T20:00:00Z", paris))).toBe("hier à 23 h 40");
  expect(formatWhen("2026-11-21T08:05:00Z", "2026-11-21T20:00:00Z", london)).toBe("today at 08:05");
  expect(formatWhen("2026-11-01T08:05:00Z", "2026-11-21T20:00:00Z", london)).toBe("1 November 2026");
});

test("numbers in words end at sixteen, and ordinals at ten", () => {
  expect(numberInWords(1, "fr", "f")).toBe("une");
  expect(numberInWords(16, "fr")).toBe("seize");
  expect(numberInWords(17, "fr")).toBe("17");
  expect(ordinalInWords(5, "fr")).toBe("cinquième");
  expect([11, 12, 21, 102].map((value) => ordinalInWords(value, "en"))).toEqual([
    "11th",
    "12th",
    "21st",
    "102nd",
  ]);
});

test("lists end as the language ends them", () => {
  expect(formatList(["a", "b", "c"], "en")).toBe("a, b and c");
  expect(formatList(["a", "b", "c"], "fr")).toBe("a, b et c");
});

test("numbers that one sentence compares are all in words or all in figures", () => {
  const few = numbersAlike([3, 1, 12], "fr");
  expect([few(3), few(1, "f"), few(12)]).toEqual(["trois", "une", "douze"]);
  const many = numbersAlike([3, 1, 24], "fr");
  expect([many(3), many(1, "f"), many(24)]).toEqual(["3", "1", "24"]);
});
