import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { BetweenSpan } from "#domain/statistics/between.ts";
import { calendarDuration } from "#domain/time/duration.ts";

/** « un an et trois mois pour soi » */
export function useBetweenWords(): (span: BetweenSpan) => string {
  const t = useTranslations("statistics.lines");
  const format = useFormat();
  return (span) =>
    t("between", {
      about: span.isApproximate ? t("about") : "",
      duration: format.duration(calendarDuration(span)),
    });
}
