/** Over an account's journal: this browser holds one that was written without an account. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { answerLater, type DeviceOffer, readOffer } from "#app/store/copies/device/device-offer.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { moveWords } from "./move-words.ts";

export function MoveOffer({ journal }: { journal: Journal }) {
  const [offer, setOffer] = useState<DeviceOffer | null>(null);
  useEffect(() => {
    let isGone = false;
    readOffer(journal.personId)
      .then((found) => isGone || setOffer(found))
      // A browser that cannot read it has nothing to offer.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [journal]);
  if (!offer) return null;
  return (
    <WithMessages words={moveWords}>
      <Offer journal={journal} offer={offer} onAnswered={() => setOffer(null)} />
    </WithMessages>
  );
}

type OfferProps = { journal: Journal; offer: DeviceOffer; onAnswered: () => void };

function Offer({ journal: { personId, now }, offer, onAnswered }: OfferProps) {
  const t = useTranslations("move.offer");
  const { list } = useFormat();
  function what({ people, moments }: Extract<DeviceOffer, { isLocked: false }>): string {
    return list([
      ...(people > 0 ? [t("people", { count: people })] : []),
      ...(moments > 0 ? [t("moments", { count: moments })] : []),
    ]);
  }
  async function later() {
    onAnswered();
    await attemptQuietly(() => answerLater(personId, now().toISOString()));
    showToast({ title: t("laterSaid") });
  }
  return (
    <section aria-label={t("label")} className="border-b border-line bg-surface py-2.5">
      <Inline justify="between" wrap gap={3} className="mx-auto max-w-wide-page px-(--page-gutter)">
        <p role="status" className="type-small text-ink">
          {offer.isLocked ? t("locked") : t("text", { what: what(offer) })}
        </p>
        <Inline gap={2} wrap>
          <ButtonLink to={paths.ownData} variant="primary" onClick={onAnswered}>
            {t("see")}
          </ButtonLink>
          <Button variant="quiet" onClick={() => void later()}>
            {t("later")}
          </Button>
        </Inline>
      </Inline>
    </section>
  );
}
