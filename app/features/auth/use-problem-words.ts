import { useTranslations } from "use-intl/react";
import type { AuthRefusal } from "#app/lib/accounts.ts";
import { useBackendHealth } from "#app/lib/backend-health.ts";

/** The message of an error (specification, section 8); `other` names the failed action. */
export function useProblemWords(other: "login" | "signUp" | "sendMail" | "other") {
  const t = useTranslations("auth.problem");
  const { name } = useBackendHealth();
  return ({ problem }: AuthRefusal): string => {
    switch (problem) {
      case "unavailable":
      case "not_configured":
        return t(problem, { name });
      case "blocked":
      case "unknown":
        return t(other);
      default:
        return t(problem);
    }
  };
}
