import { useTranslations } from "use-intl/react";
import type { BillingProblem } from "./billing-problem.ts";

/** The action that failed, for the message (specification, section 8). */
export type BillingAct = "load" | "subscribe" | "change" | "cancel" | "portal" | "other";

/** What changes something at the provider: without an answer it may have been done. */
const changing: ReadonlySet<BillingAct> = new Set(["change", "cancel", "other"]);

/** What did not work and why. */
export function useProblemWords() {
  const t = useTranslations("subscription");
  return (act: BillingAct, { reason, said }: BillingProblem): { title: string; text: string } => {
    if (reason === "network" && changing.has(act)) return { title: t("lost.title"), text: t("lost.text") };
    return { title: t(`failed.${act === "change" ? "subscribe" : act}`), text: textOf(act, reason, said) };
  };
  function textOf(act: BillingAct, reason: BillingProblem["reason"], said: string): string {
    if (reason === "said") return said;
    if (reason === "unknown" && (act === "subscribe" || act === "change")) return t("reason.checkout");
    if (reason === "unknown" && act === "cancel") return t("reason.cancel");
    return t(`reason.${reason}`);
  }
}
