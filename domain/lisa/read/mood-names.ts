/** Moods by their names in a question, and whether a word chooses pages by mood or is only a word on them. */

/** A mood by its name, in every form; "good" and "bad" are the two at each end. */
const moodWords: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(?:bright|brightest|lumineu(?:x|ses?))$/, [5]],
  [/^(?:gentle|gentlest|dou(?:x|ces?))$/, [4]],
  [/^(?:even|ega(?:l|les?|ux))$/, [3]],
  [/^(?:heavy|heaviest|lourde?s?)$/, [2]],
  [/^(?:stormy|stormiest|orageu(?:x|ses?))$/, [1]],
  [
    /^(?:good|happiest|happier|happy|light|lighter|bonn?e?s?|heureu(?:x|ses?)|leg(?:er|ere)s?|joyeu(?:x|ses?))$/,
    [4, 5],
  ],
  [
    /^(?:bad|saddest|sadder|heavier|sad|dark|hard|mauvaise?s?|tristes?|sombres?|durs?|dures|difficiles?)$/,
    [1, 2],
  ],
];
const namedMood = /^(?:bright|gentle|even$|heavy|heavi|storm[yi]|lumineu|dou[xc]|ega[lu]|lourd|orageu)/;

export const isMoodName = (word: string): boolean => namedMood.test(word);
/** In any of its forms; "happy" counts as the two at the light end. */
export const isMoodForm = (word: string): boolean => moodWords.some(([form]) => form.test(word));

/** "The sad days", « des pages tristes »: which pages. "That I was sad" is a word on them. */
export function isOfPages(word: string, folded: string): boolean {
  const things =
    "(?:pages?|days?|moments?|times?|ones?|entries|notes?|weeks?|months?|years?|evenings?|jours?|journees?|fois|semaines?|mois|annees?|soirees?|souvenirs?|memories|memory)";
  return new RegExp(
    `\\b${word} (?:\\p{L}+ )?${things}\\b|\\b${things} (?:\\p{L}+ ){0,2}${word}\\b|(?:st|le plus|la plus) ${word}\\b|\\b\\p{L}+(?:iest|hest|rkest|rdest)\\b`,
    "u",
  ).test(folded);
}

const inner =
  "(?:un)?happ(?:y|ily|iness)|sad(?:ness)?|cheerful|joyful|joyeu(?:x|ses?)|(?:mal)?heureu(?:x|ses?)|tristes?|tristesse|bonheur|legere?s?|leger|lourde?s?";
const comparatives = "(?:un)?happ(?:ier|iest)|sadd(?:er|est)|light(?:er|est)|heav(?:ier|iest)";
/** Folded: "happier", "as happy as", « moins heureuse », "compare my happiness": light and heavy pages are weighed, not a word that they have. */
export const weighsMood = new RegExp(
  `\\b(?:${comparatives}|(?:more|less|as|most|least|plus|moins|aussi|autant|compar\\p{L}*)(?: de| d'| of| my| mon| ma)? ?(?:${inner}))\\b`,
  "u",
);
/** A word that says only how light it was. */
export const isLightness = (word: string): boolean => new RegExp(`^(?:${comparatives}|${inner})$`).test(word);

export function moodsIn(words: readonly string[]): readonly number[] {
  const found = words.flatMap((word) => moodWords.find(([form]) => form.test(word))?.[1] ?? []);
  return [...new Set(found)].sort();
}
