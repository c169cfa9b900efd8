/** Storage quota of the browser. A full disk is an expected outcome: it is returned, and nothing is half written. */

/** Dexie wraps the browser's error, and an aborted transaction wraps it again. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "QuotaExceededError" || /QuotaExceeded/.test(error.message)) return true;
  return "inner" in error && error.inner !== error && isStorageFull(error.inner);
}

export type StorageFull = { readonly ok: false; readonly reason: "storage_full" };

/** Returns the result of `write`, or a value for a full disk; other errors are thrown. */
export async function unlessFull<T>(write: () => Promise<T>): Promise<T | StorageFull> {
  try {
    return await write();
  } catch (error) {
    if (isStorageFull(error)) return { ok: false, reason: "storage_full" };
    throw error;
  }
}

let isRequested = false;

/** Requests persistent storage, once, so that the browser does not evict the journal. Some browsers prompt; a refusal changes nothing. */
export async function keepStorage(): Promise<void> {
  if (isRequested || !globalThis.navigator?.storage?.persist) return;
  isRequested = true;
  const isPersisted = (await navigator.storage.persisted()) || (await navigator.storage.persist());
  if (!isPersisted) console.debug("This browser may clear the journal when its disk is full.");
}
