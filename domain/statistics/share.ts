/** A share as a word: the selector of a message (docs/statistics.md, "Shares"). */

/** Fractions that people say, and what they are. */
export const spokenShares = [
  ["twentieth", 1 / 20],
  ["tenth", 1 / 10],
  ["seventh", 1 / 7],
  ["fifth", 1 / 5],
  ["quarter", 1 / 4],
  ["third", 1 / 3],
  ["twoFifths", 2 / 5],
  ["half", 1 / 2],
  ["threeFifths", 3 / 5],
  ["twoThirds", 2 / 3],
  ["threeQuarters", 3 / 4],
  ["fourFifths", 4 / 5],
  ["nineTenths", 9 / 10],
] as const;

export type ShareWord = (typeof spokenShares)[number][0] | "none" | "all" | "almost" | "few" | "figure";

/** A word may be this far from the share: three points. */
const farthest = 0.03;

/**
 * The nearest fraction that is within three points; "almost" above 98 %, "few" below 2 %, "none" and "all" only when exact. Where no
 * fraction is near enough the figure itself is said.
 */
export function shareWord(part: number, whole: number): ShareWord {
  if (part <= 0 || whole <= 0) return "none";
  if (part >= whole) return "all";
  const ratio = part / whole;
  if (ratio > 0.98) return "almost";
  if (ratio < 0.02) return "few";
  let nearest: ShareWord = "figure";
  let distance = farthest;
  for (const [word, share] of spokenShares) {
    if (Math.abs(share - ratio) > distance) continue;
    nearest = word;
    distance = Math.abs(share - ratio);
  }
  return nearest;
}
