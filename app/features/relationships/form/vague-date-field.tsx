import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import { CalendarButton } from "#app/ui/actions/calendar-button.tsx";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { LateHint } from "#app/ui/fields/late-hint.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { datePhrase } from "#app/words/date-phrases.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type ParsedDate, parseVagueDate } from "#domain/time/parse-vague-date.ts";
import { datePrecision, isVagueDate, type VagueDate } from "#domain/time/vague-date.ts";
import { coarsenDate, middleMonth, precisionsOf } from "./coarsen-date.ts";

type VagueDateFieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  /** Which end of a count it is. */
  edge: DateEdge;
  today: CalendarDay;
  error?: string | undefined;
  /** After what was understood: the length the two dates make. */
  note?: string | undefined;
};

/** A vague date in words; its precision is beside it, its interpretation below. */
export function VagueDateField({
  label,
  name,
  value,
  onChange,
  edge,
  today,
  error,
  note,
}: VagueDateFieldProps) {
  const t = useTranslations("relationships.form");
  const language = useLocale();
  const format = useFormat();
  const [wasLeft, setLeft] = useState(false);
  const parsed = parseVagueDate(value, language, today);
  const understood = parsed.ok ? understoodDate(parsed.date, value, edge, language) : null;
  const isUnknown = !parsed.ok && parsed.reason === "empty" && value.trim() !== "";
  const words = [
    understood && t(`understood.${understood.key}`, { date: understood.date }),
    isUnknown && t("understood.unknown"),
    note,
  ].filter(Boolean);
  return (
    <TextField
      label={label}
      name={name}
      autoComplete="off"
      placeholder={t("dateHint")}
      value={value}
      aside={
        parsed.ok && (
          <PrecisionChoice date={parsed.date} onChoose={(date) => onChange(format.vagueDate(date))} />
        )
      }
      trailing={
        <CalendarButton
          label={t("calendar")}
          day={parsed.ok && parsed.date.length === 10 ? parsed.date : ""}
          max={today}
          onPick={(day) => isVagueDate(day) && onChange(format.vagueDate(day))}
        />
      }
      error={error ?? (wasLeft ? unreadableWords(parsed, t) : undefined)}
      hint={error === undefined && words.length > 0 && <LateHint>{words.join(" ")}</LateHint>}
      onChange={({ target }) => {
        setLeft(false);
        onChange(target.value);
      }}
      onBlur={() => setLeft(true)}
    />
  );
}

function unreadableWords(
  parsed: ParsedDate,
  t: ReturnType<typeof useTranslations<"relationships.form">>,
): string | undefined {
  return parsed.ok || parsed.reason === "empty" ? undefined : t(`issue.${parsed.reason}`);
}

type DateEdge = "start" | "end";

type Understood = { readonly key: "read" | "from" | "until"; readonly date: string };

/** The hint for a date: where a season or a year counts from, or how an abbreviation was interpreted. */
function understoodDate(
  date: VagueDate,
  typed: string,
  edge: DateEdge,
  language: Language,
): Understood | null {
  const precision = datePrecision(date);
  if (precision === "season" || precision === "year") {
    return edge === "start"
      ? { key: "from", date: datePhrase(middleMonth(date), "counting", language) }
      : { key: "until", date: datePhrase(middleMonth(date), "until", language) };
  }
  const said = formatVagueDate(date, language);
  return foldText(said) === foldText(typed) ? null : { key: "read", date: said };
}

/** How precisely a date is known; it can be made vaguer, never more precise. */
function PrecisionChoice({ date, onChoose }: { date: VagueDate; onChoose: (date: VagueDate) => void }) {
  const t = useTranslations("relationships.form.precision");
  const choices = precisionsOf(date);
  return (
    <InlineSelect
      label={t("label")}
      labelHidden
      tone="soft"
      value={datePrecision(date)}
      options={choices.map((value) => ({ value, label: t(value) }))}
      onChange={({ target }) => {
        const precision = choices.find((choice) => choice === target.value);
        if (precision) onChoose(coarsenDate(date, precision));
      }}
    />
  );
}
