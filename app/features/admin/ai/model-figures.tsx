import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { ModelPage } from "#domain/admin/model-use.ts";
import type { Setting } from "#domain/admin/server-settings.ts";
import { ModelCalls } from "./model-calls.tsx";
import { ModelSpend } from "./model-spend.tsx";

const reasons = ["slow", "busy", "refused", "broken", "too_long", "empty"] as const;
const isReason = (reason: string): reason is (typeof reasons)[number] =>
  reasons.some((known) => known === reason);

type ModelFiguresProps = { page: ModelPage; settings: readonly Setting[] };

/** Counts of the days that were asked for, each with its days, then why calls failed. */
export function ModelFigures({ page, settings }: ModelFiguresProps) {
  const t = useTranslations("adminAi");
  const { days, failures } = page;
  if (days.every(({ calls }) => calls === 0)) return <Text>{t("none")}</Text>;
  return (
    <Stack gap={6}>
      <div className="border-b-(length:--rule) border-ink">
        <ModelCalls page={page} />
        <ModelSpend page={page} settings={settings} />
      </div>
      <Stack gap={2}>
        <Heading as="h3" size="name">
          {t("reasons")}
        </Heading>
        {failures.length === 0 ? (
          <Text size="small">{t("noFailures")}</Text>
        ) : (
          <ul className="type-body text-ink">
            {failures.map(({ reason, calls }) => (
              <li key={reason}>
                {t("reasonLine", {
                  count: calls,
                  reason: isReason(reason) ? t(`reason.${reason}`) : reason,
                })}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Stack>
  );
}
