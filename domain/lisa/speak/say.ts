/** Words of an answer: a sentence in both languages, filled with figures, names, quotations and chips. */
import { moodName } from "#domain/moment/moment-rules.ts";
import { type CalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import { type CalendarDuration, calendarDuration } from "#domain/time/duration.ts";
import { datePrecision, earliestDay, type VagueDate } from "#domain/time/vague-date.ts";
import type { Page } from "../lisa-index.ts";
import type { LisaNeed, LisaRelationship } from "../lisa-pages.ts";
import type { Part } from "../measures.ts";
import type { LisaChip, LisaLanguage, LisaLine, LisaRun } from "../reply.ts";
import { jointed } from "./joints.ts";

/** The same sentence in English and in French. */
export type Pair = readonly [en: string, fr: string];
export type Values = Readonly<Record<string, string | number | LisaRun | LisaLine>>;

export function inLanguage([en, fr]: Pair, language: LisaLanguage): string {
  return language === "en" ? en : spaced(fr);
}

/** French punctuation stands after a space that does not break. */
export function spaced(french: string): string {
  return french.replace(/ ([:;?!»])/g, "\u00A0$1").replace(/« /g, "«\u00A0");
}

/** `{name}` is filled in; a run without words between two others stays as it is. */
export function fill(pair: Pair, language: LisaLanguage, values: Values = {}): LisaLine {
  const runs: LisaRun[] = [];
  const add = (run: LisaRun) => {
    const last = runs.at(-1);
    if (run.kind === "text" && last?.kind === "text")
      runs[runs.length - 1] = { kind: "text", text: last.text + run.text };
    else if (run.kind !== "text" || run.text !== "") runs.push(run);
  };
  for (const piece of inLanguage(pair, language).split(/(\{\w+\})/)) {
    const value = /^\{\w+\}$/.test(piece) ? values[piece.slice(1, -1)] : piece;
    if (value === undefined) throw new RangeError(`nothing for ${piece} in “${pair[0]}”`);
    const last = runs.at(-1);
    if (/^\{/.test(piece) && last?.kind === "text" && typeof value === "string")
      runs[runs.length - 1] = { kind: "text", text: jointed(last.text, value, language) };
    else if (typeof value === "string" || typeof value === "number")
      add({ kind: "text", text: String(value) });
    else if ("kind" in value) add(value);
    else for (const run of value) add(run);
  }
  return runs;
}

const small: Readonly<Record<LisaLanguage, readonly string[]>> = {
  en: [
    "zero",
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
  ],
  fr: [
    "zéro",
    "un",
    "deux",
    "trois",
    "quatre",
    "cinq",
    "six",
    "sept",
    "huit",
    "neuf",
    "dix",
    "onze",
    "douze",
  ],
};

/** 2,987 and 2 987. */
export function figures(n: number, language: LisaLanguage): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, language === "en" ? "," : "\u00A0");
}

/** Zero to twelve in words. */
export function number(n: number, language: LisaLanguage, isFeminine = false): string {
  if (language === "fr" && n === 1 && isFeminine) return "une";
  return small[language][n] ?? figures(n, language);
}

/** A median of days without its noun: "six", "two and a half", « deux et demi »; half a day keeps the noun, as nothing else says it. */
export function halves(n: number, language: LisaLanguage): string {
  const whole = Math.floor(n);
  if (whole === n) return number(n, language);
  if (whole === 0) return halfDays(n, language);
  return language === "en" ? `${number(whole, language)} and a half` : `${number(whole, language)} et demi`;
}

/** The same with its noun, which French has before the half: "two and a half days", « deux jours et demi », "half a day", « un demi-jour ». */
export function halfDays(n: number, language: LisaLanguage): string {
  const whole = Math.floor(n);
  if (whole === n) return dayList([n], language);
  if (whole === 0) return language === "en" ? "half a day" : "un demi-jour";
  return language === "en" ? `${halves(n, "en")} days` : `${dayList([whole], "fr")} et demi`;
}

/** The same in numerals, for tables: "three and a half" is "3 and a half", and under one "a half". */
export function halfFigures(n: number, language: LisaLanguage): string {
  const whole = Math.floor(n);
  if (whole === n) return figures(n, language);
  if (whole === 0) return language === "en" ? "a half" : "un demi";
  return language === "en" ? `${figures(whole, "en")} and a half` : `${figures(whole, "fr")} et demi`;
}

type Noun = {
  readonly en: readonly [string, string];
  readonly fr: readonly [string, string];
  readonly isFeminine: boolean;
};
const nouns = {
  page: { en: ["page", "pages"], fr: ["page", "pages"], isFeminine: true },
  moment: { en: ["moment", "moments"], fr: ["moment", "moments"], isFeminine: false },
  relationship: { en: ["relationship", "relationships"], fr: ["relation", "relations"], isFeminine: true },
  quarrel: { en: ["quarrel", "quarrels"], fr: ["dispute", "disputes"], isFeminine: true },
  day: { en: ["day", "days"], fr: ["jour", "jours"], isFeminine: false },
  year: { en: ["year", "years"], fr: ["an", "ans"], isFeminine: false },
  month: { en: ["month", "months"], fr: ["mois", "mois"], isFeminine: false },
  line: { en: ["line", "lines"], fr: ["ligne", "lignes"], isFeminine: true },
  ending: { en: ["ending", "endings"], fr: ["fin", "fins"], isFeminine: true },
  period: { en: ["period", "periods"], fr: ["période", "périodes"], isFeminine: true },
  comeback: { en: ["return", "returns"], fr: ["retour", "retours"], isFeminine: false },
  time: { en: ["time", "times"], fr: ["fois", "fois"], isFeminine: true },
  mending: { en: ["mending", "mendings"], fr: ["réparation", "réparations"], isFeminine: true },
  place: { en: ["place", "places"], fr: ["lieu", "lieux"], isFeminine: false },
  tag: { en: ["tag", "tags"], fr: ["étiquette", "étiquettes"], isFeminine: true },
} as const satisfies Readonly<Record<string, Noun>>;
type CountedNoun = keyof typeof nouns;

/** "47 pages", "one page", « une page », "no page" for none. */
export function count(noun: CountedNoun, n: number, language: LisaLanguage): string {
  const { isFeminine, ...words } = nouns[noun];
  const [one, many] = words[language];
  if (n === 0) return language === "en" ? `no ${one}` : `${isFeminine ? "aucune" : "aucun"} ${one}`;
  return `${number(n, language, isFeminine)} ${n === 1 ? one : many}`;
}

/** Always in numerals: "20 of 22", « 20 sur 22 ». */
export function share({ part, whole }: Part, language: LisaLanguage): string {
  return `${figures(part, language)} ${language === "en" ? "of" : "sur"} ${figures(whole, language)}`;
}

/** "six, nine and four days", "one day", « un jour ». */
export function dayList(days: readonly number[], language: LisaLanguage): string {
  const [only] = days;
  const isOne = days.length === 1 && only !== undefined && (only === 1 || (language === "fr" && only === 0));
  const unit = language === "en" ? (isOne ? "day" : "days") : isOne ? "jour" : "jours";
  return `${listed(
    days.map((n) => number(n, language)),
    language,
  )} ${unit}`;
}

/** "a, b and c". */
export function series(items: readonly LisaLine[], language: LisaLanguage): LisaLine {
  const and = language === "en" ? " and " : " et ";
  return items.flatMap((item, at) => {
    const gap = at === 0 ? "" : at === items.length - 1 ? and : ", ";
    return gap === "" ? item : [{ kind: "text", text: gap } as const, ...item];
  });
}

export function listed(words: readonly string[], language: LisaLanguage): string {
  const and = language === "en" ? " and " : " et ";
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")}${and}${words.at(-1)}`;
}

const monthNames: Readonly<Record<LisaLanguage, readonly string[]>> = {
  en: "January February March April May June July August September October November December".split(" "),
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
};
const seasonNames: Readonly<Record<LisaLanguage, readonly string[]>> = {
  en: ["spring", "summer", "autumn", "winter"],
  fr: ["printemps", "été", "automne", "hiver"],
};

/** "5 June 2022", « 1er juin », "summer 2019": as precisely as it was written, without the year when it is this one. */
export function dateWords(date: VagueDate, language: LisaLanguage, today: CalendarDay): string {
  const year = yearOf(earliestDay(date));
  const of = year === yearOf(today) ? "" : ` ${year}`;
  const middle = Number(date.slice(5, 7));
  switch (datePrecision(date)) {
    case "year":
      return String(year);
    case "season":
      return `${seasonNames[language][middle - 21]}${middle === 24 ? ` ${year}–${year + 1}` : ` ${year}`}`;
    case "month":
      return `${monthNames[language][middle - 1]}${of}`;
    case "day": {
      const day = Number(date.slice(8, 10));
      return `${day}${language === "fr" && day === 1 ? "er" : ""} ${monthNames[language][middle - 1]}${of}`;
    }
  }
}

/** "a year and four months", « un an et quatre mois »; below a month, days. */
export function durationWords({ years, months, days }: CalendarDuration, language: LisaLanguage): string {
  const one = (n: number, noun: "year" | "month" | "day") =>
    language === "en" && n === 1 && noun !== "day" ? `a ${noun}` : count(noun, n, language);
  const parts = [years > 0 ? one(years, "year") : "", months > 0 ? one(months, "month") : ""].filter(Boolean);
  return parts.length === 0 ? count("day", days, language) : listed(parts, language);
}

export function spanWords(from: CalendarDay, to: CalendarDay, language: LisaLanguage): string {
  return durationWords(calendarDuration({ start: from, end: to }), language);
}

/** The chip of a page. A page without a title has the first words of its text. */
export function chipOf(page: Page, language: LisaLanguage, today: CalendarDay): LisaChip {
  const { word, text, place, occurred_on, captions } = page.moment;
  const first = text.split(/\s+/).slice(0, 5).join(" ");
  return {
    kind: "chip",
    table: "moments",
    id: page.id,
    date: dateWords(occurred_on, language, today),
    title: word || first || place || captions[0] || "",
    mood: moodName(page.mood),
  };
}

export function notesChip(one: LisaRelationship): LisaChip {
  return { kind: "chip", table: "relationships", id: one.id, date: null, title: one.name, mood: null };
}

export function needChip(need: LisaNeed, language: LisaLanguage, today: CalendarDay): LisaChip {
  const title = need.text.split(/\s+/).slice(0, 6).join(" ");
  return {
    kind: "chip",
    table: "needs",
    id: need.id,
    date: dateWords(need.day as VagueDate, language, today),
    title,
    mood: null,
  };
}

/** « de Camille », « d’Inès ». */
export function ofName(name: string): string {
  return /^[aeiouyhàâéèêëîïôöûü]/i.test(name) && !/^(?:y[aeo]|w)/i.test(name) ? `d’${name}` : `de ${name}`;
}

export function quotation(text: string): LisaRun {
  return { kind: "quotation", text };
}
