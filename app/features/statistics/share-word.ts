/** A share as a word: the selector of a message (`statistics.lines.sentence`). */
const shares = [
  ["none", 0],
  ["tenth", 1 / 10],
  ["fifth", 1 / 5],
  ["quarter", 1 / 4],
  ["third", 1 / 3],
  ["half", 1 / 2],
  ["twoThirds", 2 / 3],
  ["threeQuarters", 3 / 4],
  ["fourFifths", 4 / 5],
  ["nineTenths", 9 / 10],
  ["all", 1],
] as const;
type ShareWord = (typeof shares)[number][0];

/** The nearest common fraction; "none" and "all" only when exact. */
export function shareWord(part: number, whole: number): ShareWord {
  if (part <= 0 || whole <= 0) return "none";
  if (part >= whole) return "all";
  const ratio = part / whole;
  const inner = shares.slice(1, -1);
  return inner.reduce<readonly [ShareWord, number]>(
    (best, share) => (Math.abs(share[1] - ratio) < Math.abs(best[1] - ratio) ? share : best),
    ["tenth", 1 / 10],
  )[0];
}

/** Compared with one half: keys of the sentences for more, half or less. */
export function againstHalf(part: number, whole: number): "more" | "half" | "less" {
  return part * 2 > whole ? "more" : part * 2 === whole ? "half" : "less";
}
