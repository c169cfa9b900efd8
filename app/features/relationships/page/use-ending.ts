import { useLocale, useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { updateRelationship } from "#app/store/relationships/relationships.ts";
import type { Written } from "#app/store/write/write-row.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { endRelationship } from "#domain/relationship/relationship-ending.ts";
import { dateIssues } from "#domain/relationship/relationship-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { parseVagueDate } from "#domain/time/parse-vague-date.ts";
import type { Veiling } from "./use-veil-draft.ts";

export type EndProblem = "unreadable" | "no_such_day" | "out_of_range" | "end_before_start" | "end_in_future";

type Ending =
  | { readonly ok: false; readonly problem: EndProblem }
  | { readonly ok: true; readonly write: () => Promise<Written<Relationship>>; readonly say: () => void };

/** The patch that ends the relationship on the typed day, or an unknown one; or the issue of the day. */
export function useEnding(relationship: Relationship, today: CalendarDay) {
  const t = useTranslations("relationships");
  const language = useLocale();
  const quickSave = useQuickSave();
  const { id, name, status, end_date, periods, veil, veil_until } = relationship;

  return (typed: string, veiling: Veiling): Ending => {
    const parsed = parseVagueDate(typed, language, today);
    if (!parsed.ok && parsed.reason !== "empty") return { ok: false, problem: parsed.reason };
    const patch = endRelationship(relationship, parsed.ok ? parsed.date : null);
    const issue = dateIssues({ ...relationship, ...patch }, today).find(({ field }) =>
      field.endsWith("end_date"),
    );
    if (issue) {
      return { ok: false, problem: issue.code === "end_in_future" ? "end_in_future" : "end_before_start" };
    }
    const undo = () => updateRelationship(id, { status, end_date, periods, veil, veil_until });
    return {
      ok: true,
      write: () => updateRelationship(id, { ...patch, ...veiling }),
      say: () =>
        void showToast({
          title: t("page.ending.done"),
          detail: t("page.ending.doneDetail", { name }),
          tone: "plain",
          action: { label: t("undo"), onAction: () => void quickSave(undo) },
        }),
    };
  };
}
