/** The months, seasons and small words in which people write a date, English and French, folded (fold-text.ts). */

const months: readonly (readonly string[])[] = [
  ["january", "jan", "janvier", "janv"],
  ["february", "feb", "fevrier", "fevr", "fev"],
  ["march", "mar", "mars"],
  ["april", "apr", "avril", "avr"],
  ["may", "mai"],
  ["june", "jun", "juin"],
  ["july", "jul", "juillet", "juill", "juil"],
  ["august", "aug", "aout", "aou"],
  ["september", "sept", "sep", "septembre"],
  ["october", "oct", "octobre"],
  ["november", "nov", "novembre"],
  ["december", "dec", "decembre"],
];

const seasons: readonly (readonly string[])[] = [
  ["spring", "printemps"],
  ["summer", "ete"],
  ["autumn", "fall", "automne"],
  ["winter", "hiver"],
];

function numbered(lists: readonly (readonly string[])[], first: number): ReadonlyMap<string, number> {
  return new Map(
    lists.flatMap((words, index) => words.map((word): [string, number] => [word, index + first])),
  );
}

/** Word to month, 1–12. */
export const monthWords = numbered(months, 1);
/** Word to season, 21–24, as in EDTF. */
export const seasonWords = numbered(seasons, 21);

/** Words around a date that do not change its meaning. */
export const fillerWords: ReadonlySet<string> = new Set(
  "the of in on at about around circa approximately c ca since last past l le la d du de des en au a vers environ autour courant depuis dernier derniere".split(
    " ",
  ),
);

/**
 * Which part of a year or a month. The middle of a year is its summer; its beginning and its end are kept as the year, since no month of
 * them was written; a part of a month changes nothing, since nothing between a month and a day is kept (docs/product-decisions.md, "Dates in words").
 */
export const partWords: ReadonlyMap<string, "early" | "mid" | "late"> = new Map([
  ["early", "early"],
  ["beginning", "early"],
  ["debut", "early"],
  ["mid", "mid"],
  ["middle", "mid"],
  ["mi", "mid"],
  ["milieu", "mid"],
  ["late", "late"],
  ["end", "late"],
  ["fin", "late"],
]);

/** What people write when they do not know, folded: the same as an empty field. */
export const unknownDates: ReadonlySet<string> = new Set([
  "?",
  "??",
  "???",
  "-",
  "unknown",
  "no idea",
  "i don't know",
  "i don't remember",
  "don't know",
  "don't remember",
  "inconnu",
  "inconnue",
  "aucune idee",
  "je ne sais pas",
  "je ne sais plus",
  "je sais pas",
  "je sais plus",
  "sais plus",
  "je ne me souviens plus",
]);

/** "3 years ago", « il y a 3 ans »: the unit of what is counted back. */
export const agoUnits: ReadonlyMap<string, "year" | "month" | "week" | "day"> = new Map([
  ["year", "year"],
  ["years", "year"],
  ["an", "year"],
  ["ans", "year"],
  ["annee", "year"],
  ["annees", "year"],
  ["month", "month"],
  ["months", "month"],
  ["mois", "month"],
  ["week", "week"],
  ["weeks", "week"],
  ["semaine", "week"],
  ["semaines", "week"],
  ["day", "day"],
  ["days", "day"],
  ["jour", "day"],
  ["jours", "day"],
]);

/** Small numbers as they are written before such a unit. */
export const agoNumbers: ReadonlyMap<string, number> = new Map(
  [
    ["a", "an", "one", "un", "une"],
    ["two", "deux"],
    ["three", "trois"],
    ["four", "quatre"],
    ["five", "cinq"],
    ["six"],
    ["seven", "sept"],
    ["eight", "huit"],
    ["nine", "neuf"],
    ["ten", "dix"],
  ].flatMap((words, index) => words.map((word): [string, number] => [word, index + 1])),
);

/** Word to day of the week, 1 for Monday to 7. « mar. » is March too: parse-vague-date.ts tells them apart. */
export const weekdayWords: ReadonlyMap<string, number> = numbered(
  [
    ["monday", "mon", "lundi", "lun"],
    ["tuesday", "tues", "tue", "mardi"],
    ["wednesday", "weds", "wed", "mercredi", "mer"],
    ["thursday", "thurs", "thur", "thu", "jeudi", "jeu"],
    ["friday", "fri", "vendredi", "ven"],
    ["saturday", "sat", "samedi", "sam"],
    ["sunday", "sun", "dimanche", "dim"],
  ],
  1,
);

/** Word to the first year of a decade, within its century for those below 100. */
export const decadeWords: ReadonlyMap<string, number> = new Map(
  [
    ["noughties", "deux mille", 0],
    ["twenties", "vingt", 20],
    ["thirties", "trente", 30],
    ["forties", "quarante", 40],
    ["fifties", "cinquante", 50],
    ["sixties", "soixante", 60],
    ["seventies", "soixante dix", 70],
    ["eighties", "quatre vingt", 80],
    ["nineties", "quatre vingt dix", 90],
  ].flatMap(([english, french, years]): [string, number][] => [
    [String(english), Number(years)],
    [String(french), Number(years)],
  ]),
);

/** Word to days from today. */
export const relativeWords: ReadonlyMap<string, number> = new Map([
  ["today", 0],
  ["yesterday", -1],
  ["aujourd'hui", 0],
  ["hier", -1],
  ["avant-hier", -2],
]);
