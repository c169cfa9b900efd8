import { CloudOff, CreditCard, FlaskConical, Hourglass } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { BillingProblem } from "./billing-problem.ts";
import { NoticeBlock } from "./notice-block.tsx";
import { PortalLink } from "./portal-link.tsx";
import type { KnownSubscription } from "./remembered-subscription.ts";

type SubscriptionNoticesProps = {
  known: KnownSubscription;
  problem: BillingProblem | null;
  /** How the provider's page sent the person back; it proves nothing. */
  returned: "paid" | "left" | null;
  refuse: () => boolean;
  onRetry: () => void;
};

/** What must be known before the plans are read. */
export function SubscriptionNotices({ known, problem, returned, refuse, onRetry }: SubscriptionNoticesProps) {
  const t = useTranslations("subscription.notice");
  const format = useFormat();
  const { answer, at } = known;
  const isWaiting = returned === "paid" && answer.plan === "free";
  return (
    <div className="empty:hidden">
      {problem && (
        <NoticeBlock
          icon={CloudOff}
          tone="warn"
          action={<TextButton onClick={onRetry}>{t("retry")}</TextButton>}
        >
          {t(problem.reason === "signedOut" ? "staleSignedOut" : "stale", { when: format.when(at) })}
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
