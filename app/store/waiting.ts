/** What of this journal is not with the server yet, and what does not get there without the person. */
import { useJournal } from "./journal.ts";
import { useSyncState } from "./sync-state.ts";
import { isUnsent } from "./unsent.ts";
import { isAlive, useView } from "./use-view.ts";

/** A journal kept on this device alone waits for nobody: everything is empty then. */
export function useWaiting() {
  const { status, needsYou } = useSyncState();
  const isAccount = useJournal()?.kind === "account";
  const outbox = useView("outbox");
  const uploads = [...(useView("uploads")?.values() ?? [])].filter(isUnsent);
  const conflicts = [...(useView("conflicts")?.values() ?? [])].filter(isAlive);
  const sending = isAccount ? uploads.filter(({ state }) => state === "waiting") : [];
  const stuck = isAccount ? uploads.filter(({ state }) => state === "refused") : [];
  return {
    isAccount,
    status,
    ops: [...(outbox?.values() ?? [])].map(({ op }) => op),
    sending,
    stuck,
    needsYou,
    conflicts,
    /** Leaves by itself. */
    pending: (outbox?.size ?? 0) + sending.length,
    /** Stays until the person has decided. */
    needs: needsYou.length + conflicts.length + stuck.length,
  };
}

export type Waiting = ReturnType<typeof useWaiting>;
