import { useTranslations } from "use-intl/react";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { ComingDayField } from "#app/words/coming-day-field.tsx";
import { veils } from "#domain/relationship/relationship.ts";
import { addMonths, type CalendarDay } from "#domain/time/calendar-day.ts";
import type { VeilDraft } from "./use-veil-draft.ts";

type VeilFieldsProps = {
  draft: VeilDraft;
  today: CalendarDay;
  label: string;
  /** Hidden when the dialog's title contains it. */
  labelHidden?: boolean;
};

/** Open, folded away or sealed, until a day or until changed. */
export function VeilFields({ draft, today, label, labelHidden = false }: VeilFieldsProps) {
  const t = useTranslations("relationships.page.veil");
  return (
    <>
      <RadioRows
        label={label}
        labelHidden={labelHidden}
        value={draft.veil}
        onChange={draft.setVeil}
        options={veils.map((value) => ({
          value,
          label: t(`choice.${value}`),
          detail: t(`detail.${value}`),
        }))}
      />
      {draft.veil !== "open" && (
        <Checkbox
          label={t("untilDate")}
          checked={draft.isDated}
          onChange={({ target }) => draft.setDated(target.checked)}
        />
      )}
      {draft.veil !== "open" && draft.isDated && (
        <VeilDayField value={draft.day} today={today} isMissing={draft.isMissing} onChange={draft.setDay} />
      )}
    </>
  );
}

type VeilDayFieldProps = {
  /** As typed, or a day. */
  value: string;
  today: CalendarDay;
  isMissing: boolean;
  onChange: (value: string) => void;
};

/** The day somebody comes back. */
function VeilDayField({ today, isMissing, ...field }: VeilDayFieldProps) {
  const t = useTranslations("relationships");
  return (
    <ComingDayField
      {...field}
      label={t("page.veil.day")}
      name="veil_until"
      today={today}
      last={addMonths(today, 600)}
      error={isMissing ? t("page.veil.dayMissing") : undefined}
      sayRead={(date) => t("form.understood.read", { date })}
      calendarLabel={t("form.calendar")}
    />
  );
}
