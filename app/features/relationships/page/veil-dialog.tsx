import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { RadioRows } from "#app/ui/radio-rows.tsx";
import { Text } from "#app/ui/text.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { addDays, addMonths, type CalendarDay, isCalendarDay } from "#domain/calendar-day.ts";
import { type Relationship, type Veil, veils } from "#domain/relationship.ts";
import { currentVeil } from "#domain/veil.ts";
import { useVeilChange } from "./use-veil-change.ts";

type VeilDialogProps = { relationship: Relationship; today: CalendarDay; onClose: () => void };

/** How present someone is: open, folded away or sealed, until a day or until changed. */
export function VeilDialog({ relationship, today, onClose }: VeilDialogProps) {
  const t = useTranslations("relationships");
  const changeVeil = useVeilChange();
  const standing = currentVeil(relationship, today);
  const [veil, setVeil] = useState<Veil>(standing === "open" ? "folded" : standing);
  const [isDated, setDated] = useState(relationship.veil_until !== null);
  const [day, setDay] = useState(relationship.veil_until ?? addMonths(today, 3));
  const [isMissing, setMissing] = useState(false);

  function keep() {
    const opensAgain = veil !== "open" && isDated;
    if (opensAgain && !(isCalendarDay(day) && day > today)) return setMissing(true);
    onClose();
    void changeVeil(relationship, { veil, veil_until: opensAgain ? day : null });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("page.veil.title", { name: relationship.name })}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="primary" onClick={keep}>
            {t("page.veil.confirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("page.veil.later")}
          </Button>
        </>
      }
    >
      <RadioRows
        label={t("page.veil.label")}
        labelHidden
        value={veil}
        onChange={setVeil}
        options={veils.map((value) => ({
          value,
          label: t(`page.veil.choice.${value}`),
          detail: t(`page.veil.detail.${value}`),
        }))}
      />
      {veil !== "open" && (
        <Checkbox
          label={t("page.veil.untilDate")}
          checked={isDated}
          onChange={({ target }) => setDated(target.checked)}
        />
      )}
      {veil !== "open" && isDated && (
        <TextField
          label={t("page.veil.day")}
          type="date"
          name="veil_until"
          value={day}
          min={addDays(today, 1)}
          error={isMissing ? t("page.veil.dayMissing") : undefined}
          onChange={({ target }) => {
            setDay(target.value);
            setMissing(false);
          }}
        />
      )}
      <Text size="small" tone="soft">
        {t("page.veil.kept")}
      </Text>
    </Dialog>
  );
}
