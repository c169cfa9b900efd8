import { useCallback, useEffect, useState } from "react";
import type { PreviewAnswer } from "#domain/plan/billing.ts";
import { previewChange } from "./billing-calls.ts";
import type { BillingProblem } from "./billing-problem.ts";

/** What a change would cost at this instant; `again` counts it anew. */
export function usePreview(priceId: string) {
  const [preview, setPreview] = useState<PreviewAnswer | null>(null);
  const [problem, setProblem] = useState<BillingProblem | null>(null);
  const again = useCallback(async () => {
    const answer = await previewChange(priceId);
    setPreview(answer.ok ? answer.value : null);
    setProblem(answer.ok ? null : answer.problem);
  }, [priceId]);
  useEffect(() => void again(), [again]);
  return { preview, problem, again };
}
