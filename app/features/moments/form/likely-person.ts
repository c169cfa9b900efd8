/** The most likely relationship of a new moment: the one on screen, the one of the last moment, the current one. */

import type { Moment } from "#domain/moment/moment.ts";
import { latestBeginning } from "#domain/relationship/latest-beginning.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Null: none. An ended one is suggested only while it is on screen. */
export function likelyPerson(
  relationships: readonly Relationship[],
  moments: readonly Pick<Moment, "relationship_id" | "created_at">[],
  today: CalendarDay,
  onScreen: string | null,
): string | null {
  if (onScreen !== null && relationships.some(({ id }) => id === onScreen)) return onScreen;
  const now = relationships.filter((one) => one.status === "ongoing" && !isVeiled(one, today));
  const likely = new Set(now.map(({ id }) => id));
  let last: (typeof moments)[number] | null = null;
  for (const moment of moments) {
    if (moment.relationship_id === null || !likely.has(moment.relationship_id)) continue;
    if (last === null || moment.created_at > last.created_at) last = moment;
  }
  if (last) return last.relationship_id;
  return now.toSorted((a, b) => latestBeginning(b) - latestBeginning(a))[0]?.id ?? null;
}

/** The relationships to choose from: ongoing ones first, then the others by name; sealed ones only if already chosen. */
export function choosablePeople(
  relationships: readonly Relationship[],
  today: CalendarDay,
  chosen: string | null,
): readonly Relationship[] {
  const rank = (one: Relationship) => (one.status === "ongoing" ? 0 : 1);
  return relationships
    .filter((one) => one.id === chosen || !isVeiled(one, today))
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}
