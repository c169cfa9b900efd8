/** Offers to restore what was locked for this person on this device. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { type LockedCopy, useLockedCopies } from "#app/lib/locked-list.ts";
import { ownerMark } from "#app/lib/owner-mark.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import type { Journal } from "#app/store/db/journal.ts";
import { discardLocked, restoreLocked } from "#app/store/leaving/restore-locked.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import { leavingWords } from "./leaving-words.ts";

type LockedBannerProps = {
  journal: Journal;
  /** Photos on their way into a moment lie in the box of shares again. */
  onRestored: () => void;
};

export function LockedBanner({ journal, onRestored }: LockedBannerProps) {
  const copies = useOwnCopies(journal.personId);
  if (copies.length === 0) return null;
  return (
    <WithMessages words={leavingWords}>
      <Offer journal={journal} copies={copies} onRestored={onRestored} />
    </WithMessages>
  );
}

function Offer({ journal, copies, onRestored }: LockedBannerProps & { copies: readonly LockedCopy[] }) {
  const t = useTranslations("leaving.locked");
  const format = useFormat();
  const [isOpening, setOpening] = useState(false);
  const [isUnreached, setUnreached] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const since = copies.map(({ keptAt }) => keptAt).toSorted()[0] ?? "";

  async function restore() {
    setOpening(true);
    const outcome = await restoreLocked(journal).catch(() => "unreached" as const);
    setOpening(false);
    setUnreached(outcome === "unreached");
    if (outcome === "unreached") return;
    showToast({ title: t("restored") });
    onRestored();
  }
  return (
    <section aria-label={t("restore")} className="border-b border-line bg-surface py-2.5">
      <Inline justify="between" wrap gap={3} className="mx-auto max-w-wide-page px-(--page-gutter)">
        <p role="status" className="type-small text-ink">
          {t(isUnreached ? "unreached" : "text", { day: format.instant(since) })}
        </p>
        <Inline gap={2} wrap>
          <Button variant="primary" pending={isOpening} onClick={() => void restore()}>
            {t(isOpening ? "restoring" : "restore")}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t("discard")}
          </Button>
        </Inline>
      </Inline>
      {isAsking && (
        <DeleteQuestion
          title={t("question")}
          text={t("questionText", { count: copies.length })}
          onDelete={() => void discardLocked(journal)}
          onKeep={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function useOwnCopies(personId: string): readonly LockedCopy[] {
  const all = useLockedCopies();
  const [own, setOwn] = useState<readonly LockedCopy[]>([]);
  useEffect(() => {
    let isGone = false;
    const marked = all.map(async (copy) =>
      (await ownerMark(personId, copy.id)) === copy.owner ? [copy] : [],
    );
    void Promise.all(marked).then((found) => !isGone && setOwn(found.flat()));
    return () => {
      isGone = true;
    };
  }, [all, personId]);
  return own;
}
