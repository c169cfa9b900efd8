import { useEffect, useState } from "react";
import type { JournalChoice } from "#app/lib/journal-choice.ts";
import { askWhenShown, timesPutAside } from "#app/lib/put-aside.ts";
import { onLeaving } from "#app/lib/session.ts";
import { closeJournal, openJournal } from "#app/store/db/journal.ts";

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
        // After the first render: the journal on the device is shown before anything is sent or loaded.
        if (journal.kind === "account") {
          const { startWork } = await import("./start-work.ts");
          if (isGone) return;
          stop = startWork(journal);
        }
        const { cleanUp } = await import("./clean-up.ts");
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
