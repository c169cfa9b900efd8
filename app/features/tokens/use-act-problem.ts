import { useTranslations } from "use-intl/react";
import type { AccountProblem } from "#app/lib/ask-account.ts";

/** Why an act was not done. */
export function useActProblem(): (problem: AccountProblem) => string {
  const t = useTranslations("tokens.failed");
  return (problem) => {
    if (problem === "network") return t("actOffline");
    if (problem === "signedOut" || problem === "unproven" || problem === "full") return t(problem);
    return t(problem === "tooMany" ? "actTooMany" : "act");
  };
}
