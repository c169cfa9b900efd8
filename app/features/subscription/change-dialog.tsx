import { TriangleAlert } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import type { PreviewResponse, SoldPlan, SubscriptionResponse } from "#domain/plan/billing.ts";
import { changePlan, previewChange } from "./billing-calls.ts";
import type { BillingProblem } from "./billing-problem.ts";
import { ChangeBill } from "./change-bill.tsx";
import { DifferenceList } from "./difference-list.tsx";
import { PortalLink } from "./portal-link.tsx";
import { ProblemRemark } from "./problem-remark.tsx";

type ChangeDialogProps = {
  answer: SubscriptionResponse;
  plan: SoldPlan;
  onChanged: () => void;
  onClose: () => void;
};

/** The gains, losses and costs of a change; the amount shown is the amount charged. */
export function ChangeDialog({ answer, plan, onChanged, onClose }: ChangeDialogProps) {
  const t = useTranslations("subscription");
  const format = useFormat();
  const { preview, problem: previewProblem, again } = usePreview(plan.stripePriceId ?? "");
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<BillingProblem | null>(null);

  async function change(shown: PreviewResponse) {
    setAsking(true);
    const done = await changePlan(plan.stripePriceId ?? "", shown);
    if (!done.ok && done.problem.reason === "outdated") await again();
    setAsking(false);
    setProblem(done.ok ? null : done.problem);
    if (done.ok) onChanged();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("change.title", { from: t(`planId.${answer.plan_id}`), to: t(`planId.${plan.id}`) })}
      closeLabel={t("close")}
      actions={
        <>
          {preview && (
            <Button variant="primary" pending={isAsking} onClick={() => void change(preview)}>
              {preview.amountDue > 0
                ? t("change.confirm", { amount: format.money(preview.amountDue, preview.currency) })
                : t("change.confirmFree")}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t("later")}
          </Button>
        </>
      }
    >
      <DifferenceList answer={answer} to={plan.name} />
      {answer.cancels_at_period_end && <Remark>{t("change.resumes")}</Remark>}
      {preview && <ChangeBill preview={preview} from={answer.plan_id} />}
      {!preview && !previewProblem && (
        <div role="status">
          <VisuallyHidden>{t("change.loading")}</VisuallyHidden>
          <Skeleton rows={3} words={[170, 60]} />
        </div>
      )}
      <ProblemRemark act="subscribe" problem={previewProblem} />
      {problem?.reason === "outdated" && (
        <Remark icon={TriangleAlert} tone="warn" role="alert">
          {t("change.outdated")}
        </Remark>
      )}
      {problem?.reason === "cardRefused" && (
        <>
          <Remark icon={TriangleAlert} tone="bad" role="alert">
            {t("change.refused")}
          </Remark>
          <PortalLink refuse={() => false}>{t("change.card")}</PortalLink>
        </>
      )}
      {problem && problem.reason !== "outdated" && problem.reason !== "cardRefused" && (
        <ProblemRemark act="change" problem={problem} />
      )}
    </Dialog>
  );
}

/** The preview of a change; `again` requests it anew. */
function usePreview(priceId: string) {
  const [preview, setPreview] = useState<PreviewResponse | null>(null);
  const [problem, setProblem] = useState<BillingProblem | null>(null);
  const again = useCallback(async () => {
    const answer = await previewChange(priceId);
    setPreview(answer.ok ? answer.value : null);
    setProblem(answer.ok ? null : answer.problem);
  }, [priceId]);
  useEffect(() => void again(), [again]);
  return { preview, problem, again };
}
