import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Text } from "#app/ui/type/text.tsx";
import type { SoldPlan } from "#domain/plan/billing.ts";
import { usePlanWords } from "./use-plan-words.ts";

/** What a month costs, large; beside it how it is paid and what that saves, for this plan alone. */
export function PlanPrice({ plan }: { plan: SoldPlan }) {
  const t = useTranslations("subscription.price");
  const format = useFormat();
  const words = usePlanWords();
  const { savings, currency } = plan;
  return (
    <div className="flex items-baseline gap-x-4 md:min-h-18 md:flex-col md:gap-y-1">
      <p className="flex-none type-title text-[2.125rem]/10 text-ink">
        {format.money(savings ? savings.perMonth : plan.price, currency)}
      </p>
      <div className="min-w-0">
        <Text size="small" tone="soft">
          {plan.billing === "none"
            ? t("forever")
            : savings
              ? t("yearly", { price: words.price(plan) })
              : t("month")}
        </Text>
        {savings && (
          <Text size="small" tone="good">
            {t("savings", {
              amount: format.money(savings.amount, currency),
              percent: format.number(savings.percent / 100, { style: "percent" }),
            })}
          </Text>
        )}
      </div>
    </div>
  );
}
