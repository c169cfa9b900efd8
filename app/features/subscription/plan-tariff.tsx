import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { SoldPlan, SubscriptionResponse } from "#domain/plan/billing.ts";
import { PlanColumn } from "./plan-column.tsx";

type PlanTariffProps = { answer: SubscriptionResponse; onChoose: (plan: SoldPlan) => void };

/** The plans side by side, by the month or by the year. It opens on the way one pays already. */
export function PlanTariff({ answer, onChoose }: PlanTariffProps) {
  const t = useTranslations("subscription.pay");
  const paid = answer.plans.find(({ id }) => id === answer.plan_id)?.billing;
  const [chosen, setChosen] = useState<"monthly" | "yearly" | null>(null);
  const billing = chosen ?? (paid === "yearly" ? "yearly" : "monthly");
  const shown = answer.plans.filter((plan) => plan.billing === "none" || plan.billing === billing);
  return (
    <Stack gap={5}>
      <Segmented
        label={t("label")}
        labelHidden
        fullWidth
        value={billing}
        onChange={setChosen}
        options={[
          { value: "monthly", label: t("monthly") },
          { value: "yearly", label: t("yearly") },
        ]}
      />
      <div className="-mx-(--page-gutter) flex flex-col border-b-(length:--rule) border-ink md:mx-0 md:grid md:grid-cols-3 md:border-t-(length:--rule)">
        {shown.map((plan) => (
          <PlanColumn key={plan.name} answer={answer} plan={plan} onChoose={onChoose} />
        ))}
      </div>
    </Stack>
  );
}
