/** Plain counts. They are always shown, also when zero. */
import type { Entries } from "./entries.ts";
import { type Figure, figureOf } from "./figure.ts";

export type Counts = {
  readonly relationships: Figure<number>;
  readonly ongoing: Figure<number>;
  readonly ended: Figure<number>;
  readonly moments: Figure<number>;
  readonly milestones: Figure<number>;
  /** Moments with a mood. */
  readonly moods: Figure<number>;
};

export function countEntries({ relationships, moments }: Entries): Counts {
  const people = relationships.map(({ relationship }) => relationship);
  const written = moments.map(({ moment }) => moment);
  return {
    relationships: countOf(people),
    ongoing: countOf(people.filter(({ status }) => status === "ongoing")),
    ended: countOf(people.filter(({ status }) => status === "ended")),
    moments: countOf(written),
    milestones: countOf(written.filter((moment) => moment.is_milestone)),
    moods: countOf(written.filter(({ mood }) => mood !== null)),
  };
}

function countOf(rows: readonly { readonly id: string }[]): Figure<number> {
  return figureOf(
    rows.map(({ id }) => id),
    () => rows.length,
    0,
  );
}
