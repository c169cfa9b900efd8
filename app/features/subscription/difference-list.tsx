import { Minus, Plus } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SubscriptionResponse } from "#domain/plan/billing.ts";
import { type PlanName, planLimits } from "#domain/plan/plan.ts";
import { comparePlans, type Difference } from "./plan-difference.ts";
import { usePlanWords } from "./use-plan-words.ts";

type DifferenceListProps = { answer: SubscriptionResponse; to: PlanName };

/** The gains and losses, and with the person's own numbers what they make room for, or what happens to what exceeds the new limit. */
export function DifferenceList({ answer, to }: DifferenceListProps) {
  const t = useTranslations("subscription.difference");
  const { plan: from, quotas } = answer;
  const { gains, losses } = comparePlans(from, to, answer.hasSupport);
  const storage = answer.plans.find(({ name }) => name === to)?.storage ?? null;
  if (from === to) return <Text tone="soft">{t("none")}</Text>;
  return (
    <>
      <Lines title={t("gains")} of={gains} storage={storage} isGain />
      <Lines title={t("losses")} of={losses} storage={storage} isGain={false} />
      {(["relations", "images"] as const).map((of) => {
        const limit = planLimits[to][of];
        const { used } = quotas[of];
        const isOver = limit !== null && used > limit;
        if (!isOver && !gains.some((gain) => gain.of === of)) return null;
        return (
          <Text key={of} size="small" tone="soft">
            {isOver
              ? t(`over.${of}`, { used })
              : limit === null
                ? t(`roomAll.${of}`, { used })
                : t(`room.${of}`, { used, left: limit - used })}
          </Text>
        );
      })}
    </>
  );
}

type LinesProps = {
  title: string;
  of: readonly Difference[];
  /** Of the plan that one goes to. */
  storage: number | null;
  isGain: boolean;
};

function Lines({ title, of, storage, isGain }: LinesProps) {
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
            {words.difference(one, storage)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
