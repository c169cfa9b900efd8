import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { LinkRow } from "#app/ui/link-row.tsx";
import { Stack } from "#app/ui/stack.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Relationship } from "#domain/relationship.ts";
import { relationshipDuration } from "#domain/relationship-duration.ts";
import type { RelationshipSummary } from "#domain/relationship-summary.ts";
import { isVeiled } from "#domain/veil.ts";

type FiguresProps = {
  summary: RelationshipSummary;
  relationships: readonly Relationship[];
  today: CalendarDay;
};

/** How many, and how long on average; each opens the entries behind it. */
export function DashboardFigures({ summary, relationships, today }: FiguresProps) {
  const t = useTranslations("dashboard.figure");
  const format = useFormat();
  const measured = relationships
    .filter((one) => !isVeiled(one, today))
    .flatMap((one) => {
      const duration = relationshipDuration(one, today);
      return duration.ok ? [duration] : [];
    })
    .toSorted((a, b) => a.days - b.days);
  const [shortest] = measured;
  const longest = measured.at(-1);
  return (
    <Stack gap={0}>
      <LinkRow
        to={paths.list}
        title={`${format.number(summary.total)} ${t("total", { count: summary.total })}`}
      />
      {summary.average && shortest && longest ? (
        <LinkRow
          to={`${paths.list}?sort=duration`}
          title={`${format.duration(summary.average.duration)} ${t("average")}`}
          detail={
            measured.length > 1
              ? t("range", {
                  shortest: format.duration(shortest.duration),
                  longest: format.duration(longest.duration),
                })
              : undefined
          }
        />
      ) : (
        <p className="border-t border-line py-3 type-small text-ink-soft">{t("averageNone")}</p>
      )}
    </Stack>
  );
}
