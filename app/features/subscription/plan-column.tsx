import { Check, CreditCard } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { SoldPlan, SubscriptionResponse } from "#domain/plan/billing.ts";
import { planLimits, planRank } from "#domain/plan/plan.ts";
import { chooseStep } from "./choose-step.ts";
import { PlanChoice } from "./plan-choice.tsx";
import { countedLimits, extrasOf } from "./plan-difference.ts";
import { PlanPicture } from "./plan-picture.tsx";
import { PlanPrice } from "./plan-price.tsx";
import { usePlanWords } from "./use-plan-words.ts";

type PlanColumnProps = {
  answer: SubscriptionResponse;
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
        "relative flex flex-col gap-4 border-t-(length:--rule) border-ink px-(--page-gutter) py-5 md:border-t-0 md:px-5 md:py-7 lg:px-7 md:not-first:border-l md:not-first:border-l-line",
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
      <PlanOffers plan={plan} hasSupport={answer.hasSupport} />
      <div className="mt-auto pt-1">
        <PlanChoice answer={answer} plan={plan} isNext={distance === 1 && !isResumable} onChoose={onChoose} />
      </div>
    </section>
  );
}

/** What a plan holds; Pro says that it holds Plus rather than saying it all again. */
function PlanOffers({ plan: { name: plan, storage }, hasSupport }: { plan: SoldPlan; hasSupport: boolean }) {
  const t = useTranslations("subscription");
  const words = usePlanWords();
  const own = planLimits[plan];
  const below = plan === "pro" ? planLimits.plus : planLimits.free;
  const lines = [
    ...countedLimits.map((of) => words.counted(of, own[of], storage)),
    ...(plan === "pro" ? [t("offer.everythingOf", { plan: t("plan.plus") })] : []),
    ...extrasOf(plan, hasSupport)
      .filter((of) => !below[of])
      .map(words.extra),
  ];
  return (
    <ul className="flex flex-col gap-1.5 type-body">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <span aria-hidden="true" className="mt-2.25 size-1.25 flex-none rounded-full bg-accent" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** The mark of the plan one is on, and until when; on Free, from when it follows a cancelled plan. */
function PlanStanding({ answer, plan }: { answer: SubscriptionResponse; plan: SoldPlan }) {
  const t = useTranslations("subscription.current");
  const format = useFormat();
  const { current_period_end: end } = answer;
  const date = end === null ? null : format.instant(end);
  if (chooseStep(answer, plan) === "ending" && date !== null)
    return <p className="type-small text-ink-soft">{t("follows", { date })}</p>;
  if (answer.plan !== plan.name) return null;
  const goesOn = answer.subscription_id !== null && !answer.cancels_at_period_end;
  const isUnpaid = answer.payment_problem;
  return (
    <p className={`flex items-start gap-2 type-small ${isUnpaid ? "text-bad" : "text-good"}`}>
      <span className="pt-0.5">
        <Icon glyph={isUnpaid ? CreditCard : Check} size={16} />
      </span>
      {isUnpaid
        ? t("unpaid")
        : answer.plan_id !== plan.id
          ? t(answer.plan_id.endsWith("yearly") ? "paidYearly" : "paidMonthly")
          : date === null
            ? t("free")
            : goesOn
              ? t("renewed", { date })
              : t("until", { date })}
    </p>
  );
}
