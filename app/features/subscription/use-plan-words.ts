import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useStorageSize } from "#app/words/use-storage-size.ts";
import type { SoldPlan } from "#domain/plan/billing.ts";
import type { CountedLimit, Difference, Extra } from "./plan-difference.ts";

/** What a plan holds and costs, in words. */
export function usePlanWords() {
  const t = useTranslations("subscription");
  const format = useFormat();
  const size = useStorageSize();

  /** @param storage bytes, where photos and videos end by them too */
  function counted(of: CountedLimit, count: number | null, storage: number | null = null): string {
    if (of === "aiMessages") return t("offer.aiMessages", { count: count ?? 0 });
    if (of === "images" && storage !== null)
      return count === null
        ? t("offer.imagesAllWithin", { size: size(storage) })
        : t("offer.imagesWithin", { count, size: size(storage) });
    return count === null ? t(`offer.${of}All`) : t(`offer.${of}`, { count });
  }
  return {
    counted,
    extra: (of: Extra) => t(`offer.${of}`),
    /** @param storage of the plan that one goes to */
    difference(one: Difference, storage: number | null): string {
      if (!("from" in one)) return t(`offer.${one.of}`);
      const offer = counted(one.of, one.to, storage);
      return one.from === null
        ? t("difference.countedAll", { offer })
        : t("difference.counted", { offer, from: one.from });
    },
    price: ({ price, currency }: SoldPlan) => format.money(price, currency),
  };
}
