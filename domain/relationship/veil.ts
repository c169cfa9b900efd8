/** Folded or sealed, until a day or until changed (product decisions, "Folding and sealing"). */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { RelationshipFields, Veil } from "./relationship.ts";

type Veiled = Pick<RelationshipFields, "veil" | "veil_until">;

/** The veil in effect today: one whose day has come is open. */
export function currentVeil({ veil, veil_until }: Veiled, today: CalendarDay): Veil {
  return veil_until !== null && veil_until <= today ? "open" : veil;
}

/** Excluded from the dashboard, memories, statistics, the Game's display and LISA. */
export function isVeiled(relationship: Veiled, today: CalendarDay): boolean {
  return currentVeil(relationship, today) !== "open";
}

/** Excluded from the list too, until opened. */
export function isSealedAway(relationship: Veiled, today: CalendarDay): boolean {
  return currentVeil(relationship, today) === "sealed";
}

export function unveil(): Veiled {
  return { veil: "open", veil_until: null };
}
