/** The one question the specification asks before an ending (section 4). Nothing is lost, and it can be undone. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import { updateRelationship } from "#app/store/relationships.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { parseVagueDate } from "#domain/parse-vague-date.ts";
import type { Relationship } from "#domain/relationship.ts";
import { endRelationship, reopenRelationship } from "#domain/relationship-ending.ts";
import { dateIssues } from "#domain/relationship-rules.ts";
import { vagueDateSchema } from "#domain/vague-date.ts";
import { foldAway, unveil } from "#domain/veil.ts";
import { VagueDateField } from "../form/vague-date-field.tsx";

type EndDialogProps = { relationship: Relationship; today: CalendarDay; onClose: () => void };

type DateProblem = "unreadable" | "no_such_day" | "out_of_range" | "end_before_start" | "end_in_future";

export function EndDialog({ relationship, today, onClose }: EndDialogProps) {
  const t = useTranslations("relationships");
  const language = useLocale();
  const [day, setDay] = useState(() => formatVagueDate(vagueDateSchema.parse(today), language));
  const [folds, setFolds] = useState(false);
  const [problem, setProblem] = useState<DateProblem | null>(null);

  async function end() {
    const parsed = parseVagueDate(day, language, today);
    if (!parsed.ok && parsed.reason !== "empty") return setProblem(parsed.reason);
    const patch = endRelationship(relationship, parsed.ok ? parsed.date : null);
    const issue = dateIssues({ ...relationship, ...patch }, today).find(
      ({ code }) => code !== "start_in_future",
    );
    if (issue) return setProblem(issue.code === "end_in_future" ? "end_in_future" : "end_before_start");
    const before = reopenRelationship(relationship);
    await updateRelationship(relationship.id, { ...patch, ...(folds ? foldAway(null) : {}) });
    onClose();
    showToast({
      title: t("page.ending.done"),
      detail: t("page.ending.doneDetail", { name: relationship.name }),
      tone: "plain",
      action: {
        label: t("undo"),
        onAction: () => void updateRelationship(relationship.id, { ...before, ...(folds ? unveil() : {}) }),
      },
    });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("page.ending.title", { name: relationship.name })}
      description={t("page.ending.text")}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="primary" onClick={() => void end()}>
            {t("page.ending.confirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("page.ending.later")}
          </Button>
        </>
      }
    >
      <VagueDateField
        label={t("page.ending.date")}
        name="end_date"
        value={day}
        error={problem ? t(`form.issue.${problem}`) : undefined}
        today={today}
        onChange={(text) => {
          setDay(text);
          setProblem(null);
        }}
      />
      <Checkbox
        label={t("page.ending.fold")}
        checked={folds}
        onChange={({ target }) => setFolds(target.checked)}
      />
    </Dialog>
  );
}
