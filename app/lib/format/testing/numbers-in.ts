/** The numbers of a sentence, in figures or in words of either language: for tests that count them again. */
const words = [
  "no none aucune aucun",
  "one un une",
  "two deux",
  "three trois",
  "four quatre",
  "five cinq",
  "six",
  "seven sept",
  "eight huit",
  "nine neuf",
  "ten dix",
  "eleven onze",
  "twelve douze",
  "thirteen treize",
  "fourteen quatorze",
  "fifteen quinze",
  "sixteen seize",
] as const;

const said: Readonly<Record<string, number>> = {
  ...Object.fromEntries(words.flatMap((same, value) => same.split(" ").map((word) => [word, value]))),
  twenty: 20,
  vingt: 20,
};

/** In their order. */
export function numbersIn(sentence: string): readonly number[] {
  const ungrouped = sentence.replace(/(?<=\d)[\u202f\u00a0,](?=\d{3})/g, "");
  return (ungrouped.toLowerCase().match(/\d+|\p{L}+/gu) ?? []).flatMap((word) =>
    /^\d+$/.test(word) ? [Number(word)] : (said[word] ?? []),
  );
}
