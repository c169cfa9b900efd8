import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { SubscriptionAnswer } from "#domain/plan/billing.ts";
import type { PlanId } from "#domain/plan/plan.ts";

/** Says a change of plan when it arrives, wherever it was made; what was being asked is answered by it. What the device remembered is no news. */
export function useToldChange(
  { plan, plan_id, status }: SubscriptionAnswer,
  isStale: boolean,
  onChange: () => void,
): void {
  const t = useTranslations("subscription");
  const before = useRef<PlanId | null>(null);
  useEffect(() => {
    if (isStale) return;
    const last = before.current;
    before.current = plan_id;
    if (last === null || last === plan_id) return;
    onChange();
    const isOver = plan === "free" && status === "expired";
    showToast({
      tone: isOver ? "plain" : "good",
      title: isOver ? t("subscription.over") : t("subscription.changed", { plan: t(`planId.${plan_id}`) }),
    });
  }, [plan, plan_id, status, isStale, onChange, t]);
}
