/** By type, by rating, and rating by duration. Nothing is ranked: the order is that of the catalogue or the calendar. */

import { type RelationshipType, relationshipTypes } from "#domain/relationship/relationship.ts";
import { countedLength } from "#domain/relationship/relationship-duration.ts";
import type { Entries } from "./entries.ts";
import { type Figure, figureOf, meanOf } from "./figure.ts";

type TypeCount = {
  readonly type: RelationshipType;
  readonly count: number;
  readonly ids: readonly string[];
};
type RatingCount = {
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly count: number;
  readonly ids: readonly string[];
};
export type RatedMark = {
  readonly id: string;
  readonly rating: number;
  readonly days: number;
  /** Over twelve months. */
  readonly isLong: boolean;
};

export type Kinds = {
  /** Every type, in the order of the form, zero included. */
  readonly types: Figure<readonly TypeCount[]>;
  /** 1 to 5, zero included; based on the rated ones. */
  readonly ratings: Figure<readonly RatingCount[]>;
  readonly averageRating: Figure<number>;
  /** Rated ones with a duration, in the order of their start. */
  readonly ratingAgainstDuration: Figure<readonly RatedMark[]>;
  /** Unrated ones, which the chart lacks. */
  readonly unrated: readonly string[];
};

export function countKinds({ relationships }: Entries): Kinds {
  const all = relationships.map(({ relationship }) => relationship);
  const rated = all.flatMap(({ id, rating }) => (rating === null ? [] : [{ id, rating }]));
  const marks = relationships.flatMap(({ relationship: { id, rating }, duration }) => {
    const counted = countedLength(duration);
    return rating === null || counted === null
      ? []
      : [{ id, rating, days: counted.days, isLong: counted.band === "long" }];
  });
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  return {
    types: figureOf(ids(all), () =>
      relationshipTypes.map((type) => {
        const same = ids(all.filter((one) => one.type === type));
        return { type, count: same.length, ids: same };
      }),
    ),
    ratings: figureOf(ids(rated), () =>
      ([1, 2, 3, 4, 5] as const).map((rating) => {
        const same = ids(rated.filter((one) => one.rating === rating));
        return { rating, count: same.length, ids: same };
      }),
    ),
    averageRating: figureOf(ids(rated), () => meanOf(rated.map(({ rating }) => rating))),
    ratingAgainstDuration: figureOf(ids(marks), () => marks),
    unrated: ids(all.filter(({ rating }) => rating === null)),
  };
}
