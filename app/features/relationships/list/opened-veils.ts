/**
 * Sealed relationships stay open until they are hidden again, the journal is locked, or the app is reloaded or left. With an app lock, it opens
 * them (product decisions, "Folding and sealing").
 */
import { lockStateOf } from "#app/lib/lock/lock-registry.ts";
import { askToUnlock } from "#app/lib/lock/unlock-request.ts";
import { createStore, useStore } from "#app/lib/store.ts";
import { useLock, useLockedAs } from "#app/lib/use-lock.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isSealedAway } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

const areShown = createStore(false);

export function hideSealed(): void {
  areShown.set(false);
}

export function useSealedShown(): boolean {
  return useStore(areShown);
}

/** Shows them, once the lock was opened for it. */
export function useShowSealed(): () => Promise<void> {
  const journal = useLockedAs();
  return async () => {
    if (!(await askToUnlock(journal))) return;
    areShown.set(true);
    const stop = lockStateOf(journal).subscribe(() => {
      if (lockStateOf(journal).get().at === "open") return;
      stop();
      hideSealed();
    });
  };
}

/** Whether its pages are kept behind the app lock just now. */
export function useIsBehindLock(relationship: Relationship | null | undefined, today: CalendarDay): boolean {
  const lock = useLock(useLockedAs());
  const isShown = useSealedShown();
  return lock !== null && !isShown && !!relationship && isSealedAway(relationship, today);
}
