import type { Journal } from "#domain/journal/journal.ts";
import type { Memory } from "#domain/journal/on-this-day.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { hasWords } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";

/** The relationships of a memory, each once. */
export function peopleOf({ moments }: Memory, { relationships }: Journal): readonly Relationship[] {
  const ids = new Set(moments.map(({ relationship_id }) => relationship_id));
  return relationships.filter(({ id }) => ids.has(id));
}

/** The moment that represents its day: a milestone, else the first with words, else the first. */
export function chosenOf({ moments }: Memory): Moment | undefined {
  return moments.find(({ is_milestone }) => is_milestone) ?? moments.find(hasWords) ?? moments[0];
}
