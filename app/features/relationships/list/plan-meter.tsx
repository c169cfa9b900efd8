import { useTranslations } from "use-intl";
import { paths } from "#app/paths.ts";
import { DotMeter } from "#app/ui/dot-meter.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { PlanName } from "#domain/plan.ts";
import type { Quota } from "#domain/quota.ts";

type PlanMeterProps = { quota: Quota; plan: PlanName };

/** Beside the title on phones: the figure and its dots. */
export function PlanMeterShort({ quota }: { quota: Quota }) {
  const t = useTranslations("relationships.list.meter");
  if (quota.limit === null) return null;
  return (
    <Stack gap={1} align="end">
      <Text size="small" className="font-[550]">
        {t("used", { used: String(quota.used), limit: String(quota.limit) })}
      </Text>
      <MeterDots used={quota.used} limit={quota.limit} level={quota.level} />
    </Stack>
  );
}

/** In the margin on wide screens: the figure, its dots, what is left and where more is to be had. */
export function PlanMeter({ quota, plan }: PlanMeterProps) {
  const t = useTranslations("relationships.list.meter");
  const planName = useTranslations("relationships.plan");
  if (quota.limit === null) return <Figure size="large">{t("unlimited", { used: quota.used })}</Figure>;
  return (
    <Stack gap={2} align="start">
      <Figure size="large">{t("used", { used: String(quota.used), limit: String(quota.limit) })}</Figure>
      <MeterDots used={quota.used} limit={quota.limit} level={quota.level} />
      <Text size="small" tone="soft">
        {t("plan", { plan: planName(plan) })} {t("left", { left: quota.remaining ?? 0 })}
      </Text>
      <TextLink to={paths.subscription} size="small">
        {t("seePlans")}
      </TextLink>
    </Stack>
  );
}

function MeterDots({ used, limit, level }: { used: number; limit: number; level: Quota["level"] }) {
  return <DotMeter value={used} max={limit} label="" tone={level === "open" ? "accent" : "warn"} />;
}
