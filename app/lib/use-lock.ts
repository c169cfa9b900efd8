import type { Lock } from "#domain/account/app-lock.ts";
import { useJournalChoice } from "./journal-choice.ts";
import { lockedAs } from "./journal-names.ts";
import { lockStateOf } from "./lock/lock-registry.ts";
import { useStore } from "./store.ts";

/** Under which name the lock of the journal that is open is known. */
export function useLockedAs(): string {
  const choice = useJournalChoice();
  return choice ? lockedAs(choice) : "device";
}

/** The lock of that journal; null without one that can be read. */
export function useLock(journal: string): Lock | null {
  const state = useStore(lockStateOf(journal));
  return state.at === "open" || state.at === "locked" ? state.lock : null;
}
