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

/** The message of a field's issue, by its name in the row; undefined when there is none. */
export function useIssueWords(issues: readonly DraftIssue[]): (field: string) => string | undefined {
  const t = useTranslations();
  const { number } = useFormat();
  return (field) => {
    const issue = issues.find((one) => one.field === field);
    if (!issue) return undefined;
    const { code, limit, count } = issue;
    switch (code) {
      case "age_range":
        return t("relationships.form.issue.age_range", { min: number(age.min), max: number(age.max) });
      case "too_long":
        return t("fields.tooLong", {
          limit: number(limit),
          count: number(count),
          over: number(count - limit),
        });
      default:
        return t(`relationships.form.issue.${code}`);
    }
  };
}
