import { useEffect, useState } from "react";
import type { JournalChoice } from "#app/lib/journal-choice.ts";
import { onLeaving } from "#app/lib/session.ts";
import { closeJournal, type Journal, openJournal } from "#app/store/db/journal.ts";

onLeaving(closeJournal);

/** refused: the browser gives no storage. stuck: it has not opened the database in time, for example because another window holds it. */
export type OpeningTrouble = "refused" | "stuck";

/** Milliseconds: opening takes a few hundred on a slow phone. */
const openingTimeout = 15_000;

/** Opens the person's journal and syncs it while mounted. */
export function useOpenJournal(choice: JournalChoice, timeout = openingTimeout): OpeningTrouble | null {
  const [trouble, setTrouble] = useState<OpeningTrouble | null>(null);
  const kind = choice?.kind;
  const personId = choice?.kind === "account" ? choice.personId : null;
  useEffect(() => {
    if (!kind) return closeJournal();
    let stop: (() => void) | undefined;
    let isGone = false;
    const late = setTimeout(() => setTrouble("stuck"), timeout);
    const opening = openJournal(personId ? { kind: "account", personId } : { kind: "device" });
    opening.then(
      async (journal) => {
        clearTimeout(late);
        if (!isGone) setTrouble(null);
        if (journal.kind !== "account") return cleanUp(journal);
        // After the first render: the journal on the device is shown before anything is sent or loaded.
        const [
          { startSync },
          { startUploads },
          { followTimeZone },
          { followLanguage },
          { tellCountedMessages },
          { startBackups },
        ] = await Promise.all([
          import("#app/store/sync/sync-loop.ts"),
          import("#app/store/uploads/upload-loop.ts"),
          import("#app/store/profile/follow-time-zone.ts"),
          import("#app/store/profile/follow-language.ts"),
          import("#app/store/conversations/count-key.ts"),
          import("#app/store/backups/start-backups.ts"),
        ]);
        if (isGone) return;
        const stops = [
          startSync(journal),
          startUploads(journal),
          followTimeZone(journal),
          followLanguage(journal),
          tellCountedMessages(journal),
          startBackups(journal),
        ];
        stop = () => {
          for (const end of stops) end();
        };
        await keepKeyAhead(journal);
        await cleanUp(journal);
      },
      () => {
        clearTimeout(late);
        if (!isGone) setTrouble("refused");
      },
    );
    return () => {
      isGone = true;
      clearTimeout(late);
      stop?.();
    };
  }, [kind, personId, timeout]);
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
