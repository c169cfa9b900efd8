import { useLocale } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { BetweenSpan } from "#domain/statistics/between.ts";
import { calendarDuration } from "#domain/time/duration.ts";
import { about, onOneself } from "./date-phrases.ts";

/** « un an et trois mois pour soi » */
export function useBetweenWords(): (span: BetweenSpan) => string {
  const format = useFormat();
  const language = useLocale();
  return (span) => {
    const duration = format.duration(calendarDuration(span));
    return onOneself(span.isApproximate ? about(duration, language) : duration, language);
  };
}
