import { expect, test } from "vitest";
import type { Language } from "#app/lib/i18n/language.ts";
import { vagueDateSchema } from "#domain/time/vague-date-schema.ts";
import { about, atLeast, type DateRole, datePhrase, durationRange, lessThan } from "./date-phrases.ts";

test.each<[string, DateRole, Language, string]>([
  ["2025-07-14", "since", "fr", "depuis le 14 juillet 2025"],
  ["2025-04-01", "from", "fr", "du 1er avril 2025"],
  ["2025-07", "since", "fr", "depuis juillet 2025"],
  ["2024-09", "from", "fr", "de septembre 2024"],
  ["2024-10", "from", "fr", "d’octobre 2024"],
  ["2024-08", "counting", "fr", "à partir d’août 2024"],
  ["2025-21", "to", "fr", "au printemps 2025"],
  ["2025-22", "to", "fr", "à l’été 2025"],
  ["2024-24", "from", "fr", "de l’hiver 2024"],
  ["2023-23", "since", "fr", "depuis l’automne 2023"],
  ["2019", "until", "fr", "jusqu’en 2019"],
  ["2019", "from", "fr", "de 2019"],
  ["2025-04", "until", "fr", "jusqu’en avril 2025"],
  ["2021-21", "at", "fr", "au printemps 2021"],
  ["2021-24", "at", "fr", "à l’hiver 2021"],
  ["2025-07-14", "at", "fr", "le 14 juillet 2025"],
  ["2025-07-14", "since", "en", "since 14 July 2025"],
  ["2019-21", "at", "en", "in spring 2019"],
  ["2025-07-14", "at", "en", "on 14 July 2025"],
  ["2019", "counting", "en", "from 2019"],
])("%s, %s, in %s, is said as “%s”", (date, role, language, expected) => {
  expect(datePhrase(vagueDateSchema.parse(date), role, language)).toBe(expected);
});

test("French elides before a vowel, onze and huit excepted", () => {
  expect(lessThan("un an", "fr")).toBe("moins d’un an");
  expect(lessThan("trois mois", "fr")).toBe("moins de trois mois");
  expect(lessThan("onze mois", "fr")).toBe("moins de onze mois");
  expect(lessThan("huit mois", "fr")).toBe("moins de huit mois");
  expect(lessThan("one year", "en")).toBe("less than one year");
});

test("a length between two others is said with its article", () => {
  expect(durationRange("un\u00a0an", "deux\u00a0ans", "fr")).toBe("d’un\u00a0an à deux\u00a0ans");
  expect(durationRange(about("sept\u00a0mois", "fr"), "onze\u00a0ans", "fr")).toBe(
    "d’environ sept\u00a0mois à onze\u00a0ans",
  );
  expect(durationRange("onze\u00a0mois", atLeast("deux\u00a0ans", "fr"), "fr")).toBe(
    "de onze\u00a0mois à au moins deux\u00a0ans",
  );
  expect(durationRange("ten\u00a0months", about("one\u00a0year", "en"), "en")).toBe(
    "from ten\u00a0months to about one\u00a0year",
  );
});
