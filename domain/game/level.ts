/** The village that a number of points reaches. */
import { levels } from "./rules.ts";

export type LevelStanding = {
  /** 0 to 9: the index in `levels`. */
  readonly level: number;
  readonly village: (typeof levels)[number]["village"];
  readonly points: number;
  /** Points at which this village was reached. */
  readonly from: number;
  /** null in Tendre, the last village. */
  readonly next: {
    readonly village: (typeof levels)[number]["village"];
    readonly from: number;
    readonly missing: number;
  } | null;
};

/** `points` below 0 count as 0. */
export function levelFor(points: number): LevelStanding {
  const level = Math.max(
    0,
    levels.findLastIndex(({ from }) => from <= points),
  );
  const here = levels[level] ?? levels[0];
  const next = levels[level + 1];
  return {
    level,
    village: here.village,
    points,
    from: here.from,
    next: next ? { village: next.village, from: next.from, missing: next.from - points } : null,
  };
}
