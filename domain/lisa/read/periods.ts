/** A stretch of time in a question: "in 2022", "last year", « depuis mars », "before June 2022". Both ends are included. */
import { foldText } from "#domain/text/fold-text.ts";
import {
  addDays,
  addMonths,
  type CalendarDay,
  dayOf,
  daysBetween,
  monthOf,
  weekOf,
  yearOf,
} from "#domain/time/calendar-day.ts";
import { agoNumbers, agoUnits, monthWords, partWords, seasonWords } from "#domain/time/date-words.ts";
import { earliestDay, isVagueDate, latestDay } from "#domain/time/vague-date.ts";

type AskedPeriod = { readonly from: CalendarDay; readonly to: CalendarDay };
type FoundPeriod = {
  readonly period: AskedPeriod | null;
  /** The words that said it, folded: they are not searched for. */
  readonly words: readonly string[];
};

const first = "1900-01-01";
const months = [...monthWords.keys()].filter((word) => word.length > 2 && word !== "mar").join("|");
const seasons = [...seasonWords.keys()].filter((word) => word !== "fall").join("|");
const dated = new RegExp(
  `\\b(?:(\\d{1,2})(?:er|st|nd|rd|th)? (?:of )?)?(${months}|${seasons})(?: (?:of |de )?((?:19|20)\\d\\d))?\\b|\\b((?:19|20)\\d\\d)\\b`,
  "g",
);
const since = /\b(?:since|from|depuis|a partir de|apres|after)(?: (?:le|la|the|mon|my))?$/;
const until = /\b(?:before|until|till|up to|avant|jusqu'?(?:en|a|au)?)(?: (?:le|la|the))?$/;

const monthFirst = new RegExp(
  `\\b(${months}) (\\d{1,2})(st|nd|rd|th)?(?:,? ((?:19|20)\\d\\d))?\\b(?! (?:pages?|moments?|times?|years?|months?|weeks?|days?|fois|ans|jours))`,
);
const fallSeason = /\b(?:fall(?: of)? ((?:19|20)\d\d)|(this|last|in the|during the) fall)\b/;

/** Needs a word of time around it: "may" and « mars » alone may be something else. */
export function periodIn(text: string, today: CalendarDay): FoundPeriod {
  const folded = foldText(text);
  // "October 3rd, 2025" and "fall 2021" as they are read here.
  const american = monthFirst.exec(folded);
  if (american) {
    const [whole, month = "", day = "", ending = "", year] = american;
    const found = periodAmong(folded.replace(whole, [day, month, year].filter(Boolean).join(" ")), today);
    return { ...found, words: [...found.words, `${day}${ending}`] };
  }
  const fall = fallSeason.exec(folded);
  if (!fall) return periodAmong(folded, today);
  const autumn = fall[1] ? `autumn ${fall[1]}` : `${fall[2]} autumn`;
  const found = periodAmong(folded.replace(fall[0], autumn), today);
  return { ...found, words: [...found.words, "fall"] };
}

function periodAmong(folded: string, today: CalendarDay): FoundPeriod {
  const relative = relativeIn(folded, today);
  if (relative) return relative;
  const figures = inFigures(folded) ?? countedBack(folded, today);
  if (figures) return figures;
  const between = betweenMonths(folded, today);
  if (between) return between;
  // « J’ai été triste en 2019 »: what is no time is passed over.
  for (const match of folded.matchAll(dated)) {
    const found = datedAt(folded, match, today);
    if (found) return found;
  }
  return { period: null, words: [] };
}

function datedAt(folded: string, match: RegExpExecArray, today: CalendarDay): FoundPeriod | null {
  const [whole, date, word, year, bare] = match;
  const lastOne = /^ (?:derniere?|passee?)\b/.exec(folded.slice(match.index + whole.length));
  const before = `${folded.slice(0, match.index).trimEnd()}${lastOne ? " last" : ""}`;
  const part = partBefore.exec(before);
  const hasCue =
    lastOne !== null ||
    part !== null ||
    bare !== undefined ||
    year !== undefined ||
    date !== undefined ||
    /\b(?:in|since|before|until|en|au|depuis|avant|this|last|cet|cette|ce|de|d'|l')$/.test(before);
  const named = hasCue ? rangeOf({ date, word, year: year ?? bare }, before, today) : null;
  if (!named) return null;
  const week = date === undefined ? null : /\b(?:semaine du|week of)(?: the)?$/.exec(before);
  const range = week
    ? { from: weekOf(named.from), to: addDays(weekOf(named.from), 6) }
    : part
      ? partOf(named, partWords.get(part[1] ?? ""))
      : named;
  const words = `${whole}${lastOne?.[0] ?? ""} ${part?.[0] ?? ""} ${week?.[0] ?? ""}`
    .split(/[ -]/)
    .filter(Boolean);
  const second = /^(?: ?(?:and|to|et|a|-|–) ?)((?:19|20)\d\d)\b/.exec(
    folded.slice(match.index + whole.length),
  );
  if (second?.[1])
    return { period: { from: range.from, to: `${second[1]}-12-31` }, words: [...words, second[1]] };
  // "Since early 2023": the cue stands before the part.
  const lead = part ? before.slice(0, part.index).trimEnd() : before;
  if (since.test(lead)) return { period: { from: range.from, to: today }, words };
  if (until.test(lead)) return { period: { from: first, to: addDays(range.from, -1) }, words };
  return { period: range, words };
}

const partBefore = /\b(early|beginning|mid|middle|late|end|debut|mi|milieu|fin)(?: de| of)?[ -]?$/;

/** "Early 2023": a third of it; the middle of a year is its summer, as in a date. */
function partOf({ from, to }: AskedPeriod, part: "early" | "mid" | "late" | undefined): AskedPeriod {
  if (part === "mid" && from.endsWith("-01-01") && to.endsWith("-12-31"))
    return { from: dayOf(yearOf(from), 6, 1), to: dayOf(yearOf(from), 8, 31) };
  const third = Math.floor((daysBetween(from, to) + 1) / 3);
  if (part === "early") return { from, to: addDays(from, third - 1) };
  if (part === "late") return { from: addDays(to, 1 - third), to };
  return { from: addDays(from, third), to: addDays(to, -third) };
}

const decade = /\b(?:(?:in )?the ((?:19|20)\d0)s|annees ((?:19|20)\d0))\b/;
const weekdays = [
  "monday|lundi",
  "tuesday|mardi",
  "wednesday|mercredi",
  "thursday|jeudi",
  "friday|vendredi",
  "saturday|samedi",
  "sunday|dimanche",
];

/** "The 2010s", « vendredi dernier », « depuis deux ans ». */
function countedBack(folded: string, today: CalendarDay): FoundPeriod | null {
  const ten = decade.exec(folded);
  if (ten) {
    const year = ten[1] ?? ten[2] ?? "";
    return { period: { from: `${year}-01-01`, to: `${Number(year) + 9}-12-31` }, words: ten[0].split(" ") };
  }
  for (const [at, names] of weekdays.entries()) {
    const named = new RegExp(`\\blast (?:${names})\\b|\\b(?:${names}) (?:dernier|passe)\\b`).exec(folded);
    if (!named) continue;
    const here = addDays(weekOf(today), at);
    const day = here < today ? here : addDays(here, -7);
    return { period: { from: day, to: day }, words: named[0].split(" ") };
  }
  const sinceThen = /\bdepuis (\d{1,2}|[a-z]+) (ans?|annees?|mois|semaines?|jours?)\b/.exec(folded);
  const back = sinceThen && backBy(sinceThen[1] ?? "", sinceThen[2] ?? "");
  return back ? { period: { from: back.from(today), to: today }, words: sinceThen[0].split(" ") } : null;
}

/** "2022-06-05", "5/6/2022": the day first, as both languages write it here; a month alone as "6/2022". */
function inFigures(folded: string): FoundPeriod | null {
  const match =
    /\b((?:19|20)\d\d)-(\d\d)(?:-(\d\d))?\b|\b(?:(\d{1,2})[/.])?(\d{1,2})[/.]((?:19|20)\d\d)\b/.exec(folded);
  if (!match) return null;
  const [whole, isoYear, isoMonth, isoDay, day, month, year] = match;
  const parts = [isoYear ?? year, isoMonth ?? month, isoDay ?? day].flatMap(
    (part) => part?.padStart(2, "0") ?? [],
  );
  const date = parts.join("-");
  if (!isVagueDate(date)) return null;
  return { period: { from: earliestDay(date), to: latestDay(date) }, words: whole.split(/[/.-]/) };
}

const twoMonths = new RegExp(
  `\\b(?:between|entre|from|de|du) (${months})(?: ((?:19|20)\\d\\d))? (?:and|et|to|a|au|until|till|jusqu'?(?:en|a|au)?) (${months})(?: ((?:19|20)\\d\\d))?\\b`,
);

/** "Between March and June 2023", « de novembre à février ». */
function betweenMonths(folded: string, today: CalendarDay): FoundPeriod | null {
  const match = twoMonths.exec(folded);
  if (!match) return null;
  const [whole, first = "", firstYear, second = "", secondYear] = match;
  const last = rangeOf({ date: undefined, word: second, year: secondYear }, "", today);
  if (!last) return null;
  const isBefore = (monthWords.get(first) ?? 0) <= (monthWords.get(second) ?? 0);
  const year = firstYear ?? String(yearOf(last.from) - (isBefore ? 0 : 1));
  const start = rangeOf({ date: undefined, word: first, year }, "", today);
  return start && start.from <= last.to
    ? { period: { from: start.from, to: last.to }, words: whole.split(" ") }
    : null;
}

type Written = {
  readonly date: string | undefined;
  readonly word: string | undefined;
  readonly year: string | undefined;
};

function rangeOf({ date, word, year }: Written, before: string, today: CalendarDay): AskedPeriod | null {
  const now = yearOf(today);
  const bounds = (text: string) =>
    isVagueDate(text) ? { from: earliestDay(text), to: latestDay(text) } : null;
  if (word === undefined) return bounds(year ?? "");
  const month = monthWords.get(word);
  const middle = String(month ?? seasonWords.get(word)).padStart(2, "0");
  // A season without a year is one of every year: it is no period.
  if (month === undefined && year === undefined && !/\b(?:this|last|cet|cette|ce)$/.test(before)) return null;
  const written = year === undefined ? null : Number(year);
  const at = (of: number) =>
    bounds(`${of}-${middle}${month !== undefined && date ? `-${date.padStart(2, "0")}` : ""}`);
  if (written !== null) return at(written);
  const thisYear = at(now);
  return thisYear && thisYear.from <= today ? thisYear : at(now - 1);
}

function relativeIn(folded: string, today: CalendarDay): FoundPeriod | null {
  const year = yearOf(today);
  const month = (of: CalendarDay) => ({
    from: dayOf(yearOf(of), monthOf(of), 1),
    to: addDays(addMonths(dayOf(yearOf(of), monthOf(of), 1), 1), -1),
  });
  const around = (day: CalendarDay, days: number) => ({ from: addDays(day, -days), to: addDays(day, days) });
  const thisSaturday = addDays(weekOf(today), 5);
  const saturday = thisSaturday <= today ? thisSaturday : addDays(thisSaturday, -7);
  const before = saturday === thisSaturday ? addDays(saturday, -7) : saturday;
  const known: readonly (readonly [RegExp, AskedPeriod])[] = [
    [
      /\b(?:(?:a|one) year ago today|(?:this|the same|same) (?:day|date) last year|last year (?:on )?(?:this|the same) (?:day|date)|il y a un an jour pour jour|(?:l'an(?:nee)? (?:derniere?|passee?) )?(?:a la|le) meme (?:date|jour)(?: l'an(?:nee)? (?:derniere?|passee?))?)\b/,
      around(addMonths(today, -12), 3),
    ],
    [
      /\b(?:(?:around |at )?this time last year|last year (?:around |at )?this time|(?:a|vers) (?:cette epoque|ce moment) l'an(?:nee)? (?:derniere?|passee?)|l'an(?:nee)? (?:derniere?|passee?) a (?:cette epoque|la meme epoque))\b/,
      around(addMonths(today, -12), 15),
    ],
    [
      /\b(?:last|this past) (?:christmas|xmas)\b|\b(?:a |le )?(?:noel dernier|dernier noel)\b/,
      feast(today, "12-23", "12-26"),
    ],
    [
      /\b(?:last (?:new year(?:'?s(?: eve)?)?)|(?:au |le )?(?:dernier nouvel an|nouvel an dernier))\b/,
      feast(today, "12-31", "12-31"),
    ],
    [
      /\b(?:last valentine'?s(?: day)?|(?:a |la )?(?:saint-valentin derniere|derniere saint-valentin))\b/,
      feast(today, "02-14", "02-14"),
    ],
    [/\b(?:the day before yesterday|avant-hier)\b/, around(addDays(today, -2), 0)],
    [/\b(?:yesterday|last night|hier)\b/, around(addDays(today, -1), 0)],
    [/\b(?:last weekend|le week-?end (?:dernier|passe))\b/, { from: before, to: addDays(before, 1) }],
    [/\b(?:this weekend|ce week-?end)\b/, { from: saturday, to: addDays(saturday, 1) }],
    [
      /\b(?:last year|l'an(?:nee)? (?:derniere?|passee?))\b/,
      { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
    ],
    [
      /\b(?:(?:my|the past|the last|this past) year(?!s)|mon annee|l'annee ecoulee)\b(?! (?:with|of|avec|de)\b)/,
      { from: addDays(addMonths(today, -12), 1), to: today },
    ],
    [/\b(?:this year|cette annee)\b/, { from: `${year}-01-01`, to: today }],
    [/\b(?:last month|le mois (?:dernier|passe))\b/, month(addMonths(today, -1))],
    [/\b(?:this month|ce mois(?:-ci| ci)?)\b/, { from: month(today).from, to: today }],
    [
      /\b(?:this week|cette semaine|(?:pages?|moments?|notes?) de la semaine)\b(?! derniere| passee)/,
      { from: addDays(today, -6), to: today },
    ],
    [
      /\b(?:last week|la semaine (?:derniere|passee))\b/,
      { from: addDays(today, -13), to: addDays(today, -7) },
    ],
    [
      /\b(?:lately|recently|these days|ces derniers temps|recemment|en ce moment)\b/,
      { from: addDays(today, -60), to: today },
    ],
  ];
  for (const [pattern, period] of known) {
    const found = pattern.exec(folded);
    if (found) return { period, words: found[0].split(/[ ']/) };
  }
  const written = /\b(?:writ\w*|wrote|note[ds]?|do|did|happen\w*|ecri\w*|fait|passe)\b/.test(folded);
  const now = /\b(?:today|aujourd'hui|this morning|ce matin|tonight|ce soir)\b/.exec(folded);
  if (written && now) return { period: around(today, 0), words: now[0].split(/[ ']/) };
  const ago =
    /\b(\d{1,2}|[a-z]+) (years?|months?|weeks?|days?) ago\b|\bil y a (\d{1,2}|[a-z]+) (ans?|annees?|mois|semaines?|jours?)\b/.exec(
      folded,
    );
  if (ago) {
    const back = backBy(ago[1] ?? ago[3] ?? "", ago[2] ?? ago[4] ?? "");
    // Said roughly: the further back, the wider.
    if (back) return { period: around(back.from(today), back.roughly), words: ago[0].split(" ") };
  }
  const counted =
    /\b(?:(?:in |over |during )?the )?(?:last|past) (\d{1,2}|[a-z]+) (months?|years?|weeks?|days?)\b|\b(?:les |ces |des )?(\d{1,2}|[a-z]+) dernier(?:s|es) (mois|ans|annees|semaines|jours)\b/.exec(
      folded,
    );
  if (!counted) return null;
  const back = backBy(counted[1] ?? counted[3] ?? "", counted[2] ?? counted[4] ?? "");
  return back
    ? { period: { from: addDays(back.from(today), 1), to: today }, words: counted[0].split(" ") }
    : null;
}

/** The latest of a feast that is over. */
function feast(today: CalendarDay, from: string, to: string): AskedPeriod {
  const year = yearOf(today) - (`${yearOf(today)}-${to}` < today ? 0 : 1);
  return { from: `${year}-${from}`, to: `${year}-${to}` };
}

/** So many units before a day; null where it is no number or no unit. */
function backBy(count: string, unitWord: string) {
  const number = /^(?:a|an|une?)$/.test(count) ? 1 : (agoNumbers.get(count) ?? Number(count || Number.NaN));
  const unit = agoUnits.get(unitWord);
  if (!Number.isInteger(number) || number < 1 || !unit) return null;
  const months = { year: 12, month: 1, week: 0, day: 0 }[unit] * number;
  const days = { year: 0, month: 0, week: 7, day: 1 }[unit] * number;
  const from = (day: CalendarDay) => (months > 0 ? addMonths(day, -months) : addDays(day, -days));
  return { from, roughly: { year: 15, month: 7, week: 3, day: 0 }[unit] };
}
