/** Says on every page that the last payment failed, with the way out; nothing while all is paid. */
import { CreditCard } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { PaymentRoom } from "./payment-room.tsx";
import { subscriptionWords } from "./subscription-words.ts";
import { type BillingColumns, useSubscription } from "./use-subscription.ts";

export function PaymentBanner({ profile }: { profile: BillingColumns }) {
  const { pathname } = useLocation();
  const { known } = useSubscription(profile);
  // The page of plans says it larger.
  if (!known?.answer.payment_problem || pathname === paths.subscription) return null;
  return (
    <PaymentRoom>
      <WithMessages words={subscriptionWords}>
        <Banner plan={known.answer.plan} />
      </WithMessages>
    </PaymentRoom>
  );
}

function Banner({ plan }: { plan: "free" | "plus" | "pro" }) {
  const t = useTranslations("subscription");
  return (
    <p
      role="status"
      className="mx-auto flex max-w-wide-page items-start gap-3 px-(--page-gutter) py-2.5 type-small text-ink"
    >
      <span className="pt-0.5 text-bad">
        <Icon glyph={CreditCard} />
      </span>
      <span>
        {t("notice.banner", { plan: t(`plan.${plan}`) })}{" "}
        <TextLink to={paths.subscription}>{t("notice.bannerAction")}</TextLink>
      </span>
    </p>
  );
}
