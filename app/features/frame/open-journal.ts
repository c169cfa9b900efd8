import { useEffect, useState } from "react";
import type { JournalChoice } from "#app/lib/journal-choice.ts";
import { onLeaving } from "#app/lib/session.ts";
import { closeJournal, type Journal, openJournal } from "#app/store/db/journal.ts";
import { askWhenShown, timesPutAside } from "#app/store/db/open-transactions.ts";

onLeaving(closeJournal);

/** refused: the browser gives no storage. stuck: it has not opened the database in time, for example because another window holds it. */
export type OpeningTrouble = "refused" | "stuck";

/** Milliseconds: opening takes a few hundred on a slow phone. */
const openingTimeout = 15_000;

/** Opens the person's journal and syncs it while mounted. */
export function useOpenJournal(choice: JournalChoice, timeout = openingTimeout): OpeningTrouble | null {
  const [trouble, setTrouble] = useState<OpeningTrouble | null>(null);
  const [tries, setTries] = useState(0);
  const kind = choice?.kind;
  const personId = choice?.kind === "account" ? choice.personId : null;
  useEffect(() => {
    if (!kind) return closeJournal();
    let stop: (() => void) | undefined;
    let isGone = false;
    const before = timesPutAside();
    const late = setTimeout(() => setTrouble("stuck"), timeout);
    const opening = openJournal(personId ? { kind: "account", personId } : { kind: "device" });
    opening.then(
      async (journal) => {
        clearTimeout(late);
        if (!isGone) setTrouble(null);
        if (journal.kind !== "account") return cleanUp(journal);
        // After the first render: the journal on the device is shown before anything is sent or loaded.
        const { startWork } = await import("./start-work.ts");
        if (isGone) return;
        stop = startWork(journal);
        await keepKeyAhead(journal);
        await cleanUp(journal);
      },
      () => {
        clearTimeout(late);
        if (isGone) return;
        if (timesPutAside() === before) return setTrouble("refused");
        // It failed because the page was left meanwhile.
        askWhenShown(() => setTries(tries + 1));
      },
    );
    return () => {
      isGone = true;
      clearTimeout(late);
      stop?.();
    };
  }, [kind, personId, timeout, tries]);
  return trouble;
}

/** Fetches a key in advance, to lock this journal even without a network. */
async function keepKeyAhead(journal: Journal): Promise<void> {
  const { keepSpareLock } = await import("#app/store/leaving/locked-copies.ts");
  if (journal.database.dexie.hasBeenClosed()) return;
  const isKept = await keepSpareLock(journal.database, journal.personId).catch(() => false);
  if (!isKept) addEventListener("online", () => void keepKeyAhead(journal), { once: true });
}

/** Periodic clean-ups. Signing out closes the journal meanwhile: the rest waits for the next start. */
async function cleanUp(journal: Journal): Promise<void> {
  try {
    const { relistLocked } = await import("#app/store/leaving/other-journals.ts");
    await relistLocked();
    const { purgeOldTrash } = await import("#app/store/moments/purge-trash.ts");
    await purgeOldTrash(journal);
    const { cleanMediaIfDue } = await import("#app/features/media/clean-media.ts");
    await cleanMediaIfDue(journal);
    const { considerOffers } = await import("#app/features/install/consider-offers.ts");
    await considerOffers(journal);
    const { startKeepingPictures } = await import("#app/store/media/kept-pictures.ts");
    await startKeepingPictures(journal);
  } catch (error) {
    if (journal.database.dexie.isOpen()) throw error;
  }
}
