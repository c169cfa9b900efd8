import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { SoldPlan } from "#domain/plan/billing.ts";
import type { CountedLimit, Difference, Extra } from "./plan-difference.ts";

/** What a plan holds and costs, in words. */
export function usePlanWords() {
  const t = useTranslations("subscription");
  const format = useFormat();

  function counted(of: CountedLimit, count: number | null): string {
    if (of === "aiMessages") return t("offer.aiMessages", { count: count ?? 0 });
    return count === null ? t(`offer.${of}All`) : t(`offer.${of}`, { count });
  }
  return {
    counted,
    extra: (of: Extra) => t(`offer.${of}`),
    difference(one: Difference): string {
      if (!("from" in one)) return t(`offer.${one.of}`);
      const offer = counted(one.of, one.to);
      return one.from === null
        ? t("difference.countedAll", { offer })
        : t("difference.counted", { offer, from: one.from });
    },
    price: ({ price, currency }: SoldPlan) => format.money(price, currency),
  };
}
