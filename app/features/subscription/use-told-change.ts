import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { showToast } from "#app/ui/toast-store.ts";
import type { SubscriptionAnswer } from "#domain/billing.ts";

/** Says a change of plan when it arrives, wherever it was made; what was being asked is answered by it. */
export function useToldChange({ plan, plan_id, status }: SubscriptionAnswer, onChange: () => void): void {
  const t = useTranslations("subscription");
  const before = useRef(plan_id);
  useEffect(() => {
    if (before.current === plan_id) return;
    before.current = plan_id;
    onChange();
    const isOver = plan === "free" && status === "expired";
    showToast({
      tone: isOver ? "plain" : "good",
      title: isOver ? t("subscription.over") : t("subscription.changed", { plan: t(`planId.${plan_id}`) }),
    });
  }, [plan, plan_id, status, onChange, t]);
}
