import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Figure } from "#app/ui/type/figure.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useStorageSize } from "#app/words/use-storage-size.ts";
import type { SubscriptionResponse } from "#domain/plan/billing.ts";
import { type Quota, quotaOf } from "#domain/plan/quota.ts";
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
              <UsageRow
                key={of}
                of={of}
                {...quotas[of]}
                hasOtherEnd={of === "images" && quotas.storage !== null}
              />
            ),
          )}
          {quotas.storage && <StorageRow {...quotas.storage} />}
        </dl>
      </Stack>
    </section>
  );
}

/** Where photos and videos end by their bytes too: what is kept, and how much may be. */
function StorageRow({ used, limit }: { used: number; limit: number | null }) {
  const t = useTranslations("subscription.usage");
  const size = useStorageSize();
  if (limit === null) return null;
  const { level } = quotaOf(used, limit);
  return (
    <MeteredRow
      label={t("storage")}
      words={t("used", { used: size(used), limit: size(limit) })}
      {...{ used, limit, level }}
      more={level === "reached" ? t("reached") : undefined}
    />
  );
}

type UsageRowProps = {
  of: "relations" | "images" | "aiMessages";
  used: number;
  limit: number | null;
  note?: string;
  /** Its number has no limit, and its bytes have one. */
  hasOtherEnd?: boolean;
};

function UsageRow({ of, used, limit, note, hasOtherEnd = false }: UsageRowProps) {
  const t = useTranslations("subscription.usage");
  const { number } = useFormat();
  const { level } = quotaOf(used, limit);
  const more = level === "reached" && of !== "aiMessages" ? t("reached") : note;
  const words =
    limit === null
      ? t(hasOtherEnd ? "counted" : "unlimited", { used: number(used) })
      : t("used", { used: number(used), limit: number(limit) });
  return <MeteredRow label={t(of)} words={words} {...{ used, limit, level, more }} />;
}

type MeteredRowProps = {
  label: string;
  words: string;
  used: number;
  limit: number | null;
  level: Quota["level"];
  more: string | undefined;
};

function MeteredRow({ label, words, used, limit, level, more }: MeteredRowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5 border-t border-line py-3">
      <dt className="type-label">{label}</dt>
      <dd>
        <Figure>{words}</Figure>
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
