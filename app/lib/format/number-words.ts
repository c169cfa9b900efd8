import type { Language } from "#app/lib/i18n/language.ts";
import { formatNumber } from "./numbers.ts";

const words: Readonly<Record<Language, readonly string[]>> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
    " ",
  ),
  fr: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(
    " ",
  ),
};

const ordinals: Readonly<Record<Language, readonly string[]>> = {
  en: "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split(" "),
  fr: "zéroième premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième".split(
    " ",
  ),
};

/** 0 to 16 in words, the rest in figures. French uses « une » for feminine nouns. */
export function numberInWords(value: number, language: Language, gender: "m" | "f" = "m"): string {
  if (value === 1 && language === "fr" && gender === "f") return "une";
  return words[language][value] ?? formatNumber(value, language);
}

/** How the numbers of one sentence that are compared are said: all in words, or all in figures when one of them has no word. */
export function numbersAlike(values: readonly number[], language: Language) {
  const haveWords = values.every((value) => words[language][value] !== undefined);
  return (value: number, gender?: "m" | "f") =>
    haveWords ? numberInWords(value, language, gender) : formatNumber(value, language);
}

/** First to tenth in words, masculine in French; the rest as 11th and 11e. */
export function ordinalInWords(value: number, language: Language): string {
  const word = ordinals[language][value];
  if (word !== undefined) return word;
  return language === "fr" ? `${value}e` : `${value}${englishSuffix(value)}`;
}

function englishSuffix(value: number): string {
  const rest = value % 100;
  if (rest >= 11 && rest <= 13) return "th";
  return { 1: "st", 2: "nd", 3: "rd" }[value % 10] ?? "th";
}
