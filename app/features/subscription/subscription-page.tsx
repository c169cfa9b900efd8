import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Harbour } from "#app/ui/art/harbour.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Profile } from "#domain/account/profile.ts";
import type { BillingProblem } from "./billing-problem.ts";
import { NoAccount } from "./no-account.tsx";
import { SubscriptionView } from "./subscription-view.tsx";
import { subscriptionWords } from "./subscription-words.ts";
import { useProblemWords } from "./use-problem-words.ts";
import { useSubscription } from "./use-subscription.ts";

export function Component() {
  return (
    <WithMessages words={subscriptionWords}>
      <SubscriptionPage />
    </WithMessages>
  );
}

function SubscriptionPage() {
  const t = useTranslations("subscription");
  const profile = useProfile();
  usePageTitle(t("title"));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={3}>
          <BackLink to={paths.profile}>{t("back")}</BackLink>
          <Title>{t("title")}</Title>
          <Text tone="soft" size="lead">
            {t("lead")}
          </Text>
        </Stack>
        {profile && (profile.is_fallback_profile ? <NoAccount /> : <Subscription profile={profile} />)}
      </Stack>
    </Page>
  );
}

function Subscription({ profile }: { profile: Profile }) {
  const [search] = useSearchParams();
  const { known, isRemembered, problem, refresh } = useSubscription(profile);
  if (!known && problem) return <SubscriptionFailed problem={problem} onRetry={() => void refresh()} />;
  if (!known) return <Skeleton rows={6} />;
  return (
    <SubscriptionView
      known={known}
      isRemembered={isRemembered}
      problem={problem}
      person={profile}
      returned={readReturn(search.get("checkout"))}
      refresh={refresh}
      reload={() => location.reload()}
    />
  );
}

function readReturn(checkout: string | null): "paid" | "left" | null {
  if (checkout === "success") return "paid";
  return checkout === "canceled" ? "left" : null;
}

/** Nothing is known yet and the service does not respond. */
function SubscriptionFailed({ problem, onRetry }: { problem: BillingProblem; onRetry: () => void }) {
  const t = useTranslations("subscription.notice");
  const { title, text } = useProblemWords()("load", problem);
  if (problem.reason === "offline") return <Remark tone="warn">{text}</Remark>;
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
