/** The databases of this browser, by name, and how one goes. */
export const accountDatabase = (personId: string) => `tendre-${personId}`;
export const demoDatabase = "tendre-demo";
export const lockedDatabase = "tendre-locked";
const accountPattern = /^tendre-([0-9a-f]{8}-[0-9a-f-]{27})$/;

/** Whose account's journal it is; null for any other database. */
export function ownerOf(database: string): string | null {
  return accountPattern.exec(database)?.[1] ?? null;
}

/** A tab that does not let go, in the background of a phone say, must not hold up whoever waits for it here. */
const patience = 5_000;

/**
 * What was being written ends first; then it goes. False when it is still held elsewhere: the browser deletes it as soon as
 * it is let go.
 */
export function deleteDatabase(name: string, databases: IDBFactory = indexedDB): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience);
    const end = (isGone: boolean) => {
      clearTimeout(timer);
      resolve(isGone);
    };
    const request = databases.deleteDatabase(name);
    request.onsuccess = () => end(true);
    request.onerror = () => end(false);
  });
}
