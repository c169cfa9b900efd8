/** Under which names the locks of this browser's journals are stored. */
const prefix = "tendre.lock.";

/** The journal of this device is called "device", an account's by the person's id. */
export const lockName = (journal: string) => prefix + journal;
/** When that journal was last used in any tab. */
export const lastUseName = (journal: string) => `${prefix}${journal}.use`;
/** In session storage: this tab was open, which a reload may go on from. */
export const tabName = "tendre.lockOpen";

/** Session storage survives a reload of this tab, and ends with it. */
export function markOpenHere(journal: string): void {
  try {
    sessionStorage.setItem(tabName, journal);
  } catch {
    return;
  }
}

export const deviceLocks: readonly string[] = [lockName("device"), lastUseName("device")];

/** The locks of everybody but this person: their journals have been put away. */
export function dropLocksOfOthers(personId: string | null): void {
  try {
    const own = [...deviceLocks, ...(personId === null ? [] : [lockName(personId), lastUseName(personId)])];
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    for (const key of keys) if (key.startsWith(prefix) && !own.includes(key)) localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}
