import { useEffect, useState } from "react";
import type { JournalChoice } from "#app/lib/journal-choice.ts";
import { closeJournal, type Journal, openJournal } from "#app/store/journal.ts";

/** Opens the journal of whoever is here and keeps it in step while this is on screen. True when it could not be opened. */
export function useOpenJournal(choice: JournalChoice): boolean {
  const [hasFailed, setFailed] = useState(false);
  const kind = choice?.kind;
  const personId = choice?.kind === "account" ? choice.personId : null;
  useEffect(() => {
    if (!kind) return closeJournal();
    let stop: (() => void) | undefined;
    let isGone = false;
    openJournal(personId ? { kind: "account", personId } : { kind: "device" }).then(
      async (journal) => {
        if (journal.kind !== "account") return cleanUp(journal);
        // Not on the way to the first page: what is on the device is shown before anything is sent or fetched.
        const [{ startSync }, { startUploads }] = await Promise.all([
          import("#app/store/sync-loop.ts"),
          import("#app/store/upload-loop.ts"),
        ]);
        if (isGone) return;
        const stops = [startSync(journal), startUploads(journal)];
        stop = () => {
          for (const end of stops) end();
        };
        await cleanUp(journal);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [kind, personId]);
  return hasFailed;
}

async function cleanUp(journal: Journal): Promise<void> {
  const { purgeOldTrash } = await import("#app/store/purge-trash.ts");
  await purgeOldTrash(journal);
  const { cleanMediaIfDue } = await import("#app/features/media/clean-media.ts");
  await cleanMediaIfDue(journal);
}
