import type { Language } from "#app/lib/i18n/language.ts";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { parseVagueDate } from "#domain/time/parse-vague-date.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";
import { hasEnd, type RelationshipDraft } from "./relationship-draft.ts";

export function readDate(text: string, language: Language, today: CalendarDay): VagueDate | null {
  const parsed = parseVagueDate(text, language, today);
  return parsed.ok ? parsed.date : null;
}

/** The dates of a draft that can be parsed. */
export function readDates(
  draft: RelationshipDraft,
  language: Language,
  today: CalendarDay,
): Pick<RelationshipFields, "status" | "start_date" | "end_date" | "periods"> {
  const read = (text: string) => readDate(text, language, today);
  return {
    status: draft.status,
    start_date: read(draft.start),
    end_date: hasEnd(draft) ? read(draft.end) : null,
    periods: draft.periods.map(({ start, end }) => ({ start_date: read(start), end_date: read(end) })),
  };
}
