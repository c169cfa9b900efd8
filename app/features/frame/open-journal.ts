import { useEffect, useState } from "react";
import type { JournalChoice } from "#app/lib/journal-choice.ts";
import { closeJournal, openJournal } from "#app/store/journal.ts";
import { startSync } from "#app/store/sync-loop.ts";

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
      (journal) => {
        if (!isGone && journal.kind === "account") stop = startSync(journal);
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
