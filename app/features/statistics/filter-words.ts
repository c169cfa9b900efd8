/** What a filter shows, in words. */
import { useTranslations } from "use-intl/react";
import type { StatisticsFilter } from "#domain/statistics/entries.ts";

/** `personId`: the one person chosen. `years`: "in 2022", "from 2022 to 2023"; null for the whole life. */
export function useFilterWords({ period, relationshipIds }: StatisticsFilter) {
  const t = useTranslations("statistics");
  const [personId = null] = relationshipIds ?? [];
  const [from, to] = [period?.from.slice(0, 4) ?? "", period?.to.slice(0, 4) ?? ""];
  const years = period && (from === to ? t("inYear", { year: from }) : t("inYears", { from, to }));
  return { personId, years, isWhole: period === null && relationshipIds === null };
}
