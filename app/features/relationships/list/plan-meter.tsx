import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Figure } from "#app/ui/type/figure.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { PlanName } from "#domain/plan/plan.ts";
import type { Quota } from "#domain/plan/quota.ts";

/** Beside the title on phones: the figure and its dots. */
export function PlanMeterShort({ quota }: { quota: Quota }) {
  const used = useUsedWords(quota);
  if (quota.limit === null) return null;
  return (
    <Stack gap={1} align="end" className="flex-none">
      <Text size="small" className="type-label">
        {used}
      </Text>
      <MeterDots used={quota.used} limit={quota.limit} level={quota.level} />
    </Stack>
  );
}

type PlanMeterProps = { quota: Quota; plan: PlanName };

/** In the margin on wide screens, where there is a limit: the figure, its dots, which plan and where more is to be had. */
export function PlanMeter({ quota, plan }: PlanMeterProps) {
  const t = useTranslations("relationships");
  const used = useUsedWords(quota);
  if (quota.limit === null) return null;
  return (
    <Stack gap={3} align="start">
      <Figure size="large">{used}</Figure>
      <MeterDots used={quota.used} limit={quota.limit} level={quota.level} />
      <Text size="small" tone="soft">
        {t("list.meter.plan", { plan: t(`plan.${plan}`) })}
      </Text>
      <TextLink to={paths.subscription} size="small">
        {t("list.meter.seePlans")}
      </TextLink>
    </Stack>
  );
}

function useUsedWords({ used, limit }: Quota): string {
  const t = useTranslations("relationships.list.meter");
  const { number } = useFormat();
  return limit === null ? "" : t("used", { used: number(used), limit: number(limit) });
}

function MeterDots({ used, limit, level }: { used: number; limit: number; level: Quota["level"] }) {
  return <DotMeter value={used} max={limit} label="" tone={level === "open" ? "accent" : "warn"} />;
}
