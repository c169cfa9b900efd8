/**
 * Where a sentence meets what is filled into it: « de » before a vowel, and the small word before a date that has no day ("on 5 June", "in
 * June 2022"; « le 5 juin », « en juin 2022 », « à l’été 2014 »).
 */
import type { LisaLanguage } from "../reply.ts";

const months =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \d{4})?$/;
const season = /^(?:spring|summer|autumn|winter|printemps|été|automne|hiver)(?: \d{4}(?:–\d{4})?)?$/;
const year = /^\d{4}$/;
const beforeVowel = /^[aeiouyàâéèêëîïôöûüœ]/i;

/** `before`: the sentence so far; the whole of it with `value` at its end. */
export function jointed(before: string, value: string, language: LisaLanguage): string {
  const isWithoutDay = months.test(value) || season.test(value) || year.test(value);
  if (language === "en")
    return isWithoutDay
      ? before.replace(/(?<![\p{L}])(o)n $/iu, (_, first: string) => (first === "O" ? "In " : "in ")) + value
      : before + value;
  const said = isWithoutDay ? datedFrench(before, value) : null;
  if (said !== null) return said;
  if (!beforeVowel.test(value) || /^(?:y[aeo]|onze\b|huit|un(?:e)? sur\b)/i.test(value))
    return before + value;
  return before.replace(/(?<![\p{L}])(d|qu)e $/u, "$1’") + value;
}

function datedFrench(before: string, value: string): string | null {
  const found = /(?<![\p{L}])(entre le|et le|le|Le|du|au) $/u.exec(before);
  if (!found) return null;
  const start = before.slice(0, found.index);
  const isSeason = season.test(value);
  const article = isSeason ? (beforeVowel.test(value) || value.startsWith("hiver") ? "l’" : "le ") : "";
  const contracted = (small: string) =>
    `${start}${small} ${article}${value}`
      .replace("de le ", "du ")
      .replace("à le ", "au ")
      .replace("À le ", "Au ");
  switch (found[1]) {
    case "entre le":
      return contracted("entre");
    case "et le":
      return contracted("et");
    case "Le":
      return isSeason ? contracted("À") : `${start}En ${value}`;
    case "le":
      return isSeason ? contracted("à") : `${start}en ${value}`;
    case "du":
      return isSeason || year.test(value) || !beforeVowel.test(value)
        ? contracted("de")
        : `${start}d’${value}`;
    default:
      return contracted("à");
  }
}
