/** Checks a draft before it is saved, with the domain's issue codes; the schemas check it again on writing. */
import type { Language } from "#app/lib/i18n/language.ts";
import type { MomentFields } from "#domain/moment/moment.ts";
import { lastSealDay, momentDateIssues } from "#domain/moment/moment-rules.ts";
import { type MomentFormField, momentTraits } from "#domain/moment/moment-traits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { parseComingDay } from "#domain/time/parse-coming-day.ts";
import { parseTimeOfDay } from "#domain/time/parse-time-of-day.ts";
import { parseVagueDate } from "#domain/time/parse-vague-date.ts";
import { textFields } from "#domain/wire/own-texts.ts";
import { isBlank, type MomentDraft } from "./moment-draft.ts";

type MomentIssueCode =
  | "nothing_written"
  | "date_empty"
  | "date_unreadable"
  | "date_no_such_day"
  | "date_out_of_range"
  | "date_in_future"
  | "hour_unreadable"
  | "hour_in_future"
  | "too_long"
  | "tag_too_long"
  | "too_many_tags"
  | "seal_unreadable"
  | "seal_in_past"
  | "seal_too_far";

export type MomentIssue = {
  readonly field: keyof MomentDraft;
  readonly code: MomentIssueCode;
  /** Of what is too long or too many. */
  readonly limit?: number | undefined;
};

type CheckedMoment =
  | { readonly ok: true; readonly fields: Pick<MomentFields, MomentFormField> }
  | { readonly ok: false; readonly issues: readonly MomentIssue[] };

export type MomentCheck = {
  /** A letter whose day has come keeps its date. */
  readonly wasSealedUntil?: string | null;
  /** Photos are added with it, which is content enough. */
  readonly hasPhotos?: boolean;
  /** Minutes since midnight where the person is; no hour is refused without it. */
  readonly minute?: number | null;
  /** As the form was opened: what was kept once is not judged by today's clock again. */
  readonly was?: Pick<MomentDraft, "date" | "hour">;
};

export function checkMoment(
  draft: MomentDraft,
  language: Language,
  today: CalendarDay,
  { wasSealedUntil = null, hasPhotos = false, minute = null, was }: MomentCheck = {},
): CheckedMoment {
  const parsed = parseVagueDate(draft.date, language, today);
  const hour = parseTimeOfDay(draft.hour);
  const seal = readSeal(draft.sealedUntil, language, today, wasSealedUntil);
  const issues: MomentIssue[] = [];
  const note = (isWrong: boolean, field: keyof MomentDraft, code: MomentIssueCode, limit?: number) => {
    if (isWrong) issues.push({ field, code, limit });
  };
  note(isBlank(draft) && !draft.isMilestone && !hasPhotos, "mood", "nothing_written");
  for (const field of textFields(momentTraits)) {
    const { max } = momentTraits[field];
    const written = draft[field];
    note(typeof written === "string" && written.length > max, field, "too_long", max);
  }
  if (!parsed.ok) note(true, "date", `date_${parsed.reason}`);
  else if (draft.date !== was?.date || draft.hour !== was.hour) {
    const when = { occurred_on: parsed.date, time_of_day: hour.ok ? hour.time : null };
    const codes = momentDateIssues(when, today, minute).map(({ code }) => code);
    note(codes.includes("date_in_future"), "date", "date_in_future");
    note(codes.includes("hour_in_future"), "hour", "hour_in_future");
  }
  note(!hour.ok, "hour", "hour_unreadable");
  const { max, count } = momentTraits.tags;
  const isLong = draft.tags.some((tag) => tag.length > max);
  note(isLong, "tags", "tag_too_long", max);
  note(draft.tags.length > count, "tags", "too_many_tags", count);
  if (!seal.ok) note(true, "sealedUntil", seal.code);
  if (issues.length > 0 || !parsed.ok || !hour.ok || !seal.ok) return { ok: false, issues };
  return {
    ok: true,
    fields: {
      relationship_id: draft.relationshipId,
      occurred_on: parsed.date,
      time_of_day: hour.time,
      mood: draft.mood,
      feeling_before: draft.before,
      feeling_during: draft.during,
      feeling_after: draft.after,
      word: draft.word.trim(),
      text: draft.text,
      tags: draft.tags,
      place: draft.place.trim() || null,
      city: draft.city.trim() || null,
      city_place: draft.cityPlace,
      is_milestone: draft.isMilestone,
      is_closing: draft.isClosing,
      sealed_until: seal.day,
    },
  };
}

type ReadSeal =
  | { readonly ok: true; readonly day: CalendarDay | null }
  | { readonly ok: false; readonly code: "seal_unreadable" | "seal_in_past" | "seal_too_far" };

/** The day of a letter as typed; one that it had before is kept, even where it has come. */
export function readSeal(
  typed: string | null,
  language: Language,
  today: CalendarDay,
  was: string | null = null,
): ReadSeal {
  if (typed === null || typed === was) return { ok: true, day: typed };
  const parsed = parseComingDay(typed, language, today);
  if (!parsed.ok)
    return { ok: false, code: parsed.reason === "out_of_range" ? "seal_too_far" : "seal_unreadable" };
  if (parsed.day === was) return { ok: true, day: was };
  if (parsed.day <= today) return { ok: false, code: "seal_in_past" };
  return parsed.day > lastSealDay(today)
    ? { ok: false, code: "seal_too_far" }
    : { ok: true, day: parsed.day };
}
