/** The months, seasons and small words in which people write a date, English and French, folded (fold-text.ts). */

const months: readonly (readonly string[])[] = [
  ["january", "jan", "janvier", "janv"],
  ["february", "feb", "fevrier", "fevr", "fev"],
  ["march", "mar", "mars"],
  ["april", "apr", "avril", "avr"],
  ["may", "mai"],
  ["june", "jun", "juin"],
  ["july", "jul", "juillet", "juil"],
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
  "the of in on at about around circa approximately c ca early mid late since l le la d du de des en au a vers environ autour debut fin courant depuis".split(
    " ",
  ),
);

export const weekdayWords: ReadonlySet<string> = new Set(
  "monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun lundi mardi mercredi jeudi vendredi samedi dimanche".split(
    " ",
  ),
);

/** Word to days from today. */
export const relativeWords: ReadonlyMap<string, number> = new Map([
  ["today", 0],
  ["yesterday", -1],
  ["aujourd'hui", 0],
  ["hier", -1],
  ["avant-hier", -2],
]);
