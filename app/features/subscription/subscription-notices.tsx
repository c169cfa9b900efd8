import { Check, CloudOff, CreditCard, FlaskConical, Hourglass, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SubscriptionResponse } from "#domain/plan/billing.ts";
import type { PlanId } from "#domain/plan/plan.ts";
import type { BillingProblem } from "./billing-problem.ts";
import { endReasonOf } from "./end-reason.ts";
import { PortalLink } from "./portal-link.tsx";
import type { KnownSubscription } from "./remembered-subscription.ts";

type SubscriptionNoticesProps = {
  known: KnownSubscription;
  problem: BillingProblem | null;
  /** The parameter with which the provider's page returned; it proves nothing. */
  returned: "paid" | "left" | null;
  refuse: () => boolean;
  onRetry: () => void;
};

/** Why what is shown may be outdated, where it is not the service that does not answer. */
const staleWords: Partial<Record<BillingProblem["reason"], "staleOffline" | "staleSignedOut">> = {
  offline: "staleOffline",
  signedOut: "staleSignedOut",
};

/** Notices above the plans. */
export function SubscriptionNotices({ known, problem, returned, refuse, onRetry }: SubscriptionNoticesProps) {
  const t = useTranslations("subscription.notice");
  const tPlan = useTranslations("subscription.planId");
  const format = useFormat();
  const { answer, at } = known;
  const isWaiting = returned === "paid" && answer.plan === "free";
  const isPaid = returned === "paid" && !isWaiting;
  const lapsed = returned === null ? lapsedPlan(answer) : null;
  return (
    <div className="empty:hidden">
      {problem && (
        <NoticeBlock
          icon={CloudOff}
          tone="warn"
          action={<TextButton onClick={onRetry}>{t("retry")}</TextButton>}
        >
          {t(staleWords[problem.reason] ?? "stale", { when: format.when(at) })}
        </NoticeBlock>
      )}
      {answer.payment_problem && (
        <NoticeBlock
          icon={CreditCard}
          tone="bad"
          action={
            <PortalLink refuse={refuse} variant="secondary">
              {t("paymentAction")}
            </PortalLink>
          }
        >
          <Heading size="name">{t("payment")}</Heading>
          <Text tone="soft">{t("paymentText")}</Text>
        </NoticeBlock>
      )}
      {isWaiting && (
        <NoticeBlock icon={Hourglass} tone="soft">
          {t("paid")}
        </NoticeBlock>
      )}
      {isPaid && (
        <NoticeBlock
          icon={Check}
          tone="good"
          action={
            <ButtonLink to={paths.dashboard} variant="secondary">
              {t("paidNowAction")}
            </ButtonLink>
          }
        >
          <Heading size="name">{t("paidNow", { plan: tPlan(answer.plan_id) })}</Heading>
          <Text tone="soft">{t("paidNowText")}</Text>
        </NoticeBlock>
      )}
      {lapsed && (
        <NoticeBlock icon={CreditCard} tone="warn">
          <Heading size="name">{t("lapsed", { plan: tPlan(lapsed) })}</Heading>
          <Text tone="soft">{t("lapsedText")}</Text>
        </NoticeBlock>
      )}
      {returned === "left" && (
        <NoticeBlock icon={CreditCard} tone="soft">
          {t("left")}
        </NoticeBlock>
      )}
      {answer.isSimulation && (
        <NoticeBlock icon={FlaskConical} tone="soft">
          <Text tone="soft">{t("simulation")}</Text>
        </NoticeBlock>
      )}
    </div>
  );
}

/** The plan that ended because it was not paid again, until another is chosen. */
function lapsedPlan({ plan, history }: SubscriptionResponse): PlanId | null {
  if (plan !== "free") return null;
  const last = history.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0];
  return last?.status === "expired" && endReasonOf(last, history) === "unpaid" ? last.plan : null;
}

type NoticeBlockProps = {
  icon: LucideIcon;
  tone: "soft" | "good" | "warn" | "bad";
  children: ReactNode;
  action?: ReactNode;
};

const tones = { soft: "text-ink-soft", good: "text-good", warn: "text-warn", bad: "text-bad" };

/** A standing word at the top of the page, between two hairlines. */
function NoticeBlock({ icon, tone, children, action }: NoticeBlockProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line-strong py-3 last:border-b"
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <span className={`pt-0.5 ${tones[tone]}`}>
          <Icon glyph={icon} size={20} />
        </span>
        <div className="min-w-0 type-body">{children}</div>
      </div>
      {action}
    </div>
  );
}
