import { useTranslations } from "use-intl/react";
import type { BillingProblem } from "./billing-problem.ts";

/** The action that failed, for the message (specification, section 8). */
export type BillingAct = "load" | "subscribe" | "cancel" | "portal" | "other";

/** What did not work and why. */
export function useProblemWords() {
  const t = useTranslations("subscription");
  return (act: BillingAct, { reason, said }: BillingProblem): { title: string; text: string } => ({
    title: t(`failed.${act}`),
    text:
      reason === "said"
        ? said
        : reason === "unknown" && act === "subscribe"
          ? t("reason.checkout")
          : reason === "unknown" && act === "cancel"
            ? t("reason.cancel")
            : t(`reason.${reason}`),
  });
}
