import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import type { SoldPlan, SubscriptionResponse } from "#domain/plan/billing.ts";
import { planRank } from "#domain/plan/plan.ts";
import { chooseStep } from "./choose-step.ts";
import { usePlanWords } from "./use-plan-words.ts";

type PlanChoiceProps = {
  answer: SubscriptionResponse;
  plan: SoldPlan;
  /** The one filled button of the page. */
  isNext: boolean;
  onChoose: (plan: SoldPlan) => void;
};

/** The button to a plan, or nothing for the current one. */
export function PlanChoice({ answer, plan, isNext, onChoose }: PlanChoiceProps) {
  const t = useTranslations("subscription");
  const words = usePlanWords();
  const step = chooseStep(answer, plan);
  const name = t(`plan.${plan.name}`);
  if (step === "none") return null;
  if (step === "resume") {
    return (
      <Button variant="primary" fullWidth onClick={() => onChoose(plan)}>
        {t("choose.resume", { plan: name })}
      </Button>
    );
  }
  if (step === "ending") return null;
  if (plan.name === "free") {
    return (
      <TextButton tone="soft" size="small" onClick={() => onChoose(plan)}>
        {t("choose.free")}
      </TextButton>
    );
  }
  const way = { plan: name, price: words.price(plan), billing: plan.billing };
  return (
    <Button variant={isNext ? "primary" : "secondary"} fullWidth onClick={() => onChoose(plan)}>
      {plan.name === answer.plan
        ? t("choose.billing", way)
        : t(planRank(plan.name) > planRank(answer.plan) ? "choose.upgrade" : "choose.downgrade", way)}
    </Button>
  );
}
