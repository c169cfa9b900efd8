/** Over a journal of one's own: what was written in the demo is kept here, or not. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useStore } from "#app/lib/store.ts";
import { demoWords } from "#app/messages/demo-words.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import type { Journal } from "#app/store/db/journal.ts";
import {
  discardWritten,
  keepWritten,
  readWritten,
  waitsFromDemo,
  watchWritten,
} from "#app/store/demo/written.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";

type Found = { readonly count: number; readonly last: string };

export function WrittenOffer({ journal }: { journal: Journal }) {
  const isWaiting = useStore(waitsFromDemo);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => watchWritten(), []);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const rows = isWaiting ? await readWritten(journal.now()) : null;
      if (isGone) return;
      if (!rows) return setFound(null);
      const { moments, relationships } = rows;
      const last = moments.findLast(({ word }) => word !== "")?.word ?? relationships.at(-1)?.name ?? "";
      setFound({ count: moments.length + relationships.length, last });
    };
    // A browser that cannot read it has nothing to offer.
    show().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isWaiting, journal]);
  if (!found) return null;
  return (
    <WithMessages words={demoWords}>
      <Offer journal={journal} found={found} />
    </WithMessages>
  );
}

function Offer({ journal, found: { count, last } }: { journal: Journal; found: Found }) {
  const t = useTranslations("demo.written");
  const { save, isSaving, failure } = useSave();
  const keep = () =>
    save(
      () => keepWritten(journal),
      () => showToast({ title: t("kept", { count }) }),
    );
  return (
    <section aria-label={t("label")} className="border-b border-line bg-surface py-2.5">
      <Inline justify="between" wrap gap={3} className="mx-auto max-w-wide-page px-(--page-gutter)">
        <p role="status" className="type-small text-ink">
          {t("text", { count, title: last || t("untitled") })}
        </p>
        <Inline gap={2} wrap>
          <Button variant="primary" pending={isSaving} onClick={() => void keep()}>
            {t("keep", { count })}
          </Button>
          <Button variant="quiet" onClick={() => void discardWritten()}>
            {t("empty")}
          </Button>
        </Inline>
        <SaveFailure reason={failure} />
      </Inline>
    </section>
  );
}
