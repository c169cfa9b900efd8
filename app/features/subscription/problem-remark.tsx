import { TriangleAlert } from "lucide-react";
import { Remark } from "#app/ui/type/remark.tsx";
import type { BillingProblem } from "./billing-problem.ts";
import { type BillingAct, useProblemWords } from "./use-problem-words.ts";

/** The error, shown beside the action that failed. */
export function ProblemRemark({ act, problem }: { act: BillingAct; problem: BillingProblem | null }) {
  const words = useProblemWords();
  if (!problem) return null;
  const { title, text } = words(act, problem);
  return (
    <Remark icon={TriangleAlert} tone="bad" role="alert">
      {title}. {text}
    </Remark>
  );
}
