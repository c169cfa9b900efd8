import { useTranslations } from "use-intl/react";
import type { MethodRefusal } from "#app/lib/sign-in-methods.ts";

/** Why something was not done. The only way in is said in its row. */
export function useProblemWords(): (refusal: MethodRefusal) => string {
  const t = useTranslations("outsideAccounts.problem");
  return ({ problem }) => t(problem === "weak" || problem === "last" ? "unavailable" : problem);
}
