/** Moments of this date in other years, with controls for what is shown (issue: "kindness controls"). */

import type { Moment } from "#domain/moment/moment.ts";
import { byHour } from "#domain/moment/moment-order.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { type CalendarDay, daysInMonth, yearOf } from "#domain/time/calendar-day.ts";
import { datePrecision } from "#domain/time/vague-date.ts";
import { type Journal, visibleJournal } from "./journal.ts";

/** What the person excluded from memories, and the ended relationships they included. */
export type MemorySettings = {
  readonly hiddenRelationships: ReadonlySet<string>;
  /** A date, `2024-02-14`, or that date of every year, `02-14`. */
  readonly hiddenDays: ReadonlySet<string>;
  /** Ended relationships whose memories are shown; those of others are not. */
  readonly rememberedEndings: ReadonlySet<string>;
};

export type Memory = {
  readonly yearsAgo: number;
  readonly day: CalendarDay;
  readonly moments: readonly Moment[];
};

/** Moments dated to the day; the latest year first. Those of 29 February are shown on the 28th in other years. */
export function onThisDay(journal: Journal, today: CalendarDay, kindness: MemorySettings): readonly Memory[] {
  const shown = visibleJournal(journal, today);
  const relationships = new Map(shown.relationships.map((relationship) => [relationship.id, relationship]));
  const dates = datesOf(today);
  const byDay = new Map<CalendarDay, Moment[]>();
  for (const moment of shown.moments) {
    const day = moment.occurred_on;
    if (datePrecision(day) !== "day" || yearOf(day) >= yearOf(today) || !dates.has(day.slice(5))) continue;
    if (isSealed(moment, today) || isHiddenDay(day, kindness)) continue;
    if (
      !mayBeShown(
        moment.relationship_id === null ? null : relationships.get(moment.relationship_id),
        kindness,
      )
    )
      continue;
    byDay.set(day, [...(byDay.get(day) ?? []), moment]);
  }
  return [...byDay]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, moments]) => ({
      yearsAgo: yearOf(today) - yearOf(day),
      day,
      moments: moments.toSorted(byHour),
    }));
}

function datesOf(today: CalendarDay): ReadonlySet<string> {
  const date = today.slice(5);
  return new Set(date === "02-28" && daysInMonth(yearOf(today), 2) === 28 ? [date, "02-29"] : [date]);
}

function isHiddenDay(day: CalendarDay, { hiddenDays }: MemorySettings): boolean {
  return hiddenDays.has(day) || hiddenDays.has(day.slice(5));
}

/** null: a moment without a relationship; undefined: its relationship is not here. */
function mayBeShown(relationship: Relationship | null | undefined, kindness: MemorySettings): boolean {
  if (!relationship) return relationship === null;
  if (kindness.hiddenRelationships.has(relationship.id)) return false;
  return relationship.status === "ongoing" || kindness.rememberedEndings.has(relationship.id);
}
