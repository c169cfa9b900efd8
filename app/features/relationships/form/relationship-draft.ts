/** The form's values: everything as typed, so that nothing half-written is refused or lost. */

import { z } from "zod";
import { validFields } from "#app/saving/use-row-draft.ts";
import { cityPlaceSchema } from "#domain/cities/city-place.ts";
import {
  type RelationshipFields,
  relationshipStatuses,
  relationshipTypes,
} from "#domain/relationship/relationship.ts";
import { relationshipTraits } from "#domain/relationship/relationship-traits.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";

const written = z.string().default("");
const { min, max } = relationshipTraits.rating;

const draftSchema = z.object({
  name: written,
  age: written,
  city: written,
  /** Set by choosing a completion, cleared by the next keystroke. */
  cityPlace: cityPlaceSchema.nullable().default(null),
  meetingPlace: written,
  status: z.enum(relationshipStatuses).default("ongoing"),
  start: written,
  end: written,
  periods: z.array(z.object({ start: z.string(), end: z.string() })).default([]),
  type: z.enum(relationshipTypes).default("other"),
  rating: z.number().min(min).max(max).nullable().default(null),
  notes: written,
});
export type RelationshipDraft = z.infer<typeof draftSchema>;
export type PeriodDraft = Readonly<RelationshipDraft["periods"][number]>;

export const emptyDraft = draftSchema.parse({});

export const readDraft = (stored: unknown): Partial<RelationshipDraft> =>
  validFields(draftSchema.shape, stored);

/** `sayDate` formats a date in the language of the form so that parseVagueDate parses it back to the same date. */
export function draftOf(
  relationship: RelationshipFields,
  sayDate: (date: VagueDate) => string,
): RelationshipDraft {
  const said = (date: VagueDate | null) => (date === null ? "" : sayDate(date));
  return {
    name: relationship.name,
    age: relationship.age === null ? "" : String(relationship.age),
    city: relationship.city ?? "",
    cityPlace: relationship.city_place,
    meetingPlace: relationship.meeting_place ?? "",
    status: relationship.status,
    start: said(relationship.start_date),
    end: said(relationship.end_date),
    periods: relationship.periods.map(({ start_date, end_date }) => ({
      start: said(start_date),
      end: said(end_date),
    })),
    type: relationship.type,
    rating: relationship.rating,
    notes: relationship.notes,
  };
}

/** The first period has an end field once it is over, or when another one follows it. */
export function hasEnd({ status, periods }: Pick<RelationshipDraft, "status" | "periods">): boolean {
  return status === "ended" || periods.length > 0;
}
