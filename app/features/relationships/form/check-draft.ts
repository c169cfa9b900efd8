/** Converts the draft to fields; the domain validates them, and its issues stand beside the field that they name. */
import type { Language } from "#app/lib/i18n/language.ts";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";
import { validateRelationship } from "#domain/relationship/relationship-fields.ts";
import { orderPeriods } from "#domain/relationship/relationship-periods.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { parseVagueDate } from "#domain/time/parse-vague-date.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import { hasEnd, type RelationshipDraft } from "./relationship-draft.ts";

type DraftIssueCode =
  | "name_required"
  | "age_range"
  | "too_long"
  | "rating_range"
  | "unreadable"
  | "no_such_day"
  | "out_of_range"
  | "start_in_future"
  | "end_in_future"
  | "end_before_start"
  | "not_allowed";

/** `field` is a path into the row (`periods.0.end_date`); `limit` and `count` are those of a text that is too long. */
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
    start_date: read("start_date", draft.start),
    end_date: hasEnd(draft) ? read("end_date", draft.end) : null,
    periods: draft.periods.map(({ start, end }, index) => ({
      start_date: read(`periods.${index}.start_date`, start),
      end_date: read(`periods.${index}.end_date`, end),
    })),
  };
  const typed = {
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
  };
  const checked = validateRelationship(typed, today);
  if (checked.ok && unreadable.length === 0) {
    return { ok: true, fields: { ...checked.fields, ...orderPeriods(checked.fields) } };
  }
  const found = checked.ok ? [] : checked.issues;
  const issues = [...unreadable, ...found.map((one) => fromDomain(one, typed))];
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

function fromDomain({ field, code, limit }: FieldIssue, typed: object): DraftIssue {
  switch (code) {
    case "name_required":
    case "age_range":
    case "rating_range":
    case "start_in_future":
    case "end_in_future":
    case "end_before_start":
      return issue(field, code);
    case "name_too_long":
    case "too_long": {
      const [, written] = Object.entries(typed).find(([name]) => name === field) ?? [];
      return issue(field, "too_long", limit, typeof written === "string" ? written.length : 0);
    }
    default:
      return issue(field, "not_allowed");
  }
}
