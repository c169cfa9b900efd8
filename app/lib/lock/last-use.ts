/** When a journal was last used, in any tab: by the device's clock for all of them, and by one that nobody can set for this one. */
import { hasBeenAway, type LockDelay } from "#domain/account/app-lock.ts";
import { readLocal, removeLocal, writeLocal } from "../local-storage.ts";
import { lastUseName } from "./lock-names.ts";

type LastUse = {
  readonly note: () => void;
  /** Another tab noted one. */
  readonly hear: () => void;
  readonly forget: () => void;
  /** `isKnownHere`: false before this page has seen a use. */
  readonly isAway: (delay: LockDelay, isKnownHere?: boolean) => boolean;
};

export function lastUseOf(journal: string): LastUse {
  const name = lastUseName(journal);
  let seenAt = performance.now();
  return {
    note() {
      seenAt = performance.now();
      writeLocal(name, String(Date.now()));
    },
    hear() {
      seenAt = performance.now();
    },
    forget: () => removeLocal(name),
    isAway(delay, isKnownHere = true) {
      const stored = Number(readLocal(name) ?? Number.NaN);
      const elapsed = isKnownHere ? performance.now() - seenAt : 0;
      const lastUse = Number.isFinite(stored) ? stored : null;
      return hasBeenAway({ lastUse, now: Date.now(), elapsed }, delay);
    },
  };
}
