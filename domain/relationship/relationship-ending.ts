/** Ending and resuming a relationship. Neither loses data (look.md, "Voice"). */
import { type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import {
  datePrecision,
  earliestDay,
  latestDay,
  toVagueDate,
  type VagueDate,
} from "#domain/time/vague-date.ts";
import type { Period, RelationshipFields } from "./relationship.ts";
import { allPeriods } from "./relationship-duration.ts";

type Dated = Pick<RelationshipFields, "start_date" | "end_date" | "periods" | "status">;
type DatedPatch = Partial<Dated>;

/** The patch of an end: the status, and the end of the open period. `endDate` null: unknown. */
export function endRelationship(relationship: Dated, endDate: VagueDate | null): DatedPatch {
  const open = lastOpenIndex(relationship.periods);
  if (open === null) return { status: "ended", end_date: endDate ?? relationship.end_date };
  return {
    status: "ended",
    periods: relationship.periods.map((period, index) =>
      index === open ? { ...period, end_date: endDate } : period,
    ),
  };
}

function lastOpenIndex(periods: readonly Period[]): number | null {
  const index = periods.findLastIndex((period) => period.start_date !== null && period.end_date === null);
  return index === -1 ? null : index;
}

/** Reverts an end that was entered by mistake. */
export function reopenRelationship(relationship: Dated): DatedPatch {
  const last = relationship.periods.at(-1);
  if (!last) return { status: "ongoing", end_date: null };
  return { status: "ongoing", periods: [...relationship.periods.slice(0, -1), { ...last, end_date: null }] };
}

/** Resumes after an end: a new open period; earlier ones stay. */
export function resumeRelationship(relationship: Dated, startDay: CalendarDay): DatedPatch {
  const start_date = toVagueDate(startDay);
  return { status: "ongoing", periods: [...relationship.periods, { start_date, end_date: null }] };
}

/** Days after an ending in which the dashboard keeps quiet (product decisions, "The days after an ending"). */
const tenderDays = 14;

/**
 * Whether it may have ended in the last two weeks: on a day or in a month, since a season or a year is too wide to tell. A veil changes
 * nothing: what was folded away since is no less recent.
 */
export function endedLately(relationship: Dated, today: CalendarDay): boolean {
  if (relationship.status === "ongoing") return false;
  return allPeriods(relationship).some(({ end_date }) => {
    if (end_date === null || !["day", "month"].includes(datePrecision(end_date))) return false;
    return earliestDay(end_date) <= today && daysBetween(latestDay(end_date), today) <= tenderDays;
  });
}
