import { useTranslations } from "use-intl/react";
import type { AccountProblem } from "#app/lib/ask-account.ts";

/** Why the server did not do what it was asked. */
export function useProblemWords(): (problem: AccountProblem) => string {
  const t = useTranslations("messages.problem");
  return (problem) => t(problem);
}
