import { useTranslations } from "use-intl/react";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { currentVeil } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useVeilChange } from "./use-veil-change.ts";
import { useVeilDraft } from "./use-veil-draft.ts";
import { VeilFields } from "./veil-fields.tsx";

type VeilDialogProps = { relationship: Relationship; today: CalendarDay; onClose: () => void };

/** How present someone is: open, folded away or sealed, until a day or until changed. */
export function VeilDialog({ relationship, today, onClose }: VeilDialogProps) {
  const t = useTranslations("relationships");
  const veiling = useVeilChange();
  const { save, isSaving, failure } = useSave();
  const standing = currentVeil(relationship, today);
  const draft = useVeilDraft(relationship, today, standing === "open" ? "folded" : standing);

  function keep() {
    const next = draft.read();
    if (!next) return;
    void save(
      () => veiling.write(relationship, next),
      () => {
        onClose();
        veiling.say(relationship, next);
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("page.veil.title", { name: relationship.name })}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="primary" pending={isSaving} onClick={keep}>
            {t("page.veil.confirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("page.veil.later")}
          </Button>
        </>
      }
    >
      <VeilFields draft={draft} today={today} label={t("page.veil.label")} labelHidden />
      <Text size="small" tone="soft">
        {t("page.veil.kept")}
      </Text>
      <SaveFailure reason={failure} />
    </Dialog>
  );
}
