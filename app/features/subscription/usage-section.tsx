import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Figure } from "#app/ui/type/figure.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SubscriptionResponse } from "#domain/plan/billing.ts";
import { quotaOf } from "#domain/plan/quota.ts";
import { countedLimits } from "./plan-difference.ts";

/** How much of each limit is used, before one meets it. */
export function UsageSection({ quotas }: { quotas: SubscriptionResponse["quotas"] }) {
  const t = useTranslations("subscription.usage");
  const format = useFormat();
  return (
    <section aria-labelledby="usage">
      <Stack gap={4}>
        <Heading id="usage">{t("title")}</Heading>
        <dl className="border-b border-line">
          {countedLimits.map((of) =>
            of === "aiMessages" ? (
              <UsageRow
                key={of}
                of={of}
                {...quotas[of]}
                note={t("renews", { date: format.day(quotas[of].renewsOn, "yearless") })}
              />
            ) : (
              <UsageRow key={of} of={of} {...quotas[of]} />
            ),
          )}
        </dl>
      </Stack>
    </section>
  );
}

type UsageRowProps = {
  of: "relations" | "images" | "aiMessages";
  used: number;
  limit: number | null;
  note?: string;
};

function UsageRow({ of, used, limit, note }: UsageRowProps) {
  const t = useTranslations("subscription.usage");
  const { number } = useFormat();
  const { level } = quotaOf(used, limit);
  const more = level === "reached" && of !== "aiMessages" ? t("reached") : note;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5 border-t border-line py-3">
      <dt className="type-label">{t(of)}</dt>
      <dd>
        <Figure>
          {limit === null
            ? t("unlimited", { used: number(used) })
            : t("used", { used: number(used), limit: number(limit) })}
        </Figure>
      </dd>
      {limit !== null && (
        <dd className="flex basis-full flex-col gap-1.5">
          <DotMeter value={used} max={limit} label="" dots={24} tone={level === "open" ? "accent" : "warn"} />
          {more && (
            <Text as="span" size="small" tone="soft">
              {more}
            </Text>
          )}
        </dd>
      )}
    </div>
  );
}
