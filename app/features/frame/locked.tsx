import { useEffect } from "react";
import { LockScreen } from "#app/features/lock/lock-screen.tsx";
import { useJournalChoice } from "#app/lib/journal-choice.ts";
import { guardOf } from "#app/lib/lock/lock-guard.ts";
import { unlockRequest } from "#app/lib/lock/unlock-request.ts";
import { useOpenJournal } from "./open-journal.ts";

/** The lock; behind it what waits is sent and what others wrote comes in. Nothing of it is shown. */
export function Locked({ journal }: { journal: string }) {
  const trouble = useOpenJournal(useJournalChoice());
  useEffect(() => {
    unlockRequest.get()?.settle(false);
  }, []);
  return <LockScreen guard={guardOf(journal)} isStuck={trouble !== null} />;
}
