import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Quota } from "#domain/plan/quota.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type QuotaPanelProps = {
  quota: Quota | null;
  renewsOn: CalendarDay;
  /** The server was asked and did not say. */
  hasFailed: boolean;
};

/** "12 of 30 used, renews 1 December": always visible, amber from 80 % on. */
export function QuotaPanel({ quota, renewsOn, hasFailed }: QuotaPanelProps) {
  const t = useTranslations("lisa.quota");
  const format = useFormat();
  const isAccount = useJournal()?.kind === "account";
  if (!quota || quota.limit === null) {
    return (
      <Text size="small" tone="soft" role="status" className="min-h-10 w-66">
        {!quota && hasFailed && t("unknown")}
      </Text>
    );
  }
  const { used, limit, level, remaining } = quota;
  return (
    <section aria-label={t("label")} className="min-h-10 w-66">
      <Stack gap={1}>
        <Inline gap={2} wrap>
          <Text size="small" tone={level === "open" ? "ink" : "warn"}>
            <strong className="font-semibold">{t("used", { used, limit })}</strong>
            <span className="text-ink-soft">
              {" · "}
              {isAccount ? t("renews", { date: format.day(renewsOn, "yearless") }) : t("onDevice")}
            </span>
          </Text>
        </Inline>
        <DotMeter value={used} max={limit} label="" dots={24} tone={level === "open" ? "accent" : "warn"} />
        {level !== "open" && (
          <Text size="small" tone="warn">
            {t("left", { left: remaining ?? 0 })}{" "}
            {isAccount && (
              <span className="whitespace-nowrap">
                <TextLink to={paths.subscription} size="small">
                  {t("plans")}
                </TextLink>
              </span>
            )}
          </Text>
        )}
      </Stack>
    </section>
  );
}
