import { useTranslations } from "use-intl/react";
import { actRefusals } from "#domain/admin/people.ts";
import type { AdminTold } from "../asking/ask-admin.ts";
import { useProblemWords } from "../asking/use-problem-words.ts";

type Refused = Extract<AdminTold<unknown>, { ok: false }>;

/** Why an act was not done: the rule that forbids it, or what went wrong. */
export function useActRefusal(): (refused: Refused) => string {
  const t = useTranslations("adminUsers.refusal");
  const problemWords = useProblemWords();
  return ({ problem, reason }) => {
    const rule = actRefusals.find((one) => one === reason);
    return problem === "conflict" && rule ? t(rule) : problemWords(problem);
  };
}
