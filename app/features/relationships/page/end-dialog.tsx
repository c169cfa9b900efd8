/** The confirmation that the specification requires before an end (section 4). Nothing is lost, and it can be undone. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { useMomentsOf } from "#app/store/moments/moments.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { currentVeil } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { toVagueDate } from "#domain/time/vague-date.ts";
import { VagueDateField } from "../form/vague-date-field.tsx";
import { type EndProblem, useEnding } from "./use-ending.ts";
import { useVeilDraft } from "./use-veil-draft.ts";
import { VeilFields } from "./veil-fields.tsx";

type EndDialogProps = { relationship: Relationship; today: CalendarDay; onClose: () => void };

export function EndDialog({ relationship, today, onClose }: EndDialogProps) {
  const t = useTranslations("relationships");
  const language = useLocale();
  const moments = useMomentsOf(relationship.id)?.length ?? 0;
  const end = useEnding(relationship, today);
  const [day, setDay] = useState(() => formatVagueDate(toVagueDate(today), language));
  const presence = useVeilDraft(relationship, today, currentVeil(relationship, today));
  const [problem, setProblem] = useState<EndProblem | null>(null);

  const { save, isSaving, failure } = useSave();

  function confirm() {
    const veiling = presence.read();
    if (!veiling) return;
    const ending = end(day, veiling);
    if (!ending.ok) {
      setProblem(ending.problem);
      return document.querySelector<HTMLElement>("dialog[open] [name=end_date]")?.focus();
    }
    void save(ending.write, () => {
      onClose();
      ending.say();
    });
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
          <Button variant="primary" pending={isSaving} onClick={confirm}>
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
      <VeilFields draft={presence} today={today} label={t("page.ending.presence")} />
      <SaveFailure reason={failure} />
    </Dialog>
  );
}
