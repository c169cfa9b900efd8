/** The people of the data panel: who is read, who is not, and who never is. */
import { type Journal, keptJournal } from "#domain/journal/journal.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isSealedAway, isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type SightRow = {
  readonly id: string;
  readonly name: string;
  readonly moments: number;
  readonly state: "on" | "off" | "folded" | "minor";
};

const adultAge = 18;

/** The most written about first. Sealed relationships are not named here, as in the list. */
export function sightRows(journal: Journal, today: CalendarDay): readonly SightRow[] {
  const { relationships, moments } = keptJournal(journal);
  const counts = new Map<string, number>();
  for (const { relationship_id: id } of moments) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  return relationships
    .filter((one) => !isSealedAway(one, today))
    .map((one) => ({
      id: one.id,
      name: one.name,
      moments: counts.get(one.id) ?? 0,
      state: stateOf(one, today),
    }))
    .toSorted((a, b) => b.moments - a.moments || (a.id < b.id ? -1 : 1));
}

function stateOf(one: Relationship, today: CalendarDay): SightRow["state"] {
  if (one.age !== null && one.age < adultAge) return "minor";
  if (isVeiled(one, today)) return "folded";
  return one.lisa_may_read ? "on" : "off";
}
