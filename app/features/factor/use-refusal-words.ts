import { useTranslations } from "use-intl/react";
import type { FactorRefusal } from "#app/lib/second-factor.ts";

/** A refusal in words (specification, section 8). */
export function useRefusalWords() {
  const t = useTranslations("factor.problem");
  return ({ problem, minutes }: FactorRefusal): string => {
    if (problem !== "too_many" && problem !== "too_many_sent" && problem !== "too_many_tries")
      return t(problem);
    return minutes > 90 ? t(`${problem}_hours`, { hours: Math.ceil(minutes / 60) }) : t(problem, { minutes });
  };
}
