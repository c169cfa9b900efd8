import { Minus, Plus } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SubscriptionResponse } from "#domain/plan/billing.ts";
import { type PlanName, planLimits } from "#domain/plan/plan.ts";
import { comparePlans, type Difference } from "./plan-difference.ts";
import { usePlanWords } from "./use-plan-words.ts";

type DifferenceListProps = { from: PlanName; to: PlanName; quotas: SubscriptionResponse["quotas"] };

/** The gains and losses, and what happens to what exceeds the new limit. */
export function DifferenceList({ from, to, quotas }: DifferenceListProps) {
  const t = useTranslations("subscription.difference");
  const { gains, losses } = comparePlans(from, to);
  if (from === to) return <Text tone="soft">{t("none")}</Text>;
  return (
    <>
      <Lines title={t("gains")} of={gains} isGain />
      <Lines title={t("losses")} of={losses} isGain={false} />
      {(["relations", "images"] as const).map((of) => {
        const limit = planLimits[to][of];
        const { used } = quotas[of];
        if (limit === null || used <= limit) return null;
        return (
          <Text key={of} size="small" tone="soft">
            {t(`over.${of}`, { used })}
          </Text>
        );
      })}
    </>
  );
}

function Lines({ title, of, isGain }: { title: string; of: readonly Difference[]; isGain: boolean }) {
  const words = usePlanWords();
  if (of.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3 className="type-label">{title}</h3>
      <ul className="flex flex-col gap-1 type-body text-ink-soft">
        {of.map((one) => (
          <li key={one.of} className="flex items-start gap-2">
            <span className={isGain ? "pt-0.75 text-good" : "pt-0.75 text-ink-soft"}>
              <Icon glyph={isGain ? Plus : Minus} size={16} />
            </span>
            {words.difference(one)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
