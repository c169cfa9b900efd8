import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { relationshipTraits } from "#domain/relationship/relationship-traits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { DraftIssue } from "./check-draft.ts";
import type { RelationshipDraft } from "./relationship-draft.ts";

export type FormPart = {
  draft: RelationshipDraft;
  issues: readonly DraftIssue[];
  change: (part: Partial<RelationshipDraft>) => void;
  today: CalendarDay;
};

const { age } = relationshipTraits;

/** The message of a field's issue; undefined when there is none. */
export function useIssueWords(issues: readonly DraftIssue[]): (field: string) => string | undefined {
  const t = useTranslations("relationships.form.issue");
  const { number } = useFormat();
  return (field) => {
    const issue = issues.find((one) => one.field === field);
    if (!issue) return undefined;
    const { code, limit, count } = issue;
    switch (code) {
      case "age_range":
        return t(code, { min: number(age.min), max: number(age.max) });
      case "name_too_long":
      case "city_too_long":
      case "meeting_place_too_long":
        return t(code, { limit: number(limit), count: number(count) });
      case "notes_too_long":
        return t(code, { limit: number(limit), count: number(count), over: number(count - limit) });
      default:
        return t(code);
    }
  };
}
