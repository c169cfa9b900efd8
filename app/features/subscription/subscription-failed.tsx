import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Harbour } from "#app/ui/art/harbour.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import type { BillingProblem } from "./billing-problem.ts";
import { useProblemWords } from "./use-problem-words.ts";

/** Nothing is known yet and the service does not respond. */
export function SubscriptionFailed({ problem, onRetry }: { problem: BillingProblem; onRetry: () => void }) {
  const t = useTranslations("subscription.notice");
  const { title, text } = useProblemWords()("load", problem);
  return (
    <ErrorState
      illustration={
        <div className="max-w-xl">
          <Harbour />
        </div>
      }
      title={title}
      text={text}
      actions={<Button onClick={onRetry}>{t("retry")}</Button>}
    />
  );
}
