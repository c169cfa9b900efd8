/** The feasts by which people remember a day, in English and French: those that keep their date, and those that move with Easter or a weekday. */
import { foldText } from "#domain/text/fold-text.ts";
import { addDays, type CalendarDay, dayOf, daysInMonth, weekOf } from "./calendar-day.ts";

/** The day of a feast in a year. */
type Feast = (year: number) => CalendarDay;

const fixed =
  (month: number, day: number): Feast =>
  (year) =>
    dayOf(year, month, day);
const fromEaster =
  (days: number): Feast =>
  (year) =>
    addDays(easter(year), days);
/** `weekday`: 1 for Monday to 7; `nth`: 1 for the first of the month. */
const nthWeekday =
  (month: number, weekday: number, nth: number): Feast =>
  (year) =>
    addDays(onOrAfter(dayOf(year, month, 1), weekday), 7 * (nth - 1));
const lastWeekday =
  (month: number, weekday: number): Feast =>
  (year) =>
    onOrAfter(dayOf(year, month, daysInMonth(year, month) - 6), weekday);

function onOrAfter(day: CalendarDay, weekday: number): CalendarDay {
  const inWeek = addDays(weekOf(day), weekday - 1);
  return inWeek < day ? addDays(inWeek, 7) : inWeek;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year: number): CalendarDay {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const g = Math.floor((8 * century + 13) / 25);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(day / 31), (day % 31) + 1);
}

/** In France the last Sunday of May, or the first of June where that is Pentecost (Code de l’action sociale et des familles, article D215-1). */
function frenchMothersDay(year: number): CalendarDay {
  const day = lastWeekday(5, 7)(year);
  return day === fromEaster(49)(year) ? addDays(day, 7) : day;
}

/** Names as `plainName` leaves them. */
const feasts: readonly (readonly [Feast, ...string[]])[] = [
  [fixed(1, 1), "new years day", "jour de l an", "nouvel an", "premier de l an"],
  [fixed(1, 6), "epiphany", "twelfth night", "epiphanie", "fete des rois"],
  [fixed(2, 2), "candlemas", "chandeleur"],
  [
    fixed(2, 14),
    "saint valentines day",
    "saint valentines",
    "valentines day",
    "valentines",
    "saint valentin",
  ],
  [fixed(3, 17), "saint patricks day", "saint patricks", "saint patrick"],
  [fixed(4, 1), "april fools day", "april fools", "poisson d avril"],
  [fixed(5, 1), "may day", "fete du travail"],
  [fixed(6, 21), "fete de la musique"],
  [fixed(6, 24), "saint johns day", "saint jean"],
  [fixed(7, 4), "independence day"],
  [fixed(7, 14), "bastille day", "fete nationale"],
  [fixed(8, 15), "assumption day", "assomption"],
  [fixed(10, 31), "halloween"],
  [fixed(11, 1), "all saints day", "all saints", "toussaint"],
  [fixed(11, 5), "bonfire night", "guy fawkes night"],
  [fixed(11, 11), "remembrance day", "veterans day", "armistice day", "armistice"],
  [fixed(12, 6), "saint nicholas day", "saint nicolas"],
  [fixed(12, 24), "christmas eve", "veille de noel", "reveillon de noel"],
  [fixed(12, 25), "christmas day", "christmas", "xmas", "jour de noel", "noel"],
  [fixed(12, 26), "boxing day"],
  [
    fixed(12, 31),
    "new years eve",
    "saint sylvestre",
    "reveillon du nouvel an",
    "reveillon de l an",
    "reveillon",
  ],
  [fromEaster(-47), "shrove tuesday", "pancake day", "mardi gras"],
  [fromEaster(-46), "ash wednesday", "mercredi des cendres"],
  [fromEaster(-21), "mothering sunday"],
  [fromEaster(-7), "palm sunday", "dimanche des rameaux", "rameaux"],
  [fromEaster(-2), "good friday", "vendredi saint"],
  [fromEaster(0), "easter sunday", "easter day", "easter", "dimanche de paques", "paques"],
  [fromEaster(1), "easter monday", "lundi de paques"],
  [fromEaster(39), "ascension day", "ascension"],
  [fromEaster(49), "whit sunday", "pentecost", "dimanche de pentecote", "pentecote"],
  [fromEaster(50), "whit monday", "lundi de pentecote"],
  [nthWeekday(5, 7, 2), "mothers day"],
  [frenchMothersDay, "fete des meres"],
  [nthWeekday(6, 7, 3), "fathers day", "fete des peres"],
  [lastWeekday(5, 1), "memorial day"],
  [nthWeekday(9, 1, 1), "labor day"],
  [nthWeekday(11, 4, 4), "thanksgiving day", "thanksgiving"],
];

const byName: ReadonlyMap<string, Feast> = new Map(
  feasts.flatMap(([feast, ...names]) => names.map((name): [string, Feast] => [name, feast])),
);
/** The longest first: "Christmas Eve" is not Christmas. */
const named = new RegExp(`\\b(?:${[...byName.keys()].toSorted((a, b) => b.length - a.length).join("|")})\\b`);

/** "St. Valentine’s", « St-Valentin » and « l’Ascension » without their signs. */
function plainName(text: string): string {
  return foldText(text)
    .replace(/\b([ld])'/g, "$1 ")
    .replace(/'(?=s\b)/g, "")
    .replace(/s'(?= |$)/g, "s")
    .replace(/[-.,]+/g, " ")
    .replace(/\b(?:st|ste|sainte)(?= )/g, "saint")
    .replace(/\s+/g, " ")
    .trim();
}

/** The feast that a text names, and its other words; null where it names none. */
export function feastIn(text: string): { readonly feast: Feast; readonly rest: string } | null {
  const plain = plainName(text);
  const name = named.exec(plain)?.[0];
  const feast = name === undefined ? undefined : byName.get(name);
  return feast && name !== undefined ? { feast, rest: plain.replace(name, " ").trim() } : null;
}
