/** When a relationship last began: what puts the most recent first. */
import { earliestDay, type VagueDate } from "#domain/time/vague-date.ts";
import type { Relationship } from "./relationship.ts";
import { allPeriods } from "./relationship-duration.ts";

/** Milliseconds before any date of a journal. */
const beforeAllDates = Date.parse("1800-01-01");

/**
 * The last known start, in milliseconds. Without one: an ongoing relationship began by the day it was written, one that is over counts by
 * its last end, and comes last when that is not known either.
 */
export function latestBeginning(relationship: Relationship): number {
  const periods = allPeriods(relationship);
  const starts = periods.flatMap(({ start_date }) => start_date ?? []);
  if (starts.length > 0) return latestOf(starts);
  if (relationship.status === "ongoing") return Date.parse(relationship.created_at);
  const ends = periods.flatMap(({ end_date }) => end_date ?? []);
  return ends.length > 0 ? latestOf(ends) : beforeAllDates;
}

function latestOf(dates: readonly VagueDate[]): number {
  return Math.max(...dates.map((date) => Date.parse(earliestDay(date))));
}
