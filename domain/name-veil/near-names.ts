/**
 * Names that are not written as the journal has them: with one letter amiss ("camile"), declined or with a particle attached in other scripts
 * (« Владимиром », « وليلى »), as one word of several ("jeanpaul"), inside a longer one ("camilledupont"). By tables that are made once.
 */

export type NearNames = {
  /** One letter away from a name, or a name at the head or the end of a longer word. */
  isNear(folded: string): boolean;
  /** Names of scripts that attach particles to words: found inside them. */
  readonly attached: readonly string[];
  /** The name without its ending, of scripts that decline it. */
  isDeclined(folded: string): boolean;
};

const attaching =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;
const declining = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u;

/** Shorter names are too near to other words. */
const shortestNear = 5;
const shortestInside = 6;
const shortestStem = 3;
/** Letters that stand beside a name in a handle; fewer are an ending ("Camillesque"). */
const fewestBeside = 4;
const longestEnding = 4;

/** `names`: single words that name people, folded. */
export function nearNames(names: readonly string[]): NearNames {
  const around = new Set<string>();
  const inside = new Set<string>();
  const stems = new Set<string>();
  const attached: string[] = [];
  for (const name of names) {
    if (attaching.test(name)) {
      if (name.length >= shortestStem) attached.push(name);
      continue;
    }
    if (declining.test(name)) {
      const stem = name.length > shortestStem ? name.slice(0, -1) : name;
      if (name.length > shortestStem) stems.add(stem);
      stems.add(name);
      continue;
    }
    if (!/^[a-z]+$/.test(name)) continue;
    if (name.length >= shortestNear) for (const form of lessOne(name)) around.add(form);
    if (name.length >= shortestInside) inside.add(name);
  }
  const hasAtItsEnds = (word: string) => {
    for (let length = shortestInside; length <= word.length - fewestBeside; length += 1) {
      if (inside.has(word.slice(0, length)) || inside.has(word.slice(-length))) return true;
    }
    return false;
  };
  return {
    attached,
    isNear: (word) =>
      /^[a-z]+$/.test(word) &&
      ((word.length >= shortestNear && lessOne(word).some((form) => around.has(form))) || hasAtItsEnds(word)),
    isDeclined(word) {
      if (!/[^\p{ASCII}]/u.test(word)) return false;
      for (
        let length = Math.max(shortestStem, word.length - longestEnding);
        length <= word.length;
        length += 1
      )
        if (stems.has(word.slice(0, length))) return true;
      return false;
    },
  };
}

/** A word and what it is without any one letter but the first: two words with one of these in common are one slip apart. */
function lessOne(word: string): readonly string[] {
  return [
    word,
    ...Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2)),
  ];
}
