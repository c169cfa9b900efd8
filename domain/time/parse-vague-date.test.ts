import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#domain/fixtures/any-text.ts";
import { parseVagueDate } from "./parse-vague-date.ts";

const today = "2026-11-21";
const read = (text: string, locale: "en" | "fr", on = today) => {
  const parsed = parseVagueDate(text, locale, on);
  return parsed.ok ? parsed.date : parsed.reason;
};

test.each([
  ["2019", "2019"],
  ["2019-21", "2019-21"],
  ["2019-05-14", "2019-05-14"],
  ["spring 2019", "2019-21"],
  ["Spring of 2019", "2019-21"],
  ["in the summer of 2019", "2019-22"],
  ["fall 2019", "2019-23"],
  ["winter 2019/20", "2019-24"],
  ["printemps 2019", "2019-21"],
  ["sept 2024", "2024-09"],
  ["Sept. 2024", "2024-09"],
  ["September 2024", "2024-09"],
  ["2024 September", "2024-09"],
  ["Sept 24", "2026-09-24"],
  ["7/14/2025", "2025-07-14"],
  ["14/7/2025", "2025-07-14"],
  ["7/4/25", "2025-07-04"],
  ["07/2025", "2025-07"],
  ["2025/7/4", "2025-07-04"],
  ["July 14, 2025", "2025-07-14"],
  ["Monday, July 14th, 2025", "2025-07-14"],
  ["the 14th of July 2025", "2025-07-14"],
  ["14-Jul-2025", "2025-07-14"],
  ["July '19", "2019-07"],
  ["circa 2019", "2019"],
  ["~2019", "2019"],
  ["July 14", "2026-07-14"],
  ["December", "2025-12"],
  ["today", "2026-11-21"],
  ["yesterday", "2026-11-20"],
  ["early 2020", "2020"],
  ["mid-2020", "2020-22"],
  ["late 2020", "2020"],
  ["end of March 2020", "2020-03"],
  ["March 2020?", "2020-03"],
  ["Christmas 2019", "2019-12-25"],
  ["last year", "2025"],
  ["last month", "2026-10"],
  ["this year", "2026"],
  ["last summer", "2026-22"],
  ["3 years ago", "2023"],
  ["two months ago", "2026-09"],
  ["a week ago", "2026-11"],
  ["3 days ago", "2026-11-18"],
  ["Valentine’s Day 2020", "2020-02-14"],
  ["Valentine's Day", "2026-02-14"],
  ["New Year's Eve", "2025-12-31"],
  ["Easter Monday 2019", "2019-04-22"],
  ["Easter", "2026-04-05"],
  ["at Christmas '19", "2019-12-25"],
  ["Thanksgiving", "2025-11-27"],
  ["last Monday", "2026-11-16"],
  ["last Saturday", "2026-11-14"],
  ["Saturday", "2026-11-21"],
  ["on Sunday", "2026-11-15"],
  ["this Friday", "2026-11-20"],
  ["next Monday", "2026-11-23"],
  ["the 90s", "1995"],
  ["the 1980’s", "1985"],
  ["in the early nineties", "1992"],
  ["late '80s", "1988"],
  ["the mid-2010s", "2015"],
  ["the 2000s", "2005"],
  ["the 2020s", "2025"],
  ["late 2020s", "2026"],
  ["the 30s", "1935"],
  ["I don’t remember", "empty"],
])("in English %j is %s", (text, expected) => {
  expect(read(text, "en")).toBe(expected);
});

test.each([
  ["printemps 2019", "2019-21"],
  ["au printemps 2019", "2019-21"],
  ["l’été 2019", "2019-22"],
  ["été 2019", "2019-22"],
  ["automne 2019", "2019-23"],
  ["hiver 2019-2020", "2019-24"],
  ["septembre 2024", "2024-09"],
  ["sept. 2024", "2024-09"],
  ["sept 24", "2024-09"],
  ["Août 2021", "2021-08"],
  ["aout 2021", "2021-08"],
  ["févr. 2021", "2021-02"],
  ["14/07/2025", "2025-07-14"],
  ["14.07.25", "2025-07-14"],
  ["03/04/2025", "2025-04-03"],
  ["7/14/2025", "2025-07-14"],
  ["07/2025", "2025-07"],
  ["14 juillet 2025", "2025-07-14"],
  ["le 1er mai 2025", "2025-05-01"],
  ["lundi 14 juillet 2025", "2025-07-14"],
  ["14 juillet", "2026-07-14"],
  ["25 décembre", "2025-12-25"],
  ["29 février", "2024-02-29"],
  ["vers 2019", "2019"],
  ["début 2019", "2019"],
  ["mi-2020", "2020-22"],
  ["fin 2020", "2020"],
  ["mi-mars 2020", "2020-03"],
  ["mars 2020 ?", "2020-03"],
  ["fin décembre 2019", "2019-12"],
  ["Noël 2019", "2019-12-25"],
  ["à Noël", "2025-12-25"],
  ["l’an dernier", "2025"],
  ["l’année dernière", "2025"],
  ["le mois dernier", "2026-10"],
  ["cette année", "2026"],
  ["l’été dernier", "2026-22"],
  ["il y a 3 ans", "2023"],
  ["il y a un an", "2025"],
  ["il y a deux mois", "2026-09"],
  ["Saint-Valentin 2020", "2020-02-14"],
  ["la St-Valentin", "2026-02-14"],
  ["Pâques 2019", "2019-04-21"],
  ["le lundi de Pentecôte 2019", "2019-06-10"],
  ["la veille de Noël", "2025-12-24"],
  ["Noël dernier", "2025-12-25"],
  ["14 juill. 2025", "2025-07-14"],
  ["mar. 14 juil. 2025", "2025-07-14"],
  ["sam. 21 nov. 2026", "2026-11-21"],
  ["lundi dernier", "2026-11-16"],
  ["samedi dernier", "2026-11-14"],
  ["dimanche", "2026-11-15"],
  ["ce vendredi", "2026-11-20"],
  ["les années 90", "1995"],
  ["dans les années 1980", "1985"],
  ["le début des années quatre-vingt-dix", "1992"],
  ["fin des années quatre-vingts", "1988"],
  ["mi-années 2010", "2015"],
  ["les années 2000", "2005"],
  ["je ne sais plus", "empty"],
  ["?", "empty"],
  ["aujourd’hui", "2026-11-21"],
  ["hier", "2026-11-20"],
  ["spring 2019", "2019-21"],
])("en français %j se lit %s", (text, expected) => {
  expect(read(text, "fr")).toBe(expected);
});

test.each(["en-GB", "en-US", "en-AU", "en-CA", "fr-FR", "fr-CA", "fr-CH", "fr-BE"])(
  "every date as %s writes it in words is read, shortened or not, with the day of the week or without",
  (locale) => {
    const language = locale.startsWith("fr") ? "fr" : "en";
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2025, month, 14));
      for (const style of ["long", "short"] as const) {
        const whole = { day: "numeric", month: style, year: "numeric", timeZone: "UTC" } as const;
        for (const options of [whole, { ...whole, weekday: style }]) {
          const written = day.toLocaleDateString(locale, options);
          expect(`${written}: ${read(written, language)}`).toBe(
            `${written}: ${day.toISOString().slice(0, 10)}`,
          );
        }
        const { day: _, ...ofMonth } = whole;
        const written = day.toLocaleDateString(locale, ofMonth);
        expect(`${written}: ${read(written, language)}`).toBe(`${written}: ${day.toISOString().slice(0, 7)}`);
      }
    }
  },
);

test("the winter of the running year is the one that has been, until December comes", () => {
  expect(read("winter 2026", "en", "2026-02-10")).toBe("2025-24");
  expect(read("hiver 2026", "fr", "2026-12-01")).toBe("2026-24");
  expect(read("hiver 2019", "fr", "2026-02-10")).toBe("2019-24");
});

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["someday", "unreadable"],
  ["2019 2020", "unreadable"],
  ["spring may 2019", "unreadable"],
  ["14 2019", "unreadable"],
  ["spring", "2026-21"],
  ["31 February 2025", "no_such_day"],
  ["30/02/2025", "no_such_day"],
  ["13/13/2025", "no_such_day"],
  ["May 1850", "out_of_range"],
  ["1/1/3000", "out_of_range"],
  ["125", "unreadable"],
  ["Christmas with Ana", "unreadable"],
  ["Christmas 1850", "out_of_range"],
  ["the nowties", "unreadable"],
  ["1/2/345", "unreadable"],
])("%j answers %s", (text, expected) => {
  expect(read(text, "en")).toBe(expected);
});

test("no text makes the reader throw or answer with something that is not a date", () => {
  const word = fc.constantFrom(
    "may",
    "spring",
    "14",
    "2019",
    "'19",
    "1er",
    "hiver",
    "2019-2020",
    "/",
    "-",
    "of",
    "31",
    "février",
    "é",
    "99",
    "monday",
    "last",
    "easter",
    "90s",
    "années",
  );
  const sentence = fc.oneof(
    anyText(),
    fc.array(word, { maxLength: 5 }).map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(sentence, fc.constantFrom<"en" | "fr">("en", "fr"), (text, locale) => {
      const parsed = parseVagueDate(text, locale, today);
      if (parsed.ok) expect(parseVagueDate(parsed.date, locale, today)).toEqual(parsed);
    }),
    { numRuns: 500 },
  );
});
