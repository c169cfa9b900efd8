/** The page once a subscription is known. */
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SoldPlan, SubscriptionResponse } from "#domain/plan/billing.ts";
import type { PlanId } from "#domain/plan/plan.ts";
import { AdminSection } from "./admin-section.tsx";
import { resumeSubscription } from "./billing-calls.ts";
import type { BillingProblem } from "./billing-problem.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { CheckoutDialog } from "./checkout-dialog.tsx";
import { chooseStep } from "./choose-step.ts";
import { HistorySection } from "./history-section.tsx";
import { PlanTariff } from "./plan-tariff.tsx";
import type { KnownSubscription } from "./remembered-subscription.ts";
import { SubscriptionNotices } from "./subscription-notices.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";
import { UsageSection } from "./usage-section.tsx";
import { useProblemWords } from "./use-problem-words.ts";

type OpenDialog = { readonly step: "checkout" | "change" | "cancel"; readonly plan: SoldPlan };

export type SubscriptionRoomProps = {
  known: KnownSubscription;
  /** Stored on this device; the server has not confirmed it now. */
  isRemembered: boolean;
  /** Why the shown data may be outdated; null when it is fresh. */
  problem: BillingProblem | null;
  person: { readonly id: string; readonly email: string };
  returned: "paid" | "left" | null;
  refresh: () => Promise<void>;
  /** The page reloads after a cancellation (specification, section 7). */
  reload: () => void;
};

export function SubscriptionView({
  known,
  isRemembered,
  problem,
  person,
  returned,
  refresh,
  reload,
}: SubscriptionRoomProps) {
  const t = useTranslations("subscription");
  const format = useFormat();
  const problemWords = useProblemWords();
  const { answer } = known;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  useToldChange(answer, { isStale: isRemembered, isSaid: returned === "paid", onChange: close });

  function refuse(): boolean {
    if (!problem) return false;
    if (problem.reason === "signedOut") {
      showToast({ tone: "warn", title: t("reason.signedOut"), detail: t("cannot.signedOut") });
    } else showToast({ tone: "warn", title: t("cannot.offline") });
    return true;
  }
  async function resume() {
    const done = await resumeSubscription(answer.subscription_id ?? "");
    if (done.ok) showToast({ title: t("subscription.resumed") });
    else {
      const { title, text } = problemWords("other", done.problem);
      showToast({ tone: "bad", title, detail: text });
    }
    await refresh();
  }
  function choose(plan: SoldPlan) {
    if (refuse()) return;
    const step = chooseStep(answer, plan);
    const end = answer.current_period_end;
    const date = end === null ? t("left.none") : format.instant(end);
    if (step === "resume") void resume();
    else if (step === "given") {
      showToast({ tone: "plain", title: t("reason.noSubscription"), detail: t("cannot.given", { date }) });
    } else if (step === "unsold") {
      showToast({ tone: "warn", title: t("reason.invalidPlan"), detail: t("cannot.unsold") });
    } else if (step === "checkout" || step === "change" || step === "cancel") setDialog({ step, plan });
  }
  const free = answer.plans.find(({ name }) => name === "free");
  const isPaid = answer.plan !== "free";
  const own = (
    <Columns template="halves-apart">
      {isPaid && (
        <SubscriptionSection answer={answer} refuse={refuse} onCancel={() => free && choose(free)} />
      )}
      <UsageSection quotas={answer.quotas} />
      {!isPaid && (
        <SubscriptionSection answer={answer} refuse={refuse} onCancel={() => free && choose(free)} />
      )}
    </Columns>
  );
  return (
    <Stack gap={8}>
      <SubscriptionNotices
        known={known}
        problem={problem}
        returned={returned}
        refuse={refuse}
        onRetry={() => void refresh()}
      />
      {isPaid && own}
      {isPaid && <Heading>{t("tariff")}</Heading>}
      <PlanTariff answer={answer} onChoose={choose} />
      <Stack gap={1}>
        <Text size="small" tone="soft">
          {t("foot.renewal")}
        </Text>
        <Text size="small" tone="soft">
          {t("foot.today")}
        </Text>
      </Stack>
      {!isPaid && own}
      <HistorySection history={answer.history} />
      {answer.isAdmin && (
        <AdminSection
          personId={person.id}
          current={answer.plan_id}
          refuse={refuse}
          onChanged={() => void refresh()}
        />
      )}
      {dialog?.step === "checkout" && (
        <CheckoutDialog
          answer={answer}
          plan={dialog.plan}
          person={person}
          onRefused={() => void refresh()}
          onClose={close}
        />
      )}
      {dialog?.step === "change" && (
        <ChangeDialog
          answer={answer}
          plan={dialog.plan}
          onClose={close}
          onChanged={() => {
            close();
            void refresh();
          }}
        />
      )}
      {dialog?.step === "cancel" && (
        <CancelDialog answer={answer} onCancelled={reload} onRefused={() => void refresh()} onClose={close} />
      )}
    </Stack>
  );
}

type ToldChange = {
  /** The shown subscription is the stored one, which counts as no change. */
  isStale: boolean;
  /** The page itself says it: this is the tab that paid. */
  isSaid: boolean;
  onChange: () => void;
};

/** Announces a change of plan, wherever it was made, and closes an open dialog. In a tab that is hidden it waits to be seen. */
function useToldChange(
  { plan, plan_id, status }: SubscriptionResponse,
  { isStale, isSaid, onChange }: ToldChange,
): void {
  const t = useTranslations("subscription");
  const before = useRef<PlanId | null>(null);
  useEffect(() => {
    if (isStale) return;
    const last = before.current;
    before.current = plan_id;
    if (last === null || last === plan_id) return;
    onChange();
    const isOver = plan === "free" && status === "expired";
    if (isSaid && !isOver) return;
    whenSeen(() =>
      showToast({
        tone: isOver ? "plain" : "good",
        title: isOver ? t("subscription.over") : t("subscription.changed", { plan: t(`planId.${plan_id}`) }),
      }),
    );
  }, [plan, plan_id, status, isStale, isSaid, onChange, t]);
}

function whenSeen(tell: () => void): void {
  if (!document.hidden) tell();
  else document.addEventListener("visibilitychange", () => whenSeen(tell), { once: true });
}
