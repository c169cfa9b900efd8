/**
 * The rules of a relationship, for the form and again on the server (specification, section 5). `today` is the present day in the person's
 * time zone. An age under 18 is allowed; it excludes media and AI (product decisions, "The product").
 */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { earliestDay, isInFuture, latestDay } from "#domain/time/vague-date.ts";
import type { FieldIssue, FieldIssueCode } from "#domain/wire/field-issue.ts";
import type { Period, RelationshipFields } from "./relationship.ts";

export const adultAge = 18;

/** Rules that involve several fields: pass the whole row as a patch would leave it. */
export function dateIssues(
  relationship: Pick<RelationshipFields, "start_date" | "end_date" | "periods">,
  today: CalendarDay,
): readonly FieldIssue[] {
  return [
    ...periodIssues(relationship, "", today),
    ...relationship.periods.flatMap((period, index) => periodIssues(period, `periods.${index}.`, today)),
  ];
}

function periodIssues(
  { start_date, end_date }: Period,
  path: string,
  today: CalendarDay,
): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (start_date !== null && isInFuture(start_date, today)) {
    issues.push({ field: `${path}start_date`, code: "start_in_future" });
  }
  if (end_date !== null && isInFuture(end_date, today)) {
    issues.push({ field: `${path}end_date`, code: "end_in_future" });
  }
  if (start_date !== null && end_date !== null && latestDay(end_date) < earliestDay(start_date)) {
    issues.push({ field: `${path}end_date`, code: "end_before_start" });
  }
  return issues;
}

const namedCodes: Readonly<Record<string, Partial<Record<FieldIssueCode, FieldIssueCode>>>> = {
  name: { required: "name_required", wrong_type: "name_required", too_long: "name_too_long" },
  rating: { out_of_range: "rating_range", wrong_type: "rating_range" },
  age: { out_of_range: "age_range", wrong_type: "age_range" },
};

/** The same issue with a field-specific code, where the field has a message of its own. */
export function named(issue: FieldIssue): FieldIssue {
  return { ...issue, code: namedCodes[issue.field]?.[issue.code] ?? issue.code };
}

/** Recorded as under 18: no media and no AI for this relationship, whatever the plan. An unknown age excludes nothing. */
export function isUnderage({ age }: Pick<RelationshipFields, "age">): boolean {
  return age !== null && age < adultAge;
}
