import { useTranslations } from "use-intl/react";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { periods } from "#domain/admin/list.ts";
import type { Period } from "./use-period.ts";

type PeriodChoiceProps = { value: Period; onChange: (days: Period) => void };

export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const t = useTranslations("admin.chart");
  return (
    <div className="lg:shrink-0">
      <Segmented
        label={t("period")}
        labelHidden
        value={value}
        onChange={onChange}
        options={periods.map((days) => ({ value: days, label: t("days", { days }) }))}
      />
    </div>
  );
}
