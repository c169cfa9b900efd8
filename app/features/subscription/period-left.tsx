import { useTimeZone, useTranslations } from "use-intl/react";
import { describePeriodEnd } from "#domain/time/period-end.ts";
import { useNow } from "./use-now.ts";

/** How far the end of the period is: 'Expiré', "Aujourd'hui", 'Demain', 'N jours restants', 'N/A' (specification, section 9). */
export function PeriodLeft({ end }: { end: string | null }) {
  const t = useTranslations("subscription.left");
  const timeZone = useTimeZone() ?? "UTC";
  const left = describePeriodEnd(end, useNow(end), timeZone);
  return left.code === "days" ? t("days", { days: left.days }) : t(left.code);
}
