import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Fact, FactList } from "#app/ui/lists/fact.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SubscriptionAnswer } from "#domain/plan/billing.ts";
import { PeriodLeft } from "./period-left.tsx";
import { PortalLink } from "./portal-link.tsx";

type SubscriptionSectionProps = {
  answer: SubscriptionAnswer;
  refuse: () => boolean;
  onCancel: () => void;
};

/** Where one stands, the provider's papers, and the way out. */
export function SubscriptionSection({ answer, refuse, onCancel }: SubscriptionSectionProps) {
  const t = useTranslations("subscription.subscription");
  const tPlan = useTranslations("subscription.planId");
  const format = useFormat();
  const { current_period_end: end, status } = answer;
  const canCancel = answer.subscription_id !== null && !answer.cancels_at_period_end;
  return (
    <section aria-labelledby="subscription">
      <Stack gap={4}>
        <Heading id="subscription">{t("title")}</Heading>
        <FactList>
          <Fact label={t("plan")}>{tPlan(answer.plan_id)}</Fact>
          <Fact label={t("status")}>{answer.payment_problem ? t("problem") : t(`statuses.${status}`)}</Fact>
          <Fact label={t("end")}>
            {end !== null && `${format.instant(end)} · `}
            <PeriodLeft end={end} />
          </Fact>
        </FactList>
        {answer.has_portal ? (
          <Stack gap={2} align="start">
            <PortalLink refuse={refuse}>{t("portal")}</PortalLink>
            <Text size="small" tone="soft">
              {t("portalText")}
            </Text>
          </Stack>
        ) : (
          <Text size="small" tone="soft">
            {t("portalNone")}
          </Text>
        )}
        {canCancel && (
          <Inline>
            <TextButton tone="soft" size="small" onClick={onCancel}>
              {t("cancel")}
            </TextButton>
          </Inline>
        )}
      </Stack>
    </section>
  );
}
