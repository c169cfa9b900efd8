/** The form's values: everything as typed, so that nothing half-written is refused or lost. */

import type {
  Relationship,
  RelationshipFields,
  RelationshipStatus,
  RelationshipType,
} from "#domain/relationship/relationship.ts";
import { relationshipTraits } from "#domain/relationship/relationship-traits.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";
import { formFields } from "#domain/wire/field-traits.ts";
import { isSameValue } from "#domain/wire/same-value.ts";

export type PeriodDraft = { readonly start: string; readonly end: string };

export type RelationshipDraft = {
  name: string;
  age: string;
  city: string;
  /** Set by choosing a completion, cleared by the next keystroke. */
  cityPlace: RelationshipFields["city_place"];
  meetingPlace: string;
  status: RelationshipStatus;
  start: string;
  end: string;
  periods: PeriodDraft[];
  type: RelationshipType;
  rating: number | null;
  notes: string;
};

export const emptyDraft: RelationshipDraft = {
  name: "",
  age: "",
  city: "",
  cityPlace: null,
  meetingPlace: "",
  status: "ongoing",
  start: "",
  end: "",
  periods: [],
  type: "other",
  rating: null,
  notes: "",
};

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

/** Only changed fields are written (docs/sync.md, "On the device" 6). */
export function changedFields(
  relationship: Relationship,
  fields: RelationshipFields,
): Partial<RelationshipFields> {
  const changed = formFields(relationshipTraits).filter(
    (field) => !isSameValue(relationship[field], fields[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, fields[field]]));
}
