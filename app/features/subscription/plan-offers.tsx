import { useTranslations } from "use-intl/react";
import { type PlanName, planLimits } from "#domain/plan/plan.ts";
import { soldExtras, soldLimits } from "./plan-difference.ts";
import { usePlanWords } from "./use-plan-words.ts";

/** What a plan holds; Pro says that it holds Plus rather than saying it all again. */
export function PlanOffers({ plan }: { plan: PlanName }) {
  const t = useTranslations("subscription");
  const words = usePlanWords();
  const own = planLimits[plan];
  const below = plan === "pro" ? planLimits.plus : planLimits.free;
  const lines = [
    ...soldLimits.map((of) => words.counted(of, own[of])),
    ...(plan === "pro" ? [t("offer.everythingOf", { plan: t("plan.plus") })] : []),
    ...soldExtras.filter((of) => own[of] && !below[of]).map(words.extra),
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
