import { useTranslations } from "use-intl/react";
import type { AdminProblem } from "./ask-admin.ts";

/** Why something has no answer, or was not done, in a sentence. */
export function useProblemWords(): (problem: AdminProblem) => string {
  const t = useTranslations("admin.problem");
  return (problem) => t(problem);
}
