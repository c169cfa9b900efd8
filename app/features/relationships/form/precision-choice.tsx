import { useTranslations } from "use-intl/react";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { datePrecision, type VagueDate } from "#domain/time/vague-date.ts";
import { coarsenDate, precisionsOf } from "./coarsen-date.ts";

/** How precisely a date is known; it can be made vaguer, never more precise. */
export function PrecisionChoice({
  date,
  onChoose,
}: {
  date: VagueDate;
  onChoose: (date: VagueDate) => void;
}) {
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
