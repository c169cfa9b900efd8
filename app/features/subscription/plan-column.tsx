import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Title } from "#app/ui/type/title.tsx";
import type { SoldPlan, SubscriptionAnswer } from "#domain/plan/billing.ts";
import { planRank } from "#domain/plan/plan.ts";
import { PlanChoice } from "./plan-choice.tsx";
import { PlanOffers } from "./plan-offers.tsx";
import { PlanPicture } from "./plan-picture.tsx";
import { PlanPrice } from "./plan-price.tsx";
import { PlanStanding } from "./plan-standing.tsx";

type PlanColumnProps = {
  answer: SubscriptionAnswer;
  plan: SoldPlan;
  onChoose: (plan: SoldPlan) => void;
};

/** One line of the tariff: a band across the page on phones, a column on wide screens. */
export function PlanColumn({ answer, plan, onChoose }: PlanColumnProps) {
  const t = useTranslations("subscription");
  const id = useId();
  const isCurrent = answer.plan === plan.name;
  const distance = planRank(plan.name) - planRank(answer.plan);
  const isResumable = answer.cancels_at_period_end && answer.subscription_id !== null;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "relative flex flex-col gap-4 border-t-[1.5px] border-ink px-(--page-gutter) py-5 md:border-t-0 md:px-5 md:py-7 lg:px-7 md:not-first:border-l md:not-first:border-l-line",
        isCurrent && "bg-surface",
      )}
    >
      <div className="absolute top-4 right-(--page-gutter) md:static md:flex md:h-20 md:items-end">
        <PlanPicture plan={plan.name} isReached={distance <= 0} />
      </div>
      <div
        className={classNames(
          "flex flex-col gap-1 pr-28 md:min-h-15 md:pr-0",
          plan.name === "pro" && "min-h-20",
        )}
      >
        <Title as="h2" size="title" id={id}>
          {t(`plan.${plan.name}`)}
        </Title>
        <PlanStanding answer={answer} plan={plan} />
      </div>
      <PlanPrice plan={plan} />
      <PlanOffers plan={plan.name} />
      <div className="mt-auto pt-1">
        <PlanChoice answer={answer} plan={plan} isNext={distance === 1 && !isResumable} onChoose={onChoose} />
      </div>
    </section>
  );
}
