/** Numbers in words, English and French, as what they say: "two hundred and twelve", « quatre-vingt-dix-sept ». */

type Kind = "unit" | "teen" | "ten" | "hundred" | "thousand";
type Numeral = { readonly kind: Kind; readonly value: number };

const numerals: ReadonlyMap<string, Numeral> = new Map([
  ...named("unit", "one two three four five six seven eight nine", (at) => at + 1),
  ...named("unit", "un/une deux trois quatre cinq six sept huit neuf", (at) => at + 1),
  ...named(
    "teen",
    "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    (at) => at + 10,
  ),
  ...named("teen", "dix onze douze treize quatorze quinze seize", (at) => at + 10),
  ...named("ten", "twenty thirty forty fifty sixty seventy eighty ninety", (at) => 10 * at + 20),
  ...named(
    "ten",
    "vingt/vingts trente quarante cinquante soixante septante huitante/octante nonante",
    (at) => 10 * at + 20,
  ),
  ...named("hundred", "hundred/hundreds/cent/cents", () => 100),
  ...named(
    "thousand",
    "thousand/thousands/mille million/millions billion/billions/milliard/milliards",
    (at) => 1_000 ** (at + 1),
  ),
]);

function named(kind: Kind, words: string, worth: (at: number) => number): (readonly [string, Numeral])[] {
  return words
    .split(" ")
    .flatMap((some, at) => some.split("/").map((word) => [word, { kind, value: worth(at) }] as const));
}

/** `whole`: thousands that are finished; `group`: what is below them. */
type Sum = { readonly whole: number; readonly group: number; readonly last: Numeral };

/** The sum with one more word, or null where that word begins another number ("seven, eight"). */
function add(sum: Sum, next: Numeral): Sum | null {
  const { whole, group, last } = sum;
  const grown = (value: number) => ({ whole, group: value, last: next });
  const isOpen = last.kind === "hundred" || last.kind === "thousand";
  switch (next.kind) {
    case "unit": {
      // « dix-sept », « soixante-dix-huit »
      const isAfterTen = last.kind === "ten" || (last.value === 10 && next.value >= 7);
      return isOpen || isAfterTen ? grown(group + next.value) : null;
    }
    case "teen":
      // « soixante-dix », « quatre-vingt-onze »
      return isOpen || (last.kind === "ten" && [60, 80].includes(group % 100))
        ? grown(group + next.value)
        : null;
    case "ten":
      // « quatre-vingts »
      if (next.value === 20 && last.value === 4)
        return { ...grown(group - 4 + 80), last: { kind: "ten", value: 80 } };
      return isOpen ? grown(group + next.value) : null;
    case "hundred":
      if (last.kind === "thousand") return grown(100);
      return last.kind === "unit" || last.kind === "teen" ? grown(group * 100) : null;
    case "thousand":
      return last.kind === "thousand" || group === 0
        ? null
        : { whole: whole + group * next.value, group: 0, last: next };
  }
}

const begin = (next: Numeral): Sum =>
  next.kind === "thousand"
    ? { whole: next.value, group: 0, last: next }
    : { whole: 0, group: next.value, last: next };

/** In order. Single words for one and two are left out: they are articles and pronouns as often. @param folded without case and accents */
export function numbersInWords(folded: string): readonly number[] {
  const found: number[] = [];
  let sum: Sum | null = null;
  const end = () => {
    const value = sum === null ? 0 : sum.whole + sum.group;
    if (value > 2) found.push(value);
    sum = null;
  };
  const words = [...folded.matchAll(/\p{L}+|[^\p{L}\s-]+/gu)].map(([word]) => word);
  for (const [at, word] of words.entries()) {
    const next = numerals.get(word);
    const open: Sum | null = sum;
    if (next) {
      const more: Sum | null = open === null ? null : add(open, next);
      if (more === null) end();
      sum = more ?? begin(next);
    } else if (open === null || !joins(word, open, numerals.get(words[at + 1] ?? ""))) end();
  }
  end();
  return found;
}

/** "two hundred and twelve", « vingt et un », « soixante et onze »: but "seven and eight" are two. */
function joins(word: string, { last }: Sum, next: Numeral | undefined): boolean {
  if (!next) return false;
  if (word === "and") return last.kind === "hundred" || last.kind === "thousand";
  return word === "et" && last.kind === "ten" && (next.value === 1 || next.value === 11);
}
