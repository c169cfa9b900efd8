import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SubscriptionResponse } from "#domain/plan/billing.ts";
import { cancelSubscription } from "./billing-calls.ts";
import type { BillingProblem } from "./billing-problem.ts";
import { DifferenceList } from "./difference-list.tsx";
import { ProblemRemark } from "./problem-remark.tsx";

type CancelDialogProps = {
  answer: SubscriptionResponse;
  onCancelled: () => void;
  /** Called when the shown data may be outdated. */
  onRefused: () => void;
  onClose: () => void;
};

/** The confirmation that the specification requires before going back to free (section 5), with what stays and until when. */
export function CancelDialog({ answer, onCancelled, onRefused, onClose }: CancelDialogProps) {
  const t = useTranslations("subscription");
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<BillingProblem | null>(null);
  const plan = t(`plan.${answer.plan}`);
  const { current_period_end: end } = answer;

  async function cancel() {
    setAsking(true);
    const done = await cancelSubscription(answer.subscription_id ?? "");
    setAsking(false);
    if (done.ok) return onCancelled();
    setProblem(done.problem);
    onRefused();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("cancel.title")}
      description={t("cancel.question")}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="danger" pending={isAsking} onClick={() => void cancel()}>
            {t("cancel.confirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("cancel.stay", { plan })}
          </Button>
        </>
      }
    >
      {end !== null && <Text>{t("cancel.keeps", { plan, date: format.instant(end) })}</Text>}
      <DifferenceList answer={answer} to="free" />
      <Text size="small" tone="soft">
        {t("cancel.nothing")}
      </Text>
      <ProblemRemark act="cancel" problem={problem} />
    </Dialog>
  );
}
