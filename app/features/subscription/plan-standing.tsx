import { Check } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import type { SoldPlan, SubscriptionAnswer } from "#domain/plan/billing.ts";

/** The mark of the plan one is on, and until when. */
export function PlanStanding({ answer, plan }: { answer: SubscriptionAnswer; plan: SoldPlan }) {
  const t = useTranslations("subscription.current");
  const format = useFormat();
  if (answer.plan !== plan.name) return null;
  const { current_period_end: end } = answer;
  const date = end === null ? null : format.instant(end);
  const goesOn = answer.subscription_id !== null && !answer.cancels_at_period_end;
  return (
    <p className="flex items-start gap-2 type-small text-good">
      <span className="pt-0.5">
        <Icon glyph={Check} size={16} />
      </span>
      {answer.plan_id !== plan.id
        ? t(answer.plan_id.endsWith("yearly") ? "paidYearly" : "paidMonthly")
        : date === null
          ? t("free")
          : goesOn
            ? t("renewed", { date })
            : t("until", { date })}
    </p>
  );
}
