/** The one question the specification asks before an ending (section 4). Nothing is lost, and it can be undone. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import { useMomentsOf } from "#app/store/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Relationship } from "#domain/relationship.ts";
import { toVagueDate } from "#domain/vague-date.ts";
import { VagueDateField } from "../form/vague-date-field.tsx";
import { type EndProblem, useEnding } from "./use-ending.ts";

type EndDialogProps = { relationship: Relationship; today: CalendarDay; onClose: () => void };

export function EndDialog({ relationship, today, onClose }: EndDialogProps) {
  const t = useTranslations("relationships");
  const language = useLocale();
  const moments = useMomentsOf(relationship.id)?.length ?? 0;
  const end = useEnding(relationship, today);
  const [day, setDay] = useState(() => formatVagueDate(toVagueDate(today), language));
  const [folds, setFolds] = useState(false);
  const [problem, setProblem] = useState<EndProblem | null>(null);

  async function confirm() {
    const found = await end(day, folds);
    if (found) setProblem(found);
    else onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("page.ending.title", { name: relationship.name })}
      description={t("page.ending.text", { moments })}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="primary" onClick={() => void confirm()}>
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
        edge="end"
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
