import { useTranslations } from "use-intl/react";
import { ComingDayField } from "#app/words/coming-day-field.tsx";
import { addMonths, type CalendarDay } from "#domain/time/calendar-day.ts";

type VeilDayFieldProps = {
  /** As typed, or a day. */
  value: string;
  today: CalendarDay;
  isMissing: boolean;
  onChange: (value: string) => void;
};

/** The day somebody comes back. */
export function VeilDayField({ today, isMissing, ...field }: VeilDayFieldProps) {
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
