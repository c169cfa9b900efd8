/** The list of relationships: searched, filtered and sorted on the device (specification, section 2). */

import { foldText } from "#domain/text/fold-text.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { latestBeginning } from "./latest-beginning.ts";
import type { Relationship, RelationshipStatus } from "./relationship.ts";
import { relationshipDuration } from "./relationship-duration.ts";
import { currentVeil, isVeiled } from "./veil.ts";

export const relationshipSorts = ["recent", "duration", "rating", "alphabetical"] as const;
export type RelationshipSort = (typeof relationshipSorts)[number];

export type ListFilter = {
  /** Words to find in name and city, ignoring case and accents; each must occur. */
  readonly query: string;
  readonly status: RelationshipStatus | "all";
  readonly sort: RelationshipSort;
  readonly today: CalendarDay;
  /** Compares in the person's language. */
  readonly compareNames: (a: string, b: string) => number;
  /** Ids of sealed relationships that the person has opened since the app started. */
  readonly opened?: ReadonlySet<string>;
};

/** Folded ones are last, sealed and deleted ones are excluded. The order does not depend on the order of the input. */
export function listRelationships(
  relationships: readonly Relationship[],
  question: ListFilter,
): readonly Relationship[] {
  const { status, sort, today } = question;
  const rank = rankBy(sort, today);
  return found(relationships, question)
    .filter((relationship) => status === "all" || relationship.status === status)
    .map((relationship) => ({
      relationship,
      folded: currentVeil(relationship, today) === "open" ? 0 : 1,
      rank: rank(relationship),
    }))
    .toSorted(
      (a, b) =>
        a.folded - b.folded ||
        b.rank - a.rank ||
        question.compareNames(a.relationship.name, b.relationship.name) ||
        (a.relationship.id < b.relationship.id ? -1 : 1),
    )
    .map(({ relationship }) => relationship);
}

/** The number of search results under each status, for the filter; folded and sealed ones are in no figure, as on the dashboard. */
export function countByStatus(
  relationships: readonly Relationship[],
  question: Pick<ListFilter, "query" | "today" | "opened">,
): Readonly<Record<RelationshipStatus | "all", number>> {
  const all = found(relationships, question).filter((one) => !isVeiled(one, question.today));
  const ongoing = all.filter(({ status }) => status === "ongoing").length;
  return { all: all.length, ongoing, ended: all.length - ongoing };
}

function found(
  relationships: readonly Relationship[],
  { query, today, opened }: Pick<ListFilter, "query" | "today" | "opened">,
): readonly Relationship[] {
  const words = foldText(query)
    .split(" ")
    .filter((word) => word !== "");
  return relationships.filter((relationship) => {
    if (relationship.deleted_at !== null) return false;
    if (currentVeil(relationship, today) === "sealed" && !opened?.has(relationship.id)) return false;
    return words.every((word) => searchedText(relationship).includes(word));
  });
}

/** Folding a thousand names takes longer than finding one: a row is folded once, when it is first looked through. */
const foldedTexts = new WeakMap<Relationship, string>();

function searchedText(relationship: Relationship): string {
  const known = foldedTexts.get(relationship);
  if (known !== undefined) return known;
  const text = foldText(`${relationship.name} ${relationship.city ?? ""}`);
  foldedTexts.set(relationship, text);
  return text;
}

/** Greater comes first; unknown values come last. */
function rankBy(sort: RelationshipSort, today: CalendarDay): (relationship: Relationship) => number {
  switch (sort) {
    case "recent":
      return latestBeginning;
    case "duration":
      return (relationship) => {
        const duration = relationshipDuration(relationship, today);
        return duration.ok ? duration.days : -1;
      };
    case "rating":
      return ({ rating }) => rating ?? 0;
    case "alphabetical":
      return () => 0;
  }
}
