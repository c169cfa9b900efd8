import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SoldPlan, SubscriptionResponse } from "#domain/plan/billing.ts";
import { openCheckout } from "./billing-calls.ts";
import type { BillingProblem } from "./billing-problem.ts";
import { DifferenceList } from "./difference-list.tsx";
import { openTab } from "./open-tab.ts";
import { TabLink } from "./portal-link.tsx";
import { ProblemRemark } from "./problem-remark.tsx";
import { usePlanWords } from "./use-plan-words.ts";

type CheckoutDialogProps = {
  answer: SubscriptionResponse;
  plan: SoldPlan;
  person: { readonly id: string; readonly email: string };
  /** Called when the shown data may be outdated. */
  onRefused: () => void;
  onClose: () => void;
};

/** The gains, then the provider's page in a new tab. The change is reported by the server, never by that page. */
export function CheckoutDialog({ answer, plan, person, onRefused, onClose }: CheckoutDialogProps) {
  const t = useTranslations("subscription");
  const words = usePlanWords();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<BillingProblem | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const terms = { plan: t(`plan.${plan.name}`), price: words.price(plan), billing: plan.billing };

  async function pay() {
    setAsking(true);
    const opened = await openCheckout(plan.stripePriceId ?? "", person);
    setAsking(false);
    setProblem(opened.ok ? null : opened.problem);
    if (!opened.ok) return onRefused();
    setUrl(opened.value);
    openTab(opened.value);
  }
  if (url !== null) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t("checkout.openedTitle")}
        description={t("checkout.opened")}
        closeLabel={t("close")}
        actions={<Button onClick={onClose}>{t("close")}</Button>}
      >
        <TabLink url={url}>{t("checkout.again")}</TabLink>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("checkout.title", terms)}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="primary" pending={isAsking} onClick={() => void pay()}>
            {t("checkout.go")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("later")}
          </Button>
        </>
      }
    >
      <DifferenceList answer={answer} to={plan.name} />
      <Text size="small" tone="soft">
        {t(`checkout.renewal.${plan.billing === "yearly" ? "yearly" : "monthly"}`)}
      </Text>
      {answer.isSimulation && <Remark>{t("notice.simulation")}</Remark>}
      <ProblemRemark act="subscribe" problem={problem} />
    </Dialog>
  );
}
