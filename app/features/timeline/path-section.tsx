import { useMomentsOf } from "#app/store/moments.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Relationship } from "#domain/relationship.ts";
import { PathView } from "./path/path-view.tsx";

type PathSectionProps = { relationship: Relationship; today: CalendarDay };

/** The path of one relationship: its start, moments, milestones, silences and ends, from today back to the beginning. */
export function PathSection({ relationship, today }: PathSectionProps) {
  return <PathView relationship={relationship} moments={useMomentsOf(relationship.id)} today={today} />;
}
