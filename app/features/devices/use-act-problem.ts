import { useTranslations } from "use-intl/react";
import type { AccountProblem } from "#app/lib/ask-account.ts";

/** Why an act was not done, or that it is not known. */
export function useActProblem(): (problem: AccountProblem) => string {
  const t = useTranslations("devices.failed");
  return (problem) => {
    if (problem === "network") return t("actOffline");
    if (problem === "signedOut") return t("signedOut");
    if (problem === "unproven") return t("unproven");
    return t(problem === "tooMany" ? "actTooMany" : "act");
  };
}

/** Why lines of the log did not come: reading changes nothing, so there is nothing to know. */
export function useReadProblem(): (problem: AccountProblem) => string {
  const t = useTranslations("devices.failed");
  return (problem) => {
    if (problem === "signedOut") return t("signedOut");
    return t(problem === "tooMany" ? "tooMany" : "lines");
  };
}
