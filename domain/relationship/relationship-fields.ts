/** The fields of a relationship that a person may write, validated one by one (specification, section 5). */
import { z } from "zod";
import { cityPlaceSchema } from "#domain/cities/city-place.ts";
import { line, lines, someLine } from "#domain/text/text-schemas.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { vagueDateSchema } from "#domain/time/vague-date-schema.ts";
import type { Checked } from "#domain/wire/field-issue.ts";
import type { Shape } from "#domain/wire/field-traits.ts";
import { parseFields } from "#domain/wire/parse-fields.ts";
import { type RelationshipFields, relationshipStatuses, relationshipTypes, veils } from "./relationship.ts";
import { dateIssues, named } from "./relationship-rules.ts";
import { relationshipTraits } from "./relationship-traits.ts";

/** One stretch of an on-again, off-again relationship, besides the first. */
export const periodSchema = z.strictObject({
  start_date: vagueDateSchema.nullable(),
  end_date: vagueDateSchema.nullable(),
});
const { name, age, city, meeting_place, periods, rating, notes } = relationshipTraits;
/** The fields that a person may write. All but the name are optional. */
export const relationshipFieldsSchema = z.strictObject({
  name: someLine(name.max),
  age: z.int().min(age.min).max(age.max).nullable().default(null),
  city: line(city.max).nullable().default(null),
  city_place: cityPlaceSchema.nullable().default(null),
  meeting_place: line(meeting_place.max).nullable().default(null),
  start_date: vagueDateSchema.nullable().default(null),
  end_date: vagueDateSchema.nullable().default(null),
  periods: z.array(periodSchema).max(periods.count).default([]),
  status: z.enum(relationshipStatuses).default("ongoing"),
  type: z.enum(relationshipTypes).default("other"),
  rating: z.int().min(rating.min).max(rating.max).nullable().default(null),
  notes: lines(notes.max).default(""),
  veil: z.enum(veils).default("open"),
  /** The day it opens automatically, `YYYY-MM-DD`; null: until changed. */
  veil_until: z.iso.date().nullable().default(null),
  /** LISA may read what is written about them. */
  lisa_may_read: z.boolean().default(false),
} satisfies Shape<typeof relationshipTraits>);
/** The fields that the date rules use. */
export const relationshipDatesSchema = z.object(
  relationshipFieldsSchema.pick({ start_date: true, end_date: true, periods: true }).shape,
);

/**
 * The validated and normalised fields, with their dates in order; else all issues, those of the dates too where they can be parsed. @param
 * today the present day in the person's time zone
 */
export function validateRelationship(
  input: Readonly<Record<string, unknown>>,
  today: CalendarDay,
): Checked<RelationshipFields> {
  const parsed = parseFields(relationshipFieldsSchema, input);
  const dates = parsed.ok ? parsed.fields : relationshipDatesSchema.safeParse(input).data;
  const issues = dates ? dateIssues(dates, today) : [];
  if (!parsed.ok) return { ok: false, issues: [...parsed.issues.map(named), ...issues] };
  return issues.length > 0 ? { ok: false, issues } : parsed;
}
