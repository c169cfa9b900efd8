/** The props of every part of the form, and the messages of its issues. */
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { MomentIssue } from "./check-moment.ts";
import type { MomentDraft } from "./moment-draft.ts";

export type MomentPart = {
  readonly draft: MomentDraft;
  readonly issues: readonly MomentIssue[];
  readonly change: (part: Partial<MomentDraft>) => void;
  readonly today: CalendarDay;
};

/** The message of a field's issue; undefined when there is none. */
export function useMomentIssue({ draft, issues }: Pick<MomentPart, "draft" | "issues">) {
  const t = useTranslations();
  const { number } = useFormat();
  return (field: keyof MomentDraft): string | undefined => {
    const issue = issues.find((one) => one.field === field);
    if (!issue) return undefined;
    const written = draft[field];
    const count = typeof written === "string" ? written.length : 0;
    const { code, limit = 0 } = issue;
    return t(code === "too_long" ? "fields.tooLong" : `moments.issue.${code}`, {
      limit: number(limit),
      count: number(count),
      over: number(count - limit),
    });
  };
}
