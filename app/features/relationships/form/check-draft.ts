/** Converts the draft to fields: the domain validates, this file maps each issue to a field of the form. */

import type { Language } from "#app/lib/i18n/language.ts";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";
import { validateRelationship } from "#domain/relationship/relationship-fields.ts";
import { orderPeriods } from "#domain/relationship/relationship-periods.ts";
import { relationshipTraits } from "#domain/relationship/relationship-traits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { parseVagueDate } from "#domain/time/parse-vague-date.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import { hasEnd, type RelationshipDraft } from "./relationship-draft.ts";

type DraftIssueCode =
  | "name_required"
  | "name_too_long"
  | "age_range"
  | "city_too_long"
  | "meeting_place_too_long"
  | "notes_too_long"
  | "rating_range"
  | "unreadable"
  | "no_such_day"
  | "out_of_range"
  | "start_in_future"
  | "end_in_future"
  | "end_before_start"
  | "not_allowed";

/** `field` is a path into the draft (`periods.0.end`); `limit` and `count` are those of a text that is too long. */
export type DraftIssue = {
  readonly field: string;
  readonly code: DraftIssueCode;
  readonly limit: number;
  readonly count: number;
};

type CheckedDraft =
  | { readonly ok: true; readonly fields: RelationshipFields }
  | { readonly ok: false; readonly issues: readonly DraftIssue[] };

export function checkDraft(draft: RelationshipDraft, language: Language, today: CalendarDay): CheckedDraft {
  const unreadable: DraftIssue[] = [];
  const read = (field: string, text: string): VagueDate | null => {
    const parsed = parseVagueDate(text, language, today);
    if (parsed.ok) return parsed.date;
    if (parsed.reason !== "empty") unreadable.push(issue(field, parsed.reason));
    return null;
  };
  const dates = {
    start_date: read("start", draft.start),
    end_date: hasEnd(draft) ? read("end", draft.end) : null,
    periods: draft.periods.map(({ start, end }, index) => ({
      start_date: read(`periods.${index}.start`, start),
      end_date: read(`periods.${index}.end`, end),
    })),
  };
  const checked = validateRelationship(
    {
      name: draft.name,
      age: ageOf(draft.age),
      city: textOrNull(draft.city),
      city_place: draft.cityPlace,
      meeting_place: textOrNull(draft.meetingPlace),
      status: draft.status,
      type: draft.type,
      rating: draft.rating,
      notes: draft.notes,
      ...dates,
    },
    today,
  );
  if (checked.ok && unreadable.length === 0) {
    return { ok: true, fields: { ...checked.fields, ...orderPeriods(checked.fields) } };
  }
  const found = checked.ok ? [] : checked.issues;
  const issues = [...unreadable, ...found.map((one) => fromField(one, draft))];
  return { ok: false, issues: issues.filter(isFirstOfItsField) };
}

function isFirstOfItsField(one: DraftIssue, index: number, all: readonly DraftIssue[]): boolean {
  return all.findIndex(({ field }) => field === one.field) === index;
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text;
}

/** Text that is not a number is passed on: the domain refuses it as an age. */
function ageOf(text: string): number | string | null {
  const typed = text.trim();
  if (typed === "") return null;
  const age = Number(typed.replace(",", "."));
  return Number.isNaN(age) ? typed : age;
}

function issue(field: string, code: DraftIssueCode, limit = 0, count = 0): DraftIssue {
  return { field, code, limit, count };
}

function fromField({ field, code }: FieldIssue, draft: RelationshipDraft): DraftIssue {
  switch (code) {
    case "name_required":
    case "age_range":
    case "rating_range":
      return issue(field, code);
    case "start_in_future":
    case "end_in_future":
    case "end_before_start":
      return issue(field.replace(/_date$/, ""), code);
    case "name_too_long":
      return issue("name", code, relationshipTraits.name.max, draft.name.length);
    case "too_long":
      return tooLong(field, draft);
    default:
      return issue(field, "not_allowed");
  }
}

function tooLong(field: string, draft: RelationshipDraft): DraftIssue {
  if (field === "notes")
    return issue("notes", "notes_too_long", relationshipTraits.notes.max, draft.notes.length);
  return field === "city"
    ? issue("city", "city_too_long", relationshipTraits.city.max, draft.city.length)
    : issue(
        "meetingPlace",
        "meeting_place_too_long",
        relationshipTraits.meeting_place.max,
        draft.meetingPlace.length,
      );
}
