import { useEffect, useState } from "react";
import { useTimeZone, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Fact, FactList } from "#app/ui/lists/fact.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SubscriptionResponse } from "#domain/plan/billing.ts";
import { describePeriodEnd } from "#domain/time/period-end.ts";
import { PortalLink } from "./portal-link.tsx";

type SubscriptionSectionProps = {
  answer: SubscriptionResponse;
  refuse: () => boolean;
  onCancel: () => void;
};

/** The current plan, the provider's portal, and cancelling. */
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

/** How far the end of the period is: 'Expiré', "Aujourd'hui", 'Demain', 'N jours restants', 'N/A' (specification, section 9). */
function PeriodLeft({ end }: { end: string | null }) {
  const t = useTranslations("subscription.left");
  const timeZone = useTimeZone() ?? "UTC";
  const left = describePeriodEnd(end, useNow(end), timeZone);
  return left.code === "days" ? t("days", { days: left.days }) : t(left.code);
}

/** The present instant, updated each minute and exactly at `end`. */
function useNow(end: string | null): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const left = end === null ? 0 : Date.parse(end) - Date.parse(now);
    const wait = left > 0 ? Math.min(left + 50, 60_000) : 60_000;
    const timer = setTimeout(() => setNow(new Date().toISOString()), wait);
    return () => clearTimeout(timer);
  }, [end, now]);
  return now;
}
