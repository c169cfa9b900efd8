import { useLocale, useTranslations } from "use-intl/react";
import { updateRelationship } from "#app/store/relationships.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { parseVagueDate } from "#domain/parse-vague-date.ts";
import type { Relationship } from "#domain/relationship.ts";
import { endRelationship } from "#domain/relationship-ending.ts";
import { dateIssues } from "#domain/relationship-rules.ts";
import { foldAway } from "#domain/veil.ts";

export type EndProblem = "unreadable" | "no_such_day" | "out_of_range" | "end_before_start" | "end_in_future";

/** Ends it on the day that was typed, or on an unknown one; answers with what is wrong with the day. */
export function useEnding(relationship: Relationship, today: CalendarDay) {
  const t = useTranslations("relationships");
  const language = useLocale();
  const { id, name, status, end_date, periods, veil, veil_until } = relationship;

  return async (typed: string, folds: boolean): Promise<EndProblem | null> => {
    const parsed = parseVagueDate(typed, language, today);
    if (!parsed.ok && parsed.reason !== "empty") return parsed.reason;
    const patch = endRelationship(relationship, parsed.ok ? parsed.date : null);
    const issue = dateIssues({ ...relationship, ...patch }, today).find(({ field }) =>
      field.endsWith("end_date"),
    );
    if (issue) return issue.code === "end_in_future" ? "end_in_future" : "end_before_start";
    await updateRelationship(id, { ...patch, ...(folds ? foldAway(null) : {}) });
    const undo = () => void updateRelationship(id, { status, end_date, periods, veil, veil_until });
    showToast({
      title: t("page.ending.done"),
      detail: t("page.ending.doneDetail", { name }),
      tone: "plain",
      action: { label: t("undo"), onAction: undo },
    });
    return null;
  };
}
