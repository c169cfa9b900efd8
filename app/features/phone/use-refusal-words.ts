import { useTranslations } from "use-intl/react";
import type { FactorRefusal } from "#app/lib/second-factor.ts";

/** Why a number was not sent to, confirmed or removed. */
export function useRefusalWords(): (refusal: FactorRefusal) => string {
  const t = useTranslations("phone.problem");
  return ({ problem, minutes }) => {
    switch (problem) {
      case "too_many":
      case "too_many_sent":
        return minutes > 90
          ? t(`${problem}_hours`, { hours: Math.ceil(minutes / 60) })
          : t(problem, { minutes });
      case "phone":
      case "wrong":
      case "unsent":
      case "network":
      case "ended":
      case "cancelled":
        return t(problem);
      default:
        return t("unknown");
    }
  };
}
