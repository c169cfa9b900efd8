import { useTranslations } from "use-intl/react";
import { ComingDayField } from "#app/words/coming-day-field.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { lastSealDay } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type SealDayFieldProps = {
  /** As typed, or a day. */
  value: string;
  today: CalendarDay;
  error: string | undefined;
  /** Opened by a button that is gone: the field takes the focus. */
  isOpened?: boolean;
  onChange: (value: string) => void;
};

/** The day a letter opens. */
export function SealDayField({ isOpened = false, today, ...field }: SealDayFieldProps) {
  const t = useTranslations("moments.field");
  const { labelOf } = useFieldWords();
  return (
    <ComingDayField
      {...field}
      label={labelOf("sealed_until")}
      name="sealedUntil"
      today={today}
      last={lastSealDay(today)}
      autoFocus={isOpened}
      placeholder={t("sealDayHint")}
      hint={t("sealHint")}
      sayRead={(date) => t("dateRead", { date })}
      calendarLabel={t("calendar")}
    />
  );
}
