import { useLocale, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextField } from "#app/ui/text-field.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { parseVagueDate } from "#domain/parse-vague-date.ts";

type VagueDateFieldProps = {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  today: CalendarDay;
  onChange: (text: string) => void;
};

/** A date as precisely as one remembers it, in words; what was understood stands below. */
export function VagueDateField({ label, name, value, error, today, onChange }: VagueDateFieldProps) {
  const t = useTranslations("relationships.form");
  const language = useLocale();
  const format = useFormat();
  const parsed = parseVagueDate(value, language, today);
  const said = parsed.ok ? format.vagueDate(parsed.date) : null;
  const isSaid = said !== null && said.toLowerCase() !== value.trim().toLowerCase();
  return (
    <TextField
      label={label}
      name={name}
      autoComplete="off"
      placeholder={t("dateHint")}
      value={value}
      error={error}
      hint={isSaid && !error ? t("understood.read", { date: said }) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
