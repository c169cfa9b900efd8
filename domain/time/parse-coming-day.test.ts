import { expect, test } from "vitest";
import { parseComingDay } from "./parse-coming-day.ts";

const today = "2026-11-21";

test.each([
  ["tomorrow", "en", "2026-11-22"],
  ["après-demain", "fr", "2026-11-23"],
  ["in two years", "en", "2028-11-21"],
  ["dans 6 mois", "fr", "2027-05-21"],
  ["in a week", "en", "2026-11-28"],
  ["dans dix jours", "fr", "2026-12-01"],
  ["14 July 2030", "en", "2030-07-14"],
  ["14/07/2030", "fr", "2030-07-14"],
  ["14 juillet", "fr", "2027-07-14"],
  ["25 December", "en", "2026-12-25"],
  ["21 November", "en", "2027-11-21"],
  ["spring 2031", "en", "2031-03-01"],
  ["2040", "fr", "2040-01-01"],
  ["14 July 2020", "en", "2020-07-14"],
  ["hier", "fr", "2026-11-20"],
  ["Monday", "en", "2026-11-23"],
  ["next Saturday", "en", "2026-11-28"],
  ["lundi prochain", "fr", "2026-11-23"],
  ["last Monday", "en", "2026-11-16"],
  ["next year", "en", "2027-11-21"],
  ["la semaine prochaine", "fr", "2026-11-28"],
  ["Christmas", "en", "2026-12-25"],
  ["Pâques", "fr", "2027-03-28"],
  ["today", "en", today],
] as const)("%s, read in %s, is %s", (text, locale, day) => {
  expect(parseComingDay(text, locale, today)).toEqual({ ok: true, day });
});

test.each([
  ["", "empty"],
  ["when it is time", "unreadable"],
  ["31 February 2030", "no_such_day"],
  ["14 July 2300", "out_of_range"],
])("“%s” is no day: %s", (text, reason) => {
  expect(parseComingDay(text, "en", today)).toEqual({ ok: false, reason });
});
