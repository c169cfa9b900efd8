/** A day that is still to come, written in words like every date; what is read of it stands below. */
import { useLocale } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { CalendarButton } from "#app/ui/actions/calendar-button.tsx";
import { LateHint } from "#app/ui/fields/late-hint.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { foldText } from "#domain/text/fold-text.ts";
import { addDays, type CalendarDay, isCalendarDay } from "#domain/time/calendar-day.ts";
import { parseComingDay } from "#domain/time/parse-coming-day.ts";

type ComingDayFieldProps = {
  label: string;
  name: string;
  /** As typed, or a day. */
  value: string;
  today: CalendarDay;
  /** The last day that the calendar offers. */
  last: CalendarDay;
  error: string | undefined;
  placeholder?: string;
  autoFocus?: boolean;
  /** Shown while what is written says the day itself. */
  hint?: string;
  /** What was read, where it is written otherwise. */
  sayRead: (day: string) => string;
  calendarLabel: string;
  onChange: (value: string) => void;
};

export function ComingDayField(props: ComingDayFieldProps) {
  const { value, today, last, hint, sayRead, calendarLabel, onChange, ...field } = props;
  const language = useLocale();
  const format = useFormat();
  const written = isCalendarDay(value) ? format.day(value) : value;
  const parsed = parseComingDay(written, language, today);
  const said = parsed.ok ? format.day(parsed.day) : "";
  const isSaid = said === "" || foldText(said) === foldText(written);
  return (
    <TextField
      {...field}
      autoComplete="off"
      value={written}
      hint={isSaid ? hint : <LateHint>{sayRead(said)}</LateHint>}
      trailing={
        <CalendarButton
          label={calendarLabel}
          day={parsed.ok ? parsed.day : ""}
          min={addDays(today, 1)}
          max={last}
          onPick={(day) => isCalendarDay(day) && onChange(format.day(day))}
        />
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
